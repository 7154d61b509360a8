"""A Walk in the Park: the mean solo score of each level of bots and of a random player.

Game number n has the same 18 rolls for every player. Bots get a view and return the actions of a round, as at a table.
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
LIMIT_S = 2.0
"""Seconds. The limit for a round."""
GAMES_PER_TASK = 5
"""Games in a task of a worker."""


@dataclass
class Played:
    """The results of some games."""

    scores: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    """The wall-clock seconds of each round."""
    cpu: list[float] = field(default_factory=list)
    """The CPU seconds of each round, which do not depend on other programs."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--games", type=int, default=1000, help="solo games for each player (default 1000)")
    parser.add_argument("--walkers", default="", help="random or levels, separated by commas (default: random and all levels)")
    parser.add_argument("--processes", type=int, default=2, help="parallel processes (default 2)")


def play(task: tuple[str, int, int]) -> Played:
    """Play the games `first` to `last` of a player."""
    from rivage.core import CHANCE, Options
    from rivage.games import ALL
    from rivage.registry import choose

    walker, first, last = task
    game: Any = ALL[GAME]
    played = Played()
    for seed in range(first, last):
        dice, choices = random.Random(f"rolls {seed}"), random.Random(f"whim {seed}")
        state = game.initial(1, Options())
        while actors := game.to_act(state):
            (seat,) = actors
            legal = game.legal_actions(state, seat)
            if seat == CHANCE:
                state = game.apply(state, seat, legal.pick(dice.randrange(legal.total)))
            elif walker == RANDOM:
                # Random changes of paths would cost six points in nearly every game.
                state = game.apply(state, seat, choices.choice([word for word in legal if "+" not in word]))
            else:
                view = game.view(state, seat)
                started, computed = time.perf_counter(), time.process_time()
                words = choose(GAME, walker, view, seed)
                played.wall.append(time.perf_counter() - started)
                played.cpu.append(time.process_time() - computed)
                for word in words:
                    state = game.apply(state, seat, game.parse_action(word))
        played.scores.append(game.outcome(state).returns[0])
    return played


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
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
            tasks = [
                (walker, first, min(first + GAMES_PER_TASK, options.games)) for first in range(0, options.games, GAMES_PER_TASK)
            ]
            parts = pool.map(play, tasks, chunksize=1)
            scores = [score for part in parts for score in part.scores]
            wall = [seconds for part in parts for seconds in part.wall]
            cpu = [seconds for part in parts for seconds in part.cpu]
            mean, spread = statistics.mean(scores), statistics.pstdev(scores) / math.sqrt(len(scores))
            won = sum(score >= 18 for score in scores) / len(scores)
            times = [
                f"{statistic(values):.{digits}f}" if values else ""
                for values in (wall, cpu)
                for statistic, digits in ((statistics.mean, 3), (max, 2))
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
    report.notes.append("± is the standard error of the mean. All players have the same rolls in game number n.")
    report.notes.append("The random player chooses uniformly among all legal actions except changes into a T.")
    report.notes.append(f"{options.processes} parallel processes with one thread each; limit {LIMIT_S:.0f} s a round.")
    return report
