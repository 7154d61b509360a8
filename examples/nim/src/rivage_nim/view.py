"""What a seat sees. Nim has no secrets: all see the same, and who acts the choices."""

import msgspec

from rivage.core import Seat

from .notation import format_action
from .position import format_state
from .rules import legal_actions
from .state import NimState


class NimView(msgspec.Struct, frozen=True):
    """All that is drawn."""

    position: str
    heaps: tuple[int, ...]
    turn: int
    misere: bool
    last: str
    """What was taken last, or empty."""
    choices: tuple[str, ...]
    """What the receiver may do now."""


def view(state: NimState, seat: Seat | None) -> NimView:
    """What `seat` sees; None is a spectator."""
    choices = () if seat is None else tuple(format_action(action) for action in legal_actions(state, seat))
    last = format_action(state.last) if state.last else ""
    return NimView(format_state(state), state.heaps, state.turn, state.misere, last, choices)
