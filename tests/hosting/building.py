"""A log, and the processes that keep its tables."""

from typing import Any

from tests.support.loop import pass_time
from tests.table.helpers import Bots, DiskFull, MemoryLog, Time
from tests.table.toys import find

from rivage.hosting import LocalTables
from rivage.table.log import Log
from rivage.table.runtime import BotPool, TableServices

DAY = 86_400_000


def local_tables(log: Log, bots: BotPool, **how: Any) -> LocalTables:
    """Tables of toys; `how` has fields of TableServices and arguments of LocalTables."""
    shared = {name: how.pop(name) for name in TableServices.__dataclass_fields__ if name in how}
    return LocalTables(TableServices(log, bots, **({"find": find} | shared)), **how)


class Building:
    """One log, and the processes that keep its tables, one after the other, in time that is moved by hand."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.time = Time()
        self.buses: list[LocalTables] = []

    def open(self, **how: Any) -> LocalTables:
        self.bots = Bots()
        bus = local_tables(self.log, self.bots, clock=self.time, **how)
        self.buses.append(bus)
        return bus

    async def pass_time(self, seconds: float) -> None:
        self.time.now += round(seconds * 1000)
        await pass_time(seconds)


async def no_disk(*_: Any) -> Any:
    raise DiskFull("no space")
