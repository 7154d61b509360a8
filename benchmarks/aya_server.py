"""Aya's server: tables of five who build with moving hands while one cascade after the other is simulated, on two cores.

A real server on SQLite with its default settings and the people (`benchmarks.load.aya`) share the first two cores. Looked at: how
long a placement waits until it is durable and acknowledged, how late the event loop of the server is at worst
(`watched_server.py`), and what a placement and hands in motion cost each listener on the wire.
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
    """Options of this benchmark."""
    parser.add_argument("--aya-tables", type=int, default=20, help="tables of five (default 20)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two placements at a table (default 1)")
    parser.add_argument("--aya-seconds", type=float, default=30.0, help="how long to measure (default 30)")


def late(file: Path, since: float, seconds: float) -> list[tuple[float, float]]:
    """By how many seconds the loop was late, each time it was while it was measured, and how many it worked meanwhile."""
    found = (tuple(map(float, line.split())) for line in file.read_text().splitlines())
    return [(by, worked) for at, by, worked in found if since <= at <= since + seconds]


def play(options: argparse.Namespace) -> dict[str, Any]:
    """Start the server, let the people play, and read what was measured.

    Raises:
        RuntimeError: when the generator fails, or something went wrong at a table; carries what was said.
    """
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    folder = fresh("aya")
    lines = folder / "late.txt"
    python = RIVAGE.parent / "python"
    server = [str(python), str(ROOT / "benchmarks" / "watched_server.py"), str(lines), "serve"]
    command = pinned(CORES, [*server, "--port", str(port), "--data", str(folder)])
    people = [sys.executable, "-m", "benchmarks.load.aya", base, "--tables", str(options.aya_tables)]
    people += ["--pace", str(options.pace), "--seconds", str(options.aya_seconds)]
    with serving(command, f"{base}/healthz"):
        limit = options.aya_seconds + 300
        said = subprocess.run(pinned(CORES, people), capture_output=True, text=True, cwd=ROOT, timeout=limit, check=False)
        if said.returncode:
            raise RuntimeError(f"the people failed: {said.stderr[-800:]}")
        result: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
        result["late"] = late(lines, result["from"], result["seconds"])
    if result["failed"] or result["refusals"]:
        raise RuntimeError(f"something went wrong at the tables: {result['failed']} {result['refusals']}")
    return result


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    busy = os.getloadavg()[0]
    one = play(options)
    report = Report(
        "aya",
        f"Aya: {options.aya_tables} tables of five, hands in motion, one cascade at a time",
        ("what", "measured", "asked for"),
    )
    longest = max((by for by, _ in one["late"]), default=0.0) * 1000
    worked = max((worked for _, worked in one["late"]), default=0.0) * 1000
    report.rows += [
        ("placement until it is acknowledged, p50", f"{one['p50_ms']:.0f} ms", ""),
        ("placement until it is acknowledged, p99", f"{one['p99_ms']:.0f} ms", "under 100 ms"),
        ("placement until the others hear of it, p99", f"{one['seen_p99_ms']:.0f} ms", "under 150 ms"),
        ("longest time the event loop was held up", f"{longest:.0f} ms", "under 50 ms"),
        ("most CPU time it used in one go", f"{worked:.0f} ms", "under 50 ms"),
        ("a placement on the wire, to each listener, median", f"{number(one['placement_bytes'])} bytes", "under 2 kB"),
        ("the longest of them", f"{number(one['most_placement_bytes'])} bytes", "under 2 kB"),
        ("five hands in motion, to each listener", f"{number(one['hands_bytes_a_second'])} bytes/s", "under 3 kB/s"),
    ]
    over = sum(by > 0.05 for by, _ in one["late"])
    report.notes.append(
        f"{one['seconds']:.0f} s: {number(one['placements'])} placements, {one['cascades']} cascades of 52 dominoes; "
        f"the event loop was late by more than 50 ms {over} times, by more than 5 ms {len(one['late'])} times."
    )
    report.notes.append(f"The people took {one['generator_share']:.0%} of a core of the same two.")
    if one["all_pushed"]:
        report.notes.append("All rows were pushed before the end: for a part of the time no cascade ran.")
    if busy > (os.cpu_count() or 1) / 2:
        report.notes.append(f"The machine was busy (load {busy:.1f} before): times are longer than they need be.")
    report.raw = one
    return report
