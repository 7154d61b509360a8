"""Random playouts from one plain Python loop: Deep River's readable rules beside OpenSpiel's games.

The games take turns, slice after slice, so that a machine that grows slower or faster meanwhile treats all alike; the median
slice counts. Time is CPU time of this one thread: what else runs on the machine does not blur it.
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
    """What a time slice of playouts came to."""

    seconds: float = 0.0
    games: int = 0
    actions: int = 0
    """Everything applied, draws of chance included."""
    decisions: int = 0
    """What seats decided."""
    choices: int = 0
    """Legal actions over all decisions."""


Playout = Callable[[Tally, Callable[[], float]], None]


def ours() -> Playout:
    """Deep River, with what the contract offers and nothing else."""
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
    """A game of OpenSpiel, pure Python or C++ behind the same interface."""
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
    """Play whole games for about `seconds`."""
    tally, roll = Tally(), random.Random(seed).random
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        play(tally, roll)
    tally.seconds = time.process_time() - began
    return tally


CONTENDERS = {
    OURS: "Deep River, readable rules",
    PYTHON: "OpenSpiel, pure Python: tic-tac-toe",
    "python_block_dominoes": "OpenSpiel, pure Python: block dominoes",
    CPP: "OpenSpiel, C++: othello",
    "checkers": "OpenSpiel, C++: checkers",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--rounds", type=int, default=9, help="time slices for each game (default 9)")
    parser.add_argument("--slice", type=float, default=0.5, help="seconds of a slice (default 0.5)")


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    players = {name: ours() if name == OURS else open_spiel(name) for name in CONTENDERS}
    for play in players.values():
        slice_of(play, 0.3, 0)
    tallies: dict[str, list[Tally]] = {name: [] for name in CONTENDERS}
    for turn in range(options.rounds):
        for name, play in players.items():
            tallies[name].append(slice_of(play, options.slice, turn + 1))

    rates = {name: statistics.median(one.actions / one.seconds for one in rounds) for name, rounds in tallies.items()}
    report = Report(
        "rules",
        "Rules: random playouts, one Python loop",
        ("game", "actions/s", "ours is", "actions a game", "choices a decision"),
    )
    for name, label in CONTENDERS.items():
        rounds = tallies[name]
        games = sum(one.games for one in rounds)
        length = sum(one.actions for one in rounds) / games
        choices = sum(one.choices for one in rounds) / sum(one.decisions for one in rounds)
        ratio = "" if name == OURS else f"{rates[OURS] / rates[name]:.2f}×"
        report.rows.append((label, number(rates[name]), ratio, f"{length:.1f}", f"{choices:.1f}"))
        report.raw[name] = {
            "rate": rates[name],
            "rates": [one.actions / one.seconds for one in rounds],
            "length": length,
            "choices": choices,
            "games": games,
        }
    report.raw["ratio"] = rates[OURS] / rates[PYTHON]
    report.notes.append(f"Asked for: at least 3× OpenSpiel's pure-Python game; it is {report.raw['ratio']:.2f}×.")
    report.notes.append(
        f"Median of {options.rounds} interleaved slices of {options.slice} s of CPU time. "
        "An action is everything applied, draws of chance included."
    )
    report.notes.append(
        "Othello and checkers are the C++ games nearest in size: about as many actions a game and choices a decision."
    )
    return report
