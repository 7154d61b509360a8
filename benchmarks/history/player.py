"""A guest who plays at random, records all messages, and reconnects like a browser."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load.patch import Snapshot, patched
from benchmarks.load.wire import Http

from .lines import Asked, Broke, Done, Laid, Recorder, Refused, Saw, Sent

# In seconds, as in web/src/table/state/tableSocket.ts.
HEARTBEAT_S = 1.0
RESPONSE_TIMEOUT_S = 8.0
RECONNECT_DELAYS_S = (0.3, 1.0, 2.0, 4.0, 8.0)

FINAL_CLOSE_CODES = (4403, 4404)
"""Close codes after which the client does not reconnect."""

UNDO_PROBABILITY = 0.08
"""Probability that a player undoes an action instead of acting, if that is possible."""
REFUSAL_DELAY_S = 1.0
"""Seconds from a refusal to the next command."""


class Seat(msgspec.Struct):
    """The fields of a seat that are used here."""

    you: bool
    kind: str


class Table(msgspec.Struct):
    """The fields of a table that are used here."""

    status: str
    seats: list[Seat]
    to_act: list[int]
    actions: int
    can_undo: list[int]


class Choice(msgspec.Struct):
    """A legal action."""

    action: str


class View(msgspec.Struct):
    """The fields of a game's view that are used here."""

    choices: list[Choice] = []


class Entry(msgspec.Struct):
    """An event of the log with its number."""

    n: int
    event: dict[str, Any]


class Message(msgspec.Struct):
    """A message of the server."""

    t: str
    n: int = 0
    since: int = 0
    log: list[Entry] = []
    table: dict[str, Any] = {}
    view: Any = None
    changes: dict[str, Any] = {}
    ref: int = 0
    code: str = ""


class Known(msgspec.Struct):
    """The fields of a patched snapshot that are used here."""

    table: Table
    view: View | None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Lost(RuntimeError):
    """A table that the server created does not exist any more, or the server does not answer."""


