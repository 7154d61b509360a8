"""The interface between hosting and the server: the tables, and the session of one connection at one table.

Relayed sessions pass on back-pressure (backpressure): they stop reading while the receiver is slow.
"""

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

if TYPE_CHECKING:  # a single process does not relay
    from websockets.asyncio.client import ClientConnection

SERVICE_RESTART = 1012
"""The WebSocket close code "service restart": the client reconnects at once, to any node."""
RELAY_PATH = "/cluster/tables/{table}/socket"
"""The path where a node accepts connections that another node relays."""
RELAY_HEADER = "rivage-relay"
"""The request header with the signed claims about a relayed connection."""
DRAIN_CHECK_S = 0.02
"""Seconds between two checks of whether a slow client has caught up."""


class RelayClaims(msgspec.Struct, frozen=True, array_like=True):
    """The signed claims of a node about a connection that it relays."""

    node: str
    """The id of the node that hosts the table."""
    table: str
    player: str
    """The player who is connected; empty for a spectator without a cookie."""
    address: str
    """The player's network address, for limits per address."""
    at: int
    """The time of the signature, in milliseconds by the clock of the bus."""
    nonce: str


class TabConnection(Subscriber, Protocol):
    """The WebSocket of a browser tab."""

    @property
    def address(self) -> str:
        """The client's network address, for limits per address."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the WebSocket with a close code."""
        ...


class TableSession:
    """One tab at a table hosted by this process."""

    def __init__(self, actor: TableActor, tab: Subscriber, on_leave: Callable[[], None] = lambda: None) -> None:
        """Subscribe `tab`, which gets a snapshot at once; `on_leave` is called when the tab unsubscribes."""
        self._actor = actor
        self._tab = tab
        self._on_leave = on_leave
        actor.attach(tab)

    async def do(self, command: AnyCommand, ref: int) -> None:
        """Apply a command; returns when it is durable and broadcast.

        Raises:
            RivageError: when it is refused; nothing has changed. `Moved`: the result is unknown, and the connection closed.
        """
        await self._actor.do(self._tab.player, command, ref, self._tab)

    def move(self, message: FromHand) -> None:
        """Broadcast a movement of the player's hand.

        Raises:
            RivageError: when it is refused.
        """
        self._actor.hands.move(self._tab.player, message)

    def resync(self) -> None:
        """Send the tab a fresh snapshot."""
        self._actor.resync(self._tab)

    def leave(self) -> None:
        """Unsubscribe the tab, which was closed."""
        self._actor.detach(self._tab)
        self._on_leave()


class RelayedSession:
    """One tab at a table hosted by another node. Frames are relayed to and from that node unchanged."""

    def __init__(self, upstream: "ClientConnection", tab: TabConnection, on_leave: Callable[[], None] = lambda: None) -> None:
        """Start to relay from `upstream` to `tab`; `on_leave` is called when the tab disconnects."""
        self._upstream = upstream
        self._tab = tab
        self._on_leave = on_leave
        self._task = asyncio.get_running_loop().create_task(self._receive())

    async def send(self, message: str | bytes) -> None:
        """Relay a message of the browser to the host node. Waits while that node reads slowly (back-pressure)."""
        with suppress(ConnectionClosed):  # `_receive` closes the browser's connection
            await self._upstream.send(message)

    def disconnect(self) -> None:
        """Close the connection to the browser, because either node stops: the client reconnects."""
        self._tab.close(SERVICE_RESTART, "the table is moving")

    def leave(self) -> None:
        """Close the connection to the host node, because the tab was closed."""
        self._task.cancel()
        self._on_leave()

    async def _receive(self) -> None:
        tab, upstream = self._tab, self._upstream
        try:
            while True:
                tab.send(await upstream.recv(decode=False))
                # Back-pressure: stop reading while the client is slow, so that the host node's queue fills up.
                while tab.lags:  # noqa: ASYNC110  rare and short
                    await asyncio.sleep(DRAIN_CHECK_S)
        except ConnectionClosed as error:
            received = error.rcvd
            if received is None or received.code == 1005:  # the host node died, or gave no code
                self.disconnect()
            else:
                tab.close(received.code, received.reason)


class Tables(Protocol):
    """The tables of a server. `LocalTables` and `SharedTables` document what each method raises."""

    def __len__(self) -> int:
        """The number of tables in memory of this process."""
        ...

    async def create(self, setup: TableSetup, table: str = "", address: str = "") -> str:
        """Create a table. Returns its id when it is durable."""
        ...

    async def connect(self, table: str, tab: TabConnection) -> TableSession | RelayedSession:
        """Connect a tab to a table."""
        ...

    async def match(self, table: str) -> Match:
        """The current match of a table."""
        ...

    async def summary(self, table: str) -> TableSummary:
        """The summary of a table, for lists."""
        ...

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player is connected to a table and has it visible."""
        ...

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table."""
        ...

    def check_ready(self) -> None:
        """Return if tables can be served; otherwise raise."""
        ...

    def current_problems(self) -> Sequence[str]:
        """Current problems that do not prevent serving tables, as sentences for the operator."""
        ...

    def start(self) -> None:
        """Start the background tasks."""
        ...

    async def close(self) -> None:
        """Evict all tables and stop the background tasks."""
        ...


class NodeTables(Tables, Protocol):
    """The tables of a node of a cluster."""

    def verify_relay(self, table: str, header: str) -> RelayClaims:
        """Verify the signed claims of a connection that another node relays."""
        ...

    async def connect_here(self, table: str, tab: TabConnection) -> TableSession:
        """Connect a tab to a table that this node hosts."""
        ...
