"""One process keeps every table: they are loaded when somebody asks and let go when nobody does."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

from rivage.core import GameError
from rivage.registry import find as find_game
from rivage.table.chance import dice
from rivage.table.decide import Decision, Opening, Patience, lay, next_due, summary
from rivage.table.errors import TableError
from rivage.table.log import Log
from rivage.table.match import DAY, FindGame, Match, fold
from rivage.table.run import LONGEST_SLEEP, BotPool, Simulator, Subscriber, TableActor, wall_clock
from rivage.table.words import AnyEvent

from .errors import Moved
from .glances import Glance, Glances, glance_at
from .open_tables import Caps, OpenTables
from .visits import LocalVisit, Visit

logger = logging.getLogger(__name__)

LET_GO_AFTER = 300.0
"""Seconds a table that nobody needs stays in memory."""
FOLDED_AT_ONCE = 100
"""Events of a log that are folded without giving others their turn."""
TIDY_EVERY = 3_600.0
"""Seconds between two looks for tables that were abandoned."""
TIDY_AT_ONCE = 200
"""Tables that one such look closes at most."""
WAKE_AT_ONCE = 8
"""Tables that alarms load at the same time."""
LOOK_EVERY = 300.0
"""Seconds between two looks for tables that must be woken soon: what is due later is in nobody's memory."""
WAKE_AGAIN_AFTER = 30.0
"""Seconds until a table that could not be loaded is tried again."""
MOST_STUCK = 10_000
"""Tables that are remembered because nothing can be done for them."""


def new_id() -> str:
    """An id for a table: 128 random bits, so that nobody guesses it.

    It begins with no dash, which a command would take for an option.
    """
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def _passing(error: Exception) -> bool:
    """Whether the same may go well later: the log is not at fault, and neither is the game."""
    return not isinstance(error, TableError | GameError)


