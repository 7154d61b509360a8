"""The stored values of deals: the deal itself, plays of people and bots, and results."""

from typing import Any, Literal

import msgspec

from rivage.core import Value


class Deal(msgspec.Struct, frozen=True):
    """A deal as it is stored."""

    id: str
    kind: Literal["daily", "archive", "duplicate"]
    """`archive` is the daily deal of an earlier day, played unranked."""
    game: str
    day: str
    """The date of a daily deal, also in the archive, or the date on which a duplicate was made, as `2026-11-15`."""
    options: dict[str, Value]
    """Options of the game."""
    seed: str
    created: int
    host: str
    """The id of the player who made it; empty for a daily deal."""


class Play(msgspec.Struct, frozen=True):
    """The play of a deal by one player, as it is stored."""

    deal: str
    player: str
    table: str
    """The table where it is played."""
    name: str
    started: int
    finished: int | None = None
    score: float | None = None
    detail: str = ""
    """The JSON of a `Result`; empty until finished."""


class BotPlay(msgspec.Struct, frozen=True):
    """The finished play of a deal by a bot, as it is stored."""

    deal: str
    level: str
    score: float
    detail: str
    """The JSON of a `Result`."""


class DayPlay(msgspec.Struct, frozen=True):
    """A player's play of a daily deal, without its sheet."""

    day: str
    ranked: bool
    """False for a play from the archive."""
    table: str
    finished: bool
    score: float
    """The score; 0 until finished."""
    in_time: bool = False
    """Whether it is ranked and was finished on its own day (UTC), so that it counts for the streak."""


class Result(msgspec.Struct, frozen=True):
    """The result of a play."""

    reason: str
    view: Any
    """The final view of a spectator: the sheet and its score, line by line."""


class Standings(msgspec.Struct, frozen=True):
    """The standings of a deal."""

    counts: tuple[tuple[float, int], ...]
    """Each score and the number of plays with that score, the best score first."""
    mine: Play | None
    """The play of the asking player, if there is one."""
    rank: int
    """The rank of the asking player, 1 for the best, shared by equal scores; 0 until finished."""
    best: tuple[Play, ...]
    """The best plays. Of plays with equal scores the earlier one comes first."""

    @property
    def finished(self) -> int:
        """The number of finished plays."""
        return sum(many for _, many in self.counts)
