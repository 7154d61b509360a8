"""Attacks on a separate server, one after another, while two players play at another table.

All traffic stays on this machine (127.0.0.0/8) and is limited in time and number.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
from tests.support.processes import LOAD_CORE, RIVAGE, ROOT, SERVER_CORE, free_port, pinned, wait_for

from benchmarks.report import Report

from .attacks import ATTACKS
from .pair import Pair, Probe

BASELINE_S = 3.0
"""Seconds of play without an attack, as the baseline."""
MEMORY_RECOVERY_S = 12.0
"""Seconds after an attack within which memory may return to the baseline."""
MAX_P99_MS = 100.0
"""Milliseconds. The target for the latency of moves during an attack."""
MAX_MEMORY_RATIO = 1.10
"""The target for the memory after an attack, relative to the memory before."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each attack lasts (default 6)")
    parser.add_argument(
        "--before",
        type=float,
        default=BASELINE_S,
        help=f"seconds of play without an attack before each (default {BASELINE_S:.0f})",
    )
    parser.add_argument(
        "--settle", type=float, default=MEMORY_RECOVERY_S, help=f"seconds for memory to recover (default {MEMORY_RECOVERY_S:.0f})"
    )
    parser.add_argument("--rounds", type=int, default=1, help="runs of all attacks (default 1)")
    parser.add_argument("--only", default="", metavar="NAMES", help=f"some of: {', '.join(ATTACKS)}")


def server_command(port: int, data: Path) -> tuple[list[str], dict[str, str]]:
    """The command and environment of the server: as installed for `scripts/play`, else from the sources."""
    rest = ["serve", "--port", str(port), "--data", str(data)]
    if RIVAGE.exists():
        return [str(RIVAGE), *rest], dict(os.environ)
    return [sys.executable, "-m", "rivage", *rest], {**os.environ, "PYTHONPATH": str(ROOT / "src")}


class Process:
    """Measures the server from outside: its memory, sampled ten times a second, and its share of a core."""

    def __init__(self, pid: int) -> None:
        self._process = psutil.Process(pid)
        self._schedule = Path(f"/proc/{pid}/schedstat")
        self._last = (0.0, 0, 0.0)
        self.peak = 0.0

    def shares(self) -> tuple[float, float]:
        """The share of a core it used since the last call, and the share of time it was runnable but not running."""
        times = self._process.cpu_times()
        _, queued, _ = map(int, self._schedule.read_text().split())
        current = (float(times.user + times.system), queued, time.perf_counter())
        (cpu, waited, then), self._last = self._last, current
        seconds = current[2] - then
        return (current[0] - cpu) / seconds, (current[1] - waited) / 1e9 / seconds

    @property
    def memory(self) -> float:
        """The resident memory of the server process in MiB, without the processes of its bots."""
        return float(self._process.memory_info().rss) / 2**20

    async def watch(self) -> None:
        """Track the peak of the memory until cancelled."""
        self.peak = self.memory
        while True:
            await asyncio.sleep(0.1)
            self.peak = max(self.peak, self.memory)


async def attack(name: str, number: int, port: int, seconds: float) -> dict[str, Any]:
    """Run an attack in a separate process. Returns its report."""
    command = [sys.executable, "-m", "benchmarks.siege.attacker", name, str(port), f"127.0.1.{number + 1}", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        *pinned(LOAD_CORE, ["nice", "-n", "5", *command]), stdout=subprocess.PIPE, cwd=ROOT, env=environment
    )
    try:
        output, _ = await asyncio.wait_for(process.communicate(), seconds + 30)
    except TimeoutError:
        process.kill()
        await process.wait()
        return {"said": "killed after a timeout"}
    return {"said": output.decode().strip().splitlines()[-1] if output.strip() else "nothing"}


def lines_of(log: Path) -> list[str]:
    """The lines of the server's log."""
    return log.read_text(errors="replace").splitlines()


