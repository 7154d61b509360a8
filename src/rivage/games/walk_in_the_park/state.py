"""A moment of A Walk in the Park, as one frozen value."""

from typing import Final

import msgspec

from rivage.core import Outcome

from .actions import Action
from .meta import RULES
from .sheet import Page, Plan

# What a seat is doing.
ROLL: Final = "roll"
DRAW: Final = "draw"
TICK: Final = "tick"
BONUS: Final = "bonus"
FREE: Final = "free"
WAITING: Final = "waiting"
OVER: Final = "over"


class Setting(msgspec.Struct, frozen=True, gc=False):
    """What stays the same during a match."""

    plan: Plan
    seats: int
    tie_each: bool = False
    """Option `statue_tie` is `each`."""
    rules: int = RULES
    """Version of the rules that the match is played by."""

    @property
    def alone(self) -> bool:
        """Whether one player walks alone."""
        return self.seats == 1


class Writing(msgspec.Struct, frozen=True, gc=False):
    """One seat's sheet, and what it writes on it in this round."""

    start: Page
    """The sheet as the round found it."""
    page: Page
    """The sheet with this round's words."""
    words: tuple[Action, ...] = ()
    drawn: bool = False
    """The roll is drawn, or could not be."""
    bonus: str = ""
    """Kind of piece a ticked bonus asks for now, or empty."""
    done: bool = False
    """The seat has finished writing this round."""


class Wrote(msgspec.Struct, frozen=True, gc=False):
    """What a seat wrote in a round that is revealed."""

    start: Page
    words: tuple[Action, ...]


class WalkState(msgspec.Struct, frozen=True, gc=False):
    """All sheets, the rolls, and who has written what."""

    setting: Setting
    rolls: tuple[str, ...]
    """Every roll so far."""
    rolling: bool
    """The die comes next."""
    claimed: int
    """Mask of the monuments somebody had visited when the round began."""
    seats: tuple[Writing, ...]
    last: tuple[Wrote, ...] = ()
    """The last revealed round, or empty before the first."""
    last_claimed: int = 0
    """`claimed` as it was in that round."""
    result: Outcome | None = None
