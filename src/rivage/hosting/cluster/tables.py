"""The tables of a house of several nodes, as one of them keeps and reaches them.

A table is kept by the node that its row in the database names, as long as that node holds its lease (`sessions.py`); every append
names the fence that came with the table (`kept_log.py`). Who sits at a table that another node keeps is connected to it
(`switchboard.py`). When a node is gone, whoever asks for one of its tables next keeps it, and those that go on by themselves are
shared among the living.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from rivage.background import Tasks, ThrottledLogger
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError, Elsewhere, Going, Moved
from rivage.hosting.link import Link, Msg
from rivage.hosting.local import LocalTables
from rivage.hosting.summaries import summary_at, summary_of
from rivage.hosting.table_session import COME_BACK, Guest, LocalTableSession, TableSession
from rivage.registry import find as find_game
from rivage.store import Store
from rivage.table.decide import TableSetup
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.runtime import TableActor

from . import messages as letter
from .failover import Succession
from .fenced_log import KeptLog
from .gossip import Gossip
from .leases import Sessions
from .match_cache import Readings
from .messages import write
from .outbox import Post
from .relay import Switchboard

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

PATIENCE = 6.0
"""Seconds in which a table that moves is looked for."""
LOOK_AGAIN = 0.1
"""Seconds between two looks."""
ASK = 2.0
"""Seconds another node has to answer a question about a table."""
JOIN_AGAIN = 0.5
"""Seconds between two tries to take a lease."""
NOTICE = 0.6
"""Seconds in which whoever sends people here may notice that this node goes, before it lets its tables go."""
FINISH = 3.0
"""Seconds bots in thought have to finish when a node goes."""
_all: Reader[letter.ToAll] = Reader(letter.ToAll)
_answers: Reader[letter.Seen | letter.Answer] = Reader(letter.Seen | letter.Answer)


class SharedTables:
    """The tables of a cluster."""

    def __init__(
        self,
        log: Store,
        link: Link,
        sessions: Sessions,
        post: Post,
        gossip: Gossip,
        make: Callable[[KeptLog], LocalTables],
        *,
        on_orphans: Callable[[], None] = lambda: None,
        before_leaving: Callable[[], Awaitable[None]] | None = None,
        took_over: Callable[[float], None] = lambda _seconds: None,
    ) -> None:
        """Serve the tables of `log` together with other nodes.

        Args:
            log: where events are kept, and who keeps which table.
            link: the bus.
            sessions: which nodes live; opened, and not joined yet.
            post: letters to other nodes.
            gossip: what all nodes are told.
            make: makes what keeps the tables of this node, given the log that it must write to and that has their custody.
            on_orphans: called at one node when another has gone, to see to what it had begun to tell people.
            before_leaving: awaited when this node goes and nothing more is written here, before other nodes may keep its tables;
                it must not raise.
            took_over: called with the seconds from when a node was gone until its tables that go on by themselves did so here.
        """
        self._log = log
        self._link = link
        self._sessions = sessions
        self._post = post
        self._gossip = gossip
        self.kept_log = KeptLog(log, sessions, self._fenced)
        self._local = make(self.kept_log)
        self._succession = Succession(log, sessions, self._local, on_orphans, took_over)
        self._board = Switchboard(link, post, self._visit_here, self._seen, self._sever_here, self._ignore)
        self._guests: dict[str, dict[int, Guest]] = {}
        """Who sits at tables that are kept here, by table and identity."""
        self._before_leaving = before_leaving
        self._readings = Readings(find_game)
        self._tasks = Tasks()
        self._away: BusError | None = None
        """Why we have no lease."""
        self._draining = False
        self._begun = False
        self.ignored = 0
        """Letters since the start that were none of ours."""
        self.handed_over = 0
        """Tables since the start that were let go because this node went or had lost its lease."""
        sessions.on_lost(self._lost)
        sessions.on_gone(self._gone)
        link.on_change(self._bus_changed)

    def __len__(self) -> int:
        """How many tables are in memory here."""
        return len(self._local)

    # Coming and going of this node.

    async def join(self) -> None:
        """Become a node of the cluster.

        Raises:
            BusError: when the bus refuses, or other nodes are of another version.
        """
        if not self._begun:
            await self._link.subscribe(self._link.subject("all"), self._hear)
        await self._sessions.join()
        try:
            await self._board.open(self._sessions.node)
        except BusError:
            # A lease without a box: others would count on a node that hears nothing.
            await self._sessions.leave()
            raise
        logger.info("this is node %s of %s", self._sessions.node, self._link.cluster)
        self._away = None

    def begin(self) -> None:
        """After `join`: see to what goes on by itself, to nodes that die, and to our own lease when it is lost."""
        self._begun = True
        self._local.begin()
        self._tasks.spawn(self._succession.watch_for_ever())
        self._tasks.spawn(self._join_for_ever())

    async def drain(self) -> None:
        """Let every table go, so that other nodes keep it at once: bots in thought finish, and whoever sits there comes back."""
        self._draining = True
        await asyncio.sleep(NOTICE)
        deadline = time.monotonic() + FINISH
        while time.monotonic() < deadline and any(actor.thinking for actor in self._actors()):  # noqa: ASYNC110  many bots, few looks
            await asyncio.sleep(0.05)
        for actor in self._actors():
            await actor.at_rest()
        # Who comes from now on waits at another node until our lease is given back.
        self.kept_log.close()
        if self._before_leaving is not None:
            await self._before_leaving()
        self._let_all_go()
        await self._post.close()
        await self._sessions.leave()
        await self._board.close()

    async def close(self) -> None:
        """Let everything go. A second call does nothing."""
        if self._draining:
            return
        await self.drain()
        self._tasks.cancel()
        self._gossip.close()
        await self._local.close()

    @property
    def steward(self) -> bool:
        """Whether we are the one node that does what one node should."""
        return self._sessions.steward

    def check_ready(self) -> None:
        """Return if tables can be served here.

        Raises:
            BusError: when this node has no lease, or goes.
        """
        if self._draining:
            raise Going
        if self._away is not None:
            raise self._away
        if not self._sessions.alive:
            raise self._link.away("no lease")

    # What the house asks for.

    async def create(self, opening: TableSetup, table: str = "", address: str = "") -> str:
        """See `LocalTables.create`.

        Raises:
            BusError: when this node has no lease.
        """
        self.check_ready()
        return await self._local.create(opening, table, address)

    async def visit(self, table: str, guest: Guest) -> TableSession:
        """Open a tab at a table, whichever node keeps it.

        Raises:
            Moved: when it was not to be had for a while.
            BusError: when this node has no lease.
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            self.check_ready()
            try:
                return await self._visit_here(table, guest)
            except Elsewhere as elsewhere:
                if elsewhere.node in self._sessions.living():
                    try:
                        return await self._board.visit(elsewhere.node, table, guest)
                    except Moved as error:
                        logger.debug("a table was not where it should be: %s", error)
            except Moved as error:
                logger.debug("a table is on its way: %s", error)
            if time.monotonic() > deadline:
                raise Moved("the table was not to be found")
            await asyncio.sleep(LOOK_AGAIN)

    async def match(self, table: str) -> Match:
        """The match of a table, as the log has it.

        Raises:
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        actor = self._local.find(table) if self.kept_log.keeps(table) else None
        if actor is not None:
            return actor.match
        return await self._readings.match(table, await self._log.read(table))

    async def summary(self, table: str) -> TableSummary:
        """See `LocalTables.summary`.

        Raises:
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        actor = self._local.find(table) if self.kept_log.keeps(table) else None
        if actor is not None:
            return summary_at(actor.match, actor.told_at)
        seen = await self._look(table)
        if seen is not None and seen.summary is not None:
            return seen.summary
        events = await self._log.read(table)
        return summary_of(events, await self._readings.match(table, events))

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player has a table before their eyes, at whichever node."""
        if self._local.find(table) is not None:
            return await self._local.is_here(table, player)
        seen = await self._look(table, player)
        return seen is not None and seen.is_here

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """See `LocalTables.anonymise_player`.

        Raises:
            Moved: when the table was not to be had.
            RivageError: as `LocalTables.anonymise_player`.
        """
        try:
            await self._sever_here(table, player, alias)
        except Elsewhere as elsewhere:
            asked = letter.Sever(self._sessions.node, table, player, alias)
            answer = _answers.read(await self._link.request(self._link.subject("node", elsewhere.node), write(asked), ASK))
            if isinstance(answer, letter.Answer) and answer.trouble is not None:
                raise letter.error_of(answer.trouble) from None

    # Tables that are kept here.

    async def _visit_here(self, table: str, guest: Guest) -> LocalTableSession:
        actor = await self._local.table(table)
        if not self.kept_log.keeps(table):
            self._local.evict(table)
            raise Moved("this node does not keep the table any more")
        guests = self._guests.setdefault(table, {})
        guests[id(guest)] = guest

        def leave() -> None:
            guests.pop(id(guest), None)
            if not guests and self._guests.get(table) is guests:
                del self._guests[table]

        return LocalTableSession(actor, guest, leave)

    async def _sever_here(self, table: str, player: str, alias: str) -> None:
        if not self.kept_log.keeps(table):
            await self.kept_log.take(table)
        await self._local.anonymise_player(table, player, alias)

    def _seen(self, look: letter.Look) -> letter.Seen:
        actor = self._local.find(look.table) if self.kept_log.keeps(look.table) else None
        if actor is None:
            return letter.Seen(self._sessions.node, None)
        here = bool(look.player) and actor.is_here(look.player)
        return letter.Seen(self._sessions.node, summary_at(actor.match, actor.told_at), here)

    def _fenced(self, table: str) -> None:
        """Another node keeps a table that we thought we keep."""
        asyncio.get_running_loop().call_soon(self._let_go, table)

    def _let_go(self, table: str) -> None:
        self._local.evict(table)
        for guest in self._guests.pop(table, {}).values():
            guest.close(COME_BACK, "the table moves")

    def _let_all_go(self) -> None:
        self.handed_over += len(self._local)
        for table in {*self._local.kept(), *self._guests}:
            self._let_go(table)
        self.kept_log.forget_all()

    def _actors(self) -> list[TableActor]:
        return [actor for table in self._local.kept() if (actor := self._local.find(table)) is not None]

    # Other nodes.

    async def _look(self, table: str, player: str = "") -> letter.Seen | None:
        """What another node that keeps a table in memory says of it; None when none does."""
        keeper = (await self._log.owner(table)).node
        if keeper == self._sessions.node or keeper not in self._sessions.living():
            return None
        asked = letter.Look(self._sessions.node, table, player)
        try:
            found = _answers.read(await self._link.request(self._link.subject("node", keeper), write(asked), ASK))
        except (BusError, MessageError):
            return None
        return found if isinstance(found, letter.Seen) else None

    async def _hear(self, message: Msg) -> None:
        try:
            read = _all.read(message.data)
        except MessageError:
            self._ignore()
            return
        if read.writer == self._sessions.node:
            return
        match read:
            case letter.Beat():
                self._sessions.heard(read)
            case letter.Gone(node=node):
                if node == self._sessions.node:
                    self._sessions.drop()
                else:
                    self._sessions.buried(node)
            case _:
                self._gossip.hear(read)

    def _ignore(self) -> None:
        self.ignored += 1
        subject = self._link.subject("*")
        seldom.warning("ignored", "a message on the bus was not ours: does another program use %s?", subject)

    def _gone(self, node: str) -> None:
        self._board.gone(node)
        self._tasks.spawn(self._succession.adopt(node))

    async def _join_for_ever(self) -> None:
        """Take a new lease when ours was lost."""
        while True:
            await asyncio.sleep(JOIN_AGAIN)
            if self._sessions.node or self._draining or not self._link.connected:
                continue
            try:
                await self.join()
            except BusError as error:
                if str(error) != str(self._away):
                    logger.error("this node has no lease: %s", error)
                self._away = error
            else:
                self._tasks.spawn(self._restored())

    async def _restored(self) -> None:
        try:
            await self._local.restore()
        except Exception as error:  # noqa: BLE001  the next look comes in any case
            logger.warning("what goes on by itself could not be looked at: %s", error)

    def _lost(self) -> None:
        self._away = self._link.away("no lease")
        self._let_all_go()
        self._tasks.spawn(self._board.close())

    def _bus_changed(self, back: bool) -> None:
        if back:
            self._board.reached_again()
        else:
            self._board.forget_all()
