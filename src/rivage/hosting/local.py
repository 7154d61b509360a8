"""Tables hosted by one process. A table is loaded from its log when it is needed, and evicted when it is idle."""

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
"""Events in the longest log that is folded on the event loop. Longer logs are folded in a thread."""


async def fold_async(events: Sequence[AnyEvent], find: FindGame) -> Match:
    """Fold a log into its match. A long log is folded in a thread, to keep the event loop responsive.

    Raises:
        BadRecord, UnknownGame, OptionError: when the events do not fold.
    """
    if len(events) > MAX_EVENTS_INLINE:
        return await asyncio.to_thread(fold, events, find)
    return fold(events, find)


logger = logging.getLogger(__name__)

IDLE_EVICTION_S = 300.0
"""Seconds that an idle table stays in memory."""


def new_id() -> str:
    """A new table id: 128 random bits, so that it cannot be guessed.

    It does not start with a dash, which the command line would parse as an option.
    """
    while (table := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return table


class Custody(Protocol):
    """Decides which tables this process may host."""

    async def claim(self, table: str) -> None:
        """Claim the right to load a table.

        Raises:
            RivageError: when this process may not host it.
        """
        ...

    def release(self, table: str) -> None:
        """Release a table that is no longer in memory."""
        ...


class _AllTables:
    """The `Custody` of a single process, which may host every table."""

    async def claim(self, table: str) -> None:
        """See `Custody.claim`."""

    def release(self, table: str) -> None:
        """See `Custody.release`."""


class LocalTables:
    """The tables that one process hosts."""

    def __init__(
        self,
        services: TableServices,
        *,
        idle_eviction_s: float = IDLE_EVICTION_S,
        on_over: Callable[[str, Match], Awaitable[None]] | None = None,
        open_tables: OpenTables | None = None,
        custody: Custody | None = None,
    ) -> None:
        """Host the tables of `services.log`, restricted by `custody` if one is given.

        Args:
            services: the services that all tables share. `close` closes its bots and physics.
            idle_eviction_s: seconds that an idle table stays in memory.
            on_over: called with the id and the match of a table when the end of its match is durable; must not raise.
            open_tables: limits the number of open tables of one guest or address.
            custody: decides which tables this process may host; all of them by default.
        """
        self._services = services
        self._log = services.log
        self._find = services.find
        self._clock = services.clock
        self._idle_eviction_s = idle_eviction_s
        self._on_over = on_over
        self._custody: Custody = custody or _AllTables()
        self._open = open_tables if open_tables is not None else OpenTables(Caps())
        self._summaries = SummaryCache()
        self._tables: dict[str, TableActor] = {}
        self._used: dict[str, float] = {}
        """The time at which each table in memory was last used, by the clock of the event loop."""
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._sweeper: asyncio.TimerHandle | None = None
        self._wake_scheduler = WakeScheduler(self, services.log, services.clock, services.idle_limits)

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    async def create(self, setup: TableSetup, table: str = "", address: str = "") -> str:
        """Create a table, under the id `table` if one is given. Returns its id when it is durable.

        It counts as an open table of its host, and of the network `address` if one is given.

        Raises:
            TooManyTables: when the host or the address has reached the limit of open tables.
            UnknownGame, OptionError, BadName, UnknownLevel: when the setup is not valid.
            Conflict: when a table with this id exists.
            StoreError: when the store cannot write.
        """
        table = table or new_id()
        decision = create_table(setup, self._find, setup.seed or chance.new_seed(), self._clock())
        # Registered before it is durable: a concurrent request waits for this actor instead of creating a second one.
        await asyncio.shield(self._register(table, self._create(table, decision, address)))
        return table

    async def table(self, table: str) -> TableActor:
        """The actor of a table, loaded from the log if it is not in memory. Concurrent calls share one load.

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
            # Shielded: a cancelled caller must not cancel the load for the others.
            actor = await asyncio.shield(loading)
        self._used[table] = asyncio.get_running_loop().time()
        return actor

    async def summary(self, table: str) -> TableSummary:
        """The summary of a table. Does not load the table, and reads its log only when the summary is not cached.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        actor = self._tables.get(table)
        if actor is not None:
            return summary_at(actor.match, actor.public_changed_at)
        cached = self._summaries.find(table)
        if cached is None:
            events = await self._log.read(table)
            match = await fold_async(events, self._find)
            if (actor := self._tables.get(table)) is not None:
                return summary_at(actor.match, actor.public_changed_at)
            cached = self._summaries.add(table, summary_of(events, match))
        return cached

    async def connect(self, table: str, tab: Subscriber) -> TableSession:
        """Subscribe a browser tab to a table. It gets a snapshot, then an update after each batch of events.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        return TableSession(await self.table(table), tab)

    async def match(self, table: str) -> Match:
        """The current match of a table.

        Raises:
            UnknownTable, BadRecord, StoreError: as `table` does.
        """
        return (await self.table(table)).match

    def find(self, table: str) -> TableActor | None:
        """The actor of a table, if it is in memory."""
        return self._tables.get(table)

    def evict(self, table: str) -> None:
        """Evict a table at once, even with players connected: another node hosts it now."""
        actor = self._tables.pop(table, None)
        if actor is not None:
            actor.close()
            del self._used[table]
            self._custody.release(table)
        self._summaries.evict(table)

    def loaded(self) -> list[str]:
        """The ids of the tables in memory."""
        return list(self._tables)

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player is connected to a table and has it visible."""
        actor = self._tables.get(table)
        return actor is not None and actor.is_here(player)

    def check_ready(self) -> None:
        """See `Tables.check_ready`: a single process is always ready."""

    def current_problems(self) -> Sequence[str]:
        """See `Tables.current_problems`: a single process has none."""
        return ()

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table, and update the connected clients.

        Raises:
            StoreError: when the log cannot be changed or read.
        """

        async def work() -> None:
            await self._log.anonymise_player(table, player, alias)

        if table not in self._tables and table not in self._loading:
            await work()
            self._summaries.evict(table)
        # A table that was being loaded at the same time may have read the old log.
        if table in self._tables or table in self._loading:
            await (await self.table(table)).rewrite(work)

    def start(self) -> None:
        """Start the background tasks that wake due tables and close abandoned ones."""
        self._wake_scheduler.start()

    async def wake_due(self) -> int:
        """Wake the due tables; see `WakeScheduler.wake_due`."""
        return await self._wake_scheduler.wake_due()

    async def close_abandoned(self) -> int:
        """Close the abandoned tables; see `WakeScheduler.close_abandoned`."""
        return await self._wake_scheduler.close_abandoned()

    async def close(self) -> None:
        """Evict all tables, which stops their clocks, bots and updates. Nothing is lost: the log has every event."""
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

    def _register(self, table: str, loading: Coroutine[Any, Any, TableActor]) -> "asyncio.Task[TableActor]":
        """Start to load or create a table as a task that concurrent calls share."""
        shared = asyncio.get_running_loop().create_task(loading)
        self._loading.setdefault(table, shared)

        def on_done(task: "asyncio.Task[TableActor]") -> None:
            if self._loading.get(table) is task:
                del self._loading[table]

        shared.add_done_callback(on_done)
        return shared

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
            # A match with a running clock is never evicted, so loading one means that the server was down.
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
            except Exception:  # one broken match must not stop the eviction of the others
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
        """Whether a table is in memory or being loaded."""
        return table in self._tables or table in self._loading

    async def load_if_due(self, table: str) -> bool:
        """Load a table if it is due, and return whether it was. Otherwise correct its due time in the log's index."""
        await self._custody.claim(table)
        try:
            events = await self._log.read(table)
            match = await fold_async(events, self._find)
            if self.has(table):
                return False  # loaded by another request meanwhile
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
"""Matches in the cache. The least recently used are evicted."""


class MatchCache:
    """Cache of the matches of tables that other nodes host, folded from the log.

    The caller reads the log each time, because it may have grown. Folding continues from the cached match while the log still
    starts with the same events.
    """

    def __init__(self, find: FindGame, max_matches: int = MAX_MATCHES) -> None:
        self._find = find
        self._max_matches = max_matches
        self._cached: OrderedDict[str, tuple[list[AnyEvent], Match]] = OrderedDict()

    async def match(self, table: str, events: list[AnyEvent]) -> Match:
        """Fold the log of a table into its match.

        Raises:
            BadRecord, UnknownGame, OptionError: when the log does not fold.
        """
        cached = self._cached.pop(table, None)
        if cached is not None and events[: len(cached[0])] == cached[0]:
            match = cached[1]
            for event in events[len(cached[0]) :]:
                match = evolve(match, event)
        else:
            match = await fold_async(events, self._find)
        self._cached[table] = (events, match)
        if len(self._cached) > self._max_matches:
            self._cached.popitem(last=False)
        return match
