"""HTTP under guard: every byte is counted before it is parsed.

A request that is too long, too slow or one too many is refused before anything else of the house hears of it.
"""

import asyncio
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from rivage.core import RivageError
from rivage.server.errors import LongHeaders, LongPath, Malformed, TooLarge, TooMany, TooSlow
from rivage.server.limits import Bucket

from .address_quota import Account
from .answers import answer
from .frames import GuardedSocket
from .guard import Guard

SLICE = 8192
"""Bytes given to the parser at a time: after each of them the guard may say stop."""
PROBED = frozenset({b"/healthz", b"/readyz", b"/metrics"})
"""What programs of the host ask for, past the proxy."""
FAREWELL = 1.0
"""Seconds an asker has to read why it was refused; what it still sends meanwhile is thrown away."""


class GuardedHttp(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self, guard: Guard, account: Account, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._guard = guard
        self._account = account
        """What this connection is counted under."""
        self._waits_in: Account | None = None
        self._bytes = Bucket(guard.network.bytes_burst, guard.network.bytes_rate, guard.clock())
        self._by_proxy = False
        """The peer is a trusted proxy: what comes is of many people."""
        self._unpaid = 0
        """Bytes of which it is not known yet whose they are."""
        self._refused: RivageError | None = None
        self._upgraded = False
        self._head = 0
        """Bytes of the head that is being read."""
        self._headers_bytes = 0
        self._body = 0
        self._farewell: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the parent has it
        """Here; a request is due."""
        super().connection_made(transport)
        self._by_proxy = self._guard.proxies.trusts(self._peer)
        self._wait(self._guard.network.head_seconds)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._settle()
        self._guard.flow(self)
        self._guard.went(self._account)
        if self._farewell is not None:
            self._farewell.cancel()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._settle()
        self._waits_in = self._account
        self._guard.wait(self, self._account, seconds)

    def _settle(self) -> None:
        if self._waits_in is not None:
            self._guard.settle(self, self._waits_in)
            self._waits_in = None

    def overdue(self) -> None:
        """The request did not come in time, or the answer is not read."""
        self._guard.flow(self)
        if self._waits_in is None or self._refused is not None:
            self.transport.abort()
            return
        self._settle()
        if self._head or self._body:
            self._refuse(TooSlow())
        else:
            self.transport.abort()

    def give_up(self) -> None:
        """Others need the place more."""
        self._settle()
        self.transport.abort()

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Count, then parse, a slice at a time."""
        now = self._guard.clock()
        if not self._by_proxy and not (self._bytes.take(now, len(data)) and self._account.bytes.take(now, len(data))):
            self._guard.flooded(self._account, "flood")
            self.transport.abort()
            return
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if self._refused is not None or self._upgraded or self.transport.is_closing():
                return
            self._parse(data[start : start + SLICE] if len(data) > SLICE else data)

    def _parse(self, data: bytes) -> None:
        if self._waits_in is None and self._body_is_done():
            self._wait(self._guard.network.head_seconds)
        self._head += len(data)
        if self._by_proxy:
            # Bounded as the head is: whatever ends one is paid for.
            self._unpaid += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self._refuse(self._refused or Malformed())
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._upgraded = True
                self.handle_websocket_upgrade()
        else:
            # A head that grows without an end never reaches the callbacks below.
            if self._head > self._guard.network.headers_bytes + self._guard.network.path_bytes + SLICE:
                self._refuse(LongHeaders(self._guard.network.headers_bytes))

    def _body_is_done(self) -> bool:
        """No request is being read."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or not cycle.more_body

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._headers_bytes = 0
        if self._waits_in is None:
            self._wait(self._guard.network.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        network = self._guard.network
        if len(self.url) + len(url) > network.path_bytes + network.query_bytes + 1:
            self._stop(LongPath(network.path_bytes))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header."""
        network = self._guard.network
        size = len(name) + len(value)
        self._headers_bytes += size
        if size > network.header_bytes:
            self._stop(LongHeaders(network.header_bytes))
        if len(self.headers) >= network.headers:
            self._stop(LongHeaders(network.headers))
        if self._headers_bytes > network.headers_bytes:
            self._stop(LongHeaders(network.headers_bytes))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole: whose request it is, and whether it may go on."""
        guard, network = self._guard, self._guard.network
        path, _, query = self.url.partition(b"?")
        if len(path) > network.path_bytes or len(query) > network.query_bytes:
            self._stop(LongPath(network.path_bytes))
        self._find_client()
        self._pay()
        if not self._account.requests.take(guard.clock()) or len(self.pipeline) >= network.pipelined:
            self._stop(TooMany())
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        if len(length) > 12 or (length.isdigit() and int(length) > guard.limits.body_bytes):
            self._stop(TooLarge(guard.limits.body_bytes))
        self._head = self._body = 0
        self._wait(network.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._pay()
        self._head = 0
        self._body += len(body)
        if self._body > self._guard.limits.body_bytes:
            self._stop(TooLarge(self._guard.limits.body_bytes))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; the next thing is owed by us."""
        self._pay()
        self._head = self._body = 0
        self._settle()
        super().on_message_complete()

    def _find_client(self) -> None:
        """Behind a trusted proxy, count the request under the address that the proxy speaks for.

        A connection of a proxy carries requests of many people, so this is asked anew for each.
        """
        guard = self._guard
        if not self._by_proxy:
            return
        client = guard.proxies.client(self.headers)
        account = guard.client_account(self._peer, client, is_probe=self.url.partition(b"?")[0] in PROBED)
        if client:
            self.scope["client"] = (client, 0)
        if scheme := guard.proxies.scheme(self.headers):
            self.scope["scheme"] = scheme
        if account is not self._account:
            if guard.admits(account) is not None:
                self._stop(TooMany())
            self._settle()
            guard.moved(self._account, account)
            self._account = account

    def _pay(self) -> None:
        """Count what came by a proxy under the address whose request it is, and under nobody who asked before.

        Raises:
            TooMany: when that address has sent too much.
        """
        size, self._unpaid = self._unpaid, 0
        if size and not self._account.bytes.take(self._guard.clock(), size):
            self._guard.flooded(self._account, "flood")
            self._stop(TooMany())

    # Refusals.

    def _stop(self, error: RivageError) -> None:
        """Leave the parser, which passes nothing but its own errors through.

        Raises:
            RivageError: `error`, always.
        """
        self._refused = error
        raise error

    def _refuse(self, error: RivageError) -> None:
        """Say why, and end the connection as soon as that can have been read."""
        self._refused = error
        self._guard.tell(error.code, self._account)
        self._settle()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and (cycle.more_body or not cycle.response_complete):
            if cycle.response_started or not cycle.more_body:
                # The asker has an answer, or waits for that to an earlier request: another one would be taken for it.
                self.transport.abort()
                return
            # Whoever reads the body hears that there will be no more of it.
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(answer(error))
        # Closing at once, with bytes unread, would take the answer back from whoever still sends.
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._farewell = self.loop.call_later(FAREWELL, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Only said by the parent, for what is no HTTP."""
        self._refuse(Malformed())

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody needs to know that somebody asks for HTTP/2."""

    # What goes out.

    def pause_writing(self) -> None:
        """The asker does not read."""
        super().pause_writing()
        self._guard.stall(self)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._guard.flow(self)

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        if self.transport.get_write_buffer_size():
            # Nor was the last answer read.
            self.transport.abort()
        super().timeout_keep_alive_handler()

    # WebSockets.

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on, and its place in the books."""
        self.connections.discard(self)
        self._settle()
        self._guard.flow(self)
        head = [f"{self.scope['method']} ".encode(), self.url, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            head += [name, b": ", value, b"\r\n"]
        protocol = GuardedSocket(self._guard, self._account, self.config, self.server_state, self.app_state)
        protocol.connection_made(self.transport)
        protocol.client = self.scope["client"]
        if self.scope["scheme"] == "https":
            protocol.scheme = "wss"
        protocol.open(b"".join([*head, b"\r\n"]))
        self.transport.set_protocol(protocol)
        # The parser holds what holds it: without this both would stay, and the transport with them, long after its end.
        self.parser = None  # type: ignore[assignment]  # as the parent does when the connection is lost
