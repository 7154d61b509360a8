"""The team of Aya's bots: whole matches of two to five, physics and all, at every level.

Seeds 1, 2, 3 … are played by 2 + seed mod 4 bots with the default options, as `rivage aya play --bots N --seed S` plays them. One
process a core; CPU seconds are those of a whole match. With `--mujoco N` the first N tables that architects built are toppled by
MuJoCo too, and counted by the same rules: a second opinion on whether such rivers really run.
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
    parser.add_argument("--mujoco", type=int, default=0, help="tables to topple in MuJoCo too, half a minute each (default 0)")


def played(level: str, seed: int) -> dict[str, Any]:
    """One match: what it was worth, and what it cost."""
    from rivage.cli.aya_play import match_of
    from rivage.games.aya.ending import count_of
    from rivage.table.words import TableOptions

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


def second_opinion(seed: int) -> str:
    """What the first push of a match is worth in MuJoCo, and here."""
    from tests.physics import mujoco_twin

    from rivage.cli.aya_play import match_of
    from rivage.core import CHANCE
    from rivage.games.aya import GAME
    from rivage.games.aya.ending import count_of
    from rivage.physics import Motion, Push, simulate
    from rivage.physics.aya import hand_of, read, scene_of
    from rivage.table.words import TableOptions

    match = match_of(2 + seed % 4, "architect", seed, TableOptions())
    state = next(now.state for now in match.steps() if now.state.pushes)
    scene, push = scene_of(state), hand_of(state)
    assert isinstance(push, Push)
    ours = simulate(scene, push)
    poses = mujoco_twin.simulate(scene, push, cap=ours.seconds).poses
    standing = len(scene.dominoes)
    theirs = Motion(tuple(poses[:standing]), tuple(poses[standing:]), (), ours.seconds, False, b"")
    told = []
    for name, motion in (("here", ours), ("in MuJoCo", theirs)):
        after = GAME.apply(state, CHANCE, read(state, motion).action)
        counted = count_of(after)
        won = f"{len(counted.animals)} animals, {len(counted.landscapes)} landscapes"
        told.append(f"{name} {won}, {len(after.standing())} left standing")
    return f"Seed {seed}, first push: {'; '.join(told)}."


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
        if options.mujoco:
            for note in pool.map(second_opinion, range(1, options.mujoco + 1)):
                report.notes.append(note)
    report.notes.append(f"Asked for: {PROMISED:g} points on average for the best level over 20 seeds; the ceiling is 55.")
    return report
