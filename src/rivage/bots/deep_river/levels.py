"""The three levels of Deep River's bots, each as strong as it says."""

from functools import cache
from typing import Final

import msgspec

from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import NAME, TAKE, DeepRiverState
from rivage.games.deep_river.view import DeepRiverView

from .evaluate import Evaluation, fitted
from .search import Search


class Level(msgspec.Struct, frozen=True):
    """How a bot thinks."""

    turns: int
    """Turns it looks ahead at most."""
    seconds: float
    """When it stops looking further."""
    noise: float = 0.0
    """How far it misjudges, in logits."""


LEVELS: Final = {
    "first-steps": Level(turns=1, seconds=1.0, noise=0.3),
    "river-guide": Level(turns=2, seconds=1.0),
    "old-bear": Level(turns=12, seconds=1.0),
}


@cache
def _evaluation() -> Evaluation:
    return fitted()


def choose(level: str, view: DeepRiverView, seed: int) -> list[str]:
    """The actions a bot of `level` takes now, to the end of its turn."""
    return think(LEVELS[level], GAME.parse_state(view.position), seed)


def think(level: Level, state: DeepRiverState, seed: int) -> list[str]:
    """The actions from this moment to the end of the turn, or the one answer the pie rule asks for."""
    search = Search(_evaluation(), seconds=level.seconds, noise=level.noise, seed=seed)
    if state.phase == NAME:
        # The other will pick the better side: name the beginner that makes both equal.
        ahead = min(level.turns, 2)
        return [min(state.legal, key=lambda action: abs(_worth_of_beginning(search, state, action, ahead)))]
    if state.phase == TAKE:
        ahead = min(level.turns, 2)
        first = f"take {state.position.mover}"
        begins = search.value(_begun(state, first), ahead) >= 0
        return [first if begins else next(action for action in state.legal if action != first)]
    return list(search.best_turn(state, level.turns))


def _worth_of_beginning(search: Search, state: DeepRiverState, action: str, ahead: int) -> float:
    named = GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
    return search.value(_begun(named, f"take {named.position.mover}"), ahead)


def _begun(state: DeepRiverState, action: str) -> DeepRiverState:
    return GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
