"""WebSockets under guard: frames and bytes of every kind are counted, and a flood ends without a goodbye."""

import asyncio
from asyncio.transports import BaseTransport
from http import HTTPStatus
from struct import pack
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it is
from websockets.http11 import Request
from websockets.protocol import State

from rivage.server.limits import Bucket

from .address_quota import Account
from .guard import Guard
from .mailbox import Mailbox

TEXTS = "rivage.texts"
"""Our extension of ASGI: a `websocket.send` may have several encoded texts under this name, where the scope names it too. There
the scope has a way to send some at once, without a task (`write`: see `GuardedSocket.write`)."""
SLICE = 512
"""Bytes given to the parser at a time: 85 of the smallest frames, after which the guard may say stop."""
LINGER = 5.0
"""Seconds that the last bytes have to be taken in after the end."""


def text_head(length: int) -> bytes:
    """What stands before a text of so many bytes in a frame of its own, sent by a server (RFC 6455, 5.2).

    Most of what this house sends is such frames; made here, one costs a fifth of what the general way does.
    """
    if length < 126:
        return bytes((_TEXT, length))
    return pack("!BBH", _TEXT, 126, length) if length < 65536 else pack("!BBQ", _TEXT, 127, length)


def framed(texts: list[bytes]) -> bytes:
    """Texts, each in a frame of its own, to be written in one go: every writing is a call into the kernel."""
    if len(texts) == 1:
        return text_head(len(texts[0])) + texts[0]
    return b"".join([part for text in texts for part in (text_head(len(text)), text)])


def text_in(frame: bytes) -> bytes | None:
    """The text in what a browser sent, if that is one frame, whole, and nothing more; None for everything else."""
    if len(frame) < SHORTEST or frame[0] != _TEXT:
        return None
    length = frame[1] - _MASKED
    if length == LONGER:
        start = SHORTEST + 2
        length = int.from_bytes(frame[2:4])
    else:
        start = SHORTEST
    if not 0 <= length == len(frame) - start:
        return None
    return apply_mask(frame[start:], frame[start - 4 : start])


