"""Acknowledged actions per second over real WebSockets: Rivage, durable on SQLite, compared with boardgame.io.

The same generator (`benchmarks.load`) drives both servers, in a separate process on a separate core. Each table has one move in
flight. boardgame.io plays a minimal game; Rivage plays Deep River.
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
    """Add the options of this benchmark."""
    parser.add_argument("--tables", type=int, default=200, help="concurrent tables (default 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds to measure each server (default 10)")
    parser.add_argument("--warmup", type=float, default=3.0, help="seconds of warm-up (default 3)")
    parser.add_argument("--repeat", type=int, default=1, help="measurements of each server, alternating (default 1)")
    parser.add_argument("--only", choices=["rivage", "peer"], help="measure only this server")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="save a profile of Rivage (raw stacks of py-spy)")


def load(
    kind: str, base: str, pid: int, options: argparse.Namespace, profile: Path | None = None, also: Sequence[int] = ()
) -> Result:
    """Run the generator. With `profile`, record a profile of the process `pid`. CPU and memory include the processes in `also`.

    Raises:
        RuntimeError: when it fails, or a table stalled. The message has the details.
    """
    command = [sys.executable, "-m", "benchmarks.load", kind, base, *map(str, (pid, *also))]
    command += ["--tables", str(options.tables), "--seconds", str(options.seconds), "--warmup", str(options.warmup)]
    limit = options.seconds + options.warmup + 120
    spy: subprocess.Popen[bytes] | None = None
    with subprocess.Popen(
        pinned(LOAD_CORE, command), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as generator:
        try:
            # The generator prints a line when the measurement starts, and a line with the result.
            if generator.stdout is not None and generator.stdout.readline() and profile is not None:
                spy = start_profiler(pid, profile, options.seconds)
            output, errors = generator.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            generator.kill()
            raise RuntimeError("the load generator did not finish") from None
    if spy is not None:
        spy.wait(60)
    if generator.returncode:
        raise RuntimeError(f"the load generator failed: {errors[-800:]}")
    result: Result = json.loads(output)
    if result["still"]:
        # A rate that includes stalled tables is not comparable.
        raise RuntimeError(f"{result['still']} tables of {kind} were stalled at the end: {result['refusals']}")
    return result


def start_profiler(pid: int, profile: Path, seconds: float) -> subprocess.Popen[bytes]:
    """Start py-spy, which samples the functions that hold the GIL."""
    command = [str(Path(sys.executable).parent / "py-spy"), "record", "--gil", "--function", "--threads", "--rate", "250"]
    command += ["--format", "raw", "--duration", str(max(1, int(seconds) - 1)), "--output", str(profile), "--pid", str(pid)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def fresh(name: str) -> Path:
    """Create an empty folder on the disk of the repository, where fsync is real."""
    folder = BENCH / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def rivage(options: argparse.Namespace) -> Result:
    """Measure Rivage with its default settings."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = pinned(SERVER_CORE, [str(RIVAGE), "serve", "--port", str(port), "--data", str(fresh("data"))])
    with serving(command, f"{base}/healthz") as process:
        return load("rivage", base, process.pid, options, options.profile)


def boardgame(store: str, options: argparse.Namespace) -> Result:
    """Measure boardgame.io."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    place = "memory" if store == "memory" else str(fresh("peer-files"))
    command = pinned(SERVER_CORE, ["node", str(ROOT / "benchmarks" / "peer" / "server.cjs"), str(port), place])
    extra = {"NODE_ENV": "production", "NODE_PATH": str(BENCH / "peer" / "node_modules")}
    with serving(command, f"{base}/games", extra) as process:
        return load("boardgame", base, process.pid, options)


def median_run(results: list[Result]) -> Result:
    """The run with the median rate."""
    return sorted(results, key=lambda result: float(result["rate"]))[len(results) // 2]


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    busy = os.getloadavg()[0]
    contenders: dict[str, Callable[[], Result]] = {
        OURS: lambda: rivage(options),
        MEMORY: lambda: boardgame("memory", options),
        FILES: lambda: boardgame("files", options),
    }
    if options.only:
        contenders = {name: measure for name, measure in contenders.items() if (name == OURS) == (options.only == "rivage")}
    results: dict[str, list[Result]] = {name: [] for name in contenders}
    for _ in range(options.repeat):
        for name, measure in contenders.items():
            results[name].append(measure())

    report = Report(
        "server",
        f"Server: {options.tables} concurrent tables, one process",
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
    shown = {name: median_run(runs) for name, runs in results.items()}
    for name, result in shown.items():
        ratio = f"{shown[OURS]['rate'] / result['rate']:.2f}×" if OURS in shown and name != OURS else ""
        by_cpu = f"{result['cpu_us'] / shown[OURS]['cpu_us']:.2f}×" if ratio else ""
        report.rows.append((
            name, number(result["rate"]), ratio, f"{result['p50_ms']:.0f}", f"{result['p99_ms']:.0f}", number(result["cpu_us"]),
            by_cpu, f"{result['table_kib']:.0f} KiB", f"{result['cpu_share']:.0%}", f"{result['generator_share']:.0%}",
        ))  # fmt: skip
    report.raw = {"runs": results, "ratio": shown[OURS]["rate"] / shown[MEMORY]["rate"] if len(shown) == 3 else None}
    report.notes.append(
        f"{options.seconds:.0f} s after {options.warmup:.0f} s of warm-up; two connections and one move in flight per table."
    )
    report.notes.append(
        "boardgame.io acknowledges before it stores, Rivage after the fsync. Both play complete games with rematches."
    )
    if busy > (os.cpu_count() or 1) / 2:
        report.notes.append(
            f"The machine was busy (load {busy:.1f} before), so rates and latencies are not comparable; CPU µs are, roughly."
        )
    if OURS in shown:
        ours = shown[OURS]
        spread = statistics.pstdev([run["rate"] for run in results[OURS]]) if options.repeat > 1 else 0.0
        report.notes.append(
            f"Rivage: {ours['games']:,} games ended, {ours['bytes_per_ack'] / 2000:.2f} kB per action and subscriber, "
            f"{ours['idle_mib']:.0f} MiB before the first table" + (f", spread ±{spread:,.0f}/s." if spread else ".")
        )
        if options.profile:
            report.notes += hot_functions(options.profile)
    for name, runs in results.items():
        refused: Counter[str] = Counter()
        for result in runs:
            refused.update(result["refusals"])
        if refused:
            report.notes.append(f"{name}: refused {dict(refused)}")
    return report


def hot_functions(profile: Path, count: int = 25) -> list[str]:
    """The functions of a profile with the most samples in themselves, and those with the most including callees."""
    self_samples: Counter[str] = Counter()
    total_samples: Counter[str] = Counter()
    total = 0
    for line in profile.read_text().splitlines():
        stack, _, samples = line.rpartition(" ")
        frames = stack.split(";")
        total += int(samples)
        self_samples[frames[-1]] += int(samples)
        for frame in set(frames):
            total_samples[frame] += int(samples)
    lines = ["Profile, share of samples in the function itself:"]
    lines += [f"  {samples / total:6.1%}  {frame}" for frame, samples in self_samples.most_common(count)]
    lines += ["Profile, share of samples including callees:"]
    lines += [f"  {samples / total:6.1%}  {frame}" for frame, samples in total_samples.most_common(count + 15)]
    return lines
