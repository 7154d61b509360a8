"""Actors on a log in memory, in time that is advanced by the test (`tests.support.loop`)."""

from collections.abc import Callable

from tests.support.loop import advance_time, run_until_idle

from rivage.table import BotPool, FindGame, Simulator, TableActor, TableSetup, create_table, summary
from rivage.table.protocol import events as ev
from rivage.table.runtime import TableServices

from .helpers import SEED, Bots, MemoryLog, Time, opening
from .toys import find


class TableProcess:
    """Hosts one table after the other, with the id `t`."""

    def __init__(self, *, find: FindGame = find, pace: float = 0.0, tempo: float = 1.0) -> None:
        self.log = MemoryLog()
        self.time = Time()
        self.find = find
        self.pace = pace
        self.tempo = tempo
        self.bots = Bots()
        self.pool: BotPool = self.bots
        self.physics: Simulator | None = None
        self.tables: list[TableActor] = []
        self.opened: list[TableSetup] = []

    async def create(self, start: TableSetup | None = None) -> TableActor:
        decision = create_table(start or opening(script=("heap 9",)), self.find, SEED, self.time())
        await self.log.create("t", decision.events, summary(decision.after))
        return await self.load(after_restart=False)

    async def load(self, *, after_restart: bool = True) -> TableActor:
        table = TableActor(
            "t",
            self.log.tables["t"],
            TableServices(self.log, self.pool, self.find, self.time, self.pace, self.tempo, self.physics),
            open_table=self.open,
        )
        self.tables.append(table)
        await table.start(after_restart=after_restart)
        return table

    async def open(self, start: TableSetup) -> str:
        self.opened.append(start)
        return "next"

    async def advance_time(self, milliseconds: int) -> None:
        """Advance the time in one step and run everything that this causes."""
        await run_until_idle()
        self.time.now += milliseconds
        await advance_time(milliseconds / 1000)

    async def until(self, condition: Callable[[], bool], step: int = 250, max_steps: int = 10_000) -> None:
        """Advance the time step by step until a condition holds."""
        await run_until_idle()
        for _ in range(max_steps):
            if condition():
                return
            await self.advance_time(step)
        raise AssertionError("the condition never became true")

    def acted(self, seat: int = -1) -> list[str]:
        """The actions of a seat or of chance."""
        return [event.action for event in self.log.tables["t"] if isinstance(event, ev.Acted) and event.seat == seat]

    async def close(self) -> None:
        for table in self.tables:
            table.close()
        if self.physics is not None:
            self.physics.close()
        await run_until_idle()
