"""What seats and chance may do: words. What a word does, and those that mean the same on every sheet."""

from typing import Final, NamedTuple, NewType

from .components import BONUSES, DIE

Action = NewType("Action", str)
"""A decision: its own notation, one word."""

# What a word does.
ROLL: Final = "roll"
DRAW: Final = "draw"
CHANGE: Final = "change"
TICK: Final = "tick"
NOTHING: Final = "nothing"
DONE: Final = "done"


class Word(NamedTuple):
    """What an action means on one sheet."""

    does: str
    square: int = -1
    bits: int = 0
    """The piece drawn, or the arm added."""
    key: str = ""
    """The kind rolled or drawn, or the bonus ticked."""


ROLLS: Final = {kind: Action(f"roll {kind}") for kind in DIE}
TICKS: Final = {bonus: Action(f"*{bonus}") for bonus in BONUSES}
NO_DRAWING: Final = Action("-")
WRITTEN: Final = Action("done")

ANYWHERE: Final[dict[Action, Word]] = {
    **{action: Word(ROLL, key=kind) for kind, action in ROLLS.items()},
    **{action: Word(TICK, key=bonus) for bonus, action in TICKS.items()},
    NO_DRAWING: Word(NOTHING),
    WRITTEN: Word(DONE),
}
"""Words of every sheet."""
