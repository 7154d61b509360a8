"""The WebSocket edge: bytes to commands, and the messages of a table back to bytes.

Nothing between the socket and the table but size and rate limits and one decode. Whatever is wrong with a message is
answered by a `Refusal` and the connection stays; it is closed only for the reasons below.
"""

import asyncio
import logging
import re
import secrets
from contextlib import suppress
from time import monotonic

import msgspec

from rivage.core import Decoder, RivageError, encode
from rivage.hosting import COME_BACK, RELAY_HEADER, RELAY_PATH, BusError, RelayedSession, TableSession, trace
from rivage.hosting.errors import BadRelay
from rivage.server.asgi.headers import security_headers
from rivage.server.asgi.http import Receive, Scope, Send, address_of, header
from rivage.server.asgi.origin import check_origin
from rivage.server.errors import ForeignOrigin, ForgedIdentity, MissingIdentity, NotThere, OutdatedClient, Unexpected, status_of
from rivage.server.guard import LIFT_LIMITS, WRITE_TEXTS, Bucket, TooLarge, TooMany
from rivage.server.identity import cookie_of
from rivage.server.logs import short
from rivage.server.messages import Do, FromBrowser, Ping, Problem, Resync
from rivage.server.services import Services
from rivage.table import wall_clock
from rivage.table.protocol import PROTOCOL_VERSION, FromHand, Pong, commands

from .connection import Connection

CLOSE_FORGED = 4401
"""The cookie is not valid (any more). The browser gets a new one and reconnects."""
CLOSE_FOREIGN = 4403
CLOSE_UNKNOWN_TABLE = 4404
CLOSE_ABUSE = 4429
CLOSE_OUTDATED = 4426
"""The client reads another version of our messages. The page must be reloaded."""
CLOSE_TRY_LATER = 1013
"""A failure of the server. The browser reconnects."""
CLOSE_CODES = {
    "identity.forged": CLOSE_FORGED,
    "identity.expired": CLOSE_FORGED,
    "table.unknown": CLOSE_UNKNOWN_TABLE,
    "protocol.outdated": CLOSE_OUTDATED,
}
"""The close code for each error that ends a connection before it plays."""

log = logging.getLogger("rivage.socket")

VERSIONS = (b"protocol=%d" % PROTOCOL_VERSION, b"patches=1")
"""Query parameters with which a client says that it reads our messages. Clients from before `protocol` sent `patches=1`."""

_PATH = re.compile(r"/api/v1/tables/(?P<table>[^/]+)/socket")
_RELAY_PATH = re.compile(RELAY_PATH.format(table="(?P<table>[^/]+)"))
_decoder: Decoder[FromBrowser] = Decoder(FromBrowser)


class _Ref(msgspec.Struct):
    """The reference of an otherwise unreadable message."""

    ref: int = 0


