"""The WebSocket endpoint of a table: decodes commands, and sends the messages of the table.

An invalid message is answered by a `Refusal` and the connection stays open. It is closed only for the reasons that the close
codes below list.
"""

import asyncio
import logging
import re
import secrets
from contextlib import suppress
from time import monotonic

import msgspec

from rivage.core import Decoder, RivageError, encode
from rivage.hosting import RELAY_HEADER, RELAY_PATH, SERVICE_RESTART, BusError, RelayedSession, TableSession, trace
from rivage.hosting.errors import BadRelay
from rivage.server.asgi.headers import security_headers
from rivage.server.asgi.http import Receive, Scope, Send, address_of, header
from rivage.server.asgi.origin import check_origin
from rivage.server.errors import ForeignOrigin, ForgedIdentity, MissingIdentity, NotThere, OutdatedClient, Unexpected, status_of
from rivage.server.guard import LIFT_LIMITS, WRITE_TEXTS, Bucket, TooLarge, TooMany
from rivage.server.identity import cookie_of
from rivage.server.logs import shorten_id
from rivage.server.messages import Do, FromBrowser, Ping, Problem, Resync
from rivage.server.services import Services
from rivage.table import wall_clock
from rivage.table.protocol import PROTOCOL_VERSION, FromHand, Pong, commands

from .connection import Connection

CLOSE_FORGED = 4401
"""WebSocket close code: the guest cookie is invalid or revoked. The browser gets a new one and reconnects."""
CLOSE_FOREIGN = 4403
CLOSE_UNKNOWN_TABLE = 4404
CLOSE_ABUSE = 4429
CLOSE_OUTDATED = 4426
"""WebSocket close code: the client speaks another version of the table protocol. The page must be reloaded."""
CLOSE_TRY_LATER = 1013
"""WebSocket close code: a temporary error of the server. The browser reconnects."""
CLOSE_CODES = {
    "identity.forged": CLOSE_FORGED,
    "identity.expired": CLOSE_FORGED,
    "table.unknown": CLOSE_UNKNOWN_TABLE,
    "protocol.outdated": CLOSE_OUTDATED,
}
"""Close codes for errors that occur before a connection is attached to a table. The default is `CLOSE_TRY_LATER`."""

log = logging.getLogger("rivage.socket")

VERSIONS = (b"protocol=%d" % PROTOCOL_VERSION, b"patches=1")
"""Query parameters with which a client declares the present protocol version. Older clients of this version send `patches=1`."""

_PATH = re.compile(r"/api/v1/tables/(?P<table>[^/]+)/socket")
_RELAY_PATH = re.compile(RELAY_PATH.format(table="(?P<table>[^/]+)"))
_decoder: Decoder[FromBrowser] = Decoder(FromBrowser)


class _Ref(msgspec.Struct):
    """The `ref` field of an otherwise unreadable message."""

    ref: int = 0


