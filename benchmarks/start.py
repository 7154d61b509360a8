"""The time from `scripts/play` to the first response of the server, from the second run on."""

import argparse
import shutil
import statistics
import subprocess
import time

from tests.support.processes import BENCH, ROOT, environment, free_port, wait_for

from .report import Report

LIMIT_S = 3.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--starts", type=int, default=5, help="number of starts (default 5)")


def start_once() -> float:
    """Start once. Returns the seconds until /healthz responds."""
    port = free_port()
    BENCH.mkdir(parents=True, exist_ok=True)
    log = BENCH / "play.log"
    command = [str(ROOT / "scripts" / "play"), "--no-browser", "--port", str(port), "--data", str(BENCH / "play-data")]
    started = time.perf_counter()
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment(), cwd=ROOT)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz", process, log, seconds=600)
        return time.perf_counter() - started
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    shutil.rmtree(BENCH / "play-data", ignore_errors=True)
    first = start_once()
    times = [start_once() for _ in range(options.starts)]
    middle = statistics.median(times)
    report = Report("start", "Start: scripts/play until /healthz answers", ("run", "seconds", "limit"))
    report.rows.append(("second and later runs, median", f"{middle:.2f}", f"{LIMIT_S:.0f}"))
    report.rows.append(("slowest of them", f"{max(times):.2f}", ""))
    report.notes.append(
        f"{options.starts} starts with the same data folder, after a first start that prepared everything ({first:.1f} s)."
    )
    report.raw = {"median": middle, "times": times, "first": first}
    return report
