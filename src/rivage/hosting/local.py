"""One process hosts every table: they are loaded when somebody asks, and evicted when nobody does."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

from rivage.table import chance
from rivage.table.decide import Decision, TableSetup, create_table, next_due, summary
from rivage.table.log import TableSummary
from rivage.table.match import FindGame, Match, evolve, fold
from rivage.table.protocol import AnyEvent
from rivage.table.runtime import Subscriber, TableActor, TableServices

from .open_tables import Caps, OpenTables
from .summaries import SummaryCache, summary_at, summary_of
from .table_session import TableSession
from .wake_scheduler import WakeScheduler

MAX_EVENTS_INLINE = 100
"""Longest log, in events, that is folded on the event loop; longer ones are folded in a thread."""


async def fold_async(events: Sequence[AnyEvent], find: FindGame) -> Match:
    """The match of a log. A long log is folded in a thread, so that the event loop goes on.

    Raises:
        BadRecord, UnknownGame, OptionError: when they do not.
    """
    if len(events) > MAX_EVENTS_INLINE:
        return await asyncio.to_thread(fold, events, find)
    return fold(events, find)


logger = logging.getLogger(__name__)

IDLE_EVICTION_S = 300.0
"""Seconds a table that nobody needs stays in memory."""


def new_id() -> str:
    """An id for a table: 128 random bits, so that nobody guesses it.

    It begins with no dash, which a command would take for an option.
    """
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


class Custody(Protocol):
    """Decides whether this process may host a table."""

    async def claim(self, table: str) -> None:
        """Return when this process may load the table.

        Raises:
            RivageError: when it may not.
        """
        ...

    def release(self, table: str) -> None:
        """The table is not in memory any more."""
        ...


class _Everything:
    """This process may host every table."""

    async def claim(self, table: str) -> None:
        """See `Custody.claim`."""

    def release(self, table: str) -> None:
        """See `Custody.release`."""


class LocalTables:
    """The tables of one process."""

    def __init__(
        self,
        services: TableServices,
        *,
        idle_eviction_s: float = IDLE_EVICTION_S,
        on_over: Callable[[str, Match], Awaitable[None]] | None = None,
        open_tables: OpenTables | None = None,
        custody: Custody | None = None,
    ) -> None:
        """Own all tables of `services.log`, or those that `custody` leaves to us.

        Args:
            services: what all tables share; bots and physics are closed with the tables.
            idle_eviction_s: seconds a table that nobody needs stays in memory.
            on_over: called with the id and the match of every table that is durably over; it must not raise.
            open_tables: counts how many tables one guest or address has open.
            custody: decides which tables we may keep; without one, all of them.
        """
        self._services = services
        self._log = services.log
        self._find = services.find
        self._clock = services.clock
        self._idle_eviction_s = idle_eviction_s
        self._on_over = on_over
        self._custody: Custody = custody or _Everything()
        self._open = open_tables if open_tables is not None else OpenTables(Caps())
        self._summaries = SummaryCache()
        self._tables: dict[str, TableActor] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last asked for, in the time of the loop."""
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._sweeper: asyncio.TimerHandle | None = None
        self._wake_scheduler = WakeScheduler(self, services.log, services.clock, services.idle_limits)

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def create(self, opening: TableSetup, table: str = "", address: str = "") -> str:
        """Lay a new table, under an id that was set aside for it if one is given; returns its id when it is durable.

        It counts as open for its host, and for the `address` it is laid from if that is given.

        Raises:
            TooManyTables: when one of them has as many open as they may have.
            UnknownGame, OptionError, BadName, UnknownLevel: when it cannot be laid so.
            Conflict: when there is a table of that id.
            StoreError: when the store cannot write.
        """
        table = table or new_id()
        decision = create_table(opening, self._find, opening.seed or chance.new_seed(), self._clock())
        # Registered before it is durable: who asks for it in this very moment waits for this actor, and makes no second one.
        await asyncio.shield(self._register(table, self._create(table, decision, address)))
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

    async def summary(self, table: str) -> TableSummary:
        """The summary of a table. The table is not loaded for it, and its log is read only if the summary is not cached.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        actor = self._tables.get(table)
        if actor is not None:
            return summary_at(actor.match, actor.public_changed_at)
        known = self._summaries.find(table)
        if known is None:
            events = await self._log.read(table)
            match = await fold_async(events, self._find)
            if (actor := self._tables.get(table)) is not None:
                return summary_at(actor.match, actor.public_changed_at)
            known = self._summaries.add(table, summary_of(events, match))
        return known

    async def visit(self, table: str, guest: Subscriber) -> TableSession:
        """Open a tab at a table; it gets a snapshot, and an update after each batch of events.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        return TableSession(await self.table(table), guest)

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
        """Evict a table at once, whoever is there: another node hosts it now."""
        actor = self._tables.pop(table, None)
        if actor is not None:
            actor.close()
            del self._used[table]
            self._custody.release(table)
        self._summaries.evict(table)

    def loaded(self) -> list[str]:
        """The tables in memory."""
        return list(self._tables)

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player has a table before their eyes."""
        actor = self._tables.get(table)
        return actor is not None and actor.is_here(player)

    def check_ready(self) -> None:
        """Return if tables can be served: one process that keeps them all always can."""

    def current_problems(self) -> Sequence[str]:
        """See `Tables.current_problems`: one process has none."""
        return ()

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Take a player out of the log of a table: another id stands for them. Who has it before their eyes sees it.

        Raises:
            StoreError: when it could not be changed, or read.
        """

        async def work() -> None:
            await self._log.anonymise_player(table, player, alias)

        if table not in self._tables and table not in self._loading:
            await work()
            self._summaries.evict(table)
        # One that was being loaded meanwhile has read what was there before.
        if table in self._tables or table in self._loading:
            await (await self.table(table)).rewrite(work)

    def start(self) -> None:
        """Start to wake due tables and close abandoned ones, in the background."""
        self._wake_scheduler.start()

    async def wake_due(self) -> int:
        """Wake every match that goes on by itself; see `WakeScheduler.wake_due`."""
        return await self._wake_scheduler.wake_due()

    async def close_abandoned(self) -> int:
        """Close the tables to which nobody has come for long; see `WakeScheduler.close_abandoned`."""
        return await self._wake_scheduler.close_abandoned()

    async def close(self) -> None:
        """Evict all tables: stop clocks, bots and updates. The log has all there is."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._wake_scheduler.close()
        for task in self._loading.values():
            task.cancel()
        for actor in self._tables.values():
            actor.close()
        self._tables.clear()
        self._services.bots.close()
        if self._services.simulator is not None:
            self._services.simulator.close()

    # Loading and evicting.

    def _register(self, table: str, coming: Coroutine[Any, Any, TableActor]) -> "asyncio.Task[TableActor]":
        """Let everybody who asks for a table meanwhile wait for the same actor."""
        loading = asyncio.get_running_loop().create_task(coming)
        self._loading.setdefault(table, loading)

        def arrived(task: "asyncio.Task[TableActor]") -> None:
            if self._loading.get(table) is task:
                del self._loading[table]

        loading.add_done_callback(arrived)
        return loading

    async def _create(self, table: str, decision: Decision, address: str) -> TableActor:
        counted = self._open.add(table, decision.after.created.host, address, self._clock())
        try:
            await self._log.create(table, decision.events, summary(decision.after))
        except BaseException:
            if counted:
                self._open.drop(table)
            raise
        return await self._start_actor(table, list(decision.events), after_restart=False)

    async def _load(self, table: str) -> TableActor:
        await self._custody.claim(table)
        try:
            # A match whose time runs in seconds is never evicted; so loading one means that the server was down.
            events = await self._log.read(table)
            return await self._start_actor(table, events, await fold_async(events, self._find), after_restart=True)
        except BaseException:
            self._custody.release(table)
            raise

    async def _start_actor(
        self, table: str, events: list[AnyEvent], match: Match | None = None, *, after_restart: bool
    ) -> TableActor:
        actor = TableActor(table, events, self._services, open_table=self.create, on_over=self._ended, match=match)
        try:
            await actor.start(after_restart=after_restart)
        except BaseException:
            actor.close()
            raise
        loop = asyncio.get_running_loop()
        self._tables[table] = actor
        self._summaries.evict(table)
        self._used[table] = loop.time()
        self._wake_scheduler.on_loaded(table)
        if self._sweeper is None:
            self._sweeper = loop.call_later(self._idle_eviction_s, self._sweep)
        return actor

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        for table, actor in list(self._tables.items()):
            try:
                if actor.idle() and loop.time() - self._used[table] >= self._idle_eviction_s:
                    self._evict_idle(table, actor)
            except Exception:  # one broken match must not keep the others in memory
                logger.exception("table %s could not be evicted", table)
        self._sweeper = loop.call_later(self._idle_eviction_s, self._sweep) if self._tables else None

    def _evict_idle(self, table: str, actor: TableActor) -> None:
        flag = actor.match.clock.flag_at() if actor.match.clock else None
        self._summaries.add(table, summary_at(actor.match, actor.public_changed_at))
        actor.close()
        del self._tables[table]
        del self._used[table]
        self._custody.release(table)
        if flag is not None:
            self._wake_scheduler.on_evicted(table, flag)

    async def _ended(self, table: str, match: Match) -> None:
        self._open.drop(table)
        if self._on_over is not None:
            await self._on_over(table, match)

    # For the wake scheduler.

    def has(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self._tables or table in self._loading

    async def load_if_due(self, table: str) -> bool:
        """Load a match from the log if it must be woken now; returns whether it was. One that need not be is not found again."""
        await self._custody.claim(table)
        try:
            events = await self._log.read(table)
            match = await fold_async(events, self._find)
            if self.has(table):
                return False  # somebody has asked for it meanwhile
            due = next_due(match)
            if due is not None and due <= self._clock():
                await asyncio.shield(self._register(table, self._start_actor(table, events, match, after_restart=True)))
                return True
            await self._log.set_due(table, due)
            return False
        finally:
            if not self.has(table):
                self._custody.release(table)


MAX_MATCHES = 200
"""Matches in the cache; the longest unused are forgotten."""


class MatchCache:
    """The last matches of tables that other nodes host, read from the log.

    The log is read each time, because it may have grown; folding continues from the cached match while the log still begins the
    same.
    """

    def __init__(self, find: FindGame, max_matches: int = MAX_MATCHES) -> None:
        self._find = find
        self._max_matches = max_matches
        self._cached: OrderedDict[str, tuple[list[AnyEvent], Match]] = OrderedDict()

    async def match(self, table: str, events: list[AnyEvent]) -> Match:
        """The match that the log of a table folds to.

        Raises:
            BadRecord, UnknownGame, OptionError: when it does not.
        """
        known = self._cached.pop(table, None)
        if known is not None and events[: len(known[0])] == known[0]:
            match = known[1]
            for event in events[len(known[0]) :]:
                match = evolve(match, event)
        else:
            match = await fold_async(events, self._find)
        self._cached[table] = (events, match)
        if len(self._cached) > self._max_matches:
            self._cached.popitem(last=False)
        return match
