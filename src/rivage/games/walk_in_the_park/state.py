"""The state of A Walk in the Park as a frozen value."""

from typing import Final

import msgspec

from rivage.core import Outcome

from .actions import Action
from .meta import RULES
from .sheet import Page, Plan

# Phases: the kind of a seat's next decision.
ROLL: Final = "roll"
DRAW: Final = "draw"
TICK: Final = "tick"
BONUS: Final = "bonus"
FREE: Final = "free"
WAITING: Final = "waiting"
OVER: Final = "over"


class Setting(msgspec.Struct, frozen=True, gc=False):
    """The part of a state that does not change during a match."""

    plan: Plan
    seats: int
    tie_each: bool = False
    """Whether the option `statue_tie` is `each`."""
    rules: int = RULES
    """Version of the rules of the match."""

    @property
    def alone(self) -> bool:
        """Whether this is a solo game."""
        return self.seats == 1


class Writing(msgspec.Struct, frozen=True, gc=False):
    """A seat's sheet and its actions in the current round."""

    start: Page
    """The sheet at the start of the round."""
    page: Page
    """The sheet after the actions of this round."""
    words: tuple[Action, ...] = ()
    """The seat's actions in this round, without `done`."""
    drawn: bool = False
    """Whether the roll is drawn or cannot be drawn."""
    bonus: str = ""
    """Kind of the piece that a ticked bonus lets the seat draw now, or empty."""
    done: bool = False
    """Whether the seat has finished the round."""


class Wrote(msgspec.Struct, frozen=True, gc=False):
    """A seat's actions in a revealed round."""

    start: Page
    """The sheet at the start of the revealed round."""
    words: tuple[Action, ...]


class WalkState(msgspec.Struct, frozen=True, gc=False):
    """The state of a game: the rolls and the sheets of all seats."""

    setting: Setting
    rolls: tuple[str, ...]
    """All rolls, in order."""
    rolling: bool
    """Whether the next action is a roll."""
    claimed: int
    """Mask of the monuments that were visited by any seat before the round."""
    seats: tuple[Writing, ...]
    last: tuple[Wrote, ...] = ()
    """The last revealed round, by seat; empty before the first reveal."""
    last_claimed: int = 0
    """The value of `claimed` in the last revealed round."""
    result: Outcome | None = None
