"""The team of Aya's bots: whole matches of two to five, physics and all, at every level; and beside people of three kinds.

Seeds 1, 2, 3 … are played by 2 + seed mod 4 bots with the default options, as `rivage aya play --bots N --seed S` plays them. One
process a core (`--processes`); CPU seconds are those of a whole match. With `--people` two architects sit beside one scripted
person (`aya_people.py`), whose seat goes round. With `--mujoco N` the first N tables that architects built are toppled by MuJoCo
too, and counted by the same rules: a second opinion on whether such rivers really run.
"""

import argparse
import hashlib
import os
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from .report import Report

if TYPE_CHECKING:
    from rivage.table.run import Headless

LEVELS = ("apprentice", "builder", "architect")
PROMISED = 53.0
"""Asked for: so many points on average of the best level."""
BESIDE = {"sensible": 42.0, "careless": 34.0, "random": 28.0}
"""Asked for: so many of two architects beside one person of each kind."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--matches", type=int, default=20, help="matches a level (default 20)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS, help="which levels (default all)")
    parser.add_argument("--people", nargs="*", choices=tuple(BESIDE), default=(), help="also beside people of these kinds")
    parser.add_argument("--glass", type=int, default=600, help="seconds that each glass runs (default 600)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="processes at once (default one a core)")
    parser.add_argument("--mujoco", type=int, default=0, help="tables to topple in MuJoCo too, half a minute each (default 0)")


def played(level: str, seed: int, glass: int) -> dict[str, Any]:
    """One match: what it was worth, and what it cost."""
    from rivage.experiments import headless

    return _through(headless("aya", (level,) * (2 + seed % 4), seed, {"glass": glass}), seed)


def beside(kind: str, seed: int, glass: int) -> dict[str, Any]:
    """One match of two architects and a person of that kind."""
    from rivage.games.aya.notation import format_action
    from rivage.physics.tables import simulated
    from rivage.registry import choose, find, pace
    from rivage.table.run import Headless
    from rivage.table.words import TableOptions

    from .aya_people import PEOPLE

    slowest = 0.0

    def chosen(game: str, level: str, view: Any, number: int) -> list[str]:
        nonlocal slowest
        if view.seat == seed % 3:
            action = PEOPLE[kind](view, random.Random(number))
            return [] if action is None else [format_action(action)]
        began = time.process_time()
        answer = choose(game, level, view, number)
        slowest = max(slowest, time.process_time() - began)
        return answer

    secret = hashlib.sha256(f"aya beside {kind} {seed}".encode()).hexdigest()
    options = TableOptions(game={"glass": glass})
    match = Headless(
        "aya", ("architect",) * 3, options, secret, find=find, choose=chosen, pace=pace, simulate=simulated
    )  # fmt: skip
    return _through(match, seed) | {"thought": slowest}


def _through(match: "Headless", seed: int) -> dict[str, Any]:
    """A match played to its end."""
    from rivage.games.aya.ending import count_of

    began = time.process_time()
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

    from rivage.core import CHANCE
    from rivage.experiments import headless
    from rivage.games.aya import GAME
    from rivage.games.aya.ending import count_of
    from rivage.physics import Motion, Push, simulate
    from rivage.physics.aya import hand_of, read, scene_of

    match = headless("aya", ("architect",) * (2 + seed % 4), seed, {})
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
    seeds = range(options.first, options.first + options.matches)
    glasses = [options.glass] * len(seeds)
    with ProcessPoolExecutor(options.processes) as pool:
        for level in options.levels:
            _tell(report, level, list(pool.map(played, [level] * len(seeds), seeds, glasses)))
        for kind in options.people:
            found = list(pool.map(beside, [kind] * len(seeds), seeds, glasses))
            _tell(report, f"two architects, one {kind}", found)
            slowest = max(each["thought"] for each in found)
            report.notes.append(f"Beside {kind}: asked for {BESIDE[kind]:g}; the slowest thought took {slowest:.2f} s of CPU.")
        if options.mujoco:
            for note in pool.map(second_opinion, range(1, options.mujoco + 1)):
                report.notes.append(note)
    report.notes.append(f"Seeds {seeds[0]} to {seeds[-1]}.")
    report.notes.append(f"Asked for: {PROMISED:g} points on average for the best level over 20 seeds; the ceiling is 55.")
    return report


def _tell(report: Report, who: str, found: list[dict[str, Any]]) -> None:
    """A row of the table."""

    def mean(what: str) -> float:
        return statistics.mean(each[what] for each in found)

    scores = [each["score"] for each in found]
    report.rows.append(
        (
            who, str(len(found)), f"{mean('score'):.2f}", str(min(scores)), str(max(scores)), f"{mean('animals'):.1f}",
            f"{mean('landscapes'):.1f}", f"{mean('pushes'):.1f}", f"{mean('minutes'):.1f}", f"{mean('cpu'):.1f}",
        )
    )  # fmt: skip
    report.raw[who] = found
