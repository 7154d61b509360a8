"""Somebody at a table, wherever it is kept: what the edge of the house needs to know of it."""

from collections.abc import Callable
from typing import Protocol

from rivage.table import TableActor
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
