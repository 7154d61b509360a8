"""Two players of Deep River at a steady pace from another address, and the latency of their moves."""

import asyncio
import contextlib
from collections.abc import Awaitable
from time import perf_counter
from typing import Any

from benchmarks.load.meter import Meter
from benchmarks.load.rivage import Player, Table
from benchmarks.load.wire import Http, connect

SOURCE = "127.0.0.2"
THINK_TIME_S = 0.02
"""Seconds between receiving a position and acting."""


class SteadyPlayer(Player):
    """A player with a short think time for each move."""

    def __init__(self, home: Table, number: int) -> None:
        super().__init__(home, number, "")
        self.http = Http(home.base, source=SOURCE)
        self._thinking: asyncio.TimerHandle | None = None

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        headers = {"Cookie": self.http.cookie, "Origin": self.home.base}
        await connect(f"{self.home.base}/api/v1/tables/{table}/socket?protocol=2", self, headers, SOURCE)

    def act(self) -> None:
        """Schedule an action after the think time."""
        if self._thinking is None and self.last is not None and self.last["view"] and self.last["view"]["choices"]:
            self._thinking = asyncio.get_running_loop().call_later(THINK_TIME_S, self._act)

    def _act(self) -> None:
        self._thinking = None
        if not self.sent:
            super().act()


class Probe:
    """Requests `/healthz` fifty times a second, to measure the latency of the server's event loop without the disk."""

    def __init__(self, base: str) -> None:
        self._http = Http(base, source=SOURCE)
        self.waits: list[float] = []

    async def run(self) -> None:
        """Send requests until cancelled."""
        while True:
            started = perf_counter()
            # The response is not JSON, so `call` raises ValueError. Its latency counts all the same.
            with contextlib.suppress(OSError, EOFError, RuntimeError, ValueError):
                await self._http.call("GET", "/healthz")
            self.waits.append(perf_counter() - started)
            await asyncio.sleep(THINK_TIME_S)

    def p99(self) -> float:
        """The 99th percentile of the latencies since the last call, in milliseconds."""
        waits, self.waits = sorted(self.waits), []
        return waits[int(len(waits) * 0.99)] * 1000 if waits else float("inf")


class Pair(Table):
    """The two players, at one table after another."""

    def __init__(self, base: str) -> None:
        super().__init__(base, Meter(), seed=1)
        self.players = [SteadyPlayer(self, number) for number in (0, 1)]

    def follow(self, player: Player, table: str) -> None:
        """Go to the next table and close the connection to the last one, which the server would drop when idle."""
        player.socket.close()
        super().follow(player, table)

    async def measured(self, meanwhile: Awaitable[Any]) -> dict[str, Any]:
        """The latencies of moves in milliseconds until `meanwhile` ends. An unanswered move counts with its waiting time."""
        meter = self.meter
        meter.start()
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
