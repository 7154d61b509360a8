"""The components of the box as data. Ambiguities of the rulebook are resolved by constants here; the tables derive from them."""

from itertools import permutations, product
from typing import Final

import msgspec


class Face(msgspec.Struct, frozen=True):
    """One face of a current."""

    name: str
    steps: int
    """Number of tiles that a fish moves."""
    moves: int = 1
    """Number of moves."""
    bear: int = 0
    """Number of steps of the bear after the moves."""


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
"""The six simple tiles by initial: Bear, Advance, Swap, Tilt."""
BIG_TILE: Final = "*"

# Fish and bear.

FISH: Final = 5
"""Number of fish of each side. All start as singles in their nest."""
BEAR_START: Final = BIG

# Currents: three two-sided tokens; the first face is `a`.

CURRENTS: Final = (
    (Face("2", 2), Face("1+bear", 1, bear=1)),
    (Face("3", 3), Face("twice 1", 1, moves=2)),
    (Face("1", 1), Face("2", 2)),
)
FACES: Final = "ab"
CURRENT_START: Final = 1
MAX_TILTED: Final = len(CURRENTS) - 1
"""Number of currents that can be tilted against a player, so that at least one stays available."""

# The end of the game.

CURRENTS_HOME: Final = 2
"""Number of currents on the last tile that ends the game."""
REPETITIONS: Final = 3
"""Number of occurrences of the same position that makes a draw."""
MAX_TURNS: Final = 60
"""Number of turns after which the game is a draw."""

# Derived tables.

EMPTY: Final = "."
NESTS: Final = {EELS: 0, SALMON: TILES + 1}
"""The place of each nest."""
TOWARD: Final = {EELS: 1, SALMON: -1}
"""The direction in which a side swims and pushes the bear."""
SHOWN: Final = {"e": 1, "E": 2, "s": 1, "S": 2}
"""Number of fish shown on a pawn."""
DOUBLE_OF: Final = {"e": "E", "s": "S"}
PAWNS: Final = {EELS: ("e", "E"), SALMON: ("s", "S")}
"""The single and the double pawn of each side."""
NEST_INDEX: Final = {"e": 0, "E": 1, "s": 2, "S": 3}
"""The index of a kind of pawn in `Position.nests`."""
STACKS: Final = frozenset(
    bottom + top for below, above in (SIDES, SIDES[::-1]) for bottom in PAWNS[below] for top in PAWNS[above]
)
PIECES: Final = {side: frozenset(piece for piece in (*PAWNS[side], *STACKS) if piece[-1] in PAWNS[side]) for side in SIDES}
"""The pieces that a side controls on the river: its lone pawns, and stacks with its pawn on top."""
LONE_ENEMIES: Final = {side: frozenset(PAWNS[OTHER[side]]) for side in SIDES}
OPEN_TO_PAWN: Final = {side: frozenset((EMPTY, *PAWNS[OTHER[side]])) for side in SIDES}
"""Contents of the slots that a lone pawn of a side can enter."""
OPEN_TO_STACK: Final = frozenset((EMPTY,))
"""Contents of the slots that a stack can enter: empty slots only."""

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
"""The tiles that a piece tries to enter, nearest first, by side, origin and steps. After the last tile follows the enemy nest."""

ARRANGEMENTS: Final = tuple(sorted({"".join(tiles) for tiles in permutations(SIMPLE_TILES)}))
"""All 180 distinct arrangements of the six simple tiles."""
THROWS: Final = tuple("".join(faces) for faces in product(FACES, repeat=len(CURRENTS)))
"""All combinations of the faces of the currents."""
