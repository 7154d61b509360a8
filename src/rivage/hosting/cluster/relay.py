"""Lines between nodes: tabs that end here at tables that are kept elsewhere, and the other way round.

Everything rests on one rule: when anything between the two is in doubt (a letter lost, a node gone, the bus away), the tab's line
is closed and the browser comes back, to whichever node, and is told all there is. So nothing here is ever repaired, and no
command is sent twice.
"""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from rivage.background import Tasks
from rivage.core import MessageError, RivageError
from rivage.hosting import trace
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError, Moved
from rivage.hosting.link import Link, Msg
from rivage.hosting.table_session import COME_BACK, Guest, LocalTableSession
from rivage.table.protocol import AnyCommand, FromHand

from . import messages as letter
from .messages import Trouble, write
from .outbox import LAGS_FOR, Post, RemoteTab, Telling

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds an answer may take: a command waits for the store, and a table may have to be loaded."""
_box: Reader[letter.ToNode] = Reader(letter.ToNode)


class RemoteVisit:
    """A tab that ends here, at a table that another node keeps."""

    def __init__(self, board: "Switchboard", node: str, tab: int, guest: Guest) -> None:
        self.node = node
        self.tab = tab
        self.guest = guest
        self.is_open = False
        """It has been told all there is."""
        self.is_lost = False
        """It is in doubt: who sits there was sent to come back; before it is open, whoever asked for it tries again."""
        self._board = board

    async def do(self, command: AnyCommand, ref: int) -> None:
        """See `TableSession.do`."""
        with trace.span("ask the keeper", node=self.node):
            carried = trace.carry()
            await self._board.ask(self.node, lambda ask: letter.Do(self._board.node, ask, self.tab, ref, command, carried))

    def move(self, message: FromHand) -> None:
        """See `TableSession.move`; what is refused comes back as a message of its own."""
        if not self.guest.lags:
            self._board.post(self.node, letter.Hand(self._board.node, self.tab, message))

    def resync(self) -> None:
        """See `TableSession.resync`."""
        self._board.post(self.node, letter.Again(self._board.node, self.tab))

    def leave(self) -> None:
        """See `TableSession.leave`."""
        self._board.left(self)

    def come_back(self) -> None:
        """Something between here and the table is in doubt."""
        if self.is_open and not self.is_lost:
            self.guest.close(COME_BACK, "the table moves")
        self.is_lost = True


class Switchboard:
    """All lines between this node and the others."""

    def __init__(
        self,
        link: Link,
        post: Post,
        visit: Callable[[str, Guest], Awaitable[LocalTableSession]],
        look: Callable[[letter.Look], letter.Seen],
        sever: Callable[[str, str, str], Awaitable[None]],
        ignored: Callable[[], None],
    ) -> None:
        """`visit`, `look` and `sever` are for tables that are kept here; `ignored` counts letters that are none."""
        self.node = ""
        """Our own id; empty while we have no lease."""
        self._link = link
        self._post = post
        self._visit = visit
        self._look = look
        self._sever = sever
        self._ignored = ignored
        self._numbers = itertools.count(1)
        self._visits: dict[int, RemoteVisit] = {}
        """Tabs that end here, by their number."""
        self._asks: dict[int, tuple[str, asyncio.Future[None]]] = {}
        """What was asked of other nodes and is not answered."""
        self._lagging: set[int] = set()
        """Tabs that end here and take little in."""
        self._lag_timer: asyncio.TimerHandle | None = None
        self._heard: dict[str, int] = {}
        """The number of the last `Tell` from each node."""
        self._tabs: dict[tuple[str, int], LocalTableSession] = {}
        """Tabs that end elsewhere, at tables here."""
        self._unaware: dict[str, list[int]] = {}
        """Tabs that were at tables here when the bus went away; their nodes may not have noticed."""
        self._tellings: dict[str, Telling] = {}
        self._tasks = Tasks()
        self._subscription: Any = None

    # Coming and going of this node, and of others.

    async def open(self, node: str) -> None:
        """Have a box of our own.

        Raises:
            BusError: when the bus is away.
        """
        self._subscription = await self._link.subscribe(self._address(node), self._read)
        self.node = node

    async def close(self) -> None:
        """Have none any more; whoever was connected through us is sent to come back."""
        self.node = ""
        self.forget_all()
        if self._subscription is not None:
            try:
                await self._subscription.unsubscribe()
            except Exception as error:  # noqa: BLE001  the bus may be away: then there is no box either
                logger.debug("a box could not be closed: %s", error)
            self._subscription = None

    def forget_all(self) -> None:
        """The bus is away, or we are not who we were: close every line to another node."""
        for visit in list(self._visits.values()):
            visit.come_back()
        for ask in list(self._asks):
            self._fail(ask)
        for node, tab in list(self._tabs):
            self._unaware.setdefault(node, []).append(tab)
        for node in list(self._tellings):
            self.gone(node)
        self._heard.clear()

    def reached_again(self) -> None:
        """The bus is back. It may have been away for us alone: whoever was at tables here must come back, as we forgot them."""
        unaware, self._unaware = self._unaware, {}
        for node, tabs in unaware.items():
            self.post(node, letter.Leave(self.node, tuple(tabs)))

    def gone(self, node: str) -> None:
        """Another node is no more."""
        self._lost(node)
        for tab in self._tabs_of(node):
            self._tabs.pop((node, tab)).leave()
        if (telling := self._tellings.pop(node, None)) is not None:
            telling.close()

    def _tabs_of(self, node: str) -> tuple[int, ...]:
        """The tabs of another node that sit at tables here."""
        return tuple(tab for other, tab in self._tabs if other == node)

    def _lost(self, node: str) -> None:
        """What that node told us is in doubt: whoever sits at its tables comes back."""
        self._heard.pop(node, None)
        for visit in [visit for visit in self._visits.values() if visit.node == node]:
            visit.come_back()
        for ask in [ask for ask, (other, _) in self._asks.items() if other == node]:
            self._fail(ask)

    def _fail(self, ask: int) -> None:
        _, answer = self._asks.pop(ask)
        if not answer.done():
            answer.set_exception(Moved("the node that keeps the table is gone"))

    # Where a line ends.

    async def visit(self, node: str, table: str, guest: Guest) -> RemoteVisit:
        """Open a tab at a table that another node keeps; returns when it has been told all there is.

        Raises:
            Moved: when that node does not keep it, or does not answer.
            RivageError: when the table cannot be had there.
        """
        visit = RemoteVisit(self, node, next(self._numbers), guest)
        self._visits[visit.tab] = visit
        try:
            await self.ask(node, lambda ask: letter.Come(self.node, ask, visit.tab, table, guest.player))
            if visit.is_lost:
                raise Moved("the table was let go in the same moment")
            visit.is_open = True
        except BaseException:
            self.left(visit)
            raise
        return visit

    def left(self, visit: RemoteVisit) -> None:
        """A tab was closed."""
        if self._visits.pop(visit.tab, None) is not None:
            self.post(visit.node, letter.Go(self.node, visit.tab))

    async def ask(self, node: str, make: "Callable[[int], letter.Come | letter.Do]") -> None:
        """Ask another node, and wait for its answer.

        Raises:
            Moved: when none comes.
            RivageError: what it answered.
        """
        ask = next(self._numbers)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asks[ask] = (node, answer)
        try:
            if not self._link.connected or not self.node:
                raise self._link.away()
            self.post(node, make(ask))
            async with asyncio.timeout(PATIENCE):
                await answer
        except TimeoutError:
            raise Moved(f"node {node} does not answer") from None
        finally:
            self._asks.pop(ask, None)

    def post(self, node: str, message: letter.ToNode) -> None:
        """Send a letter to a node."""
        self._post.send(self._address(node), write(message))

    # Letters that come.

    async def _read(self, message: Msg) -> None:
        try:
            read = _box.read(message.data)
        except MessageError:
            self._ignored()
            return
        if isinstance(read, letter.Look):
            await self._link.publish(message.reply, write(self._look(read)))
        elif isinstance(read, letter.Sever):
            self._tasks.spawn(self._forget_player(read, message.reply))
        elif not self._for_the_table(read):
            self._for_the_line(read)

    def _for_the_table(self, read: letter.ToNode) -> bool:
        """See to a letter about a tab from elsewhere at a table here; False when it is none."""
        match read:
            case letter.Do():
                self._tasks.spawn(self._do(read))
            case letter.Hand():
                self._move(read)
            case letter.Come():
                self._tasks.spawn(self._come(read))
            case letter.Go(writer=node, tab=tab):
                if (found := self._tabs.pop((node, tab), None)) is not None:
                    found.leave()
            case letter.Again(writer=node, tab=tab):
                if (found := self._tabs.get((node, tab))) is not None:
                    found.resync()
            case letter.Lags(writer=node, tabs=tabs):
                if (telling := self._tellings.get(node)) is not None:
                    telling.lag(tabs)
            case _:
                return False
        return True

    def _for_the_line(self, read: letter.ToNode) -> None:
        """See to a letter about a tab that ends here."""
        match read:
            case letter.Tell():
                self._tell(read)
            case letter.Answer():
                self._answered(read)
            case letter.Leave(tabs=tabs):
                for tab in tabs:
                    if (visit := self._visits.get(tab)) is not None:
                        visit.come_back()
            case letter.Refused(tab=tab, trouble=trouble):
                if (visit := self._visits.get(tab)) is not None:
                    visit.guest.send(letter.refusal(trouble))

    def _tell(self, told: letter.Tell) -> None:
        if told.writer in self._heard and told.number != self._heard[told.writer] + 1:
            logger.warning("a letter from node %s was lost: whoever sits there comes back", told.writer)
            self._lost(told.writer)
        self._heard[told.writer] = told.number
        visits = self._visits
        for tabs, data in told.messages:
            for tab in tabs:
                if (visit := visits.get(tab)) is not None:
                    visit.guest.send(data)
                    if visit.guest.lags:
                        self._lagging.add(tab)
                else:
                    self.post(told.writer, letter.Go(self.node, tab))  # it left while the bus was away
        if told.tabs is not None:
            self._compare(told.writer, set(told.tabs))
        if self._lagging and self._lag_timer is None:
            self._tell_lags()

    def _tell_lags(self) -> None:
        """Say who takes little in, again and again as long as they do: who is not named any more takes in as others do."""
        self._lag_timer = None
        lagging: dict[str, list[int]] = {}
        for tab in self._lagging:
            if (visit := self._visits.get(tab)) is not None and visit.guest.lags:
                lagging.setdefault(visit.node, []).append(tab)
        self._lagging = {tab for tabs in lagging.values() for tab in tabs}
        for node, tabs in lagging.items():
            self.post(node, letter.Lags(self.node, tuple(tabs)))
        if lagging:
            self._lag_timer = asyncio.get_running_loop().call_later(LAGS_FOR / 2, self._tell_lags)

    def _compare(self, node: str, tabs: set[int]) -> None:
        """That node says which of our tabs sit there: a letter that said otherwise was lost."""
        for visit in list(self._visits.values()):
            if visit.node == node and visit.is_open and visit.tab not in tabs:
                visit.come_back()
        for tab in tabs - self._visits.keys():
            self.post(node, letter.Go(self.node, tab))

    def _answered(self, read: letter.Answer) -> None:
        _, answer = self._asks.get(read.ask, ("", None))
        if answer is None or answer.done():
            return
        if read.trouble is None and read.told > self._heard.get(read.writer, 0):
            self._lost(read.writer)  # what was told before it has not come
        elif read.trouble is None:
            answer.set_result(None)
        else:
            answer.set_exception(letter.error_of(read.trouble))

    # At the table.

    async def _come(self, come: letter.Come) -> None:
        node = come.writer
        try:
            telling = self._tellings.get(node)
            if telling is None:
                telling = Telling(self.node, lambda data: self._post.send(self._address(node), data), lambda: self._tabs_of(node))
                self._tellings[node] = telling
            tab = RemoteTab(come.tab, come.player, telling, lambda tab: self._close(node, tab))
            visit = await self._visit(come.table, tab)
            if self._tellings.get(node) is telling:
                self._tabs[node, come.tab] = visit
                trouble = None
            else:
                # That node is gone, or we are not who we were: nobody would ever take this tab away.
                visit.leave()
                trouble = letter.trouble_of(Moved("the line broke meanwhile"))
        except Exception as error:  # noqa: BLE001  whatever it was, who asked waits for an answer
            trouble = letter.trouble_of(error)
        asyncio.get_running_loop().call_soon(self._answer, node, come.ask, trouble)

    async def _do(self, do: letter.Do) -> None:
        found = self._tabs.get((do.writer, do.tab))
        try:
            if found is None:
                raise Moved("the tab is not known here")
            with trace.span("carry out", do.trace, node=self.node):
                await found.do(do.command, do.ref)
            trouble = None
        except Exception as error:  # noqa: BLE001  whatever it was, who asked waits for an answer
            trouble = letter.trouble_of(error)
        # After what there was to tell: that waits for the end of this moment, and so must this.
        asyncio.get_running_loop().call_soon(self._answer, do.writer, do.ask, trouble)

    def _answer(self, node: str, ask: int, trouble: Trouble | None) -> None:
        telling = self._tellings.get(node)
        self.post(node, letter.Answer(self.node, ask, trouble, telling.number if telling is not None else 0))

    def _move(self, hand: letter.Hand) -> None:
        found = self._tabs.get((hand.writer, hand.tab))
        if found is None:
            return
        try:
            found.move(hand.message)
        except RivageError as error:
            self.post(hand.writer, letter.Refused(self.node, hand.tab, letter.trouble_of(error)))

    async def _forget_player(self, sever: letter.Sever, reply: str) -> None:
        try:
            await self._sever(sever.table, sever.player, sever.alias)
            trouble = None
        except Exception as error:  # noqa: BLE001  whatever it was, who asked waits for an answer
            trouble = letter.trouble_of(error)
        try:
            await self._link.publish(reply, write(letter.Answer(self.node, 0, trouble)))
        except BusError as error:
            logger.warning("a node could not be told that a player was forgotten: %s", error)

    def _close(self, node: str, tab: int) -> None:
        """A table here is let go: the tab at the other node must come back."""
        if self._tabs.pop((node, tab), None) is not None:
            self.post(node, letter.Leave(self.node, (tab,)))

    def _address(self, node: str) -> str:
        return self._link.subject("node", node)
