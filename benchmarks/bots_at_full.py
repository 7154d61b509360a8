"""Full load: many people at once, each against Deep River's best bot, on two cores. All games must end.

A real server on SQLite with its default settings and its bots runs on the first two cores. The people are WebSocket clients that
answer at once with random actions, so the load is higher than that of real people. A wait is the time from the bot's turn to its
action. The effort of bots, the number of running games and the memory are sampled every second.
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import time
import urllib.error
import urllib.request

import msgspec
import psutil
import uvloop
from tests.support.processes import RIVAGE, free_port, pinned, serving

from .load.patch import Snapshot, apply_message
from .load.rivage import GAME, decode
from .load.wire import Http, Socket, connect
from .report import Report, number
from .server import fresh

CORES = "0,1"
MAX_CONCURRENT_JOINS = 20
"""People who create their tables at the same time."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--people", type=int, default=200, help="concurrent players (default 200)")
    parser.add_argument("--level", default="old-bear", help="the level of the bots (default old-bear)")
    parser.add_argument("--limit", type=float, default=1800.0, help="timeout in seconds (default 1800)")


class Person:
    """A guest who plays a game against a bot."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.http = Http(base, {"X-Forwarded-For": f"10.3.{number // 250}.{number % 250 + 1}"})
        self.socket: Socket
        self.over = asyncio.Event()
        self.waits: list[float] = []
        self.busy_messages = 0
        self.refused: list[str] = []
        self._random = random.Random(number)
        self._ref = 0
        self._answered = -1
        self._actions = 0
        self._snapshot: Snapshot | None = None
        self._since = 0.0
        """The time since which the bot keeps this person waiting; 0 if it does not."""
        self._mine = True
        """Whether it was this person's turn in the last snapshot."""

    async def join(self, level: str) -> None:
        """Create a table with a bot. The game starts at once."""
        await self.http.call("GET", "/api/v1/me")
        plan = {"game": GAME, "seats": [{"who": "me", "name": "Ada"}, {"who": f"bot:{level}"}]}
        table = (await self.http.call("POST", "/api/v1/tables", plan))["id"]
        headers = {"Cookie": self.http.cookie, "Origin": self.base, **self.http.headers}
        await connect(f"{self.base}/api/v1/tables/{table}/socket?protocol=2", self, headers)
        self.http.close()

    def on_message(self, text: bytes) -> None:
        """Handle a message."""
        message = decode(text)
        if message["t"] == "busy":
            self.busy_messages += 1
        elif message["t"] == "refusal":
            self.refused.append(message["code"])
        elif (now := apply_message(self._snapshot, message)) is not None:
            self._snapshot = now
            self._update(now)

    def on_connection_lost(self) -> None:
        """Record a lost connection."""
        self.refused.append("connection lost")

    def waiting(self) -> float:
        """The seconds for which the bot has kept this person waiting."""
        return time.perf_counter() - self._since if self._since and not self.over.is_set() else 0.0

    def _update(self, snapshot: Snapshot) -> None:
        """Record a wait that has ended, and act if it is this person's turn."""
        table, view = snapshot["table"], snapshot["view"]
        now = time.perf_counter()
        if self._since and table["actions"] != self._actions:
            self.waits.append(now - self._since)
            self._since = 0.0
        acted, self._actions = self._actions != table["actions"], table["actions"]
        if table["status"] == "over":
            self.over.set()
            self.socket.close()
            return
        if table["status"] != "playing":
            return
        mine = any(table["seats"][seat]["you"] for seat in table["to_act"])
        if mine and view and view["choices"] and self._answered != table["actions"]:
            self._answered = table["actions"]
            self._ref += 1
            action = self._random.choice(view["choices"])["action"]
            command = {"t": "act", "seat": table["to_act"][0], "action": action, "version": table["actions"]}
            self.socket.send(msgspec.json.encode({"t": "do", "ref": self._ref, "command": command}))
            self._mine = True
        elif not mine and table["to_act"] and self._mine and acted:
            # The turn has passed from this person to the bot.
            self._mine = False
            self._since = now