async def besiege(port: int, pid: int, log: Path, names: list[str], options: argparse.Namespace) -> list[dict[str, Any]]:
    """Run all attacks, one after another, and measure each."""
    server = Process(pid)
    pair = Pair(f"http://127.0.0.1:{port}")
    await pair.open()
    pair.start()
    probe = Probe(f"http://127.0.0.1:{port}")
    probing = asyncio.create_task(probe.run())
    await asyncio.sleep(2.0)
    results = []
    for number, name in enumerate(names):
        probe.p99()
        server.shares()
        before = await pair.measured(asyncio.sleep(options.before))
        before["loop"], (before["cpu"], before["queued"]) = probe.p99(), server.shares()
        memory, lines = server.memory, len(lines_of(log))
        watching = asyncio.create_task(server.watch())
        started = time.perf_counter()
        assault = asyncio.create_task(attack(name, number, port, options.seconds))
        during = await pair.measured(asyncio.wait([assault]))
        during["loop"], (during["cpu"], during["queued"]) = probe.p99(), server.shares()
        took = time.perf_counter() - started
        # Give the memory some seconds to recover.
        deadline = time.perf_counter() + options.settle
        while server.memory > memory * MAX_MEMORY_RATIO and time.perf_counter() < deadline:  # noqa: ASYNC110 - ends by time
            await asyncio.sleep(0.25)
        watching.cancel()
        logged = lines_of(log)[lines:]
        results.append({
            "attack": name, "before": before, "during": during, "rss": (memory, server.peak, server.memory), "seconds": took,
            "lines": len(logged), "log": logged[:20], **assault.result(),
        })  # fmt: skip
        print(
            f"  {name}: p99 {during['p99']:.0f} ms, {len(logged)} log lines, {assault.result()['said']}",
            file=sys.stderr,
            flush=True,
        )
    probing.cancel()
    pair.close()
    return results


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    names = [name for name in ATTACKS if not options.only or name in options.only.split(",")] * options.rounds
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="rivage-siege-") as folder:
        log = Path(folder) / "server.log"
        data = Path(folder) / "data"
        command, environment = server_command(port, data)
        with log.open("wb") as out:
            process = subprocess.Popen(
                pinned(SERVER_CORE, command), stdout=out, stderr=subprocess.STDOUT, env=environment, cwd=ROOT
            )
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", process, log)
            results = asyncio.run(besiege(port, process.pid, log, names, options))
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
    report = Report(
        "siege",
        f"Siege: {len(results)} attacks from one address, {options.seconds:.0f} s each, while a pair plays",
        (
            "attack",
            "p50 before",
            "p50 during",
            "p99 before",
            "p99 during",
            "loop before",
            "loop during",
            "CPU before",
            "CPU during",
            "queued",
            "moves",
            "errors",
            "MiB before",
            "peak",
            "after",
            "log",
            "aim",
        ),
    )
    for result in results:
        during, (memory, peak, after) = result["during"], result["rss"]
        met = during["p99"] < MAX_P99_MS and not during["errors"] and after <= memory * MAX_MEMORY_RATIO
        times = [result[when][what] for what in ("p50", "p99", "loop") for when in ("before", "during")]
        report.rows.append((
            result["attack"], *(f"{value:.1f}" for value in times),
            f"{result['before']['cpu']:.0%}", f"{during['cpu']:.0%}", f"{during['queued']:.0%}",
            str(during["moves"]), str(during["errors"]),
            f"{memory:.0f}", f"{peak:.0f}", f"{after:.0f}", str(result["lines"]), "met" if met else "MISSED",
        ))  # fmt: skip
    report.raw = {"results": results}
    report.notes.append("p50 and p99 in ms: from sending a move to its acknowledgement, when it is durable on SQLite.")
    report.notes.append("loop: p99 in ms of a request that uses neither a table nor the disk.")
    report.notes.append(
        "CPU: the server's share of a core. queued: the share of the time in which the server was runnable but others had "
        "the core; if it is not near 0 %, latencies are also due to them."
    )
    report.notes.append(f"Aim: p99 under {MAX_P99_MS:.0f} ms during an attack, no errors, and memory back to within 10 %.")
    report.notes += [f"{result['attack']}: {result['said']}" for result in results]
    return report
