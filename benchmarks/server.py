"""Acknowledged actions a second over real WebSockets: Rivage, durable on SQLite, beside a boardgame.io server.

Both servers are driven by the same generator (`benchmarks.load`) in a process of its own on a core of its own. Every table
has one move in flight. boardgame.io plays the smallest game there can be; Rivage plays Deep River.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.support.processes import BENCH, LOAD_CORE, RIVAGE, ROOT, SERVER_CORE, free_port, pinned, serving

from .report import Report, number

Result = dict[str, Any]
OURS = "Rivage, Deep River, SQLite, durable"
MEMORY = "boardgame.io, counter, in memory"
FILES = "boardgame.io, counter, file store"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once (default 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each server (default 10)")
    parser.add_argument("--warmup", type=float, default=3.0, help="seconds of play before (default 3)")
    parser.add_argument("--repeat", type=int, default=1, help="how often to measure each server, in turn (default 1)")
    parser.add_argument("--only", choices=["rivage", "peer"], help="leave the other out")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="save where Rivage's time goes, as raw stacks of py-spy")


def load(
    kind: str, base: str, pid: int, options: argparse.Namespace, profile: Path | None = None, also: Sequence[int] = ()
) -> Result:
    """Let the generator play; with `profile`, look into the Python process meanwhile. CPU and memory are those of `also` too.

    Raises:
        RuntimeError: when it fails, or when a table stopped playing; carries what was said.
    """
    command = [sys.executable, "-m", "benchmarks.load", kind, base, *map(str, (pid, *also))]
    command += ["--tables", str(options.tables), "--seconds", str(options.seconds), "--warmup", str(options.warmup)]
    limit = options.seconds + options.warmup + 120
    spy: subprocess.Popen[bytes] | None = None
    with subprocess.Popen(
        pinned(LOAD_CORE, command), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as generator:
        try:
            # One line when it begins to measure, one with the result.
            if generator.stdout is not None and generator.stdout.readline() and profile is not None:
                spy = look_into(pid, profile, options.seconds)
            said, complaint = generator.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            generator.kill()
            raise RuntimeError("the load generator did not come to an end") from None
    if spy is not None:
        spy.wait(60)
    if generator.returncode:
        raise RuntimeError(f"the load generator failed: {complaint[-800:]}")
    result: Result = json.loads(said)
    if result["still"]:
        # A rate with idle tables in it compares nothing: whose fault it is must be found first.
        raise RuntimeError(f"{result['still']} tables of {kind} stood still at the end: {result['refusals']}")
    return result


def look_into(pid: int, profile: Path, seconds: float) -> subprocess.Popen[bytes]:
    """Start py-spy: it counts what holds the interpreter, by function."""
    command = [str(Path(sys.executable).parent / "py-spy"), "record", "--gil", "--function", "--threads", "--rate", "250"]
    command += ["--format", "raw", "--duration", str(max(1, int(seconds) - 1)), "--output", str(profile), "--pid", str(pid)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def fresh(name: str) -> Path:
    """An empty folder on the disk of the repository, so that an fsync is one."""
    folder = BENCH / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def rivage(options: argparse.Namespace) -> Result:
    """Our server with its default settings."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = pinned(SERVER_CORE, [str(RIVAGE), "serve", "--port", str(port), "--data", str(fresh("data"))])
    with serving(command, f"{base}/healthz") as process:
        return load("rivage", base, process.pid, options, options.profile)


