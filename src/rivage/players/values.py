"""The stored results of a player as the store returns them, and the filters of the list of matches."""

from typing import Literal

import msgspec

from rivage.table.match import Against, Verdict


class ResultCount(msgspec.Struct, frozen=True):
    """The number of matches of one kind."""

    game: str
    against: Against
    level: str
    """The level of the bots, or empty."""
    result: Verdict
    count: int


BestKind = Literal["alone", "bots", "people", "turns"]
"""Kinds of personal bests: the most points alone, against bots or with people, and the fewest turns of a won match."""


class Best(msgspec.Struct, frozen=True):
    """A personal best."""

    game: str
    kind: BestKind
    value: float
    table: str
    at: int
    """The end of the match, in milliseconds since 1970."""


class Crown(msgspec.Struct, frozen=True):
    """A level of bots that the player has beaten."""

    game: str
    level: str


class FinishedDaily(msgspec.Struct, frozen=True):
    """A daily that the player has finished."""

    game: str
    day: str
    """The date of the daily (UTC)."""
    score: float
    finished: int
    """In milliseconds since 1970."""
    table: str


class GameFilter(msgspec.Struct, frozen=True):
    """A filter for the list of matches. Empty fields match everything."""

    game: str = ""
    result: Verdict | Literal[""] = ""
    against: Against | Literal[""] = ""


class Cursor(msgspec.Struct, frozen=True):
    """A position in the list of matches, newest first. A page starts after the last match of the previous one."""

    table: str
    at: int


class Place(Cursor, frozen=True):
    """A match in the list."""

    result: Verdict
    against: Against
