"""A full house: many people at once, each alone with Deep River's best bot, on two cores. Every game must end.

A real server on SQLite with its default settings, its bots included, on the first two cores; people are WebSocket clients that
answer at once, at random from the choices shown, so nobody in a real house presses harder. A wait is the time from the moment the
table says that the bot is to act until it is seen to do something. Watched every second: what bots are given of their time, who
waits, memory.
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

from .load.patch import Told, told
from .load.rivage import GAME, decode
from .load.wire import Http, Socket, connect
from .report import Report, number
from .server import fresh

CORES = "0,1"
COMING_AT_ONCE = 20
"""People who open their table at the same moment."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--people", type=int, default=200, help="people who play at once (default 200)")
    parser.add_argument("--level", default="old-bear", help="the bot they meet (default old-bear)")
    parser.add_argument("--limit", type=float, default=1800.0, help="seconds after which it is given up (default 1800)")


class Person:
    """One guest alone with a bot, from the first move to the last."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.http = Http(base, {"X-Forwarded-For": f"10.3.{number // 250}.{number % 250 + 1}"})
        self.socket: Socket
        self.over = asyncio.Event()
        self.waits: list[float] = []
        self.told_busy = 0
        self.refused: list[str] = []
        self._random = random.Random(number)
        self._ref = 0
        self._answered = -1
        self._actions = 0
        self._told: Told | None = None
        self._since = 0.0
        """Since when the bot keeps this person waiting; 0: it does not."""
        self._mine = True
        """It was this person's turn, last time we looked."""

    async def come(self, level: str) -> None:
        """Lay a table and sit down at it; the game begins at once."""
        await self.http.call("GET", "/api/v1/me")
        plan = {"game": GAME, "seats": [{"who": "me", "name": "Ada"}, {"who": f"bot:{level}"}]}
        table = (await self.http.call("POST", "/api/v1/tables", plan))["id"]
        headers = {"Cookie": self.http.cookie, "Origin": self.base, **self.http.headers}
        await connect(f"{self.base}/api/v1/tables/{table}/socket?protocol=2", self, headers)
        self.http.close()

    def heard(self, text: bytes) -> None:
        """React to one message."""
        message = decode(text)
        if message["t"] == "busy":
            self.told_busy += 1
        elif message["t"] == "refusal":
            self.refused.append(message["code"])
        elif (now := told(self._told, message)) is not None:
            self._told = now
            self._look(now)

    def lost(self) -> None:
        """The server hung up."""
        self.refused.append("connection lost")

    def waiting(self) -> float:
        """Seconds the bot has kept this person waiting now."""
        return time.perf_counter() - self._since if self._since and not self.over.is_set() else 0.0

    def _look(self, told: Told) -> None:
        table, view = told["table"], told["view"]
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
            # It was this person's turn, and now it is the bot's.
            self._mine = False
            self._since = now


class Watch:
    """What is seen of the server, second by second."""

    def __init__(self, base: str, pid: int) -> None:
        self._http = Http(base)
        self._server = psutil.Process(pid)
        self.began = time.perf_counter()
        self.seen: list[dict[str, float]] = []

    async def look(self, people: list[Person]) -> None:
        """Look once."""
        one = {"at": time.perf_counter() - self.began, "memory": self._memory()}
        one["playing"] = sum(not person.over.is_set() for person in people)
        one |= await asyncio.to_thread(_bots, f"{self._http.base}/metrics")
        self.seen.append(one)

    def _memory(self) -> float:
        total = 0.0
        for process in (self._server, *self._server.children(recursive=True)):
            try:
                total += process.memory_info().rss / 2**20
            except psutil.NoSuchProcess:  # a worker that has just gone
                continue
        return total

    def most(self, what: str) -> float:
        """The greatest value seen."""
        return max((one[what] for one in self.seen if what in one), default=0.0)

    def course(self, what: str, parts: int = 10) -> list[float]:
        """The average of each tenth of the time."""
        values = [one[what] for one in self.seen if what in one]
        size = max(1, len(values) // parts)
        return [statistics.mean(values[at : at + size]) for at in range(0, len(values), size)][: parts + 1]


def _bots(url: str) -> dict[str, float]:
    """What the server tells of its bots, if it tells us."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310 - always http on this machine
            lines = answer.read().decode().splitlines()
    except (urllib.error.URLError, OSError):
        return {}
    pairs = (line.split(" ") for line in lines if line.startswith("rivage_bot_"))
    return {name.removeprefix("rivage_bot_"): float(value) for name, value in pairs}


async def play(base: str, pid: int, options: argparse.Namespace) -> tuple[list[Person], Watch, float]:
    """Let everybody come and play to the end; how long it took."""
    people = [Person(base, number) for number in range(options.people)]
    gate = asyncio.Semaphore(COMING_AT_ONCE)
    watch = Watch(base, pid)

    async def come(person: Person) -> None:
        async with gate:
            await person.come(options.level)

    began = time.perf_counter()
    await asyncio.gather(*(come(person) for person in people))
    while any(not person.over.is_set() for person in people) and time.perf_counter() - began < options.limit:
        await watch.look(people)
        await asyncio.sleep(1.0)
    took = time.perf_counter() - began
    await watch.look(people)
    return people, watch, took


def run(options: argparse.Namespace) -> Report:
    """Measure.

    Raises:
        RuntimeError: when a game does not end.
    """
    busy = os.getloadavg()[0]
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    folder = fresh("full")
    command = pinned(CORES, [str(RIVAGE), "serve", "--port", str(port), "--data", str(folder)])
    with serving(command, f"{base}/healthz") as process:
        people, watch, took = uvloop.run(play(base, process.pid, options))
    shutil.rmtree(folder, ignore_errors=True)
    ended = sum(person.over.is_set() for person in people)
    waits = sorted(wait for person in people for wait in person.waits)
    refused = sorted({code for person in people for code in person.refused})
    if ended < len(people):
        stuck = max(person.waiting() for person in people)
        raise RuntimeError(
            f"{len(people) - ended} of {len(people)} games did not end; the longest wait goes on for {stuck:.0f} s"
        )

    report = Report(
        "full",
        f"Full house: {options.people} people at once against {options.level}, two cores",
        (
            "people",
            "games ended",
            "minutes",
            "bot turns",
            "wait p50 s",
            "p99 s",
            "longest s",
            "least effort",
            "workers lost",
            "RSS MiB",
        ),
    )
    least = min((one["effort"] for one in watch.seen if "effort" in one), default=float("nan"))
    report.rows.append((
        number(options.people), number(ended), f"{took / 60:.1f}", number(len(waits)), f"{_share(waits, 0.5):.1f}",
        f"{_share(waits, 0.99):.1f}", f"{waits[-1]:.1f}", f"{least:.2f}", number(watch.most("lost")),
        number(watch.most("memory")),
    ))  # fmt: skip
    report.notes.append(f"Load of the machine before: {busy:.1f}. People answer at once; RSS is that of the server and its bots.")
    report.notes.append("Effort over time: " + " ".join(f"{value:.2f}" for value in watch.course("effort")))
    report.notes.append("Still playing:    " + " ".join(f"{value:.0f}" for value in watch.course("playing")))
    report.notes.append(f"{sum(bool(person.told_busy) for person in people)} people were told that bots think shorter.")
    if refused:
        report.notes.append(f"Refused or broken: {', '.join(refused)}")
    report.raw = {"took": took, "waits": waits, "seen": watch.seen}
    return report


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
