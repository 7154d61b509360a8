"""Random playouts in a Python loop: Deep River's readable rules compared with games of OpenSpiel.

The time slices of the games alternate, so that changes in the speed of the machine affect all games alike. The median slice
counts. Times are CPU times of one thread, which do not depend on other programs.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .report import Report, number

OURS = "deep-river"
PYTHON = "python_tic_tac_toe"
CPP = "othello"


@dataclass
class Tally:
    """The counts of a time slice of playouts."""

    seconds: float = 0.0
    games: int = 0
    actions: int = 0
    """Number of applied actions, including those of chance."""
    decisions: int = 0
    """Number of actions of seats."""
    choices: int = 0
    """The sum of the numbers of legal actions over all decisions."""


Playout = Callable[[Tally, Callable[[], float]], None]
"""Plays a random game and adds its counts; the second argument returns random numbers from 0 to 1."""


def ours() -> Playout:
    """Deep River, through the public contract of games only."""
    from rivage.core import CHANCE
    from rivage.core.options import Options
    from rivage.games import ALL

    game: Any = ALL[OURS]
    options = Options()

    def play(tally: Tally, roll: Callable[[], float]) -> None:
        to_act, legal_actions, apply = game.to_act, game.legal_actions, game.apply
        state = game.initial(2, options)
        actions = decisions = choices = 0
        while actors := to_act(state):
            (seat,) = actors
            legal = list(legal_actions(state, seat))
            if seat != CHANCE:
                decisions += 1
                choices += len(legal)
            state = apply(state, seat, legal[int(roll() * len(legal))])
            actions += 1
        assert game.outcome(state) is not None
        tally.games += 1
        tally.actions += actions
        tally.decisions += decisions
        tally.choices += choices

    return play


def open_spiel(name: str) -> Playout:
    """A game of OpenSpiel, in Python or in C++ with the same interface."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    if name.startswith("python_"):
        from open_spiel.python import games  # type: ignore[import-not-found, unused-ignore]  # noqa: F401 - importing registers them
    game: Any = pyspiel.load_game(name)

    def play(tally: Tally, roll: Callable[[], float]) -> None:
        state = game.new_initial_state()
        actions = decisions = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                legal = [action for action, _ in state.chance_outcomes()]
            else:
                legal = state.legal_actions()
                decisions += 1
                choices += len(legal)
            state.apply_action(legal[int(roll() * len(legal))])
            actions += 1
        state.returns()
        tally.games += 1
        tally.actions += actions
        tally.decisions += decisions
        tally.choices += choices

    return play


def slice_of(play: Playout, seconds: float, seed: int) -> Tally:
    """Play complete games for about `seconds`."""
    tally, roll = Tally(), random.Random(seed).random
    started = time.process_time()
    deadline = started + seconds
    while time.process_time() < deadline:
        play(tally, roll)
    tally.seconds = time.process_time() - started
    return tally


CONTENDERS = {
    OURS: "Deep River, readable rules",
    PYTHON: "OpenSpiel, pure Python: tic-tac-toe",
    "python_block_dominoes": "OpenSpiel, pure Python: block dominoes",
    CPP: "OpenSpiel, C++: othello",
    "checkers": "OpenSpiel, C++: checkers",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--rounds", type=int, default=9, help="time slices per game (default 9)")
    parser.add_argument("--slice", type=float, default=0.5, help="seconds per slice (default 0.5)")


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    players = {name: ours() if name == OURS else open_spiel(name) for name in CONTENDERS}
    for play in players.values():
        slice_of(play, 0.3, 0)
    tallies: dict[str, list[Tally]] = {name: [] for name in CONTENDERS}
    for turn in range(options.rounds):
        for name, play in players.items():
            tallies[name].append(slice_of(play, options.slice, turn + 1))

    rates = {name: statistics.median(tally.actions / tally.seconds for tally in rounds) for name, rounds in tallies.items()}
    report = Report(
        "rules",
        "Rules: random playouts, one Python loop",
        ("game", "actions/s", "ours is", "actions a game", "choices a decision"),
    )
    for name, label in CONTENDERS.items():
        rounds = tallies[name]
        games = sum(tally.games for tally in rounds)
        length = sum(tally.actions for tally in rounds) / games
        choices = sum(tally.choices for tally in rounds) / sum(tally.decisions for tally in rounds)
        ratio = "" if name == OURS else f"{rates[OURS] / rates[name]:.2f}×"
        report.rows.append((label, number(rates[name]), ratio, f"{length:.1f}", f"{choices:.1f}"))
        report.raw[name] = {
            "rate": rates[name],
            "rates": [tally.actions / tally.seconds for tally in rounds],
            "length": length,
            "choices": choices,
            "games": games,
        }
    report.raw["ratio"] = rates[OURS] / rates[PYTHON]
    report.notes.append(f"Asked for: at least 3× OpenSpiel's pure-Python game; it is {report.raw['ratio']:.2f}×.")
    report.notes.append(
        f"Median of {options.rounds} interleaved slices of {options.slice} s of CPU time. Actions include those of chance."
    )
    report.notes.append("Othello and checkers are the C++ games closest in actions per game and choices per decision.")
    return report
