"""WebSockets between nodes: a node that receives a player for a table hosted elsewhere relays frames to the host node.

Each relay request carries claims, signed with a key that all nodes derive from the secret in their database. The host node
accepts a signature once, within its validity, and treats the connection like a browser's of the player that it names.
"""

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from rivage.background import Tasks, ThrottledLogger
from rivage.hosting.errors import BadRelay, Moved
from rivage.hosting.table_session import RELAY_HEADER, RELAY_PATH, Guest, RelayClaims, RelayedSession

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

VALIDITY_S = 30.0
"""Seconds for which a signature is accepted."""
OPEN_TIMEOUT_S = 2.0
"""Seconds for the WebSocket handshake with another node."""
SNAPSHOT_TIMEOUT_S = 5.0
"""Seconds until the first message: the host node may have to load the table."""
PROBLEM_S = 60.0
"""Seconds for which `/readyz` shows a problem after it was last seen."""


class Problems:
    """What is wrong between this node and others, but does not keep it from serving: for the log and for `/readyz`."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[float, str]] = {}

    def add(self, key: str, sentence: str) -> None:
        """Log a problem (at most once a minute for each `key`), and show it for a while."""
        throttled.warning(key, "%s", sentence)
        self._seen[key] = (time.monotonic() + PROBLEM_S, sentence)

    def remove(self, key: str) -> None:
        """Show a problem no longer: it is solved."""
        self._seen.pop(key, None)

    def current(self) -> list[str]:
        """The sentences of the last minute."""
        now = time.monotonic()
        self._seen = {key: seen for key, seen in self._seen.items() if seen[0] > now}
        return [sentence for _, sentence in self._seen.values()]


class RelaySigner:
    """Signs the claims of relay requests, and verifies those of other nodes, each once."""

    def __init__(self, secret: bytes, node: Callable[[], str], now: Callable[[], int]) -> None:
        """`node` returns the id of this node, `now` the time of the bus in milliseconds."""
        self._key = hmac.digest(secret, b"relay between nodes", hashlib.sha256)
        self._node = node
        self._now = now
        self._used: OrderedDict[str, int] = OrderedDict()
        """Accepted nonces with the time of their signature, the oldest first."""

    def sign(self, node: str, table: str, player: str, address: str) -> str:
        """The header value of a relay request."""
        payload = msgspec.msgpack.encode(RelayClaims(node, table, player, address, self._now(), secrets.token_urlsafe(12)))
        return base64.urlsafe_b64encode(self._mac(table, payload) + payload).decode()

    def verify(self, table: str, header: str) -> RelayClaims:
        """The claims of a relay request for a table.

        Raises:
            BadRelay: when another node did not sign them just now for this node and table, or they were used before.
        """
        try:
            signed = base64.urlsafe_b64decode(header)
            mac, payload = signed[:32], signed[32:]
            if not hmac.compare_digest(mac, self._mac(table, payload)):
                raise ValueError("wrong signature")
            claims = msgspec.msgpack.decode(payload, type=RelayClaims)
        except ValueError:
            raise BadRelay("its signature is wrong: only nodes on the same database can sign one") from None
        age_ms = self._now() - claims.at
        if abs(age_ms) > VALIDITY_S * 1000:
            raise BadRelay(f"its signature is from {age_ms / 1000:.0f} s ago, and expired after {VALIDITY_S:.0f} s")
        if claims.nonce in self._used:
            raise BadRelay("its signature was used before")
        if claims.node != self._node():
            raise BadRelay(f"it is meant for node {claims.node}, which is not this one. Does that node advertise our address?")
        self._used[claims.nonce] = claims.at
        while next(iter(self._used.values())) < self._now() - 2 * VALIDITY_S * 1000:
            self._used.popitem(last=False)
        return claims

    def _mac(self, table: str, payload: bytes) -> bytes:
        return hmac.digest(self._key, f"GET {RELAY_PATH.format(table=table)}\n".encode() + payload, hashlib.sha256)


class Relay:
    """The connections of this node to tables that other nodes host."""

    def __init__(self, signer: RelaySigner, problems: Problems) -> None:
        self._signer = signer
        self._problems = problems
        self._sessions: dict[str, set[RelayedSession]] = {}
        """By host node."""
        self._tasks = Tasks()

    def __len__(self) -> int:
        """How many connections are open."""
        return sum(map(len, self._sessions.values()))

    async def connect(self, node: str, address: str, table: str, guest: Guest) -> RelayedSession:
        """Connect a browser tab to a table at another node, which advertises `address`; the snapshot is sent when this returns.

        Raises:
            Moved: when that node cannot be reached, or does not host the table.
        """
        upstream = await self._open(node, address, table, guest)
        try:
            async with asyncio.timeout(SNAPSHOT_TIMEOUT_S):
                first = await upstream.recv(decode=False)
        except (ConnectionClosed, TimeoutError):
            self._tasks.spawn(upstream.close())
            raise Moved(f"node {node} does not host the table") from None
        except BaseException:
            self._tasks.spawn(upstream.close())
            raise

        def leave() -> None:
            sessions = self._sessions.get(node, set())
            sessions.discard(session)
            if not sessions:
                self._sessions.pop(node, None)
            self._tasks.spawn(upstream.close())

        guest.send(first)
        session = RelayedSession(upstream, guest, leave)
        self._sessions.setdefault(node, set()).add(session)
        self._problems.remove(node)
        return session

    async def _open(self, node: str, address: str, table: str, guest: Guest) -> ClientConnection:
        if not address:
            raise Moved(f"node {node} advertises no address, or has just stopped")
        headers = {RELAY_HEADER: self._signer.sign(node, table, guest.player, guest.address), "x-forwarded-for": guest.address}
        try:
            return await connect(
                address.replace("http", "ws", 1) + RELAY_PATH.format(table=table),
                additional_headers={name: value for name, value in headers.items() if value},
                user_agent_header=None,
                compression=None,
                proxy=None,
                open_timeout=OPEN_TIMEOUT_S,
                # The browser's heartbeat is relayed, and the host node's lease says whether that node lives.
                ping_interval=None,
                close_timeout=OPEN_TIMEOUT_S,
                max_size=None,
            )
        except InvalidStatus as error:
            if error.response.status_code == 403:
                self._problems.add(node, f"node {node} at {address} refuses connections of this node; its log says why")
            raise Moved(f"node {node} at {address} answers {error.response.status_code}") from None
        except (WebSocketException, OSError, TimeoutError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise Moved(f"node {node} cannot be reached at the address it advertises, {address} ({reason})") from None

    def disconnect(self, node: str) -> None:
        """Disconnect every client from the tables of a node that is gone."""
        for session in tuple(self._sessions.get(node, ())):
            session.disconnect()

    def disconnect_all(self) -> None:
        """Disconnect every client: this node goes."""
        for node in tuple(self._sessions):
            self.disconnect(node)
