"""`python -m benchmarks.load.aya BASE ...`: load of Aya's tables with moving hands and cascades; prints JSON.

Each seat of a table of five is a guest with its own WebSocket, which gets patches as a browser does and sends the position of its
hand ten times a second. The guests of a table take turns to draw and place at a steady pace. Other tables with one guest each are
built before the measurement. During it their rows are pushed one after another, each when the previous cascade has come to rest.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
import uvloop

from .wire import Http, Socket, connect

SEATS = 5
HAND_INTERVAL_S = 0.1
"""Seconds between two positions of a hand."""
ROW = 52
"""Dominoes in a row that is pushed. Three rows use all dominoes."""
ROWS = 3
BUILD_RATE = 30.0
"""Actions per second while rows are built. The server allows 40 messages per second and connection."""
CASCADE_PAUSE_S = 0.2
"""Seconds between two cascades."""


class Event(msgspec.Struct):
    """The fields of an event that are used here."""

    t: str
    action: str = ""
    motion: str = ""


class Line(msgspec.Struct):
    event: Event


class Message(msgspec.Struct):
    """A message of the server."""

    t: str
    ref: int = 0
    code: str = ""
    log: list[Line] = []


decode = msgspec.json.Decoder(Message).decode


class Figures:
    """The measurements, collected while `running`."""

    def __init__(self) -> None:
        self.running = False
        self.waits: list[float] = []
        """Seconds from a placement to its acknowledgement."""
        self.seen: list[float] = []
        """Seconds from a placement to its broadcast to each of the other guests."""
        self.placement_bytes: list[int] = []
        self.hands: list[int] = []
        """Bytes of hand positions that each guest has received."""
        self.cascades = 0
        self.refusals: dict[str, int] = {}


class Guest:
    """A guest at a seat, with a cookie and a WebSocket."""

    def __init__(self, base: str, number: int, figures: Figures) -> None:
        self.base = base
        self.http = Http(base, {"X-Forwarded-For": f"10.5.{number // 250}.{number % 250 + 1}"})
        self.socket: Socket
        self.figures = figures
        self.table: Table | None = None
        self.hands = 0
        self.rng = random.Random(number)
        self._ref = 0
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self.moved: asyncio.Future[None] | None = None
        """Resolved when the bodies have come to rest."""

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        headers = {"Cookie": self.http.cookie, "Origin": self.base, **self.http.headers}
        await connect(f"{self.base}/api/v1/tables/{table}/socket?protocol=2", self, headers)

    async def do(self, **command: Any) -> str:
        """Send a command. Returns the code of a refusal, or an empty string when it is done."""
        self._ref += 1
        answer = self._waiting[self._ref] = asyncio.get_running_loop().create_future()
        self.socket.send(msgspec.json.encode({"t": "do", "ref": self._ref, "command": command}))
        code = await answer
        if code:
            self.figures.refusals[code] = self.figures.refusals.get(code, 0) + 1
        return code

    async def act(self, seat: int, action: str) -> str:
        """Send an action of a seat."""
        return await self.do(t="act", seat=seat, action=action, version=0)

    def on_message(self, text: bytes) -> None:
        """Handle a message."""
        now = time.perf_counter()
        if text.startswith(b'{"t":"hands"'):
            self.hands += len(text) * self.figures.running
            return
        message = decode(text)
        if message.t in ("done", "refusal") and message.ref in self._waiting:
            self._waiting.pop(message.ref).set_result(message.code)
        elif message.t == "patch":
            for line in message.log:
                if line.event.motion and self.moved is not None and not self.moved.done():
                    self.moved.set_result(None)
                if line.event.action.startswith("place ") and self.table is not None and self.figures.running:
                    self.figures.placement_bytes.append(len(text))
                    self.figures.seen.append(now - self.table.sent)

    def on_connection_lost(self) -> None:
        """Count a lost connection."""
        self.figures.refusals["connection lost"] = self.figures.refusals.get("connection lost", 0) + 1

    async def wave(self) -> None:
        """Send random positions of the hand, ten times a second, until cancelled."""
        x, y = self.rng.randrange(-5000, 5000), self.rng.randrange(-3000, 3000)
        while True:
            x, y = x + self.rng.randrange(-90, 90), y + self.rng.randrange(-90, 90)
            turn = self.rng.randrange(3600)
            self.socket.send(b'{"t":"pointer","x":%d,"y":%d,"turn":%d,"lift":300}' % (x, y, turn))
            await asyncio.sleep(HAND_INTERVAL_S)


class Table:
    """A table of five guests who take turns to build."""

    def __init__(self, base: str, number: int, figures: Figures) -> None:
        self.figures = figures
        self.guests = [Guest(base, number * SEATS + seat, figures) for seat in range(SEATS)]
        self.sent = 0.0
        """The time at which the last placement was sent (perf_counter)."""
        for guest in self.guests:
            guest.table = self

    async def open(self) -> None:
        """Create the table, seat all guests and flip the glass."""
        host = self.guests[0]
        seats = [{"who": "me", "name": "Ada"}, *({"who": "open"} for _ in self.guests[1:])]
        for guest in self.guests:
            await guest.http.call("GET", "/api/v1/me")
        plan = {"game": "aya", "seats": seats, "options": {"game": {"patience": 0}}}
        table = (await host.http.call("POST", "/api/v1/tables", plan))["id"]
        for seat, guest in enumerate(self.guests):
            await guest.enter(table)
            if seat:
                await guest.do(t="sit", seat=seat, name="Bo")
            guest.http.close()
        for action in ("first 0", "start 0,350,0", "flip"):
            await host.act(0, action)

    async def build(self, pace: float) -> None:
        """Place a domino every `pace` seconds."""
        await asyncio.sleep(random.random() * pace)
        for number in range(30 * SEATS):
            seat = number % SEATS
            guest = self.guests[seat]
            started = time.perf_counter()
            await guest.act(seat, "draw")
            self.sent = time.perf_counter()
            await guest.act(seat, f"place {number % 50 * 22 - 540},{number // 50 * 100 - 300},0")
            if self.figures.running:
                self.figures.waits.append(time.perf_counter() - self.sent)
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - started)))


class Rows:
    """A table of one guest with three long rows, which are pushed one after another."""

    def __init__(self, base: str, number: int, figures: Figures) -> None:
        self.guest = Guest(base, 20_000 + number, figures)

    async def build(self) -> None:
        """Place all dominoes."""
        guest = self.guest
        await guest.http.call("GET", "/api/v1/me")
        plan = {"game": "aya", "seats": [{"who": "me", "name": "Ada"}], "options": {"game": {"patience": 0}}}
        table = (await guest.http.call("POST", "/api/v1/tables", plan))["id"]
        await guest.enter(table)
        guest.http.close()
        for action in ("start 0,350,0", "flip"):
            await guest.act(0, action)
        last = ROW * ROWS - 1
        for number in range(last + 1):
            # Drawing the last domino ends the placing phase.
            place = f"place {number % ROW * 21 - 540},{number // ROW * 150 - 250},0"
            for action in ("draw",) if number == last else ("draw", place):
                started = time.perf_counter()
                await guest.act(0, action)
                await asyncio.sleep(max(0.0, 1 / BUILD_RATE - (time.perf_counter() - started)))

    async def push(self, row: int) -> None:
        """Push the first domino of a row and wait until all have come to rest."""
        self.guest.moved = asyncio.get_running_loop().create_future()
        if not await self.guest.act(0, f"push {row * ROW + 1}"):
            await asyncio.wait_for(self.guest.moved, 60)


async def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Build the tables, and measure for some seconds."""
    figures = Figures()
    tables = [Table(options.base, number, figures) for number in range(options.tables)]
    rows = [Rows(options.base, number, figures) for number in range(options.rows)]
    await asyncio.gather(*(row.build() for row in rows), *(table.open() for table in tables))
    tasks = [asyncio.create_task(table.build(options.pace)) for table in tables]
    tasks += [asyncio.create_task(guest.wave()) for table in tables for guest in table.guests]

    async def topple() -> None:
        for row in rows:
            for number in range(ROWS):
                await row.push(number)
                figures.cascades += figures.running
                await asyncio.sleep(CASCADE_PAUSE_S)

    await asyncio.sleep(options.warmup)
    print("measuring", flush=True)
    figures.running = True
    started, wall, own = time.time(), time.perf_counter(), time.process_time()
    toppling = asyncio.create_task(topple())
    await asyncio.sleep(options.seconds)
    figures.running = False
    seconds, own = time.perf_counter() - wall, time.process_time() - own
    all_pushed = toppling.done()
    for task in (*tasks, toppling):
        task.cancel()
    failed = [str(task.exception()) for task in (*tasks, toppling) if task.done() and not task.cancelled() and task.exception()]
    guests = [guest for table in tables for guest in table.guests]
    for guest in (*guests, *(row.guest for row in rows)):
        guest.socket.close()
    return {
        "from": started,
        "seconds": seconds,
        "placements": len(figures.waits),
        "p50_ms": share(figures.waits, 0.50) * 1000,
        "p99_ms": share(figures.waits, 0.99) * 1000,
        "longest_ms": max(figures.waits, default=0.0) * 1000,
        "seen_p99_ms": share(figures.seen, 0.99) * 1000,
        "placement_bytes": share(figures.placement_bytes, 0.50),
        "most_placement_bytes": max(figures.placement_bytes, default=0),
        "hands_bytes_a_second": max((guest.hands for guest in guests), default=0) / seconds,
        "cascades": figures.cascades,
        "all_pushed": all_pushed,
        "refusals": figures.refusals,
        "failed": failed,
        "generator_share": own / seconds,
    }


def share(values: list[Any], part: float) -> float:
    """The value that a share `part` of the values does not exceed; 0 without values."""
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))]) if ordered else 0.0


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.aya")
    parser.add_argument("base", help="http://host:port of the server")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rows", type=int, default=12)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    json.dump(uvloop.run(measure(parser.parse_args())), sys.stdout)


if __name__ == "__main__":
    main()
