"""One guest who plays at random and writes down all they send and are told; comes back like a browser when a line breaks."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load.patch import Told, patched
from benchmarks.load.wire import Http

from .lines import Asked, Broke, Done, Laid, Recorder, Refused, Saw, Sent

# As web/src/table/state/tableSocket.ts has them, in seconds.
BEAT = 1.0
PATIENCE = 8.0
PAUSES = (0.3, 1.0, 2.0, 4.0, 8.0)
FINAL = (4403, 4404)

UNDO_SHARE = 0.08
"""How often a player takes something back instead, where they may."""
AFTER_A_REFUSAL = 1.0
"""Seconds until something else is tried."""


class Seat(msgspec.Struct):
    """The part of a seat that matters here."""

    you: bool
    kind: str


class Table(msgspec.Struct):
    """The part of a table that matters here."""

    status: str
    seats: list[Seat]
    to_act: list[int]
    actions: int
    can_undo: list[int]


class Choice(msgspec.Struct):
    """One legal action."""

    action: str


class View(msgspec.Struct):
    """The part of a game's view that matters here."""

    choices: list[Choice] = []


class Entry(msgspec.Struct):
    """A line of the log."""

    n: int
    event: dict[str, Any]


class Message(msgspec.Struct):
    """Anything the house says."""

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
    """The part of the last snapshot and the patches since that matters here."""

    table: Table
    view: View | None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Lost(RuntimeError):
    """The house says that there is no such table, though it had laid it."""


