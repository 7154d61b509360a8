"""What is agreed before a match begins, beside the options of the game itself."""

from typing import Literal

import msgspec

from rivage.core import Value


class NoClock(msgspec.Struct, frozen=True, tag_field="t", tag="none"):
    """Nobody is hurried."""


class RealTime(msgspec.Struct, frozen=True, tag_field="t", tag="real"):
    """Each seat has `base` seconds for the game and gains `increment` seconds with each finished turn."""

    base: int
    increment: int = 0


class Days(msgspec.Struct, frozen=True, tag_field="t", tag="days"):
    """Each turn may take `days` days."""

    days: int


class Rounds(msgspec.Struct, frozen=True, tag_field="t", tag="rounds"):
    """Where all act at once: each round every seat has `seconds` seconds."""

    seconds: int


ClockKind = NoClock | RealTime | Days | Rounds


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that the host chose."""

    game: dict[str, Value] = {}
    """Options of the game."""
    clock: ClockKind = NoClock()
    games: Literal[1, 2] = 1
    """2: a match of two games on the same set-up, seats swapped."""
