"""What is kept of deals: the deal itself, who plays it, and how that ended."""

from typing import Any, Literal

import msgspec

from rivage.core import Value


class Deal(msgspec.Struct, frozen=True):
    """One deal, as it is stored."""

    id: str
    kind: Literal["daily", "duplicate"]
    game: str
    day: str
    """The date it was made for or on, as `2026-11-15`."""
    options: dict[str, Value]
    """Options of the game."""
    seed: str
    created: int
    host: str
    """Player id of who made it; empty for a daily."""


class Play(msgspec.Struct, frozen=True):
    """What one player did with a deal, as it is stored."""

    deal: str
    player: str
    table: str
    """The table where it is played."""
    name: str
    started: int
    finished: int | None = None
    score: float | None = None
    detail: str = ""
    """JSON of a `Result`; empty until finished."""


class Result(msgspec.Struct, frozen=True):
    """How a play ended."""

    reason: str
    view: Any
    """The game at the end as a spectator sees it: the sheet and its score, line by line."""


class Standings(msgspec.Struct, frozen=True):
    """How a deal stands."""

    counts: tuple[tuple[float, int], ...]
    """Each score and how many have it, the best first."""
    mine: Play | None
    """What the asker did with it."""
    rank: int
    """The asker's place, 1 for the best, equal scores sharing it; 0 until finished."""
    best: tuple[Play, ...]
    """The best plays; of equal ones the earlier first."""

    @property
    def finished(self) -> int:
        """How many have finished it."""
        return sum(many for _, many in self.counts)
