"""The levels of Deep River's bots, each as strong as it says."""

from functools import cache
from typing import Final, Protocol

import msgspec

from rivage.games.deep_river import GAME
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.state import NAME, TAKE, DeepRiverState
from rivage.games.deep_river.view import DeepRiverView

from .evaluate import Evaluation, fitted
from .first_steps import FirstSteps
from .search import OutOfTime, Search


class Level(Protocol):
    """How a bot thinks."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """The actions from this moment to the end of the turn, or the one answer the pie rule asks for.

        With less `effort` it stops looking further sooner.
        """


class LooksAhead(msgspec.Struct, frozen=True):
    """Looks at every position that can stand after its turn and some turns more, and chooses the best."""

    turns: int
    """Turns it looks ahead at most."""
    seconds: float
    """When it stops looking further."""
    noise: float = 0.0
    """How far it misjudges each of its turns, in logits. A win or a loss that it sees it does not misjudge."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """As every level."""
        search = Search(_evaluation(), seconds=self.seconds * effort, noise=self.noise, seed=seed)
        if state.phase == NAME:
            # The other will pick the better side: name the beginner that makes both equal.
            begun = {action: _begun(_done(state, action)) for action in state.legal}
            worth = _worths(search, begun, self.turns)
            return [min(begun, key=lambda action: abs(worth[action]))]
        if state.phase == TAKE:
            first = Action(f"take {state.position.mover}")
            begins = _worths(search, {first: _done(state, first)}, self.turns)[first] >= 0
            return [first if begins else next(action for action in state.legal if action != first)]
        return list(search.best_turn(state, self.turns))


LEVELS: Final[dict[str, Level]] = {
    "first-steps": FirstSteps(notices=1 / 16),
    "duckling": LooksAhead(turns=1, seconds=1.0, noise=8.0),
    "young-otter": LooksAhead(turns=1, seconds=1.0, noise=1.0),
    "grey-heron": LooksAhead(turns=2, seconds=1.0, noise=0.85),
    "river-guide": LooksAhead(turns=2, seconds=1.0, noise=0.2),
    "old-bear": LooksAhead(turns=12, seconds=1.0),
}
"""From the weakest to the strongest, about equally far apart: `benchmarks/run bots` measures it."""


@cache
def _evaluation() -> Evaluation:
    return fitted()


def choose(level: str, view: DeepRiverView, seed: int, effort: float = 1.0) -> list[str]:
    """The actions a bot of `level` takes now, to the end of its turn. With less `effort` it stops looking further sooner."""
    return [*LEVELS[level].think(GAME.parse_state(view.position), seed, effort)]


def _worths(search: Search, begun: dict[Action, DeepRiverState], turns: int) -> dict[Action, float]:
    """What each beginning is worth to who moves first, all looked at equally far: two turns ahead, or what time allows."""
    for ahead in range(min(turns, 2), 0, -1):
        try:
            return {action: search.value(state, ahead) for action, state in begun.items()}
        except OutOfTime:
            continue
    # What stands there needs no looking ahead, and no time.
    return {action: search.value(state, 0) for action, state in begun.items()}


def _begun(named: DeepRiverState) -> DeepRiverState:
    return _done(named, f"take {named.position.mover}")


def _done(state: DeepRiverState, action: str) -> DeepRiverState:
    return GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
