"""Views of Liar's Dice: a seat sees its own dice, the number of dice of each seat, the bid, and the last challenge."""

import msgspec

from rivage.core import CHANCE, Seat

from .actions import Bid
from .notation import format_action
from .rules import legal_actions
from .state import LiarsDiceState, Shown


class LiarsDiceView(msgspec.Struct, frozen=True):
    """The position without the dice of other seats."""

    seat: int
    """The seat that receives the view; -1 for a spectator."""
    hand: tuple[int, ...]
    """Dice of that seat."""
    dice: tuple[int, ...]
    """Number of dice of each seat."""
    turn: int
    wild: bool
    bid: Bid | None
    last: Shown | None
    choices: tuple[str, ...]
    """Legal actions of the seat that receives the view."""


def view(state: LiarsDiceState, seat: Seat | None) -> LiarsDiceView:
    """Return the view of `seat`; None is a spectator."""
    hand, choices = ((), ()) if seat is None else (state.hands[seat], tuple(map(format_action, legal_actions(state, seat))))
    return LiarsDiceView(
        CHANCE if seat is None else seat, hand, state.dice, state.turn, state.wild, state.bid, state.last, choices
    )
