"""Matches of Aya's bots: teams of two to five bots of each level, and two bots beside a scripted person.

The seeds are 1, 2, 3 and so on. A team has 2 + seed mod 4 seats unless `--seats` sets the number; `rivage aya play --bots N
--seed S` plays the same matches. With `--people` two bots play beside a scripted person (`aya_people.py`), whose seat changes
with the seed. The matches run in several processes (`--processes`) in simulated time; CPU seconds are those of a whole match.
With `--mujoco N` MuJoCo also simulates the first push of the first N matches of architects.
"""

import argparse
import hashlib
import os
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from .report import Report

if TYPE_CHECKING:
    from rivage.experiments import Headless
    from rivage.games.aya.state import AyaState

MIN_DOMINOES = 5
"""Dominoes. With more than this number the share in the river is measured."""
LEVELS = ("apprentice", "builder", "architect")
TABLES = ("120x80", "180x90", "90x60")
BOTS_BESIDE = {"sensible": "architect", "careless": "architect", "random": "architect", "follower": "apprentice"}
"""The kinds of scripted people, each with the level of the bots beside them."""


class Aim(NamedTuple):
    """The targets for the averages of matches."""

    pushes: int
    """Maximum number of pushes."""
    felled: int
    """Minimum percentage of the dominoes that fall with the first push."""
    points: int
    """Minimum score."""


AIMS = {
    ("apprentice", 120): Aim(2, 95, 12),
    ("builder", 120): Aim(2, 95, 17),
    ("architect", 120): Aim(2, 95, 17),
    ("apprentice", 180): Aim(2, 95, 23),
    ("builder", 180): Aim(2, 95, 23),
    ("architect", 180): Aim(2, 95, 23),
    ("architect", 300): Aim(2, 98, 50),
    ("architect", 600): Aim(2, 98, 53),
    ("sensible", 120): Aim(6, 70, 11),
    ("sensible", 600): Aim(8, 75, 30),
    ("careless", 600): Aim(16, 55, 20),
    ("random", 600): Aim(40, 35, 13),
    ("follower", 120): Aim(4, 80, 12),
    ("follower", 300): Aim(4, 80, 35),
}
"""The targets, by the level of a team or the kind of person, and the seconds of the glass."""


class Setup(NamedTuple):
    """The options of a match."""

    glass: int
    table: str
    seats: int
    """The number of seats; 0 for 2 + seed mod 4 in teams and 3 beside a person."""

    @property
    def options(self) -> dict[str, str | int]:
        """The options of the game."""
        return {"glass": self.glass, "table": self.table}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--matches", type=int, default=20, help="matches per level (default 20)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS, help="levels (default all)")
    parser.add_argument(
        "--people", nargs="*", choices=tuple(BOTS_BESIDE), default=(), help="also play beside people of these kinds"
    )
    parser.add_argument("--seats", type=int, default=0, help="seats of a match (default: 2 to 5 by seed, 3 beside a person)")
    parser.add_argument("--glass", type=int, default=600, help="seconds of the glass (default 600)")
    parser.add_argument("--table", choices=TABLES, default=TABLES[0], help=f"size of the table in cm (default {TABLES[0]})")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="parallel processes (default: one per core)")
    parser.add_argument("--mujoco", type=int, default=0, help="matches to compare with MuJoCo, half a minute each (default 0)")


def play_team(level: str, setup: Setup, seed: int) -> dict[str, Any]:
    """Play a match of a team of one level."""
    from rivage.experiments import headless

    return _play_to_end(headless("aya", (level,) * (setup.seats or 2 + seed % 4), seed, setup.options), seed)


def play_beside_person(kind: str, setup: Setup, seed: int) -> dict[str, Any]:
    """Play a match of bots beside a scripted person of that kind."""
    from rivage.experiments import Headless
    from rivage.games.aya.notation import format_action
    from rivage.registry import choose, find, pace, simulate
    from rivage.table.protocol import TableOptions

    from .aya_people import PEOPLE

    seats = setup.seats or 3
    slowest = 0.0

    def chosen(game: str, level: str, view: Any, number: int) -> list[str]:
        nonlocal slowest
        if view.seat == seed % seats:
            action = PEOPLE[kind](view, random.Random(number))
            return [] if action is None else [format_action(action)]
        started = time.process_time()
        answer = choose(game, level, view, number)
        slowest = max(slowest, time.process_time() - started)
        return answer

    secret = hashlib.sha256(f"aya beside {kind} {seed}".encode()).hexdigest()
    options = TableOptions(game=setup.options)
    match = Headless(
        "aya", (BOTS_BESIDE[kind],) * seats, options, secret, find=find, choose=chosen, pace=pace, simulate=simulate
    )  # fmt: skip
    return _play_to_end(match, seed) | {"slowest": slowest}