class Player:
    """A guest with a cookie, at one table at a time."""

    def __init__(self, base: str, name: str, address: str, recorder: Recorder, *, pace: float, moved: Callable[[], None]) -> None:
        """`address`: the address in the header of a proxy. `moved`: called for each acknowledged action."""
        self.name = name
        self.stopped = False
        """Whether the player is stopping: it sends no further commands and waits for the pending answer."""
        self._base = base
        self._http = Http(base, {"X-Forwarded-For": address})
        self._recorder = recorder
        self._pace = pace
        self._moved = moved
        self._rng = random.Random(name)
        self._number = 0
        self._pending: tuple[int, dict[str, Any]] | None = None
        """The number and the command that wait for an answer."""
        self._table = ""
        self._seat = 0
        self._n = 0
        """The number of the last received event."""
        self._snapshot: Snapshot | None = None
        """The snapshot after the last message."""
        self._last: Known | None = None
        """The decoded snapshot after the last message."""
        self._act_at: float | None = None
        self._received = False
        """Whether a message has arrived on this connection."""

    async def sign_in(self) -> None:
        """Get the cookie of a guest, with retries."""
        await self._request("GET", "/api/v1/me")

    async def create_table(self, game: str) -> str:
        """Create a table for two players. Returns its id."""
        plan = {"game": game, "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}

        def record_request() -> None:
            self._recorder.note(Asked, self.name, game=game)

        table = str((await self._request("POST", "/api/v1/tables", plan, record_request))["id"])
        self._recorder.note(Laid, self.name, table=table, game=game)
        return table

    async def _request(self, method: str, path: str, body: Any = None, before: Callable[[], None] = lambda: None) -> Any:
        """Send a request and retry until there is a response. `before` is called before each attempt."""
        for tries in range(1000):
            before()
            try:
                async with asyncio.timeout(RESPONSE_TIMEOUT_S):
                    return await self._http.call(method, path, body)
            except (OSError, EOFError, RuntimeError, TimeoutError):
                await asyncio.sleep(self._reconnect_delay(tries))
            finally:
                # A keep-alive connection would hide a retry from the record.
                self._http.close()
        raise Lost(f"{method} {path} got no response")

    async def play(self, table: str, seat: int) -> None:
        """Play at a table until the match is over or the player stops.

        Raises:
            Lost: when there is no such table.
        """
        self._table, self._seat = table, seat
        self._n, self._snapshot, self._last, self._pending, self._act_at = 0, None, None, None, None
        tries = 0
        while not self._finished():
            self._received = False
            code = await self._run_connection()
            if self._finished():
                break
            self._recorder.note(Broke, self.name, table=table, code=code)
            if code in FINAL_CLOSE_CODES:
                raise Lost(f"{self.name}: the server has no table {table}")
            tries = 0 if self._received else tries + 1
            await asyncio.sleep(self._reconnect_delay(tries))

    def _finished(self) -> bool:
        over = self._last is not None and self._last.table.status == "over"
        return over or (self.stopped and self._pending is None)

    def _reconnect_delay(self, tries: int) -> float:
        return RECONNECT_DELAYS_S[min(tries, len(RECONNECT_DELAYS_S) - 1)] * self._rng.uniform(0.75, 1.25)

    async def _run_connection(self) -> int:
        """Run a connection until it ends. Returns the close code."""
        address = f"{self._base.replace('http', 'ws', 1)}/api/v1/tables/{self._table}/socket?protocol=2"
        headers = {"Cookie": self._http.cookie, "Origin": self._base, **self._http.headers}
        try:
            async with connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=RESPONSE_TIMEOUT_S,
                ping_interval=None,
                close_timeout=0.5,
                max_size=None,
            ) as line:
                return await self._listen(line)
        except (OSError, EOFError, TimeoutError, WebSocketException):
            return 1006

    async def _listen(self, line: ClientConnection) -> int:
        """Receive and act until the connection breaks, a heartbeat times out, or the player is finished."""
        ping_at, pinged_at = time.monotonic() + HEARTBEAT_S, 0.0
        while not self._finished():
            due = min(ping_at, self._act_at or ping_at)
            try:
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    text = await line.recv()
            except TimeoutError:
                if self._act_at is not None and self._act_at <= time.monotonic():
                    self._act_at = None
                    await self._act(line)
                elif pinged_at:
                    return 0
                elif ping_at <= time.monotonic():
                    pinged_at = time.monotonic()
                    ping_at = pinged_at + RESPONSE_TIMEOUT_S
                    await line.send(b'{"t":"ping"}', text=True)
                continue
            except WebSocketException:
                return line.close_code or 1006
            self._received = True
            ping_at, pinged_at = time.monotonic() + HEARTBEAT_S, 0.0
            await self._handle(line, decode(text))
        return 1000

    async def _handle(self, line: ClientConnection, message: Message) -> None:
        match message.t:
            case "snapshot":
                fresh = [entry.event for entry in message.log if entry.n > self._n]
                self._update(message, {"table": message.table, "view": message.view}, fresh=True)
                await self._recover(line, fresh)
            case "patch":
                if message.since != self._n or self._snapshot is None:
                    await line.send(b'{"t":"resync"}', text=True)
                    return
                self._update(message, patched(self._snapshot, message.changes))
            case "done":
                self._resolve(message.ref, "")
            case "refusal" if message.ref:
                self._resolve(message.ref, message.code)
                if message.code == "turn.stale":
                    await line.send(b'{"t":"resync"}', text=True)
        self._schedule()

    def _update(self, message: Message, snapshot: Snapshot, *, fresh: bool = False) -> None:
        self._snapshot, self._last = snapshot, msgspec.convert(snapshot, Known)
        seats = tuple(number for number, seat in enumerate(self._last.table.seats) if seat.you)
        events = tuple(entry.event for entry in message.log)
        self._recorder.note(Saw, self.name, table=self._table, seats=seats, n=message.n, events=events, fresh=fresh)
        self._n = message.n

    def _resolve(self, ref: int, code: str) -> None:
        """Handle the answer to the pending command."""
        if self._pending is None or self._pending[0] != ref:
            return
        self._pending = None
        if code:
            self._recorder.note(Refused, self.name, table=self._table, wish=ref, code=code)
            self._act_at = time.monotonic() + REFUSAL_DELAY_S
        else:
            self._recorder.note(Done, self.name, table=self._table, wish=ref)
            self._moved()

    async def _recover(self, line: ClientConnection, fresh: list[dict[str, Any]]) -> None:
        """Send the pending command again after a reconnect if it was not stored, as web/src/table/state/resend.ts does."""
        if self._pending is None or self._last is None:
            return
        number, command = self._pending
        if command["t"] not in {"act", "undo"} or fate_of(command, fresh, self._last.table.actions) != "again":
            self._pending = None
            return
        await self._send(line, number, command)

    def _schedule(self) -> None:
        """Schedule the next command, if there is one to send."""
        if self._pending is None and self._act_at is None and not self.stopped and self._next_command() is not None:
            self._act_at = time.monotonic() + self._pace * self._rng.uniform(0.5, 1.5)

    def _next_command(self) -> dict[str, Any] | None:
        """The next command of the player, or None."""
        if self._last is None:
            return None
        table, view, seat = self._last.table, self._last.view, self._seat
        if not table.seats[seat].you:
            return {"t": "sit", "seat": seat, "name": "Bo"} if table.seats[seat].kind == "open" else None
        if table.status != "playing" or seat not in table.to_act or view is None or not view.choices:
            return None
        if seat in table.can_undo and self._rng.random() < UNDO_PROBABILITY:
            return {"t": "undo", "seat": seat, "version": table.actions}
        return {"t": "act", "seat": seat, "action": self._rng.choice(view.choices).action, "version": table.actions}

    async def _act(self, line: ClientConnection) -> None:
        command = self._next_command()
        if command is None or self._pending is not None or self.stopped:
            return
        self._number += 1
        self._pending = (self._number, command)
        await self._send(line, *self._pending)

    async def _send(self, line: ClientConnection, number: int, command: dict[str, Any]) -> None:
        self._recorder.note(Sent, self.name, table=self._table, wish=number, command=command)
        await line.send(encode({"t": "do", "ref": number, "command": command}), text=True)


def fate_of(command: dict[str, Any], fresh: list[dict[str, Any]], actions: int) -> str:
    """The fate of an unanswered command: `stored`, `again` or `gone`, as in web/src/table/state/resend.ts."""
    for event in fresh:
        match event:
            case {"t": "acted" | "undone" as kind, "seat": seat} if seat == command["seat"]:
                done = command["t"] == ("act" if kind == "acted" else "undo") and not event.get("bot")
                return "stored" if done else "gone"
            case {"t": "acted"} | {"t": "answered", "what": "takeback", "yes": True}:
                return "gone"
    return "again" if actions == command["version"] else "gone"
