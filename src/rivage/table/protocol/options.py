"""The options of a table that are fixed before a match starts: options of the game, clock and number of games."""

from typing import Literal

import msgspec

from rivage.core import Value


class NoClock(msgspec.Struct, frozen=True, tag_field="t", tag="none"):
    """No time limit."""


class RealTime(msgspec.Struct, frozen=True, tag_field="t", tag="real"):
    """Each seat has `base` seconds for the game and gains `increment` seconds with each finished turn."""

    base: int
    increment: int = 0


class Days(msgspec.Struct, frozen=True, tag_field="t", tag="days"):
    """Each turn may take `days` days."""

    days: int


class Rounds(msgspec.Struct, frozen=True, tag_field="t", tag="rounds"):
    """In games played in rounds: each round every seat has `seconds` seconds."""

    seconds: int


ClockKind = NoClock | RealTime | Days | Rounds


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All options that the host has chosen."""

    game: dict[str, Value] = {}
    """The options of the game."""
    clock: ClockKind = NoClock()
    games: Literal[1, 2] = 1
    """2: a match of two games with the same set-up and swapped seats."""
