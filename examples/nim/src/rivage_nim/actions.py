"""Actions of Nim."""

import msgspec


class Take(msgspec.Struct, frozen=True):
    """Take pebbles from one heap."""

    heap: int
    count: int
