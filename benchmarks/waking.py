"""The start with very many open tables, and their memory while they are idle (only by name: takes minutes)."""

import argparse
import asyncio
import random
import resource
import secrets
import shutil
import statistics
import sys
import time
import urllib.request
from pathlib import Path

from tests.support.processes import BENCH, RIVAGE, ROOT, free_port, serving

from .report import Report

LIMIT_S = 3.0
ACTIONS = 20
"""Actions of each match before the start, about half a game."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--tables", type=int, default=100_000, help="open tables (default 100,000)")
    parser.add_argument("--asks", type=int, default=200, help="tables to request right after the start (default 200)")


def running_match(seed: int) -> tuple[list[object], object]:
    """The events and the summary of a running match of Deep River; with an odd seed it has a clock of days per move."""
    from rivage.core import Seat
    from rivage.registry import find
    from rivage.table import Occupant, TableOptions, TableSetup, create_table, summary
    from rivage.table.decide import decide
    from rivage.table.protocol import Days, NoClock, commands

    rng = random.Random(seed)
    people = [f"guest-{seed}-{seat}" for seat in range(2)]
    seats = tuple(Occupant(player=player, name="Ada") for player in people)
    options = TableOptions(clock=Days(3) if seed % 2 else NoClock())
    decision = create_table(TableSetup("deep-river", seats, options, people[0]), find, f"{seed:064x}", round(time.time() * 1000))
    events, match = list(decision.events), decision.after
    while len(match.history) < ACTIONS and match.to_act:
        seat = min(match.to_act)
        action = rng.choice(list(match.game.legal_actions(match.state, Seat(seat))))
        command = commands.Act(seat=seat, action=match.game.format_action(action), version=len(match.history))
        decision = decide(match, people[seat], command, match.at)
        events += decision.events
        match = decision.after
    return list(events), summary(match)


async def fill(folder: Path, tables: int) -> list[str]:
    """Fill a database with running tables. Returns their ids."""
    from rivage.store import open_store

    patterns = [running_match(seed) for seed in range(50)]
    names = [secrets.token_urlsafe(16) for _ in range(tables)]
    async with open_store("", data_folder=folder) as store:
        for start in range(0, tables, 500):
            await asyncio.gather(
                *(store.create(name, *patterns[k % 50]) for k, name in enumerate(names[start : start + 500], start))  # type: ignore[arg-type]
            )
    return names


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    folder = BENCH / "waking-data"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    names = asyncio.run(fill(folder, options.tables))
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    # `benchmarks/run` prepares RIVAGE. Without it, use the current environment.
    program = [str(RIVAGE)] if RIVAGE.exists() else [sys.executable, "-m", "rivage"]
    command = [*program, "serve", "--port", str(port), "--data", str(folder), "--log-level", "info"]
    started = time.perf_counter()
    with serving(command, f"{base}/readyz", {"PYTHONPATH": str(ROOT / "src")}) as server:
        ready = time.perf_counter() - started
        memory = memory_of(server.pid)
        waits = []
        for name in random.Random(1).sample(names, min(options.asks, len(names))):
            asked = time.perf_counter()
            with urllib.request.urlopen(f"{base}/api/v1/tables/{name}", timeout=60) as answer:  # noqa: S310 - always http on this machine
                answer.read()
            waits.append((time.perf_counter() - asked) * 1000)
    waits.sort()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with serving(command, f"{base}/readyz", {"PYTHONPATH": str(ROOT / "src")}) as server:
        empty = memory_of(server.pid)
    shutil.rmtree(folder, ignore_errors=True)
    report = Report("waking", f"Start with {options.tables} open tables", ("what", "measured", "limit"))
    report.rows.append(("until /readyz answers", f"{ready:.2f} s", f"{LIMIT_S:.0f} s"))
    report.rows.append(("memory then, beyond that of an empty server", f"{memory - empty:.1f} MB", ""))
    report.rows.append(("a table requested right then, median", f"{statistics.median(waits):.1f} ms", ""))
    report.rows.append(("the slowest of them", f"{waits[-1]:.1f} ms", ""))
    report.notes.append(f"Deep River between people, {ACTIONS} actions each, half of them with days per move.")
    report.raw = {"ready": ready, "memory": memory, "empty": empty, "waits": waits}
    return report


def memory_of(process: int) -> float:
    """The resident memory of a process in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6
