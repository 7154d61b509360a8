"""One process keeps every table: they are loaded when somebody asks and let go when nobody does."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from rivage.core import RivageError
from rivage.registry import find as find_game
from rivage.table.chance import dice
from rivage.table.decide import Decision, Opening, lay, summary
from rivage.table.log import Log
from rivage.table.match import FindGame, Match
from rivage.table.run import LONGEST_SLEEP, BotPool, Simulator, TableActor, wall_clock
from rivage.table.words import AnyEvent

logger = logging.getLogger(__name__)

LET_GO_AFTER = 300.0
"""Seconds a table that nobody needs stays in memory."""


def new_id() -> str:
    """An id for a table: 128 random bits, so that nobody guesses it.

    It begins with no dash, which a command would take for an option.
    """
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


class TableLog(Log, Protocol):
    """A log that also knows which matches are being played."""

    async def running(self) -> list[str]:
        """The ids of the tables whose status is `playing`."""
        ...


class LocalTables:
    """The tables of one process."""

    def __init__(
        self,
        log: TableLog,
        bots: BotPool,
        *,
        find: FindGame = find_game,
        clock: Callable[[], int] = wall_clock,
        pace: float = 0.0,
        tempo: float = 1.0,
        simulator: Simulator | None = None,
        let_go_after: float = LET_GO_AFTER,
        on_over: Callable[[str, Match], Awaitable[None]] | None = None,
    ) -> None:
        """Own all tables of `log`.

        Args:
            log: where events are kept; nobody else may write to it.
            bots: where bots think.
            find: finds games by name.
            clock: what time it is, in milliseconds since 1970.
            pace: seconds between two actions of a bot.
            tempo: in a game in real time, what multiplies the seconds a bot takes; 1 is a person's pace.
            simulator: answers for physics, where a game has it; closed with the tables.
            let_go_after: seconds a table that nobody needs stays in memory.
            on_over: called with the id and the match of every table that is durably over; it must not raise.
        """
        self._log = log
        self._bots = bots
        self._find = find
        self._clock = clock
        self._pace = pace
        self._tempo = tempo
        self._simulator = simulator
        self._let_go_after = let_go_after
        self._on_over = on_over
        self._tables: dict[str, TableActor] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last asked for, in the time of the loop."""
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """Tables let go whose slow clock runs, to be woken when the flag may fall."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def create(self, opening: Opening, table: str = "") -> str:
        """Lay a new table, under an id that was set aside for it if one is given; returns its id when it is durable.

        Raises:
            UnknownGame, OptionError, BadName, UnknownLevel: when it cannot be laid so.
            Conflict: when there is a table of that id.
            StoreError: when the store cannot write.
        """
        table = table or new_id()
        decision = lay(opening, self._find, opening.seed or dice.new_seed(), self._clock())
        # Registered before it is durable: who asks for it in this very moment waits for this actor, and makes no second one.
        await asyncio.shield(self._register(table, self._lay(table, decision)))
        return table

    async def table(self, table: str) -> TableActor:
        """The actor of a table, loaded from the log if need be. Askers at the same moment share one loading.

        Raises:
            UnknownTable: when there is no such table.
            BadRecord: when its log does not fold.
            StoreError: when the store cannot be read.
        """
        actor = self._tables.get(table)
        if actor is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._register(table, self._load(table))
            # Shielded: one asker who goes away must not spoil it for the others.
            actor = await asyncio.shield(loading)
        self._used[table] = asyncio.get_running_loop().time()
        return actor

    async def restore(self) -> int:
        """After a start: wake every match that was being played, so that clocks and bots go on. Returns how many.

        Raises:
            StoreError: when the store cannot be read.
        """
        woken = 0
        for table in await self._log.running():
            try:
                await self.table(table)
                woken += 1
            except RivageError as error:
                # One broken match must not keep the house from opening.
                logger.error("table %s could not be restored: %s", table, error)
        return woken

    async def close(self) -> None:
        """Let everything go: stop clocks, bots and updates. The log has all there is."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in [*self._loading.values(), *self._tasks]:
            task.cancel()
        for actor in self._tables.values():
            actor.close()
        self._tables.clear()
        self._bots.close()
        if self._simulator is not None:
            self._simulator.close()

    # Loading and letting go.

    def _register(self, table: str, coming: Coroutine[Any, Any, TableActor]) -> "asyncio.Task[TableActor]":
        """Let everybody who asks for a table meanwhile wait for the same actor."""
        loading = asyncio.get_running_loop().create_task(coming)
        self._loading.setdefault(table, loading)

        def arrived(task: "asyncio.Task[TableActor]") -> None:
            if self._loading.get(table) is task:
                del self._loading[table]

        loading.add_done_callback(arrived)
        return loading

    async def _lay(self, table: str, decision: Decision) -> TableActor:
        await self._log.create(table, decision.events, summary(decision.after))
        return await self._begin(table, list(decision.events), after_restart=False)

    async def _load(self, table: str) -> TableActor:
        # A match whose time runs in seconds is never let go; so loading one means that the house was down.
        return await self._begin(table, await self._log.read(table), after_restart=True)

    async def _begin(self, table: str, events: list[AnyEvent], *, after_restart: bool) -> TableActor:
        actor = TableActor(
            table,
            events,
            log=self._log,
            find=self._find,
            bots=self._bots,
            open_table=self.create,
            clock=self._clock,
            pace=self._pace,
            tempo=self._tempo,
            simulator=self._simulator,
            on_over=self._on_over,
        )
        try:
            await actor.start(after_restart=after_restart)
        except BaseException:
            actor.close()
            raise
        loop = asyncio.get_running_loop()
        self._tables[table] = actor
        self._used[table] = loop.time()
        if (alarm := self._alarms.pop(table, None)) is not None:
            alarm.cancel()
        if self._sweeper is None:
            self._sweeper = loop.call_later(self._let_go_after, self._sweep)
        return actor

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        for table, actor in list(self._tables.items()):
            if actor.idle() and loop.time() - self._used[table] >= self._let_go_after:
                self._let_go(table, actor)
        self._sweeper = loop.call_later(self._let_go_after, self._sweep) if self._tables else None

    def _let_go(self, table: str, actor: TableActor) -> None:
        flag = actor.match.clock.flag_at() if actor.match.clock else None
        actor.close()
        del self._tables[table]
        del self._used[table]
        if flag is not None:
            wait = min(max(0.0, (flag - self._clock()) / 1000), LONGEST_SLEEP)
            self._alarms[table] = asyncio.get_running_loop().call_later(wait, self._alarm, table)

    def _alarm(self, table: str) -> None:
        self._alarms.pop(table, None)
        task = asyncio.get_running_loop().create_task(self._wake(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, table: str) -> None:
        try:
            await self.table(table)
        except RivageError as error:
            logger.error("table %s could not be woken: %s", table, error)
