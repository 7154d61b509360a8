"""The three levels of Deep River's bots, each as strong as it says."""

from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.games.deep_river import GAME
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.state import NAME, TAKE, DeepRiverState
from rivage.games.deep_river.view import DeepRiverView

from .evaluate import Evaluation, fitted
from .search import OutOfTime, Search


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


def choose(level: str, view: DeepRiverView, seed: int, effort: float = 1.0) -> list[str]:
    """The actions a bot of `level` takes now, to the end of its turn. With less `effort` it stops looking further sooner."""
    full = LEVELS[level]
    given = replace(full, seconds=full.seconds * effort)
    return think(given, GAME.parse_state(view.position), seed)


def think(level: Level, state: DeepRiverState, seed: int) -> list[str]:
    """The actions from this moment to the end of the turn, or the one answer the pie rule asks for."""
    search = Search(_evaluation(), seconds=level.seconds, noise=level.noise, seed=seed)
    if state.phase == NAME:
        # The other will pick the better side: name the beginner that makes both equal.
        begun = {action: _begun(_done(state, action)) for action in state.legal}
        worth = _worths(search, begun, level.turns)
        return [min(begun, key=lambda action: abs(worth[action]))]
    if state.phase == TAKE:
        first = Action(f"take {state.position.mover}")
        begins = _worths(search, {first: _done(state, first)}, level.turns)[first] >= 0
        return [first if begins else next(action for action in state.legal if action != first)]
    return list(search.best_turn(state, level.turns))


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
