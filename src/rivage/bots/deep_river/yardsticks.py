"""Two players to measure the levels by. Nobody meets them at a table; `benchmarks/run bots` and the tests do."""

import random
from collections.abc import Callable
from typing import Final

from rivage.games.deep_river import GAME
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.components import BEAR_START, NESTS, TOWARD
from rivage.games.deep_river.rules import ends
from rivage.games.deep_river.state import DeepRiverState
from rivage.games.deep_river.steps import STEP
from rivage.games.deep_river.view import DeepRiverView

Yardstick = Callable[[DeepRiverView, int], list[Action]]
"""Answers a view, with a seed, by the actions of a turn."""


def at_random(view: DeepRiverView, seed: int) -> list[Action]:
    """Any choice, each with equal chance, to the end of the turn: somebody who taps without looking."""
    rng = random.Random(seed)
    return turn_by(GAME.parse_state(view.position), lambda state: rng.choice(state.legal))


def turn_by(state: DeepRiverState, choose: Callable[[DeepRiverState], Action]) -> list[Action]:
    """The turn of who chooses step by step, to its end."""
    chosen: list[Action] = []
    while True:
        chosen.append(choose(state))
        state = STEP[state.phase](state, chosen[-1])
        if state.progress.start is None:
            return chosen


def greedy(view: DeepRiverView, seed: int) -> list[Action]:
    """Always the greedy turn."""
    return greedy_turn(GAME.parse_state(view.position), random.Random(seed))


def greedy_turn(state: DeepRiverState, rng: random.Random) -> list[Action]:
    """The turn that leaves the bear nearest to the enemy nest, or wins; among equals any. It looks at nothing else."""
    mover = state.position.mover
    found = list(ends(state).values())
    best = max(gain(end, mover) for _, end in found)
    return list(rng.choice([path for path, end in found if gain(end, mover) == best]))


def gain(state: DeepRiverState, side: str) -> int:
    """How good a position is for `side` by the bear alone: its steps from the middle; a whole river for a game that is won."""
    if state.result is None:
        return TOWARD[side] * (state.position.bear - BEAR_START)
    if not state.result.winners:
        return 0
    won = state.setting.sides[state.result.winners[0]] == side
    return NESTS["s"] if won else -NESTS["s"]


YARDSTICKS: Final[dict[str, Yardstick]] = {"random": at_random, "greedy": greedy}
