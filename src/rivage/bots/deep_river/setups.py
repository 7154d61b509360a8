"""The values of the set-ups of Deep River with best play, proved by `scripts/solve-deep-river`.

`setups.txt` has one line for each arrangement of the tiles and throw of the currents with the eels to move: tiles, throw, value
for the eels (`1`, `0`, `-1`, or `?` where no proof was found yet), and the packed position after the best first turn. A set-up
with the salmon to move is the mirror image of one of these.
"""

from functools import cache
from importlib import resources
from typing import Final

from rivage.games.deep_river.components import BEAR_START, CURRENT_START, FISH, NESTS, SALMON
from rivage.games.deep_river.river import sort_big_tile
from rivage.games.deep_river.state import EMPTY_RIVER, DeepRiverState, Position

from .packed import unpack
from .proofs import Solution

FILE: Final = "setups.txt"
_SWAPPED: Final = str.maketrans("eEsS", "sSeE")


def find_setup(state: DeepRiverState) -> Solution | None:
    """Return the stored solution of a state; None unless it is a solved set-up with the usual rule for stacks."""
    position = state.position
    if state.setting.top_only or not is_setup(position):
        return None
    is_mirrored = position.mover == SALMON
    tiles = state.setting.tiles[::-1] if is_mirrored else state.setting.tiles
    found = _load().get((tiles, "".join(current[1] for current in position.currents)))
    if found is None:
        return None
    value, packed = found
    best = unpack(packed)
    return Solution(value, exact=True, nodes=0, best=mirror(best) if is_mirrored else best)


def is_setup(position: Position) -> bool:
    """Whether a position is a set-up: nothing has moved."""
    return (
        position.slots == EMPTY_RIVER
        and position.nests == (FISH, 0, FISH, 0)
        and position.bear == BEAR_START
        and all(int(current[0]) == CURRENT_START for current in position.currents)
        and not position.tilted
    )


def mirror(position: Position) -> Position:
    """Return the position with the sides swapped and the river turned round. The tiles must be turned round as well."""
    slots = [piece.translate(_SWAPPED) for piece in reversed(position.slots)]
    sort_big_tile(slots)
    eels, great_eels, salmon, great_salmon = position.nests
    return Position(
        tuple(slots),
        (salmon, great_salmon, eels, great_eels),
        NESTS[SALMON] - position.bear,
        position.currents,
        position.tilted,
        position.mover.translate(_SWAPPED),
    )


@cache
def _load() -> dict[tuple[str, str], tuple[int, int]]:
    """Read the file: the value and the packed position after the best turn, by tiles and throw."""
    text = resources.files(__package__).joinpath(FILE).read_text("utf-8")
    fields = [line.split() for line in text.splitlines()]
    return {(tiles, throw): (int(value), int(best)) for tiles, throw, value, best in fields if value != "?"}
