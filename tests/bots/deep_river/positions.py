"""Positions from random games, and their mirror images."""

import random

from hypothesis import strategies

from rivage.core import CHANCE, Options, Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import CURRENT, DeepRiverState

_SIDES = str.maketrans("eEsS", "sSeE")


def random_position(seed: int, turns: int) -> DeepRiverState:
    """The position at the start of a turn, at most `turns` turns into a random game."""
    rng = random.Random(seed)
    state = start = GAME.initial(2, Options())
    while state.result is None:
        if state.phase == CURRENT:
            start = state
            if state.turn >= turns:
                break
        seat: Seat = next(iter(state.actors), CHANCE)
        state = GAME.apply(state, seat, rng.choice(state.legal))
    return start


def positions() -> strategies.SearchStrategy[DeepRiverState]:
    """Positions at the start of a turn."""
    return strategies.builds(random_position, strategies.integers(0, 10**6), strategies.integers(0, 25))


def mirrored(state: DeepRiverState) -> DeepRiverState:
    """The position with the sides exchanged and the river turned round. The drift stays as it is."""
    tiles, river, nests, bear, currents, tilted, mover = GAME.format_state(state).split(" ")[:7]
    return GAME.parse_state(
        " ".join(
            (
                tiles[::-1],
                "/".join(tile.translate(_SIDES) for tile in reversed(river.split("/"))),
                "/".join(reversed(nests.split("/"))),
                str(8 - int(bear)),
                currents,
                tilted,
                mover.translate(_SIDES),
            )
        )
    )
