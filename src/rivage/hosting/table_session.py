"""The interface of hosting to the server: the tables, and the session of one connection at one table."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed

from rivage.table import TableActor
from rivage.table.decide import TableSetup
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.protocol import AnyCommand, FromHand
from rivage.table.runtime import Subscriber

if TYPE_CHECKING:  # a server of one process relays nothing
    from websockets.asyncio.client import ClientConnection

COME_BACK = 1012
"""The close code "service restart": the client reconnects at once, to whichever node."""
RELAY_PATH = "/cluster/tables/{table}/socket"
"""Where a node accepts connections that another node relays."""
RELAY_HEADER = "rivage-relay"
"""The request header with the signed claims about such a connection."""
DRAIN_CHECK_S = 0.02
"""Seconds between two checks whether a slow client has caught up."""


class RelayClaims(msgspec.Struct, frozen=True, array_like=True):
    """What a node asserts about a connection that it relays."""

    node: str
    """The node that should host the table."""
    table: str
    player: str
    """Who sits there; empty for a spectator without a cookie."""
    address: str
    """The player's network address, for limits per address."""
    at: int
    """When it was signed: milliseconds by the clock of the bus."""
    nonce: str


class Guest(Subscriber, Protocol):
    """The WebSocket of a browser tab."""

    @property
    def address(self) -> str:
        """The client's network address, for limits per address."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close it with a close code."""
        ...


class TableSession:
    """One tab at a table hosted by this process."""

    def __init__(self, actor: TableActor, guest: Subscriber, on_leave: Callable[[], None] = lambda: None) -> None:
        """Subscribe `guest`, which gets a snapshot at once; `on_leave` is called when the tab leaves."""
        self._actor = actor
        self._guest = guest
        self._on_leave = on_leave
        actor.attach(guest)

    async def do(self, command: AnyCommand, ref: int) -> None:
        """Apply a command; returns when it is durable and broadcast.

        Raises:
            RivageError: when it is refused; nothing has changed. `Moved`: the result is unknown, and the connection closed.
        """
        await self._actor.do(self._guest.player, command, ref, self._guest)

    def move(self, message: FromHand) -> None:
        """Process a movement of the player's hand.

        Raises:
            RivageError: when it is refused.
        """
        self._actor.hands.move(self._guest.player, message)

    def resync(self) -> None:
        """Send the tab a fresh snapshot."""
        self._actor.resync(self._guest)

    def leave(self) -> None:
        """Unsubscribe: the tab was closed."""
        self._actor.detach(self._guest)
        self._on_leave()


class RelayedSession:
    """One tab at a table hosted by another node: frames are relayed to and from that node as they are."""

    def __init__(self, upstream: "ClientConnection", guest: Guest, on_leave: Callable[[], None] = lambda: None) -> None:
        """Relay from `upstream` to `guest` from now on."""
        self._upstream = upstream
        self._guest = guest
        self._on_leave = on_leave
        self._task = asyncio.get_running_loop().create_task(self._receive())

    async def send(self, message: str | bytes) -> None:
        """Relay a message of the browser to the host node; waits while that node reads slowly."""
        with suppress(ConnectionClosed):  # `_receive` closes the browser's connection
            await self._upstream.send(message)

    def disconnect(self) -> None:
        """The host node is gone, or this one goes: the client has to reconnect."""
        self._guest.close(COME_BACK, "the table moves")

    def leave(self) -> None:
        """Close the connection to the host node: the tab was closed."""
        self._task.cancel()
        self._on_leave()

    async def _receive(self) -> None:
        guest, upstream = self._guest, self._upstream
        try:
            while True:
                guest.send(await upstream.recv(decode=False))
                # While the client is slow nothing is read, so that the host node notices it by its own queue.
                while guest.lags:  # noqa: ASYNC110  rarely, and for a moment
                    await asyncio.sleep(DRAIN_CHECK_S)
        except ConnectionClosed as error:
            received = error.rcvd
            if received is None or received.code == 1005:  # the host node died, or gave no code
                self.disconnect()
            else:
                guest.close(received.code, received.reason)


class Tables(Protocol):
    """The tables of a server; `LocalTables` and `SharedTables` say what each raises."""

    def __len__(self) -> int:
        """How many tables are in memory here."""
        ...

    async def create(self, opening: TableSetup, table: str = "", address: str = "") -> str:
        """Create a table; returns its id when it is durable."""
        ...

    async def visit(self, table: str, guest: Guest) -> TableSession | RelayedSession:
        """Connect a tab to a table."""
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

    def current_problems(self) -> Sequence[str]:
        """What is wrong for the moment, though tables can be served."""
        ...

    def start(self) -> None:
        """Start the work in the background."""
        ...

    async def close(self) -> None:
        """Evict all tables and stop."""
        ...


class NodeTables(Tables, Protocol):
    """The tables of a node of a cluster."""

    def verify_relay(self, table: str, header: str) -> RelayClaims:
        """Verify the signed claims of a connection that another node relays."""
        ...

    async def visit_here(self, table: str, guest: Guest) -> TableSession:
        """Connect a tab to a table that this node hosts."""
        ...
