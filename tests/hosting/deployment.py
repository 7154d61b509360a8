"""A log in memory, and the processes that host its tables."""

from typing import Any

from tests.support.loop import advance_time
from tests.table.helpers import Bots, DiskFull, MemoryLog, Time
from tests.table.toys import find

from rivage.hosting import LocalTables
from rivage.table.log import Log
from rivage.table.runtime import BotPool, TableServices

DAY = 86_400_000


def local_tables(log: Log, bots: BotPool, **options: Any) -> LocalTables:
    """`LocalTables` for toy games; `options` has fields of TableServices and arguments of LocalTables."""
    shared = {name: options.pop(name) for name in TableServices.__dataclass_fields__ if name in options}
    return LocalTables(TableServices(log, bots, **({"find": find} | shared)), **options)


class Deployment:
    """One log, and the processes that host its tables, one after the other, with a manual clock."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.time = Time()
        self.opened: list[LocalTables] = []

    def open(self, **options: Any) -> LocalTables:
        self.bots = Bots()
        tables = local_tables(self.log, self.bots, clock=self.time, **options)
        self.opened.append(tables)
        return tables

    async def advance_time(self, seconds: float) -> None:
        self.time.now += round(seconds * 1000)
        await advance_time(seconds)


async def no_disk(*_: Any) -> Any:
    raise DiskFull("no space")
