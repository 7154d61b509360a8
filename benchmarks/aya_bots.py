"""The team of Aya's bots: whole matches of two to five, physics and all, at every level.

Seeds 1, 2, 3 … are played by 2 + seed mod 4 bots with the default options, as `rivage aya play --bots N --seed S` plays them. One
process a core; CPU seconds are those of a whole match.
"""

import argparse
import os
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from .report import Report

LEVELS = ("apprentice", "builder", "architect")
PROMISED = 35.0
"""Asked for: so many points on average."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--matches", type=int, default=20, help="matches a level (default 20)")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="which levels (default all)")


def played(level: str, seed: int) -> dict[str, Any]:
    """One match: what it was worth, and what it cost."""
    from rivage.cli.aya_play import match_of
    from rivage.games.aya.ending import count_of
    from rivage.table.options import TableOptions

    began = time.process_time()
    match = match_of(2 + seed % 4, level, seed, TableOptions())
    for _ in match.steps():
        pass
    state = match.match.state
    counted = count_of(state)
    return {
        "seed": seed,
        "score": counted.score,
        "animals": len(counted.animals),
        "landscapes": len(counted.landscapes),
        "triptychs": counted.triptychs,
        "tokens": counted.tokens,
        "pushes": state.pushes,
        "minutes": match.now / 60_000,
        "cpu": time.process_time() - began,
    }


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    columns = ("level", "matches", "points", "least", "most", "animals", "landscapes", "pushes", "minutes", "CPU s")
    report = Report("aya-bots", "Aya: teams of two to five bots", columns)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for level in options.levels:
            seeds = range(1, options.matches + 1)
            found = list(pool.map(played, [level] * len(seeds), seeds))

            def mean(what: str, found: list[dict[str, Any]] = found) -> float:
                return statistics.mean(each[what] for each in found)

            scores = [each["score"] for each in found]
            report.rows.append(
                (
                    level, str(len(found)), f"{mean('score'):.2f}", str(min(scores)), str(max(scores)), f"{mean('animals'):.1f}",
                    f"{mean('landscapes'):.1f}", f"{mean('pushes'):.1f}", f"{mean('minutes'):.1f}", f"{mean('cpu'):.1f}",
                )
            )  # fmt: skip
            report.raw[level] = found
    report.notes.append(f"Asked for: {PROMISED:g} points on average for the best level over 20 seeds; the ceiling is 55.")
    return report
