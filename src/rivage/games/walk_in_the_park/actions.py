"""The actions of seats and of chance, and their meaning. An action of a player is also called a word."""

from typing import Final, NamedTuple, NewType

from .components import BONUSES, DIE

Action = NewType("Action", str)
"""An action, represented by its notation."""

# Kinds of actions.
ROLL: Final = "roll"
DRAW: Final = "draw"
CHANGE: Final = "change"
TICK: Final = "tick"
NOTHING: Final = "nothing"
DONE: Final = "done"


class Word(NamedTuple):
    """The meaning of an action on one sheet."""

    does: str
    """The kind of the action."""
    square: int = -1
    """The square of a drawing or change, or -1."""
    bits: int = 0
    """The piece drawn, or the arm added."""
    key: str = ""
    """The kind rolled or drawn, or the bonus ticked."""


ROLLS: Final = {kind: Action(f"roll {kind}") for kind in DIE}
TICKS: Final = {bonus: Action(f"*{bonus}") for bonus in BONUSES}
NO_DRAWING: Final = Action("-")
"""States that the roll cannot be drawn because the sheet is full."""
WRITTEN: Final = Action("done")
"""Ends the player's round."""

ANYWHERE: Final[dict[Action, Word]] = {
    **{action: Word(ROLL, key=kind) for kind, action in ROLLS.items()},
    **{action: Word(TICK, key=bonus) for bonus, action in TICKS.items()},
    NO_DRAWING: Word(NOTHING),
    WRITTEN: Word(DONE),
}
"""The actions that are the same on every sheet."""