class Monitor:
    """Samples of the server's metrics."""

    def __init__(self, base: str, pid: int) -> None:
        self._http = Http(base)
        self._server = psutil.Process(pid)
        self.started = time.perf_counter()
        self.samples: list[dict[str, float]] = []

    async def sample(self, people: list[Person]) -> None:
        """Take a sample."""
        sample = {"at": time.perf_counter() - self.started, "memory": self._memory()}
        sample["playing"] = sum(not person.over.is_set() for person in people)
        sample |= await asyncio.to_thread(_bot_metrics, f"{self._http.base}/metrics")
        self.samples.append(sample)

    def _memory(self) -> float:
        total = 0.0
        for process in (self._server, *self._server.children(recursive=True)):
            try:
                total += process.memory_info().rss / 2**20
            except psutil.NoSuchProcess:  # a worker that has just ended
                continue
        return total

    def maximum(self, key: str) -> float:
        """The maximum of a metric."""
        return max((sample[key] for sample in self.samples if key in sample), default=0.0)

    def averages(self, key: str, parts: int = 10) -> list[float]:
        """The averages of a metric over consecutive parts of the time."""
        values = [sample[key] for sample in self.samples if key in sample]
        size = max(1, len(values) // parts)
        return [statistics.mean(values[at : at + size]) for at in range(0, len(values), size)][: parts + 1]


def _bot_metrics(url: str) -> dict[str, float]:
    """The metrics of the server's bots; empty if they are not available."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310 - always http on this machine
            lines = answer.read().decode().splitlines()
    except (urllib.error.URLError, OSError):
        return {}
    pairs = (line.split(" ") for line in lines if line.startswith("rivage_bot_"))
    return {name.removeprefix("rivage_bot_"): float(value) for name, value in pairs}


async def play(base: str, pid: int, options: argparse.Namespace) -> tuple[list[Person], Monitor, float]:
    """Let all people play to the end. Returns them, the samples, and the seconds it took."""
    people = [Person(base, number) for number in range(options.people)]
    gate = asyncio.Semaphore(MAX_CONCURRENT_JOINS)
    monitor = Monitor(base, pid)

    async def join(person: Person) -> None:
        async with gate:
            await person.join(options.level)

    started = time.perf_counter()
    await asyncio.gather(*(join(person) for person in people))
    while any(not person.over.is_set() for person in people) and time.perf_counter() - started < options.limit:
        await monitor.sample(people)
        await asyncio.sleep(1.0)
    took = time.perf_counter() - started
    await monitor.sample(people)
    return people, monitor, took


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark.

    Raises:
        RuntimeError: when a game does not end.
    """
    busy = os.getloadavg()[0]
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    folder = fresh("full")
    command = pinned(CORES, [str(RIVAGE), "serve", "--port", str(port), "--data", str(folder)])
    with serving(command, f"{base}/healthz") as process:
        people, monitor, took = uvloop.run(play(base, process.pid, options))
    shutil.rmtree(folder, ignore_errors=True)
    ended = sum(person.over.is_set() for person in people)
    waits = sorted(wait for person in people for wait in person.waits)
    refused = sorted({code for person in people for code in person.refused})
    if ended < len(people):
        stuck = max(person.waiting() for person in people)
        raise RuntimeError(f"{len(people) - ended} of {len(people)} games did not end; the longest wait is {stuck:.0f} s")

    report = Report(
        "full",
        f"Full load: {options.people} concurrent players against {options.level}, two cores",
        (
            "people",
            "games ended",
            "minutes",
            "bot turns",
            "wait p50 s",
            "p99 s",
            "longest s",
            "lowest effort",
            "workers lost",
            "RSS MiB",
        ),
    )
    lowest_effort = min((sample["effort"] for sample in monitor.samples if "effort" in sample), default=float("nan"))
    report.rows.append((
        number(options.people), number(ended), f"{took / 60:.1f}", number(len(waits)), f"{_share(waits, 0.5):.1f}",
        f"{_share(waits, 0.99):.1f}", f"{waits[-1]:.1f}", f"{lowest_effort:.2f}", number(monitor.maximum("lost")),
        number(monitor.maximum("memory")),
    ))  # fmt: skip
    report.notes.append(f"Load of the machine before: {busy:.1f}. People answer at once. RSS includes the server and its bots.")
    report.notes.append("Effort over time: " + " ".join(f"{value:.2f}" for value in monitor.averages("effort")))
    report.notes.append("Still playing:    " + " ".join(f"{value:.0f}" for value in monitor.averages("playing")))
    report.notes.append(
        f"{sum(bool(person.busy_messages) for person in people)} people were notified that bots think for a shorter time."
    )
    if refused:
        report.notes.append(f"Refusals and lost connections: {', '.join(refused)}")
    report.raw = {"took": took, "waits": waits, "seen": monitor.samples}
    return report


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
