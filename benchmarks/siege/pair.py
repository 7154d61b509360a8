"""Two people who play Deep River at a steady pace from an address of their own, and how long each move of theirs takes."""

import asyncio
import contextlib
from collections.abc import Awaitable
from time import perf_counter
from typing import Any

from benchmarks.load.meter import Meter
from benchmarks.load.rivage import Player, Table
from benchmarks.load.wire import Http, connect

SOURCE = "127.0.0.2"
PACE = 0.02
"""Seconds between hearing of a position and acting in it."""


class SteadyPlayer(Player):
    """Takes a moment for every move."""

    def __init__(self, home: Table, number: int) -> None:
        super().__init__(home, number, "")
        self.http = Http(home.base, source=SOURCE)
        self._thinking: asyncio.TimerHandle | None = None

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        headers = {"Cookie": self.http.cookie, "Origin": self.home.base}
        await connect(f"{self.home.base}/api/v1/tables/{table}/socket?protocol=2", self, headers, SOURCE)

    def act(self) -> None:
        """Choose in a moment."""
        if self._thinking is None and self.last is not None and self.last["view"] and self.last["view"]["choices"]:
            self._thinking = asyncio.get_running_loop().call_later(PACE, self._act)

    def _act(self) -> None:
        self._thinking = None
        if not self.sent:
            super().act()


class Probe:
    """Asks for `/healthz` fifty times a second: how long the server's loop keeps others waiting, without the disk."""

    def __init__(self, base: str) -> None:
        self._http = Http(base, source=SOURCE)
        self.waits: list[float] = []

    async def run(self) -> None:
        """Ask until cancelled."""
        while True:
            begun = perf_counter()
            # Its answer is no JSON, which is what `call` stumbles over; it came all the same.
            with contextlib.suppress(OSError, EOFError, RuntimeError, ValueError):
                await self._http.call("GET", "/healthz")
            self.waits.append(perf_counter() - begun)
            await asyncio.sleep(PACE)

    def p99(self) -> float:
        """In ms, since last asked."""
        waits, self.waits = sorted(self.waits), []
        return waits[int(len(waits) * 0.99)] * 1000 if waits else float("inf")


class Pair(Table):
    """The two of them at one table after the other."""

    def __init__(self, base: str) -> None:
        super().__init__(base, Meter(), seed=1)
        self.players = [SteadyPlayer(self, number) for number in (0, 1)]

    def follow(self, player: Player, table: str) -> None:
        """Leave for the next table, and let go of the last: an idle line is dropped after a while, which is no error."""
        player.socket.close()
        super().follow(player, table)

    async def measured(self, meanwhile: Awaitable[Any]) -> dict[str, Any]:
        """How long moves took, in ms, until `meanwhile` is over; one without an answer by then counts for as long as it waits."""
        meter = self.meter
        meter.begin()
        meter.refusals.clear()
        await meanwhile
        waiting = [perf_counter() - player.sent for player in self.players if player.sent]
        meter.latencies += [seconds for seconds in waiting if seconds > 1.0]
        meter.end()
        moves = len(meter.latencies)
        return {
            "moves": moves,
            "p50": meter.percentile(0.50) * 1000 if moves else float("inf"),
            "p99": meter.percentile(0.99) * 1000 if moves else float("inf"),
            "errors": sum(meter.refusals.values()),
            "refusals": dict(meter.refusals),
        }
