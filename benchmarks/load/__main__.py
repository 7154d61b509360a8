"""`python -m benchmarks.load KIND BASE PID... `: run the load generator and print the measurements as JSON."""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

import psutil
import uvloop

from . import boardgame, rivage
from .meter import Meter

MAX_CONCURRENT_OPENS = 8
STALL_TIMEOUT_S = 20.0
"""Seconds after the measurement within which each table must make another move, or it counts as stalled."""


class Table(Protocol):
    """Two seats that play one game after another."""

    async def open(self) -> None:
        """Connect and take the seats, without a move."""
        ...

    def start(self) -> None:
        """Make the first move."""
        ...

    def close(self) -> None:
        """Close all connections."""
        ...


def cpu(process: psutil.Process) -> float:
    """CPU seconds used by a process and its children, including children that have ended."""
    total = 0.0
    for member in (process, *process.children(recursive=True)):
        times = member.cpu_times()
        total += times.user + times.system + times.children_user + times.children_system
    return total


def resident(processes: Sequence[psutil.Process]) -> int:
    """The resident memory of processes and their children, in bytes."""
    return sum(int(member.memory_info().rss) for process in processes for member in (process, *process.children(recursive=True)))


async def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play and measure."""
    servers = [psutil.Process(pid) for pid in options.pids]
    meter = Meter()
    idle = resident(servers)
    make = boardgame.Table if options.kind == "boardgame" else rivage.Table
    tables: list[Table] = [make(options.base, meter, seed) for seed in range(options.tables)]
    gate = asyncio.Semaphore(MAX_CONCURRENT_OPENS)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open()

    started = time.perf_counter()
    await asyncio.gather(*(open_one(table) for table in tables))
    opened = time.perf_counter() - started
    seated = resident(servers)
    for table in tables:
        table.start()
    await asyncio.sleep(options.warmup)
    played = resident(servers)

    print("measuring", flush=True)
    meter.start()
    wall, own, before = time.perf_counter(), time.process_time(), [cpu(server) for server in servers]
    await asyncio.sleep(options.seconds)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    cpu_by_server = [cpu(server) - used for server, used in zip(servers, before, strict=True)]
    servers_cpu = sum(cpu_by_server)
    meter.end()
    ended = resident(servers)
    moment = time.perf_counter()
    while (stalled := meter.stalled(options.tables, moment)) and time.perf_counter() - moment < STALL_TIMEOUT_S:  # noqa: ASYNC110 - ends by time
        await asyncio.sleep(0.1)

    meter.stopped = True
    await asyncio.sleep(0.3)
    for table in tables:
        table.close()
    if not meter.acks:
        raise RuntimeError("no move was acknowledged")
    return {
        "tables": options.tables,
        "seconds": wall,
        "acks": meter.acks,
        "rate": meter.acks / wall,
        "p50_ms": meter.percentile(0.50) * 1000,
        "p99_ms": meter.percentile(0.99) * 1000,
        "cpu_us": servers_cpu / meter.acks * 1e6,
        "cpu_us_each": [used / meter.acks * 1e6 for used in cpu_by_server],
        "cpu_share": servers_cpu / wall,
        "generator_share": own / wall,
        "games": meter.games,
        "still": stalled,
        "refusals": dict(meter.refusals),
        "bytes_per_ack": meter.received / meter.acks,
        "open_s": opened,
        "idle_mib": idle / 2**20,
        "seated_kib": (seated - idle) / options.tables / 1024,
        "table_kib": (played - idle) / options.tables / 1024,
        "end_mib": ended / 2**20,
    }


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("kind", choices=["rivage", "boardgame"])
    parser.add_argument("base", help="http://host:port of the server; several nodes separated by commas")
    parser.add_argument("pids", type=int, nargs="+", help="process ids of the server, to measure CPU and memory")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    json.dump(uvloop.run(measure(parser.parse_args())), sys.stdout)


main()