def boardgame(store: str, options: argparse.Namespace) -> Result:
    """The peer."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    place = "memory" if store == "memory" else str(fresh("peer-files"))
    command = pinned(SERVER_CORE, ["node", str(ROOT / "benchmarks" / "peer" / "server.cjs"), str(port), place])
    extra = {"NODE_ENV": "production", "NODE_PATH": str(BENCH / "peer" / "node_modules")}
    with serving(command, f"{base}/games", extra) as process:
        return load("boardgame", base, process.pid, options)


def middle(results: list[Result]) -> Result:
    """The run with the median rate."""
    return sorted(results, key=lambda one: float(one["rate"]))[len(results) // 2]


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    busy = os.getloadavg()[0]
    contenders: dict[str, Callable[[], Result]] = {
        OURS: lambda: rivage(options),
        MEMORY: lambda: boardgame("memory", options),
        FILES: lambda: boardgame("files", options),
    }
    if options.only:
        contenders = {name: one for name, one in contenders.items() if (name == OURS) == (options.only == "rivage")}
    results: dict[str, list[Result]] = {name: [] for name in contenders}
    for _ in range(options.repeat):
        for name, measure in contenders.items():
            results[name].append(measure())

    report = Report(
        "server",
        f"Server: {options.tables} tables at once, one process",
        (
            "server",
            "actions/s",
            "ours is",
            "p50 ms",
            "p99 ms",
            "CPU µs/action",
            "by CPU",
            "memory/table",
            "server core",
            "generator core",
        ),
    )
    shown = {name: middle(runs) for name, runs in results.items()}
    for name, one in shown.items():
        ratio = f"{shown[OURS]['rate'] / one['rate']:.2f}×" if OURS in shown and name != OURS else ""
        by_cpu = f"{one['cpu_us'] / shown[OURS]['cpu_us']:.2f}×" if ratio else ""
        report.rows.append((
            name, number(one["rate"]), ratio, f"{one['p50_ms']:.0f}", f"{one['p99_ms']:.0f}", number(one["cpu_us"]),
            by_cpu, f"{one['table_kib']:.0f} KiB", f"{one['cpu_share']:.0%}", f"{one['generator_share']:.0%}",
        ))  # fmt: skip
    report.raw = {"runs": results, "ratio": shown[OURS]["rate"] / shown[MEMORY]["rate"] if len(shown) == 3 else None}
    report.notes.append(
        f"{options.seconds:.0f} s after {options.warmup:.0f} s of warm-up; two connections and one move in flight at each table."
    )
    report.notes.append(
        "boardgame.io acknowledges before it stores; Rivage after the fsync. Whole games with rematches on both sides."
    )
    if busy > (os.cpu_count() or 1) / 2:
        report.notes.append(
            f"The machine was busy (load {busy:.1f} before): the servers had unequal shares of a core, "
            "so rates and latencies do not compare; CPU µs do, roughly."
        )
    if OURS in shown:
        one = shown[OURS]
        spread = statistics.pstdev([run["rate"] for run in results[OURS]]) if options.repeat > 1 else 0.0
        report.notes.append(
            f"Rivage: {one['games']:,} games ended meanwhile, {one['bytes_per_ack'] / 2000:.2f} kB an action to each listener, "
            f"{one['idle_mib']:.0f} MiB before the first table" + (f", spread ±{spread:,.0f}/s." if spread else ".")
        )
        if options.profile:
            report.notes += heaviest(options.profile)
    for name, runs in results.items():
        refused: Counter[str] = Counter()
        for one in runs:
            refused.update(one["refusals"])
        if refused:
            report.notes.append(f"{name}: refused {dict(refused)}")
    return report


def heaviest(profile: Path, most: int = 25) -> list[str]:
    """The functions in which the samples of a profile were taken, and those under which most were."""
    own: Counter[str] = Counter()
    under: Counter[str] = Counter()
    total = 0
    for line in profile.read_text().splitlines():
        stack, _, count = line.rpartition(" ")
        frames = stack.split(";")
        total += int(count)
        own[frames[-1]] += int(count)
        for frame in set(frames):
            under[frame] += int(count)
    lines = ["Profile, share of samples taken in a function itself:"]
    lines += [f"  {count / total:6.1%}  {frame}" for frame, count in own.most_common(most)]
    lines += ["Profile, share of samples under a function:"]
    lines += [f"  {count / total:6.1%}  {frame}" for frame, count in under.most_common(most + 15)]
    return lines
