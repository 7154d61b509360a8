"""Tables of all actions of Deep River."""

from typing import Final, NewType

from .components import ARRANGEMENTS, BIG_SLOTS, CURRENTS, PAWNS, SIDES, SLOT_TILES, THROWS

Action = NewType("Action", str)
"""An action, represented by its notation."""

# The choice of a fish.

NEST: Final = Action("nest")
"""Move a single pawn from the mover's nest."""
NEST2: Final = Action("nest2")
"""Move a double pawn from the mover's nest."""
SLOT_NAMES: Final = tuple(f"{tile}b" if slot == BIG_SLOTS[1] else str(tile) for slot, tile in enumerate(SLOT_TILES))
"""Names of the slots: `1` to `7`, with `4b` for the second slot of the big tile."""
FROM_SLOT: Final = tuple(Action(f"t{name}") for name in SLOT_NAMES)

# Set-up.

TILES: Final = tuple(Action(f"tiles {row}") for row in ARRANGEMENTS)
THROW: Final = tuple(Action(f"throw {faces}") for faces in THROWS)
FIRST: Final = tuple(Action(f"first {side}") for side in SIDES)
BEGIN: Final = tuple(Action(f"begin {side}") for side in SIDES)
TAKE: Final = tuple(Action(f"take {side}") for side in SIDES)

# Play.

PLAY: Final = tuple(Action(f"c{number}") for number in range(1, len(CURRENTS) + 1))
COVER: Final = {pawn: Action(f"cover {pawn}") for side in SIDES for pawn in sorted(PAWNS[side])}
SWAP: Final = tuple(Action(f"swap {name}") for name in SLOT_NAMES)
TILT: Final = tuple(Action(f"tilt {number}") for number in range(1, len(CURRENTS) + 1))
DOUBLE_NEST: Final = Action("double nest")
DOUBLE: Final = tuple(Action(f"double t{name}") for name in SLOT_NAMES)
USE: Final = Action("use")
PASS: Final = Action("pass")
DONE: Final = Action("done")

# Lookup of an action's argument.

SLOT_OF: Final = {action: slot for table in (FROM_SLOT, SWAP, DOUBLE) for slot, action in enumerate(table)}
"""The slot of an action on a piece."""
CURRENT_OF: Final = {action: index for table in (PLAY, TILT) for index, action in enumerate(table)}
"""The index of the current of an action, from 0."""
VALUE_OF: Final = {
    action: action.split(" ")[1] for table in (TILES, THROW, FIRST, BEGIN, TAKE, tuple(COVER.values())) for action in table
}
"""The argument of a set-up or `cover` action."""

ALL_ACTIONS: Final = {
    str(action): action
    for action in (
        *(*TILES, *THROW, *FIRST, *BEGIN, *TAKE),
        *(*PLAY, NEST, NEST2, *FROM_SLOT, *COVER.values(), *SWAP, *TILT, DOUBLE_NEST, *DOUBLE),
        *(USE, PASS, DONE),
    )
}
"""All actions by notation."""