class SocketEdge:
    """The ASGI application for all WebSockets."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket from its handshake to its end."""
        services = self._services
        await receive()
        claims = None
        try:
            if services.cluster is not None and (found := _RELAY_PATH.fullmatch(scope["path"])) is not None:
                claims = services.cluster.verify_relay(found["table"], header(scope, RELAY_HEADER.encode()))
            else:
                check_origin(scope["headers"], services.settings.public_url)
                found = _PATH.fullmatch(scope["path"])
            if found is None:
                raise NotThere
        except (ForeignOrigin, NotThere, BadRelay) as error:
            services.metrics.count_refusal(error.code)
            services.security.report(error.code, address_of(scope))
            await deny(scope, send, error)
            return
        cookie = cookie_of(scope["headers"])
        if claims is not None and LIFT_LIMITS in scope.get("extensions", {}):
            scope["extensions"][LIFT_LIMITS]["lift"]()
        await send({"type": "websocket.accept"})
        # Free the headers, because there may be many long-lived connections.
        scope["headers"] = ()
        connection = Connection(send, services.settings.limits)
        connection.write_now = scope.get("extensions", {}).get(WRITE_TEXTS, {}).get("write")
        connection.address = address_of(scope)
        writer = asyncio.create_task(connection.write())
        # The connection of a relayed player is counted on the relaying node.
        if claims is None:
            services.metrics.connections.inc()
        try:
            if claims is not None:
                connection.address = claims.address
                connection.player = claims.player
                await self._attach(connection, found["table"], receive, by_node=True)
                return
            if set(VERSIONS).isdisjoint(scope.get("query_string", b"").split(b"&")):
                raise OutdatedClient(PROTOCOL_VERSION)
            with suppress(MissingIdentity):
                connection.player = services.identity.read(cookie)
            await self._attach(connection, found["table"], receive)
        except RivageError as error:
            if isinstance(error, ForgedIdentity):
                services.security.report(error.code, address_of(scope))
            await self._refuse_and_close(connection, error, receive)
        except asyncio.CancelledError:
            if not connection.is_closing:
                raise
        except Exception:
            reference = secrets.token_hex(4)
            log.exception("connection failed", extra={"reference": reference})
            await self._refuse_and_close(connection, Unexpected(reference), receive)
        finally:
            if claims is None:
                services.metrics.connections.dec()
            writer.cancel()
            connection.release()

    async def _attach(self, connection: Connection, table: str, receive: Receive, *, by_node: bool = False) -> None:
        """Register a connection, attach it to its table, and read until it ends. `by_node`: another node relays it.

        Raises:
            UnknownTable, BadRecord, StoreError, BusError: when the table does not exist or cannot be loaded.
        """
        # Registered before the first await, so that a revocation of the cookie closes this connection.
        connections = self._services.connections
        connections.add(connection.player, connection)
        try:
            if by_node:
                await self._join_table_here(connection, table, receive)
            else:
                await self._join_table(connection, table, receive)
        finally:
            connections.remove(connection.player, connection)

    async def _join_table(self, connection: Connection, table: str, receive: Receive) -> None:
        """Attach a connection to a table on any node, and read until it ends.

        Raises:
            UnknownTable, BadRecord, StoreError, BusError: as `_attach`.
        """
        session = await self._services.connect(table, connection)
        log.debug("joined", extra={"table": shorten_id(table)})
        connection.watch_silence()
        try:
            if isinstance(session, RelayedSession):
                await self._relay(connection, session, receive)
            else:
                await self._read(connection, session, table, receive)
        finally:
            session.leave()
            log.debug("left", extra={"table": shorten_id(table)})

    async def _join_table_here(self, connection: Connection, table: str, receive: Receive) -> None:
        """Attach a relayed connection and read until it ends. Close it if this node does not host the table."""
        assert self._services.cluster is not None
        try:
            session = await self._services.cluster.connect_here(table, connection)
        except BusError as error:
            connection.close(SERVICE_RESTART, error.code)  # the relaying node searches for the table again
            await wait_for_end(receive)
            return
        connection.watch_silence()
        try:
            await self._read(connection, session, table, receive)
        finally:
            session.leave()

    async def _relay(self, connection: Connection, session: RelayedSession, receive: Receive) -> None:
        """Relay messages to the node that hosts the table until the browser disconnects or is disconnected."""
        clock = asyncio.get_running_loop().time
        while (event := await receive())["type"] != "websocket.disconnect":
            if connection.is_closing:
                await asyncio.sleep(0)
                continue
            connection.last_received = clock()
            data = event.get("text")
            await session.send(data if data is not None else event.get("bytes") or b"")

    async def _read(self, connection: Connection, session: TableSession, table: str, receive: Receive) -> None:
        """Read and execute messages until the browser or the server closes the connection."""
        limits = self._services.settings.limits
        clock = asyncio.get_running_loop().time
        now = clock()
        rate = Bucket(limits.burst, limits.rate, now)
        hands = Bucket(limits.hands_burst, limits.hands_rate, now)
        bad_messages = Bucket(limits.bad_messages, 1.0, now)
        largest = limits.message_bytes
        while (event := await receive())["type"] != "websocket.disconnect":
            if connection.is_closing:
                # Yield, so that the close frame is sent before the guard counts the messages that arrived together.
                await asyncio.sleep(0)
                continue
            data = event.get("text") or event.get("bytes") or b""
            connection.last_received = now = clock()
            try:
                # A character has at most four bytes, so only long texts are encoded to measure them.
                if len(data) > largest or (len(data) * 4 > largest and isinstance(data, str) and len(data.encode()) > largest):
                    raise TooLarge(largest)
                message = _decoder.decode(data)
                # Hand movements above their own limit are dropped silently.
                if isinstance(message, FromHand):
                    if hands.take(now):
                        self._move_hand(connection, session, message)
                    continue
                if not rate.take(now):
                    raise TooMany
            except RivageError as error:
                self._services.metrics.count_refusal(error.code)
                connection.refuse(error, saved_ref(data) if len(data) <= largest else 0)
                if not bad_messages.take(now):
                    connection.close(CLOSE_ABUSE, "too many bad messages")
                continue
            await self._execute(connection, session, table, message)

    def _move_hand(self, connection: Connection, session: TableSession, message: FromHand) -> None:
        """Forward a movement of the player's hand. A refusal is sent to this player only."""
        try:
            session.move(message)
        except RivageError as error:
            self._services.metrics.count_refusal(error.code)
            connection.refuse(error)

    async def _execute(self, connection: Connection, session: TableSession, table: str, message: FromBrowser) -> None:
        """Execute a message. A refusal is sent to this player only."""
        services = self._services
        match message:
            case Do(ref=ref, command=command):
                try:
                    if not connection.player:
                        raise MissingIdentity
                    if opens_table(command) and not services.creations.take(connection.address, monotonic()):
                        raise TooMany
                    with trace.span("command", kind=type(command).__name__):
                        await session.do(command, ref)
                    services.metrics.acknowledged.inc()
                    if type(command) is commands.Sit:
                        await services.save_nickname(connection.player, table, command.seat)
                except BusError as error:
                    # The command may have been executed. The snapshot after the reconnect shows whether it was.
                    services.metrics.count_refusal(error.code)
                    connection.close(SERVICE_RESTART, error.code)
                except RivageError as error:
                    services.metrics.count_refusal(error.code)
                    connection.refuse(error, ref)
                except Exception:
                    reference = secrets.token_hex(4)
                    log.exception("command failed", extra={"reference": reference})
                    services.metrics.count_refusal(Unexpected.code)
                    connection.refuse(Unexpected(reference), ref)
            case Ping():
                connection.send(encode(Pong(at=wall_clock())))
            case Resync():
                session.resync()

    async def _refuse_and_close(self, connection: Connection, error: RivageError, receive: Receive) -> None:
        """Send an error, close the connection, and wait until the browser has closed it too."""
        self._services.metrics.count_refusal(error.code)
        connection.refuse(error)
        connection.close(CLOSE_CODES.get(error.code, CLOSE_TRY_LATER), error.code)
        await wait_for_end(receive)


