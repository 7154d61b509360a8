"""Views of Nim. The game has no hidden information; only the seat to move gets the choices."""

import msgspec

from rivage.core import Seat

from .notation import format_action
from .position import format_state
from .rules import legal_actions
from .state import NimState


class NimView(msgspec.Struct, frozen=True):
    """The view of a seat or a spectator."""

    position: str
    heaps: tuple[int, ...]
    turn: int
    misere: bool
    last: str
    """The last action, or empty."""
    choices: tuple[str, ...]
    """Legal actions of the seat that receives the view."""


def view(state: NimState, seat: Seat | None) -> NimView:
    """Return the view of `seat`; None is a spectator."""
    choices = () if seat is None else tuple(format_action(action) for action in legal_actions(state, seat))
    last = format_action(state.last) if state.last else ""
    return NimView(format_state(state), state.heaps, state.turn, state.misere, last, choices)