class TableLog(Log, Protocol):
    """A log that also knows which tables must be woken, and which were forgotten."""

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The ids of the tables that must be woken until then, and when; the earliest first."""
        ...

    async def reschedule(self, table: str, due: int | None) -> None:
        """Keep when a table must be woken, or that it need not be."""
        ...

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """At most `limit` ids of tables in one of these statuses whose last event was before then, the oldest first."""
        ...

    async def sever(self, table: str, player: str, alias: str) -> None:
        """Take a player out of the log of a table: another id stands for them, and no name."""
        ...


class Custody(Protocol):
    """Who decides whether this process may keep a table."""

    async def claim(self, table: str) -> None:
        """Return when the table is ours to load.

        Raises:
            RivageError: when it is not.
        """
        ...

    def release(self, table: str) -> None:
        """The table is not in memory any more."""
        ...


class _All:
    """Every table is ours."""

    async def claim(self, table: str) -> None:
        """See `Custody.claim`."""

    def release(self, table: str) -> None:
        """See `Custody.release`."""


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
        on_turn: Callable[[str], None] | None = None,
        open_tables: OpenTables | None = None,
        patience: Patience | None = None,
        custody: Custody | None = None,
    ) -> None:
        """Own all tables of `log`, or those that `custody` leaves to us.

        Args:
            log: where events are kept; nobody else may write there to tables that we keep.
            bots: where bots think.
            find: finds games by name.
            clock: what time it is, in milliseconds since 1970.
            pace: seconds between two actions of a bot.
            tempo: in a game in real time, what multiplies the seconds a bot takes; 1 is a person's pace.
            simulator: answers for physics, where a game has it; closed with the tables.
            let_go_after: seconds a table that nobody needs stays in memory.
            on_over: called with the id and the match of every table that is durably over; it must not raise.
            on_turn: called with the id of a table at which it has become the turn of somebody who is away; it must not raise.
            open_tables: counts how many tables one guest or address has open.
            patience: how long tables are kept open at which nothing happens.
            custody: decides which tables we may keep; without one, all of them.
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
        self._on_turn = on_turn
        self._custody: Custody = custody or _All()
        self._open = open_tables or OpenTables(Caps())
        self._patience = patience or Patience()
        self._glances = Glances()
        self._waking = asyncio.Semaphore(WAKE_AT_ONCE)
        self._tables: dict[str, TableActor] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last asked for, in the time of the loop."""
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """Tables that must be woken soon."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.TimerHandle | None = None
        self._stuck: set[str] = set()
        """Tables that can be neither woken nor closed, as their log does not fold."""

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def create(self, opening: Opening, table: str = "", address: str = "") -> str:
        """Lay a new table, under an id that was set aside for it if one is given; returns its id when it is durable.

        It counts as open for its host, and for the `address` it is laid from if that is given.

        Raises:
            TooManyTables: when one of them has as many open as they may have.
            UnknownGame, OptionError, BadName, UnknownLevel: when it cannot be laid so.
            Conflict: when there is a table of that id.
            StoreError: when the store cannot write.
        """
        table = table or new_id()
        decision = lay(opening, self._find, opening.seed or dice.new_seed(), self._clock())
        # Registered before it is durable: who asks for it in this very moment waits for this actor, and makes no second one.
        await asyncio.shield(self._register(table, self._lay(table, decision, address)))
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

    async def glance(self, table: str) -> Glance:
        """What a list shows of a table. It is not kept in memory for that, and its log is read only if nobody has looked yet.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        actor = self._tables.get(table)
        if actor is not None:
            return glance_at(actor.match, actor.told_at)
        known = self._glances.find(table)
        if known is None:
            events = await self._log.read(table)
            match = await self._folded(events)
            if (actor := self._tables.get(table)) is not None:
                return glance_at(actor.match, actor.told_at)
            known = self._glances.keep_events(table, events, match)
        return known

    async def visit(self, table: str, guest: Subscriber) -> Visit:
        """Open a tab at a table; it is told all there is, and what happens from now on.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        return LocalVisit(await self.table(table), guest)

    async def match(self, table: str) -> Match:
        """The match of a table as it stands.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        return (await self.table(table)).match

    def find(self, table: str) -> TableActor | None:
        """The actor of a table, if it is in memory."""
        return self._tables.get(table)

    def evict(self, table: str) -> None:
        """Let a table go at once, whoever is there: somebody else keeps it now."""
        actor = self._tables.pop(table, None)
        if actor is not None:
            actor.close()
            del self._used[table]
            self._custody.release(table)
        self._glances.forget(table)

    def kept(self) -> list[str]:
        """The tables in memory."""
        return list(self._tables)

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player has a table before their eyes."""
        actor = self._tables.get(table)
        return actor is not None and actor.is_here(player)

    def check_ready(self) -> None:
        """Return if tables can be served: one process that keeps them all always can."""

    async def sever(self, table: str, player: str, alias: str) -> None:
        """Take a player out of the log of a table: another id stands for them. Who has it before their eyes sees it.

        Raises:
            StoreError: when it could not be changed, or read.
        """

        async def work() -> None:
            await self._log.sever(table, player, alias)

        if table not in self._tables and table not in self._loading:
            await work()
            self._glances.forget(table)
        # One that was being loaded meanwhile has read what was there before.
        if table in self._tables or table in self._loading:
            await (await self.table(table)).rewrite(work)

    def begin(self) -> None:
        """After a start: see in the background to all that goes on by itself, and from now on to tables that were abandoned."""
        self._spawn(self._look_for_ever())
        self._spawn(self._tidy_for_ever())

    async def restore(self) -> int:
        """Wake every match that goes on by itself: clocks that ran in seconds, bots that are to act, bodies that move.

        One after the other, with room for everybody else in between; who asks for a table meanwhile need not wait. A match whose
        flag falls soon is woken then, one whose flag falls another day is left to a later look, and one that waits for people
        sleeps until they come. Returns how many were woken.

        Raises:
            StoreError: when the store cannot be read.
        """
        woken = 0
        now = self._clock()
        for table, due in await self._log.due(now + round(2000 * LOOK_EVERY)):
            if table in self._tables or table in self._loading or table in self._alarms or table in self._stuck:
                continue
            if due > now:
                self._set_alarm(table, due)
                continue
            try:
                woken += await self._restore(table)
            except Exception as error:  # noqa: BLE001  one broken match must not keep the others from going on
                self._not_woken(table, error)
        return woken

    async def tidy(self) -> int:
        """Close the tables to which nobody has come for as long as there is patience. Returns how many.

        Raises:
            StoreError: when the store cannot be read.
        """
        closed = 0
        for statuses, days in ((("waiting",), self._patience.waiting), (("playing", "paused"), self._patience.playing)):
            before = self._clock() - days * DAY
            # Those that cannot be closed stay among the oldest: the next look must see past them.
            most = TIDY_AT_ONCE + len(self._stuck)
            for table in await self._log.untouched(statuses, before, most) if days else ():
                if table in self._stuck:
                    continue
                try:
                    closed += await (await self.table(table)).close_if_abandoned()
                except Moved:
                    continue
                except Exception as error:  # noqa: BLE001  one broken match must not keep the others open
                    logger.error("table %s could not be closed: %s", table, error)
                    self._give_up(table, error)
        return closed

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

    async def _lay(self, table: str, decision: Decision, address: str) -> TableActor:
        counted = self._open.add(table, decision.after.created.host, address, self._clock())
        try:
            await self._log.create(table, decision.events, summary(decision.after))
        except BaseException:
            if counted:
                self._open.drop(table)
            raise
        return await self._begin(table, list(decision.events), after_restart=False)

    async def _load(self, table: str) -> TableActor:
        await self._custody.claim(table)
        # A match whose time runs in seconds is never let go; so loading one means that the house was down.
        events = await self._log.read(table)
        return await self._begin(table, events, await self._folded(events), after_restart=True)

    async def _folded(self, events: list[AnyEvent]) -> Match:
        """What events fold to. A long match takes a while: everybody else goes on meanwhile."""
        if len(events) > FOLDED_AT_ONCE:
            return await asyncio.to_thread(fold, events, self._find)
        return fold(events, self._find)

    async def _begin(self, table: str, events: list[AnyEvent], match: Match | None = None, *, after_restart: bool) -> TableActor:
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
            on_turn=self._on_turn,
            on_over=self._ended,
            patience=self._patience,
            match=match,
        )
        try:
            await actor.start(after_restart=after_restart)
        except BaseException:
            actor.close()
            raise
        loop = asyncio.get_running_loop()
        self._tables[table] = actor
        self._glances.forget(table)
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
        self._glances.keep(table, glance_at(actor.match, actor.told_at))
        actor.close()
        del self._tables[table]
        del self._used[table]
        self._custody.release(table)
        if flag is not None and flag <= self._clock() + 2000 * LOOK_EVERY:
            self._set_alarm(table, flag)

    async def _ended(self, table: str, match: Match) -> None:
        self._open.drop(table)
        if self._on_over is not None:
            await self._on_over(table, match)

    # What goes on though nobody asks.

    async def _restore(self, table: str) -> bool:
        """Look at a match that must be woken, as the log has it; whether it was."""
        await self._custody.claim(table)
        events = await self._log.read(table)
        match = await self._folded(events)
        if table in self._tables or table in self._loading:
            return False  # somebody has asked for it meanwhile
        due = next_due(match)
        if due is not None and due <= self._clock():
            await asyncio.shield(self._register(table, self._begin(table, events, match, after_restart=True)))
            return True
        await self._log.reschedule(table, due)
        return False

    async def _look_for_ever(self) -> None:
        wait = 1.0
        while True:
            try:
                woken = await self.restore()
            except Exception as error:  # noqa: BLE001  whatever the store says: clocks and bots must go on once it is well
                logger.error("what must be woken could not be looked for; trying again: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, WAKE_AGAIN_AFTER)
            else:
                if woken:
                    logger.info("%d tables go on by themselves", woken)
                wait = 1.0
                await asyncio.sleep(LOOK_EVERY)

    async def _tidy_for_ever(self) -> None:
        while True:
            try:
                if closed := await self.tidy():
                    logger.info("%d abandoned tables were closed", closed)
            except Exception as error:  # noqa: BLE001  the next look comes in any case
                logger.warning("could not look for abandoned tables: %s", error)
            await asyncio.sleep(TIDY_EVERY)

    def _set_alarm(self, table: str, flag: int) -> None:
        wait = min(max(0.0, (flag - self._clock()) / 1000), LONGEST_SLEEP)
        self._alarms[table] = asyncio.get_running_loop().call_later(wait, self._alarm, table, flag)

    def _alarm(self, table: str, flag: int) -> None:
        if flag > self._clock():
            self._set_alarm(table, flag)
            return
        del self._alarms[table]
        self._spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        async with self._waking:
            try:
                await self.table(table)
            except Exception as error:  # noqa: BLE001  its time goes on whatever the store says
                self._not_woken(table, error)

    def _not_woken(self, table: str, error: Exception) -> None:
        """A table that goes on by itself could not be loaded: what may pass is tried again, and what others keep is theirs."""
        if isinstance(error, Moved):
            return
        again = _passing(error)
        logger.error("table %s could not be woken%s: %s", table, "; trying again" if again else "", error)
        self._give_up(table, error)
        if again and table not in self._alarms:
            self._set_alarm(table, self._clock() + round(WAKE_AGAIN_AFTER * 1000))

    def _give_up(self, table: str, error: Exception) -> None:
        """Remember a table that nothing can be done for."""
        if len(self._stuck) < MOST_STUCK and not _passing(error):
            self._stuck.add(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
