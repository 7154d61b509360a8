"""The cost of idle connections: the memory of a table with two connections, and the CPU of a heartbeat.

One node with its default settings. Two people sit at each table without moving; their clients send a heartbeat once a second,
like browsers with a visible page. Memory is measured when all are connected, CPU afterwards.
"""

import argparse
import asyncio
import time
from typing import Any

import psutil
from tests.support.processes import RIVAGE, SERVER_CORE, free_port, pinned, serving

from .load.wire import Http, Socket, connect
from .report import Report, number
from .server import fresh

MAX_CONCURRENT_JOINS = 16
HEARTBEAT_S = 1.0
"""Seconds between two heartbeats of a connection, as in web/src/table/state/tableSocket.ts."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--tables", type=int, default=1000, help="tables with two connections each (default 1000)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds to measure (default 10)")


class Guest:
    """A guest with an idle connection to a table."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.http = Http(base, {"X-Forwarded-For": f"10.{number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"})
        self.socket: Socket
        self.pongs = 0

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        headers = {"Cookie": self.http.cookie, "Origin": self.base, **self.http.headers}
        await connect(f"{self.base}/api/v1/tables/{table}/socket?protocol=2", self, headers)

    def on_message(self, text: bytes) -> None:
        """Count a response to a heartbeat."""
        self.pongs += text.startswith(b'{"t":"pong"')

    def on_connection_lost(self) -> None:
        """Fail the benchmark."""
        raise RuntimeError("a connection was lost")


async def measure(base: str, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    """Connect all guests and measure."""
    server = psutil.Process(pid)
    idle = server.memory_info().rss
    guests = [Guest(base, number) for number in range(2 * options.tables)]
    gate = asyncio.Semaphore(MAX_CONCURRENT_JOINS)

    async def join(table: int) -> None:
        async with gate:
            host, guest = guests[2 * table : 2 * table + 2]
            for player in (host, guest):
                await player.http.call("GET", "/api/v1/me")
            plan = {"game": "deep-river", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
            table_id = (await host.http.call("POST", "/api/v1/tables", plan))["id"]
            for player in (host, guest):
                await player.enter(table_id)
                player.http.close()
            guest.socket.send(b'{"t":"do","ref":1,"command":{"t":"sit","seat":1,"name":"Bo"}}')

    await asyncio.gather(*map(join, range(options.tables)))
    await asyncio.sleep(1)
    seated = server.memory_info().rss
    before, started = sum(server.cpu_times()[:2]), time.perf_counter()
    deadline = started + options.seconds
    while (now := time.perf_counter()) < deadline:
        for at, guest in enumerate(guests):
            guest.socket.send(b'{"t":"ping"}')
            if at % 50 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(max(0.0, now + HEARTBEAT_S - time.perf_counter()))
    used, took = sum(server.cpu_times()[:2]) - before, time.perf_counter() - started
    pongs = sum(guest.pongs for guest in guests)
    for guest in guests:
        guest.socket.close()
    await asyncio.sleep(0.1)
    return {
        "lines": len(guests),
        "table_kib": (seated - idle) / options.tables / 1024,
        "pong_us": used / pongs * 1e6,
        "pongs_a_second": pongs / took,
        "share": used / took,
        "idle_mib": idle / 2**20,
    }


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    limits = ["--tables-per-address", "0", "--tables-per-guest", "0"]
    command = pinned(SERVER_CORE, [str(RIVAGE), "serve", "--port", str(port), "--data", str(fresh("lines")), *limits])
    with serving(command, f"{base}/healthz") as process:
        found = asyncio.run(measure(base, process.pid, options))
    report = Report(
        "lines",
        f"Connections: {options.tables} tables with two idle people each",
        (
            "connections",
            "memory before",
            "memory a table, with its two connections",
            "CPU µs a heartbeat",
            "heartbeats/s",
            "share of a core",
        ),
    )
    report.rows.append((
        number(found["lines"]), f"{found['idle_mib']:.0f} MiB", f"{found['table_kib']:.0f} KiB", f"{found['pong_us']:.0f}",
        number(found["pongs_a_second"]), f"{found['share']:.0%}",
    ))  # fmt: skip
    report.raw = found
    return report
