"""Matches of Aya's bots: teams of two to five of each level, and two bots beside a scripted person.

The seeds are 1, 2, 3 and so on. A team has 2 + seed mod 4 seats unless `--seats` gives their number; `rivage aya play --bots N
--seed S` plays the same matches. With `--people` two bots sit beside one scripted person (`aya_people.py`), whose seat changes
with the seed. The matches run in several processes (`--processes`); time is simulated, and CPU seconds are those of a whole
match. With `--mujoco N` the first N tables of architects are toppled by MuJoCo too, and counted by the same rules.
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

FEW_DOMINOES = 5
"""Dominoes. From this number on, the share that belongs to the river is measured."""
LEVELS = ("apprentice", "builder", "architect")
TABLES = ("120x80", "180x90", "90x60")
BESIDE = {"sensible": "architect", "careless": "architect", "random": "architect", "follower": "apprentice"}
"""The kinds of people, each with the level of the two bots beside them."""


class Aim(NamedTuple):
    """What matches should reach on average."""

    pushes: int
    """At most."""
    felled: int
    """Percent of the dominoes that fall with the first push, at least."""
    points: int
    """At least."""


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
"""By the level of a team or the kind of person, and the seconds that each glass runs."""


class Setup(NamedTuple):
    """The options of a match."""

    glass: int
    table: str
    seats: int
    """0: for teams 2 + seed mod 4, beside a person 3."""

    @property
    def options(self) -> dict[str, str | int]:
        """The options of the game."""
        return {"glass": self.glass, "table": self.table}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--matches", type=int, default=20, help="matches a level (default 20)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS, help="which levels (default all)")
    parser.add_argument("--people", nargs="*", choices=tuple(BESIDE), default=(), help="also beside people of these kinds")
    parser.add_argument("--seats", type=int, default=0, help="seats of a match (default 2 to 5 with the seed, beside a person 3)")
    parser.add_argument("--glass", type=int, default=600, help="seconds that each glass runs (default 600)")
    parser.add_argument("--table", choices=TABLES, default=TABLES[0], help=f"size of the table in cm (default {TABLES[0]})")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="processes at once (default one a core)")
    parser.add_argument("--mujoco", type=int, default=0, help="tables to topple in MuJoCo too, half a minute each (default 0)")


def played(level: str, setup: Setup, seed: int) -> dict[str, Any]:
    """One match of a team."""
    from rivage.experiments import headless

    return _through(headless("aya", (level,) * (setup.seats or 2 + seed % 4), seed, setup.options), seed)


def beside(kind: str, setup: Setup, seed: int) -> dict[str, Any]:
    """One match of two bots and a person of that kind, or of more bots if there are more seats."""
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
        began = time.process_time()
        answer = choose(game, level, view, number)
        slowest = max(slowest, time.process_time() - began)
        return answer

    secret = hashlib.sha256(f"aya beside {kind} {seed}".encode()).hexdigest()
    options = TableOptions(game=setup.options)
    match = Headless(
        "aya", (BESIDE[kind],) * seats, options, secret, find=find, choose=chosen, pace=pace, simulate=simulate
    )  # fmt: skip
    return _through(match, seed) | {"slowest": slowest}


def _through(match: "Headless", seed: int) -> dict[str, Any]:
    """A match played to its end."""
    from rivage.games.aya.counting.result import count_of

    began = time.process_time()
    felled_share = None
    in_river: list[float] = []
    for now in match.steps():
        if now.state.phase == "placing" and len(now.state.dominoes) > max(FEW_DOMINOES, len(in_river)):
            in_river.append(river_share(now.state))
        if felled_share is None and now.state.pushes == 1 and not now.state.waits:
            # The dominoes that the first push felled.
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
        "cpu": time.process_time() - began,
    }


def river_share(state: "AyaState") -> float:
    """The share of the dominoes that the first push would fell now."""
    from rivage.games.aya.components import START
    from rivage.games.aya.geometry.rivers import river_from_start, stood
    from rivage.games.aya.rules.placing import on_tile

    (start,) = (tile for tile in state.tiles if tile.id == START)
    on_start = tuple(domino.id for domino in state.standing() if on_tile(domino, start))
    return len(river_from_start(stood(state), on_start).dominoes) / len(state.dominoes)


def second_opinion(seed: int) -> str:
    """What the first push of a match is worth in MuJoCo, and here."""
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
    theirs = Motion(tuple(poses[:standing]), tuple(poses[standing:]), (), ours.seconds, False, b"")
    counts = []
    for name, motion in (("here", ours), ("in MuJoCo", theirs)):
        after = GAME.apply(state, CHANCE, read(state, motion).action)
        counted = count_of(after)
        won = f"{len(counted.animals)} animals, {len(counted.landscapes)} landscapes"
        counts.append(f"{name} {won}, {len(after.standing())} left standing")
    return f"Seed {seed}, first push: {'; '.join(counts)}."


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    columns = (
        "who", "matches", "points", "least", "most", "fell with the first push", "pushes", "in the river while building",
        "animals", "landscapes", "dominoes", "minutes", "CPU s", "aim",
    )  # fmt: skip
    report = Report("aya-bots", f"Aya: bots alone and beside people, glasses of {options.glass} s", columns)
    seeds = range(options.first, options.first + options.matches)
    setup = Setup(options.glass, options.table, options.seats)
    with ProcessPoolExecutor(options.processes) as pool:
        for level in options.levels:
            _add_row(report, level, AIMS.get((level, options.glass)), list(pool.map(partial(played, level, setup), seeds)))
        for kind in options.people:
            found = list(pool.map(partial(beside, kind, setup), seeds))
            bots = (setup.seats or 3) - 1
            _add_row(report, f"{bots} {BESIDE[kind]}s, one {kind}", AIMS.get((kind, options.glass)), found)
            slowest = max(each["slowest"] for each in found)
            report.notes.append(f"Beside one {kind} the slowest answer of a bot took {slowest:.2f} s of CPU.")
        if options.mujoco:
            for note in pool.map(second_opinion, range(1, options.mujoco + 1)):
                report.notes.append(note)
    seats = f"{options.seats} seats" if options.seats else "2 to 5 seats (3 beside a person)"
    report.notes.append(f"Seeds {seeds[0]} to {seeds[-1]}, {seats}, table {options.table}; averages of all matches of a row.")
    report.notes.append("Aims are averages too: pushes at most, the share that falls with the first push and points at least.")
    return report


def _add_row(report: Report, who: str, aim: Aim | None, found: list[dict[str, Any]]) -> None:
    """Add the averages of some matches to the table."""

    def mean(what: str) -> float:
        return statistics.mean(each[what] for each in found)

    scores = [each["score"] for each in found]
    wanted = f"{aim.points} points, {aim.felled} %, {aim.pushes} pushes" if aim is not None else ""
    report.rows.append(
        (
            who, str(len(found)), f"{mean('score'):.2f}", str(min(scores)), str(max(scores)), f"{100 * mean('felled'):.0f} %",
            f"{mean('pushes'):.1f}", f"{100 * mean('in_river'):.0f} %",
            f"{mean('animals'):.1f}", f"{mean('landscapes'):.1f}", f"{mean('dominoes'):.0f}",
            f"{mean('minutes'):.1f}", f"{mean('cpu'):.1f}", wanted,
        )
    )  # fmt: skip
    report.raw[who] = found