async def wait_for_end(receive: Receive) -> None:
    """Wait until the browser has closed the connection, or the reader is cancelled (`Connection.abandon`)."""
    with suppress(asyncio.CancelledError):
        while (await receive())["type"] != "websocket.disconnect":
            pass


def is_relayed(scope: Scope) -> bool:
    """Whether a WebSocket has the path at which other nodes relay players."""
    return _RELAY_PATH.fullmatch(scope["path"]) is not None


def opens_table(command: commands.AnyCommand) -> bool:
    """Whether a command may create another table: a rematch, or the second game of a match of two."""
    match command:
        case commands.Offer(what="rematch" | "next") | commands.Answer(what="rematch" | "next", yes=True) | commands.Next():
            return True
    return False


def saved_ref(data: str | bytes) -> int:
    """The `ref` in a message that is otherwise unreadable, or 0."""
    try:
        return msgspec.json.decode(data, type=_Ref).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


async def deny(scope: Scope, send: Send, error: RivageError) -> None:
    """Refuse a WebSocket handshake with an HTTP response."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": CLOSE_FOREIGN if status_of(error) == 403 else CLOSE_UNKNOWN_TABLE})
        return
    body = encode(Problem(code=error.code, message=error.message, details=error.details))
    headers = [(b"content-type", b"application/json"), *security_headers("", secure=False)]
    await send({"type": "websocket.http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
