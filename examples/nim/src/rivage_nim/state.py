"""The state of a match of Nim."""

import msgspec

from .actions import Take


class NimState(msgspec.Struct, frozen=True):
    """Everything that the rules need to know."""

    heaps: tuple[int, ...]
    turn: int
    """The seat to act; when all heaps are empty, the one that took the last pebble."""
    misere: bool
    """Whether the player who takes the last pebble loses."""
    last: Take | None = None
    """The last action."""
