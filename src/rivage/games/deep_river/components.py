"""What is in the box, as data. Whatever the rulebook leaves open is one value here; every table below follows from them."""

from itertools import permutations, product
from typing import Final

import msgspec


class Face(msgspec.Struct, frozen=True):
    """One face of a current."""

    name: str
    steps: int
    """Tiles a fish swims."""
    moves: int = 1
    """How often a fish swims."""
    bear: int = 0
    """Steps of the bear afterwards."""


# The river: a line from the Eels' nest (place 0) over tiles 1 to 7 to the Salmon's nest (place 8).

EELS: Final = "e"
SALMON: Final = "s"
SIDES: Final = (EELS, SALMON)
OTHER: Final = {EELS: SALMON, SALMON: EELS}

TILES: Final = 7
BIG: Final = 4
"""The big tile, in the middle."""
SLOT_TILES: Final = (1, 2, 3, 4, 4, 5, 6, 7)
"""The tile of each slot: one slot on a simple tile, two on the big one."""
SIMPLE_TILES: Final = "BBAAST"
"""The six simple tiles: Bear, Advance, Swap, Tilt."""
BIG_TILE: Final = "*"

# Fish and bear.

FISH: Final = 5
"""Fish of each side; all start single in their nest."""
BEAR_START: Final = BIG

# Currents: three two-faced tokens, the first face is `a`.

CURRENTS: Final = (
    (Face("2", 2), Face("1+bear", 1, bear=1)),
    (Face("3", 3), Face("twice 1", 1, moves=2)),
    (Face("1", 1), Face("2", 2)),
)
FACES: Final = "ab"
CURRENT_START: Final = 1
MOST_TILTED: Final = len(CURRENTS) - 1
"""At least one current stays free."""

# When it ends.

CURRENTS_HOME: Final = 2
"""So many currents at the last tile end the game."""
REPETITIONS: Final = 3
"""The same position for the third time is a draw."""
MOST_TURNS: Final = 60
"""After so many turns it is a draw."""

# Tables that follow.

EMPTY: Final = "."
NESTS: Final = {EELS: 0, SALMON: TILES + 1}
"""The place of each nest."""
TOWARD: Final = {EELS: 1, SALMON: -1}
"""Where a side swims, and where it pushes the bear."""
SHOWN: Final = {"e": 1, "E": 2, "s": 1, "S": 2}
"""Fish shown on a pawn."""
DOUBLE_OF: Final = {"e": "E", "s": "S"}
PAWNS: Final = {EELS: ("e", "E"), SALMON: ("s", "S")}
"""Single and double of each side."""
NEST_INDEX: Final = {"e": 0, "E": 1, "s": 2, "S": 3}
"""Where a pawn is counted among the nests of a state."""
STACKS: Final = frozenset(
    bottom + top for below, above in (SIDES, SIDES[::-1]) for bottom in PAWNS[below] for top in PAWNS[above]
)
PIECES: Final = {side: frozenset(piece for piece in (*PAWNS[side], *STACKS) if piece[-1] in PAWNS[side]) for side in SIDES}
"""What a side controls on the river: its lone pawns, and stacks with its pawn on top."""
LONE_ENEMIES: Final = {side: frozenset(PAWNS[OTHER[side]]) for side in SIDES}
OPEN_TO_PAWN: Final = {side: frozenset((EMPTY, *PAWNS[OTHER[side]])) for side in SIDES}
"""Slots that a lone pawn can enter; a stack enters empty ones only."""
OPEN_TO_STACK: Final = frozenset((EMPTY,))

FIRST_SLOT: Final = {tile: SLOT_TILES.index(tile) for tile in range(1, TILES + 1)}
BIG_SLOTS: Final = (FIRST_SLOT[BIG], FIRST_SLOT[BIG] + 1)


def _path(side: str, origin: int, steps: int) -> tuple[int, ...]:
    step = TOWARD[side]
    return tuple(range(origin + steps * step, NESTS[OTHER[side]], step))


PATHS: Final = {
    (side, origin, steps): _path(side, origin, steps)
    for side in SIDES
    for origin in range(TILES + 2)
    for steps in {1, *(face.steps for faces in CURRENTS for face in faces)}
}
"""The tiles to try, nearest first, by side, origin and steps; after the last comes the nest."""

ARRANGEMENTS: Final = tuple(sorted({"".join(tiles) for tiles in permutations(SIMPLE_TILES)}))
"""Every distinct row of the six simple tiles: 180 of them."""
THROWS: Final = tuple("".join(faces) for faces in product(FACES, repeat=len(CURRENTS)))
"""Every way the currents can fall."""
