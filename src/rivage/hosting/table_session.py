"""The interface of hosting to the server: the tables, and the session of one connection at one table."""

from collections.abc import Callable
from typing import Protocol

from rivage.table import TableActor
from rivage.table.decide import TableSetup
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.protocol import AnyCommand, FromHand
from rivage.table.runtime import Subscriber

COME_BACK = 1012
"""The close code that says: this node goes, another is there; come back at once."""


class Guest(Subscriber, Protocol):
    """A line to a browser."""

    def close(self, code: int, reason: str) -> None:
        """End it with a close code."""
        ...


class TableSession(Protocol):
    """One tab at one table, from when it was told all there is until it leaves."""

    async def do(self, command: AnyCommand, ref: int) -> None:
        """Carry out a command; returns when it is durable and everybody has been told.

        Raises:
            RivageError: when it is refused; nothing has changed. `Moved`: nobody knows, and the line is closed.
        """
        ...

    def move(self, message: FromHand) -> None:
        """Take in what the hand did.

        Raises:
            RivageError: when it is refused.
        """
        ...

    def resync(self) -> None:
        """Tell the tab all there is once more."""
        ...

    def leave(self) -> None:
        """The tab was closed."""
        ...


class LocalTableSession:
    """A tab at a table that is kept in this process."""

    def __init__(self, actor: TableActor, guest: Subscriber, on_leave: Callable[[], None] = lambda: None) -> None:
        """Begin to tell; `on_leave` is called when the tab leaves."""
        self._actor = actor
        self._guest = guest
        self._on_leave = on_leave
        actor.attach(guest)

    async def do(self, command: AnyCommand, ref: int) -> None:
        """See `TableSession.do`."""
        await self._actor.do(self._guest.player, command, ref, self._guest)

    def move(self, message: FromHand) -> None:
        """See `TableSession.move`."""
        self._actor.hands.move(self._guest.player, message)

    def resync(self) -> None:
        """See `TableSession.resync`."""
        self._actor.resync(self._guest)

    def leave(self) -> None:
        """See `TableSession.leave`."""
        self._actor.detach(self._guest)
        self._on_leave()


class Tables(Protocol):
    """The tables of a house; `LocalTables` and `SharedTables` say what each raises."""

    def __len__(self) -> int:
        """How many tables are in memory here."""
        ...

    async def create(self, opening: TableSetup, table: str = "", address: str = "") -> str:
        """Lay a new table; returns its id when it is durable."""
        ...

    async def visit(self, table: str, guest: Guest) -> TableSession:
        """Open a tab at a table."""
        ...

    async def match(self, table: str) -> Match:
        """The match of a table as it stands."""
        ...

    async def summary(self, table: str) -> TableSummary:
        """The summary of a table, for lists."""
        ...

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player has a table before their eyes."""
        ...

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table."""
        ...

    def check_ready(self) -> None:
        """Return if tables can be served."""
        ...

    def begin(self) -> None:
        """See in the background to what goes on by itself."""
        ...

    async def close(self) -> None:
        """Let everything go."""
        ...
