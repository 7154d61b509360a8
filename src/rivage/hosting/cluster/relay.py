"""WebSocket relay between nodes: a node relays the frames of its players to the nodes that host their tables.

Each relay request has claims that are signed with a key derived from the secret in the shared database. The host node accepts
each signature once, within its validity, and treats the connection like one from the browser of the named player.
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
from rivage.hosting.table_session import RELAY_HEADER, RELAY_PATH, RelayClaims, RelayedSession, TabConnection

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

VALIDITY_S = 30.0
"""Seconds for which a signature is accepted."""
OPEN_TIMEOUT_S = 2.0
"""Seconds for the WebSocket handshake with another node."""
SNAPSHOT_TIMEOUT_S = 5.0
"""Seconds until the first message must arrive. The host node may have to load the table."""
PROBLEM_S = 60.0
"""Seconds for which `/readyz` shows a problem after it was last seen."""


class Problems:
    """Recent problems between this node and others that do not prevent serving, for the log and for `/readyz`."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[float, str]] = {}

    def add(self, key: str, sentence: str) -> None:
        """Log a problem (throttled by `key`), and show it at `/readyz` for `PROBLEM_S`."""
        throttled.warning(key, "%s", sentence)
        self._seen[key] = (time.monotonic() + PROBLEM_S, sentence)

    def remove(self, key: str) -> None:
        """Stop showing a problem, because it is solved."""
        self._seen.pop(key, None)

    def current(self) -> list[str]:
        """The problems seen within the last `PROBLEM_S`."""
        now = time.monotonic()
        self._seen = {key: seen for key, seen in self._seen.items() if seen[0] > now}
        return [sentence for _, sentence in self._seen.values()]


class RelaySigner:
    """Signs the claims of relay requests, and verifies those of other nodes. Each signature is accepted once."""

    def __init__(self, secret: bytes, node: Callable[[], str], now: Callable[[], int]) -> None:
        """`node` returns the id of this node, `now` the time of the bus in milliseconds."""
        self._key = hmac.digest(secret, b"relay between nodes", hashlib.sha256)
        self._node = node
        self._now = now
        self._used: OrderedDict[str, int] = OrderedDict()
        """Accepted nonces with the times of their signatures, the oldest first."""

    def sign(self, node: str, table: str, player: str, address: str) -> str:
        """The header value that authorises a relay request to `node`."""
        payload = msgspec.msgpack.encode(RelayClaims(node, table, player, address, self._now(), secrets.token_urlsafe(12)))
        return base64.urlsafe_b64encode(self._mac(table, payload) + payload).decode()

    def verify(self, table: str, header: str) -> RelayClaims:
        """Verify the header of a relay request for a table, and return its claims.

        Raises:
            BadRelay: when the signature is wrong, expired, for another node or table, or was used before.
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
    """The relay connections of this node to tables that other nodes host."""

    def __init__(self, signer: RelaySigner, problems: Problems) -> None:
        self._signer = signer
        self._problems = problems
        self._sessions: dict[str, set[RelayedSession]] = {}
        """The open sessions, by host node."""
        self._tasks = Tasks()

    def __len__(self) -> int:
        """The number of open connections."""
        return sum(map(len, self._sessions.values()))

    async def connect(self, node: str, address: str, table: str, tab: TabConnection) -> RelayedSession:
        """Connect a browser tab to a table at another node, which advertises `address`. Returns when the snapshot is sent.

        Raises:
            Moved: when that node cannot be reached, or does not host the table.
        """
        upstream = await self._open(node, address, table, tab)
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

        tab.send(first)
        session = RelayedSession(upstream, tab, leave)
        self._sessions.setdefault(node, set()).add(session)
        self._problems.remove(node)
        return session

    async def _open(self, node: str, address: str, table: str, tab: TabConnection) -> ClientConnection:
        if not address:
            raise Moved(f"node {node} advertises no address, or has just stopped")
        headers = {RELAY_HEADER: self._signer.sign(node, table, tab.player, tab.address), "x-forwarded-for": tab.address}
        try:
            return await connect(
                address.replace("http", "ws", 1) + RELAY_PATH.format(table=table),
                additional_headers={name: value for name, value in headers.items() if value},
                user_agent_header=None,
                compression=None,
                proxy=None,
                open_timeout=OPEN_TIMEOUT_S,
                # The browser's heartbeat is relayed, and leases detect the death of the host node.
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
        """Disconnect the clients of all tables at a node that is gone, so that they reconnect."""
        for session in tuple(self._sessions.get(node, ())):
            session.disconnect()

    def disconnect_all(self) -> None:
        """Disconnect all relayed clients, because this node stops."""
        for node in tuple(self._sessions):
            self.disconnect(node)
