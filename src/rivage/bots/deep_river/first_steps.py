"""The first bot: somebody at their very first game."""

import random
from collections.abc import Iterable, Mapping

import msgspec

from rivage.games.deep_river import actions
from rivage.games.deep_river import state as at
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.components import NESTS, PAWNS, SLOT_TILES
from rivage.games.deep_river.state import DeepRiverState
from rivage.games.deep_river.turn import FACE_OF

from .yardsticks import greedy_turn, turn_by


class FirstSteps(msgspec.Struct, frozen=True):
    """Loves to swim, gives every fish its turn, and mostly forgets the bear.

    It takes the current that carries farthest and the fish that has come least far, so that all of them get into the river.
    What tiles ask for it answers as it comes. Now and then it notices the bear, and then plays the turn that is best for it.
    It never looks at what the other can do.
    """

    notices: float
    """In which part of its turns it notices the bear."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """As every level; it takes no time to speak of."""
        rng = random.Random(seed)
        if state.phase in (at.NAME, at.TAKE):
            return [rng.choice(state.legal)]
        if rng.random() < self.notices:
            return greedy_turn(state, rng)
        return turn_by(state, lambda now: rng.choice(_likes(now)))


def _likes(state: DeepRiverState) -> tuple[Action, ...]:
    """The choices that come to its mind."""
    mover = state.position.mover
    if state.phase == at.CURRENT:
        return _least(state.legal, {action: -_carries(action, state) for action in state.legal})
    if state.phase in (at.FISH, at.ADVANCE):
        return _least(state.legal, {action: _swum(action, mover) for action in state.legal})
    if state.phase == at.SWAP:
        # Somebody else's stack, if there is one: nobody turns round their own for nothing.
        own = {action: state.position.slots[actions.SLOT_OF[action]][-1] in PAWNS[mover] for action in state.legal}
        return _least(state.legal, own)
    return state.legal


def _carries(current: Action, state: DeepRiverState) -> int:
    """How many tiles fish swim on a current."""
    index = actions.CURRENT_OF[current]
    face = FACE_OF[index][state.position.currents[index]]
    return face.steps * face.moves


def _swum(fish: Action, side: str) -> int:
    """How many tiles a fish is away from its nest."""
    slot = actions.SLOT_OF.get(fish)
    return 0 if slot is None else abs(SLOT_TILES[slot] - NESTS[side])


def _least(choices: Iterable[Action], by: Mapping[Action, int]) -> tuple[Action, ...]:
    least = min(by.values())
    return tuple(action for action in choices if by[action] == least)
