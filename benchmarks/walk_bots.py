"""A Walk in the Park: the average solo score of each level of bots, and of a random player.

Game number n has the same 18 rolls for everyone. The bots are asked as a table asks them: with a view, for the words of a round.
"""

import argparse
import math
import multiprocessing
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

from .report import Report, number

GAME = "walk-in-the-park"
RANDOM = "random"
LIMIT = 2.0
"""Seconds a round may take."""
SHARE = 5
"""Games a worker plays before it reports."""


@dataclass
class Played:
    """What came of some games."""

    scores: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    """Seconds of each round, by the clock on the wall."""
    cpu: list[float] = field(default_factory=list)
    """Seconds of computing of each round: what else runs on the machine does not blur it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--games", type=int, default=1000, help="solo games for each player (default 1000)")
    parser.add_argument("--walkers", default="", help="random or levels, separated by commas (default: random and all levels)")
    parser.add_argument("--processes", type=int, default=2, help="games at once (default 2)")


def play(task: tuple[str, int, int]) -> Played:
    """The games `first` to `last` of one walker."""
    from rivage.core import CHANCE, Options
    from rivage.games import ALL
    from rivage.registry import choose

    walker, first, last = task
    game: Any = ALL[GAME]
    played = Played()
    for seed in range(first, last):
        dice, whim = random.Random(f"rolls {seed}"), random.Random(f"whim {seed}")
        state = game.initial(1, Options())
        while actors := game.to_act(state):
            (seat,) = actors
            legal = game.legal_actions(state, seat)
            if seat == CHANCE:
                state = game.apply(state, seat, legal.pick(dice.randrange(legal.total)))
            elif walker == RANDOM:
                # Whoever changes paths at random, too, loses six points in nearly every game.
                state = game.apply(state, seat, whim.choice([word for word in legal if "+" not in word]))
            else:
                view = game.view(state, seat)
                began, computed = time.perf_counter(), time.process_time()
                words = choose(GAME, walker, view, seed)
                played.wall.append(time.perf_counter() - began)
                played.cpu.append(time.process_time() - computed)
                for word in words:
                    state = game.apply(state, seat, game.parse_action(word))
        played.scores.append(game.outcome(state).returns[0])
    return played


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    from rivage.games import ALL

    game: Any = ALL[GAME]
    walkers = options.walkers.split(",") if options.walkers else [RANDOM, *game.info.bot_levels]
    report = Report(
        "walk-bots",
        f"A Walk in the Park: {options.games:,} solo games of 18 rolls",
        (
            "player",
            "games",
            "average score",
            "±",
            "18 or more",
            "lowest – highest",
            "s a round",
            "slowest",
            "CPU s a round",
            "slowest",
        ),
    )
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for walker in walkers:
            tasks = [(walker, first, min(first + SHARE, options.games)) for first in range(0, options.games, SHARE)]
            parts = pool.map(play, tasks, chunksize=1)
            scores = [score for part in parts for score in part.scores]
            wall = [seconds for part in parts for seconds in part.wall]
            cpu = [seconds for part in parts for seconds in part.cpu]
            mean, spread = statistics.mean(scores), statistics.pstdev(scores) / math.sqrt(len(scores))
            won = sum(score >= 18 for score in scores) / len(scores)
            times = [
                f"{of(each):.{digits}f}" if each else ""
                for each in (wall, cpu)
                for of, digits in ((statistics.mean, 3), (max, 2))
            ]
            report.rows.append((
                walker, number(len(scores)), f"{mean:.2f}", f"{spread:.2f}", f"{won:.0%}",
                f"{min(scores):.0f} – {max(scores):.0f}", *times,
            ))  # fmt: skip
            report.raw[walker] = {
                "games": len(scores), "mean": mean, "error": spread, "won": won, "scores": scores,
                "seconds": statistics.mean(wall or [0.0]), "slowest": max(wall, default=0.0),
                "cpu": statistics.mean(cpu or [0.0]), "slowest_cpu": max(cpu, default=0.0),
            }  # fmt: skip
            print(f"{walker}: {mean:.2f} ± {spread:.2f} over {len(scores)} games", flush=True)
    report.notes.append("± is the standard error of the average. Everybody has the same rolls in game number n.")
    report.notes.append("The random player writes any legal word but a change into a T, each with equal chance.")
    report.notes.append(f"{options.processes} games at once, one thread each; limit {LIMIT:.0f} s a round.")
    return report
