"""A position of Nim, and what is done in it."""

import msgspec

NAMES = "ABCD"
"""What the heaps are called, in their order."""


class Take(msgspec.Struct, frozen=True):
    """Take pebbles from one heap."""

    heap: int
    count: int


class NimState(msgspec.Struct, frozen=True):
    """All there is to know."""

    heaps: tuple[int, ...]
    turn: int
    """The seat to act; when all heaps are empty, the one that took the last pebble."""
    misere: bool
    """Who takes the last pebble loses."""
    last: Take | None = None
    """What was taken last."""