class Player:
    """A guest with a cookie; at one table at a time."""

    def __init__(self, base: str, name: str, address: str, recorder: Recorder, *, pace: float, moved: Callable[[], None]) -> None:
        """`address` is where the proxy would say they come from; `moved` is called with each action that was acknowledged."""
        self.name = name
        self.stopped = False
        """They wish to go: nothing more is sent, and what is on its way is waited for."""
        self._base = base
        self._http = Http(base, {"X-Forwarded-For": address})
        self._recorder = recorder
        self._pace = pace
        self._moved = moved
        self._rng = random.Random(name)
        self._wish = 0
        self._pending: tuple[int, dict[str, Any]] | None = None
        """The wish that waits for its answer, and its command."""
        self._table = ""
        self._seat = 0
        self._n = 0
        """Number of the last line they know."""
        self._told: Told | None = None
        """The table and the view after the last message."""
        self._last: Known | None = None
        """How things stand, as they were told last."""
        self._act_at: float | None = None
        self._heard = False
        """The house spoke on this line."""

    async def come(self) -> None:
        """Get a cookie, however often it takes."""
        await self._ask("GET", "/api/v1/me")

    async def lay(self, game: str) -> str:
        """Lay a table for two; returns its id."""
        plan = {"game": game, "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}

        def asking() -> None:
            self._recorder.note(Asked, self.name, game=game)

        table = str((await self._ask("POST", "/api/v1/tables", plan, asking))["id"])
        self._recorder.note(Laid, self.name, table=table, game=game)
        return table

    async def _ask(self, method: str, path: str, body: Any = None, before: Callable[[], None] = lambda: None) -> Any:
        """Ask the house until it answers; `before` is called with every try."""
        for tries in range(1000):
            before()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._http.call(method, path, body)
            except (OSError, EOFError, RuntimeError, TimeoutError):
                await asyncio.sleep(self._pause(tries))
            finally:
                # A kept connection would be tried again behind our back.
                self._http.close()
        raise Lost(f"{method} {path} is not answered")

    async def play(self, table: str, seat: int) -> None:
        """Sit at a table until the match is over or they wish to go.

        Raises:
            Lost: when there is no such table.
        """
        self._table, self._seat = table, seat
        self._n, self._told, self._last, self._pending, self._act_at = 0, None, None, None, None
        tries = 0
        while not self._finished():
            self._heard = False
            code = await self._attend()
            if self._finished():
                break
            self._recorder.note(Broke, self.name, table=table, code=code)
            if code in FINAL:
                raise Lost(f"{self.name} was told that there is no table {table}")
            tries = 0 if self._heard else tries + 1
            await asyncio.sleep(self._pause(tries))

    def _finished(self) -> bool:
        over = self._last is not None and self._last.table.status == "over"
        return over or (self.stopped and self._pending is None)

    def _pause(self, tries: int) -> float:
        return PAUSES[min(tries, len(PAUSES) - 1)] * self._rng.uniform(0.75, 1.25)

    async def _attend(self) -> int:
        """One line from its opening to its end; returns the close code."""
        address = f"{self._base.replace('http', 'ws', 1)}/api/v1/tables/{self._table}/socket?protocol=2"
        headers = {"Cookie": self._http.cookie, "Origin": self._base, **self._http.headers}
        try:
            async with connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                close_timeout=0.5,
                max_size=None,
            ) as line:
                return await self._listen(line)
        except (OSError, EOFError, TimeoutError, WebSocketException):
            return 1006

    async def _listen(self, line: ClientConnection) -> int:
        """Hear and act until the line breaks, is silent for too long, or they are done."""
        ping_at, asked_at = time.monotonic() + BEAT, 0.0
        while not self._finished():
            due = min(ping_at, self._act_at or ping_at)
            try:
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    text = await line.recv()
            except TimeoutError:
                if self._act_at is not None and self._act_at <= time.monotonic():
                    self._act_at = None
                    await self._act(line)
                elif asked_at:
                    return 0
                elif ping_at <= time.monotonic():
                    asked_at = time.monotonic()
                    ping_at = asked_at + PATIENCE
                    await line.send(b'{"t":"ping"}', text=True)
                continue
            except WebSocketException:
                return line.close_code or 1006
            self._heard = True
            ping_at, asked_at = time.monotonic() + BEAT, 0.0
            await self._hear(line, decode(text))
        return 1000

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        match message.t:
            case "snapshot":
                fresh = [entry.event for entry in message.log if entry.n > self._n]
                self._take_in(message, {"table": message.table, "view": message.view}, fresh=True)
                await self._recover(line, fresh)
            case "patch":
                if message.since != self._n or self._told is None:
                    await line.send(b'{"t":"resync"}', text=True)
                    return
                self._take_in(message, patched(self._told, message.changes))
            case "done":
                self._settle(message.ref, "")
            case "refusal" if message.ref:
                self._settle(message.ref, message.code)
                if message.code == "turn.stale":
                    await line.send(b'{"t":"resync"}', text=True)
        self._consider()

    def _take_in(self, message: Message, told: Told, *, fresh: bool = False) -> None:
        self._told, self._last = told, msgspec.convert(told, Known)
        seats = tuple(number for number, seat in enumerate(self._last.table.seats) if seat.you)
        events = tuple(entry.event for entry in message.log)
        self._recorder.note(Saw, self.name, table=self._table, seats=seats, n=message.n, events=events, fresh=fresh)
        self._n = message.n

    def _settle(self, ref: int, code: str) -> None:
        """A wish was answered."""
        if self._pending is None or self._pending[0] != ref:
            return
        self._pending = None
        if code:
            self._recorder.note(Refused, self.name, table=self._table, wish=ref, code=code)
            self._act_at = time.monotonic() + AFTER_A_REFUSAL
        else:
            self._recorder.note(Done, self.name, table=self._table, wish=ref)
            self._moved()

    async def _recover(self, line: ClientConnection, fresh: list[dict[str, Any]]) -> None:
        """What became of the wish over which the last line broke; as web/src/table/state/resend.ts tells it."""
        if self._pending is None or self._last is None:
            return
        number, command = self._pending
        if command["t"] not in {"act", "undo"} or fate_of(command, fresh, self._last.table.actions) != "again":
            self._pending = None
            return
        await self._send(line, number, command)

    def _consider(self) -> None:
        """Decide when to act, if there is anything to do."""
        if self._pending is None and self._act_at is None and not self.stopped and self._wished() is not None:
            self._act_at = time.monotonic() + self._pace * self._rng.uniform(0.5, 1.5)

    def _wished(self) -> dict[str, Any] | None:
        """What they would do now, if anything."""
        if self._last is None:
            return None
        table, view, seat = self._last.table, self._last.view, self._seat
        if not table.seats[seat].you:
            return {"t": "sit", "seat": seat, "name": "Bo"} if table.seats[seat].kind == "open" else None
        if table.status != "playing" or seat not in table.to_act or view is None or not view.choices:
            return None
        if seat in table.can_undo and self._rng.random() < UNDO_SHARE:
            return {"t": "undo", "seat": seat, "version": table.actions}
        return {"t": "act", "seat": seat, "action": self._rng.choice(view.choices).action, "version": table.actions}

    async def _act(self, line: ClientConnection) -> None:
        command = self._wished()
        if command is None or self._pending is not None or self.stopped:
            return
        self._wish += 1
        self._pending = (self._wish, command)
        await self._send(line, *self._pending)

    async def _send(self, line: ClientConnection, number: int, command: dict[str, Any]) -> None:
        self._recorder.note(Sent, self.name, table=self._table, wish=number, command=command)
        await line.send(encode({"t": "do", "ref": number, "command": command}), text=True)


def fate_of(command: dict[str, Any], fresh: list[dict[str, Any]], actions: int) -> str:
    """`stored`, `again` or `gone`: as the function of that name in web/src/table/state/resend.ts."""
    for event in fresh:
        match event:
            case {"t": "acted" | "undone" as kind, "seat": seat} if seat == command["seat"]:
                done = command["t"] == ("act" if kind == "acted" else "undo") and not event.get("bot")
                return "stored" if done else "gone"
            case {"t": "acted"} | {"t": "answered", "what": "takeback", "yes": True}:
                return "gone"
    return "again" if actions == command["version"] else "gone"