_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED = 0x80
"""What is added to the second byte, the length, of a frame sent by a browser."""
SHORTEST = 6
"""Bytes before the text in a frame sent by a browser: two, and the mask."""
LONGER = 126
"""In the place of the length: it follows in two bytes."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket, from its handshake to its end."""

    def __init__(
        self, guard: Guard, account: Account, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._mailbox = Mailbox()
        self.queue = self._mailbox  # type: ignore[assignment]  # it is all that is asked of a queue here
        self._guard = guard
        self._account = account
        now = guard.clock()
        self._frames = Bucket(guard.network.frames_burst, guard.network.frames_rate, now)
        self._bytes = Bucket(guard.network.bytes_burst, guard.network.bytes_rate, now)
        self._unparsed = bytearray()
        """Came, was counted, and waits for the house to deal with what came before."""
        self._timer: asyncio.TimerHandle | None = None
        """For the handshake, and for the last bytes after the end."""

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection became a WebSocket; its handshake is due."""
        super().connection_made(transport)
        self._timer = self.loop.call_later(self._guard.network.body_seconds, self._still_shaking_hands)

    def open(self, request: bytes) -> None:
        """Take in the request, which has been counted already."""
        super().data_received(request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._guard.flow(self)
        self._guard.went(self._account)
        self._stop_timer()
        self._unparsed.clear()
        super().connection_lost(exc)
        # The parser is a generator that holds the connection that holds it; nobody would let go of them for long.
        self.conn.parser.close()

    def overdue(self) -> None:
        """What was sent is not taken in."""
        self._guard.tell("unread", self._account)
        self.transport.abort()

    def give_up(self) -> None:
        """Its place is needed."""
        self.transport.abort()

    def _still_shaking_hands(self) -> None:
        self._timer = None
        if not self.handshake_complete:
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Count; what is parsed of it depends on what the house has taken in so far."""
        now = self._guard.clock()
        if not (self._bytes.take(now, len(data)) and self._account.bytes.take(now, len(data))):
            self._flooded()
            return
        if self._unparsed or len(data) > SLICE or not self.handshake_complete or self.read_paused:
            self._unparsed += data
            self._go_on()
        elif (text := text_in(data)) is not None and self._between_messages():
            self._take(text, now)  # what a person sends: one small frame, and nothing before it
        else:
            self._parse_piece(data, now)

    def _between_messages(self) -> bool:
        """Whether the parser has nothing in hand: what comes next may be read without it."""
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def _take(self, text: bytes, now: float) -> None:
        """Take in a text that came in one frame: as the parser does, at a fifth of its price."""
        if self.transport.is_closing():
            return
        if not (self._frames.take(now) and self._account.frames.take(now)):
            self._flooded()
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _parse(self) -> None:
        """Parse a slice at a time, until the house has a message to deal with first, or there were too many frames."""
        now = self._guard.clock()
        while self._unparsed and not self.read_paused:
            piece = bytes(self._unparsed[:SLICE])
            del self._unparsed[:SLICE]
            if not self._parse_piece(piece, now):
                return

    def _parse_piece(self, piece: bytes, now: float) -> bool:
        """Parse a slice; False when nothing more is to be parsed."""
        account = self._account
        if self.transport.is_closing():
            return False
        # Before the parser is fed: nothing is parsed on credit.
        if not (self._frames.has(now) and account.frames.has(now)):
            self._flooded()
            return False
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return False
        frames = len(self.conn.events)
        if not (self._frames.take(now, frames) and account.frames.take(now, frames)):
            self._flooded()
            return False
        self.handle_events()
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when the house has dealt with all before, what waits behind them is parsed."""
        if self._unparsed:
            self._go_on()
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._unparsed:
            self._go_on()
        return message

    def _go_on(self) -> None:
        """Parse what waits, if anything does and its time has come."""
        # Before the handshake is answered there can be no frames; an error among them could not even be told.
        if self._unparsed and self.handshake_complete and not self.read_paused:
            self._parse()

    def _flooded(self) -> None:
        """No goodbye: it would only be one more thing to send. Who has been told to go is left to the timer of the goodbye."""
        self._unparsed.clear()
        if self.close_sent:
            if not self.transport.is_closing():
                self.transport.pause_reading()
            return
        self._guard.flooded(self._account, "flood")
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier ones were never read."""
        if self.transport.get_write_buffer_size() > self._guard.network.owed_bytes:
            self._flooded()
            return
        super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """A whole message; a text must be one. Reading pauses only while another one waits to be dealt with."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        message: ASGIReceiveEvent
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self._guard.tell("no_text", self._account)
                if not self.close_sent:
                    self.conn.fail(1007, "no UTF-8")
                    self.handle_parser_exception()
                return
        else:
            message = {"type": "websocket.receive", "bytes": data}
        if self.close_sent:
            return
        if not self._mailbox.expected and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait(message)

    # What goes out.

    def handle_connect(self, event: Request) -> None:
        """The request for a WebSocket has come; the house is told that it may send several texts at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][TEXTS] = {"write": self.write}

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn does; several texts (`TEXTS`) are several frames, and one writing to the network.

        Raises:
            ClientDisconnected: when nobody is there any more.
        """
        texts = cast("list[bytes] | None", message.get(TEXTS))
        if texts is None:
            await super().send(message)
            if message["type"] == "websocket.accept":
                # Read, and answered: a line may live for long, and there may be many.
                del self.request, self.response
            elif message["type"] == "websocket.http.response.body" and self.close_sent:
                # Refused, and answered: uvicorn itself does not count that as an end, and would write an error for each.
                self.handshake_complete = True
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent:
            return
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(texts))

    def write(self, texts: list[bytes]) -> bool:
        """Send texts at once; False where that cannot be, and nothing is sent: `send` waits until it can be, or says why not."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(texts))
        return True

    def pause_writing(self) -> None:
        """The browser does not read."""
        super().pause_writing()
        self._guard.stall(self)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._guard.flow(self)

    async def run_asgi(self) -> None:
        """Serve; afterwards the connection ends, whether its last bytes are read or not."""
        await super().run_asgi()
        self.scope["extensions"].pop(TEXTS, None)  # it would hold the one that holds it
        if not self.disconnected:
            self._stop_timer()
            self._timer = self.loop.call_later(LINGER, self.transport.abort)