def _play_to_end(match: "Headless", seed: int) -> dict[str, Any]:
    """Play a match to its end and return its measurements."""
    from rivage.games.aya.counting.result import count_of

    started = time.process_time()
    felled_share = None
    in_river: list[float] = []
    for now in match.steps():
        if now.state.phase == "placing" and len(now.state.dominoes) > max(MIN_DOMINOES, len(in_river)):
            in_river.append(river_share(now.state))
        if felled_share is None and now.state.pushes == 1 and not now.state.waits:
            felled_share = 1 - len(now.state.standing()) / len(now.state.dominoes)
    state = match.match.state
    counted = count_of(state)
    return {
        "seed": seed,
        "score": counted.score,
        "animals": len(counted.animals),
        "landscapes": len(counted.landscapes),
        "triptychs": counted.triptychs,
        "tokens": counted.tokens,
        "dominoes": len(state.dominoes),
        "felled": felled_share or 0.0,
        "in_river": statistics.fmean(in_river) if in_river else 0.0,
        "pushes": state.pushes,
        "minutes": match.now / 60_000,
        "cpu": time.process_time() - started,
    }


def river_share(state: "AyaState") -> float:
    """The share of the dominoes that a push of the first domino would fell now."""
    from rivage.games.aya.components import START
    from rivage.games.aya.geometry.rivers import river_from_start, stood
    from rivage.games.aya.rules.placing import on_tile

    (start,) = (tile for tile in state.tiles if tile.id == START)
    on_start = tuple(domino.id for domino in state.standing() if on_tile(domino, start))
    return len(river_from_start(stood(state), on_start).dominoes) / len(state.dominoes)


def compare_with_mujoco(seed: int) -> str:
    """Compare the result of the first push of a match with MuJoCo."""
    from tests.physics import mujoco_twin

    from rivage.core import CHANCE
    from rivage.experiments import headless
    from rivage.games.aya import GAME
    from rivage.games.aya.counting.result import count_of
    from rivage.physics import Motion, Push, simulate
    from rivage.physics.aya import hand_of, read, scene_of

    match = headless("aya", ("architect",) * (2 + seed % 4), seed, {})
    state = next(now.state for now in match.steps() if now.state.pushes)
    scene, push = scene_of(state), hand_of(state)
    assert isinstance(push, Push)
    ours = simulate(scene, push)
    poses = mujoco_twin.simulate(scene, push, cap=ours.seconds).poses
    standing = len(scene.dominoes)
    mujoco = Motion(tuple(poses[:standing]), tuple(poses[standing:]), (), ours.seconds, False, b"")
    counts = []
    for name, motion in (("here", ours), ("in MuJoCo", mujoco)):
        after = GAME.apply(state, CHANCE, read(state, motion).action)
        counted = count_of(after)
        won = f"{len(counted.animals)} animals, {len(counted.landscapes)} landscapes"
        counts.append(f"{name} {won}, {len(after.standing())} left standing")
    return f"Seed {seed}, first push: {'; '.join(counts)}."


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    columns = (
        "who", "matches", "points", "least", "most", "fell with the first push", "pushes", "in the river while building",
        "animals", "landscapes", "dominoes", "minutes", "CPU s", "aim",
    )  # fmt: skip
    report = Report("aya-bots", f"Aya: bots alone and beside people, glasses of {options.glass} s", columns)
    seeds = range(options.first, options.first + options.matches)
    setup = Setup(options.glass, options.table, options.seats)
    with ProcessPoolExecutor(options.processes) as pool:
        for level in options.levels:
            _add_row(report, level, AIMS.get((level, options.glass)), list(pool.map(partial(play_team, level, setup), seeds)))
        for kind in options.people:
            found = list(pool.map(partial(play_beside_person, kind, setup), seeds))
            bots = (setup.seats or 3) - 1
            _add_row(report, f"{bots} {BOTS_BESIDE[kind]}s, one {kind}", AIMS.get((kind, options.glass)), found)
            slowest = max(result["slowest"] for result in found)
            report.notes.append(f"Beside a {kind} person the slowest answer of a bot took {slowest:.2f} CPU seconds.")
        if options.mujoco:
            for note in pool.map(compare_with_mujoco, range(1, options.mujoco + 1)):
                report.notes.append(note)
    seats = f"{options.seats} seats" if options.seats else "2 to 5 seats (3 beside a person)"
    report.notes.append(f"Seeds {seeds[0]} to {seeds[-1]}, {seats}, table {options.table}; averages of all matches of a row.")
    report.notes.append("Aims are averages too: pushes at most, the share that falls with the first push and points at least.")
    return report


def _add_row(report: Report, label: str, aim: Aim | None, found: list[dict[str, Any]]) -> None:
    """Add a row with the averages of some matches."""

    def mean(key: str) -> float:
        return statistics.mean(result[key] for result in found)

    scores = [result["score"] for result in found]
    target = f"{aim.points} points, {aim.felled} %, {aim.pushes} pushes" if aim is not None else ""
    report.rows.append(
        (
            label, str(len(found)), f"{mean('score'):.2f}", str(min(scores)), str(max(scores)), f"{100 * mean('felled'):.0f} %",
            f"{mean('pushes'):.1f}", f"{100 * mean('in_river'):.0f} %",
            f"{mean('animals'):.1f}", f"{mean('landscapes'):.1f}", f"{mean('dominoes'):.0f}",
            f"{mean('minutes'):.1f}", f"{mean('cpu'):.1f}", target,
        )
    )  # fmt: skip
    report.raw[label] = found
