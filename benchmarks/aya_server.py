"""Load of Aya: tables of five who build with moving hands while cascades are simulated, on two cores.

A real server on SQLite with its default settings and the load generator (`benchmarks.load.aya`) share the first two cores.
Measured are the latency of placements until they are durable and acknowledged, the maximum lag of the server's event loop
(`watched_server.py`), and the bytes that each subscriber receives for placements and moving hands.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.support.processes import RIVAGE, ROOT, free_port, pinned, serving

from .report import Report, number
from .server import fresh

CORES = "0,1"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--aya-tables", type=int, default=20, help="tables of five (default 20)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two placements at a table (default 1)")
    parser.add_argument("--aya-seconds", type=float, default=30.0, help="seconds to measure (default 30)")


def loop_lags(file: Path, since: float, seconds: float) -> list[tuple[float, float]]:
    """The delays of the event loop during the measurement, each with the CPU time in it, in seconds."""
    found = (tuple(map(float, line.split())) for line in file.read_text().splitlines())
    return [(lag, cpu) for at, lag, cpu in found if since <= at <= since + seconds]


def play(options: argparse.Namespace) -> dict[str, Any]:
    """Run the server and the load generator. Returns the measurements.

    Raises:
        RuntimeError: when the generator or a table fails. The message has the details.
    """
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    folder = fresh("aya")
    lines = folder / "late.txt"
    python = RIVAGE.parent / "python"
    server = [str(python), str(ROOT / "benchmarks" / "watched_server.py"), str(lines), "serve"]
    command = pinned(CORES, [*server, "--port", str(port), "--data", str(folder)])
    generator = [sys.executable, "-m", "benchmarks.load.aya", base, "--tables", str(options.aya_tables)]
    generator += ["--pace", str(options.pace), "--seconds", str(options.aya_seconds)]
    with serving(command, f"{base}/healthz"):
        limit = options.aya_seconds + 300
        done = subprocess.run(pinned(CORES, generator), capture_output=True, text=True, cwd=ROOT, timeout=limit, check=False)
        if done.returncode:
            raise RuntimeError(f"the load generator failed: {done.stderr[-800:]}")
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        result["late"] = loop_lags(lines, result["from"], result["seconds"])
    if result["failed"] or result["refusals"]:
        raise RuntimeError(f"errors at the tables: {result['failed']} {result['refusals']}")
    return result


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    busy = os.getloadavg()[0]
    result = play(options)
    report = Report(
        "aya",
        f"Aya: {options.aya_tables} tables of five, moving hands, one cascade at a time",
        ("what", "measured", "asked for"),
    )
    longest = max((lag for lag, _ in result["late"]), default=0.0) * 1000
    cpu = max((cpu for _, cpu in result["late"]), default=0.0) * 1000
    report.rows += [
        ("placement until it is acknowledged, p50", f"{result['p50_ms']:.0f} ms", ""),
        ("placement until it is acknowledged, p99", f"{result['p99_ms']:.0f} ms", "under 100 ms"),
        ("placement until the others receive it, p99", f"{result['seen_p99_ms']:.0f} ms", "under 150 ms"),
        ("maximum lag of the event loop", f"{longest:.0f} ms", "under 50 ms"),
        ("maximum CPU time of one callback", f"{cpu:.0f} ms", "under 50 ms"),
        ("bytes of a placement per subscriber, median", f"{number(result['placement_bytes'])} bytes", "under 2 kB"),
        ("the largest of them", f"{number(result['most_placement_bytes'])} bytes", "under 2 kB"),
        ("five moving hands, per subscriber", f"{number(result['hands_bytes_a_second'])} bytes/s", "under 3 kB/s"),
    ]
    over = sum(lag > 0.05 for lag, _ in result["late"])
    report.notes.append(
        f"{result['seconds']:.0f} s: {number(result['placements'])} placements, {result['cascades']} cascades of 52 dominoes; "
        f"the event loop was late by more than 50 ms {over} times, by more than 5 ms {len(result['late'])} times."
    )
    report.notes.append(f"The load generator used {result['generator_share']:.0%} of one of the two cores.")
    if result["all_pushed"]:
        report.notes.append("All rows were pushed before the end, so that no cascade ran for a part of the time.")
    if busy > (os.cpu_count() or 1) / 2:
        report.notes.append(f"The machine was busy (load {busy:.1f} before), which makes times longer.")
    report.raw = result
    return report
