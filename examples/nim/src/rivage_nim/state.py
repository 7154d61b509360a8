"""Where a game of Nim stands."""

import msgspec

from .actions import Take


class NimState(msgspec.Struct, frozen=True):
    """All there is to know."""

    heaps: tuple[int, ...]
    turn: int
    """The seat to act; when all heaps are empty, the one that took the last pebble."""
    misere: bool
    """Who takes the last pebble loses."""
    last: Take | None = None
    """What was taken last."""
