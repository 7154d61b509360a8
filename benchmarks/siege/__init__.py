"""Attacks on a server of its own, one after the other, while two people play at another table.

All traffic stays on this machine (127.0.0.0/8) and ends by time and count.
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

BEFORE = 3.0
"""Seconds of quiet play that the play under attack is compared with."""
SETTLE = 12.0
"""Seconds after an attack within which memory may come back."""
AIM_MS = 100.0
AIM_MEMORY = 1.10


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each attack lasts (default 6)")
    parser.add_argument("--before", type=float, default=BEFORE, help=f"seconds of quiet play before each (default {BEFORE:.0f})")
    parser.add_argument("--settle", type=float, default=SETTLE, help=f"seconds for memory to come back (default {SETTLE:.0f})")
    parser.add_argument("--rounds", type=int, default=1, help="how often to run them all (default 1)")
    parser.add_argument("--only", default="", metavar="NAMES", help=f"some of: {', '.join(ATTACKS)}")


def server_command(port: int, data: Path) -> tuple[list[str], dict[str, str]]:
    """How to start our server: as installed for `scripts/play`, else from the sources by this interpreter."""
    rest = ["serve", "--port", str(port), "--data", str(data)]
    if RIVAGE.exists():
        return [str(RIVAGE), *rest], dict(os.environ)
    return [sys.executable, "-m", "rivage", *rest], {**os.environ, "PYTHONPATH": str(ROOT / "src")}


class Process:
    """The server seen from outside: its memory, looked at ten times a second, and its share of a core."""

    def __init__(self, pid: int) -> None:
        self._process = psutil.Process(pid)
        self._schedule = Path(f"/proc/{pid}/schedstat")
        self._last = (0.0, 0, 0.0)
        self.peak = 0.0

    def shares(self) -> tuple[float, float]:
        """Since last asked: how much of a core it used, and how much of the time it was ready and others had the core."""
        times = self._process.cpu_times()
        _, queued, _ = map(int, self._schedule.read_text().split())
        now = (float(times.user + times.system), queued, time.perf_counter())
        (cpu, waited, then), self._last = self._last, now
        return (now[0] - cpu) / (now[2] - then), (now[1] - waited) / 1e9 / (now[2] - then)

    @property
    def now(self) -> float:
        """MiB the server process holds; its bots' processes are not in it."""
        return float(self._process.memory_info().rss) / 2**20

    async def watch(self) -> None:
        """Keep the peak, until cancelled."""
        self.peak = self.now
        while True:
            await asyncio.sleep(0.1)
            self.peak = max(self.peak, self.now)


async def attack(name: str, number: int, port: int, seconds: float) -> dict[str, Any]:
    """Run one attacker in a process of its own; what it says about itself."""
    command = [sys.executable, "-m", "benchmarks.siege.attacker", name, str(port), f"127.0.1.{number + 1}", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        *pinned(LOAD_CORE, ["nice", "-n", "5", *command]), stdout=subprocess.PIPE, cwd=ROOT, env=environment
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds + 30)
    except TimeoutError:
        process.kill()
        await process.wait()
        return {"said": "had to be ended"}
    return {"said": said.decode().strip().splitlines()[-1] if said.strip() else "nothing"}


def lines_of(log: Path) -> list[str]:
    """What the server has said so far."""
    return log.read_text(errors="replace").splitlines()


async def besiege(port: int, pid: int, log: Path, names: list[str], options: argparse.Namespace) -> list[dict[str, Any]]:
    """Every attack in turn."""
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
        held, lines = server.now, len(lines_of(log))
        watching = asyncio.create_task(server.watch())
        begun = time.perf_counter()
        assault = asyncio.create_task(attack(name, number, port, options.seconds))
        during = await pair.measured(asyncio.wait([assault]))
        during["loop"], (during["cpu"], during["queued"]) = probe.p99(), server.shares()
        took = time.perf_counter() - begun
        # Memory has some seconds to come back in.
        settled = time.perf_counter() + options.settle
        while server.now > held * AIM_MEMORY and time.perf_counter() < settled:  # noqa: ASYNC110 - ends by time
            await asyncio.sleep(0.25)
        watching.cancel()
        said = lines_of(log)[lines:]
        results.append({
            "attack": name, "before": before, "during": during, "rss": (held, server.peak, server.now), "seconds": took,
            "lines": len(said), "log": said[:20], **assault.result(),
        })  # fmt: skip
        print(f"  {name}: p99 {during['p99']:.0f} ms, {len(said)} lines, {assault.result()['said']}", file=sys.stderr, flush=True)
    probing.cancel()
    pair.close()
    return results


def run(options: argparse.Namespace) -> Report:
    """Measure."""
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
        f"Siege: {len(results)} attacks of one address, {options.seconds:.0f} s each, while a pair plays",
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
    for one in results:
        during, (held, peak, after) = one["during"], one["rss"]
        met = during["p99"] < AIM_MS and not during["errors"] and after <= held * AIM_MEMORY
        times = [one[when][what] for what in ("p50", "p99", "loop") for when in ("before", "during")]
        report.rows.append((
            one["attack"], *(f"{value:.1f}" for value in times),
            f"{one['before']['cpu']:.0%}", f"{during['cpu']:.0%}", f"{during['queued']:.0%}",
            str(during["moves"]), str(during["errors"]),
            f"{held:.0f}", f"{peak:.0f}", f"{after:.0f}", str(one["lines"]), "met" if met else "MISSED",
        ))  # fmt: skip
    report.raw = {"results": results}
    report.notes.append("p50 and p99 in ms: from the sending of a move to its acknowledgement, durable on SQLite.")
    report.notes.append("loop: p99 in ms of a request that needs neither a table nor the disk.")
    report.notes.append(
        "CPU: the server's share of a core. queued: the share of the time it had work and other programs of this machine had "
        "the core; where it is not near 0 %, waits are theirs as much as the attack's."
    )
    report.notes.append(f"Aim: p99 during an attack under {AIM_MS:.0f} ms without errors, memory back to within 10 %.")
    report.notes += [f"{one['attack']}: {one['said']}" for one in results]
    return report
