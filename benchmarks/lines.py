"""What people cost who only sit there: memory of a line and of its table, and the CPU of a heartbeat.

One node with its default settings. Two people sit at each table and nobody moves; their browsers ask for a word once a second, as
those do whose page is seen. Memory is counted when all have come, CPU while they stay.
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

COME_AT_ONCE = 16
BEAT = 1.0
"""Seconds between two pings of a line, as web/src/table/state/tableSocket.ts has it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--tables", type=int, default=1000, help="tables with two lines each (default 1000)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long they stay (default 10)")


class Guest:
    """Somebody who sits at a table and hears."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.http = Http(base, {"X-Forwarded-For": f"10.{number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"})
        self.socket: Socket
        self.pongs = 0

    async def sit(self, table: str) -> None:
        """Open the line of a table."""
        headers = {"Cookie": self.http.cookie, "Origin": self.base, **self.http.headers}
        await connect(f"{self.base}/api/v1/tables/{table}/socket?protocol=2", self, headers)

    def heard(self, text: bytes) -> None:
        """Count what is answered."""
        self.pongs += text.startswith(b'{"t":"pong"')

    def lost(self) -> None:
        """No line breaks here."""
        raise RuntimeError("a line broke")


async def stay(base: str, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    """Let all come, and stay."""
    server = psutil.Process(pid)
    idle = server.memory_info().rss
    guests = [Guest(base, number) for number in range(2 * options.tables)]
    gate = asyncio.Semaphore(COME_AT_ONCE)

    async def come(table: int) -> None:
        async with gate:
            host, guest = guests[2 * table : 2 * table + 2]
            for each in (host, guest):
                await each.http.call("GET", "/api/v1/me")
            plan = {"game": "deep-river", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
            made = (await host.http.call("POST", "/api/v1/tables", plan))["id"]
            for each in (host, guest):
                await each.sit(made)
                each.http.close()
            guest.socket.send(b'{"t":"do","ref":1,"command":{"t":"sit","seat":1,"name":"Bo"}}')

    await asyncio.gather(*map(come, range(options.tables)))
    await asyncio.sleep(1)
    seated = server.memory_info().rss
    before, began = sum(server.cpu_times()[:2]), time.perf_counter()
    until = began + options.seconds
    while (now := time.perf_counter()) < until:
        for at, guest in enumerate(guests):
            guest.socket.send(b'{"t":"ping"}')
            if at % 50 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(max(0.0, now + BEAT - time.perf_counter()))
    used, took = sum(server.cpu_times()[:2]) - before, time.perf_counter() - began
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
    """Measure."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    limits = ["--tables-per-address", "0", "--tables-per-guest", "0"]
    command = pinned(SERVER_CORE, [str(RIVAGE), "serve", "--port", str(port), "--data", str(fresh("lines")), *limits])
    with serving(command, f"{base}/healthz") as process:
        found = asyncio.run(stay(base, process.pid, options))
    report = Report(
        "lines",
        f"Lines: {options.tables} tables at which two people sit and nobody moves",
        (
            "lines",
            "memory before",
            "memory a table, its two lines included",
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