class SocketEdge:
    """The ASGI application for every WebSocket."""

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
            services.metrics.refused(error.code)
            services.security.report(error.code, address_of(scope))
            await deny(scope, send, error)
            return
        cookie = cookie_of(scope["headers"])
        if claims is not None and LIFT_LIMITS in scope.get("extensions", {}):
            scope["extensions"][LIFT_LIMITS]["lift"]()
        await send({"type": "websocket.accept"})
        # Connections may live for long, and be many: free the headers.
        scope["headers"] = ()
        connection = Connection(send, services.settings.limits)
        connection.write_now = scope.get("extensions", {}).get(WRITE_TEXTS, {}).get("write")
        connection.address = address_of(scope)
        writer = asyncio.create_task(connection.write())
        # A player whom another node relays is counted there.
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
            if not connection.closed_by_us:
                raise
        except Exception:
            reference = secrets.token_hex(4)
            log.exception("a socket failed", extra={"reference": reference})
            await self._refuse_and_close(connection, Unexpected(reference), receive)
        finally:
            if claims is None:
                services.metrics.connections.dec()
            writer.cancel()
            connection.release()

    async def _attach(self, connection: Connection, table: str, receive: Receive, *, by_node: bool = False) -> None:
        """Attach a connection whose player is known to its table, and read until it ends. `by_node`: another node relays it.

        Raises:
            UnknownTable, BadRecord, StoreError, BusError: when there is no such table, or it cannot be loaded.
        """
        # Before anything is awaited, so that a later revocation of the cookie closes this connection.
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
        """Attach a connection to a table at any node, and read until it ends.

        Raises:
            UnknownTable, BadRecord, StoreError, BusError: as `_attach`.
        """
        session = await self._services.visit(table, connection)
        log.debug("joined", extra={"table": short(table)})
        connection.watch_silence()
        try:
            if isinstance(session, RelayedSession):
                await self._relay(connection, session, receive)
            else:
                await self._read(connection, session, table, receive)
        finally:
            session.leave()
            log.debug("left", extra={"table": short(table)})

    async def _join_table_here(self, connection: Connection, table: str, receive: Receive) -> None:
        """Attach a connection that another node relays, and read until it ends. Unless this node hosts the table, close it."""
        assert self._services.cluster is not None
        try:
            session = await self._services.cluster.visit_here(table, connection)
        except BusError as error:
            connection.close(COME_BACK, error.code)  # the other node looks for the table again
            await wait_for_end(receive)
            return
        connection.watch_silence()
        try:
            await self._read(connection, session, table, receive)
        finally:
            session.leave()

    async def _relay(self, connection: Connection, session: RelayedSession, receive: Receive) -> None:
        """Relay messages to the node that hosts the table until the browser goes or is sent away."""
        clock = asyncio.get_running_loop().time
        while (event := await receive())["type"] != "websocket.disconnect":
            if connection.closed_by_us:
                await asyncio.sleep(0)
                continue
            connection.heard = clock()
            data = event.get("text")
            await session.send(data if data is not None else event.get("bytes") or b"")

    async def _read(self, connection: Connection, session: TableSession, table: str, receive: Receive) -> None:
        """Read messages until the browser or the server closes."""
        limits = self._services.settings.limits
        clock = asyncio.get_running_loop().time
        now = clock()
        rate = Bucket(limits.burst, limits.rate, now)
        hands = Bucket(limits.hands_burst, limits.hands_rate, now)
        patience = Bucket(limits.patience, 1.0, now)
        largest = limits.message_bytes
        while (event := await receive())["type"] != "websocket.disconnect":
            if connection.closed_by_us:
                # Let the close frame be sent before the guard counts all messages that came together.
                await asyncio.sleep(0)
                continue
            data = event.get("text") or event.get("bytes") or b""
            connection.heard = now = clock()
            try:
                # Characters are at most four bytes: only doubtful texts are measured.
                if len(data) > largest or (len(data) * 4 > largest and isinstance(data, str) and len(data.encode()) > largest):
                    raise TooLarge(largest)
                message = _decoder.decode(data)
                # Hand movements have a limit of their own; those above it are dropped.
                if isinstance(message, FromHand):
                    if hands.take(now):
                        self._move_hand(connection, session, message)
                    continue
                if not rate.take(now):
                    raise TooMany
            except RivageError as error:
                self._services.metrics.refused(error.code)
                connection.refuse(error, saved_ref(data) if len(data) <= largest else 0)
                if not patience.take(now):
                    connection.close(CLOSE_ABUSE, "too many bad messages")
                continue
            await self._execute(connection, session, table, message)

    def _move_hand(self, connection: Connection, session: TableSession, message: FromHand) -> None:
        """Forward a movement of the player's hand. A refusal goes to the sender alone."""
        try:
            session.move(message)
        except RivageError as error:
            self._services.metrics.refused(error.code)
            connection.refuse(error)

    async def _execute(self, connection: Connection, session: TableSession, table: str, message: FromBrowser) -> None:
        """Execute a message. A refusal goes to the sender alone."""
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
                        await services.remember(connection.player, table, command.seat)
                except BusError as error:
                    # Nobody knows whether it was executed: the snapshot after the reconnect shows it.
                    services.metrics.refused(error.code)
                    connection.close(COME_BACK, error.code)
                except RivageError as error:
                    services.metrics.refused(error.code)
                    connection.refuse(error, ref)
                except Exception:
                    reference = secrets.token_hex(4)
                    log.exception("a command failed", extra={"reference": reference})
                    services.metrics.refused(Unexpected.code)
                    connection.refuse(Unexpected(reference), ref)
            case Ping():
                connection.send(encode(Pong(at=wall_clock())))
            case Resync():
                session.resync()

    async def _refuse_and_close(self, connection: Connection, error: RivageError, receive: Receive) -> None:
        """Send the error, close, and wait for the end."""
        self._services.metrics.refused(error.code)
        connection.refuse(error)
        connection.close(CLOSE_CODES.get(error.code, CLOSE_TRY_LATER), error.code)
        await wait_for_end(receive)


async def wait_for_end(receive: Receive) -> None:
    """Wait until the peer has closed as well, or is given up."""
    with suppress(asyncio.CancelledError):
        while (await receive())["type"] != "websocket.disconnect":
            pass


def is_relayed(scope: Scope) -> bool:
    """Whether a WebSocket is for the address where other nodes relay players."""
    return _RELAY_PATH.fullmatch(scope["path"]) is not None


def opens_table(command: commands.AnyCommand) -> bool:
    """Whether a command may create another table: a rematch, or the second game."""
    match command:
        case commands.Offer(what="rematch") | commands.Answer(what="rematch", yes=True) | commands.Next():
            return True
    return False


def saved_ref(data: str | bytes) -> int:
    """The `ref` in a message that is otherwise unreadable, or 0."""
    try:
        return msgspec.json.decode(data, type=_Ref).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


async def deny(scope: Scope, send: Send, error: RivageError) -> None:
    """Refuse a handshake with an HTTP answer."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": CLOSE_FOREIGN if status_of(error) == 403 else CLOSE_UNKNOWN_TABLE})
        return
    body = encode(Problem(code=error.code, message=error.message, details=error.details))
    headers = [(b"content-type", b"application/json"), *security_headers("", secure=False)]
    await send({"type": "websocket.http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
