"""What crosses the wire about deals: the daily of a game, and duplicates among friends. Browser types are generated from it.

`result` is how a play ended: `reason`, and the game's own `view` at the end as a spectator sees it, sheet and score included.
"""

from typing import Annotated

import msgspec

from rivage.core.options import Value
from rivage.table.chance import Result

from .messages import Text


class StartPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: begin, or go on. Answered by the id of the table."""

    name: Text = ""
    """Nickname; empty for the last one used."""
    day: Text = ""
    """Daily: the date the page shows; empty for today."""


class NewDuplicate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/duplicates."""

    game: Text
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=20)] = {}
    """Options of the game."""


class DuplicateMade(msgspec.Struct, frozen=True):
    """The answer: the duplicate's id; its page is `/d/{id}`."""

    id: str


class Tally(msgspec.Struct, frozen=True):
    """How many have a score."""

    score: float
    many: int


class MyPlay(msgspec.Struct, frozen=True):
    """What the asker did with a deal."""

    table: str
    finished: bool
    score: float
    """0 until finished."""
    rank: int
    """1 for the best, equal scores sharing it; 0 until finished."""


class DealtSheet(msgspec.Struct, frozen=True):
    """A finished play, to look at."""

    name: str
    score: float
    you: bool
    finished: int
    """When."""
    result: Result


class Daily(msgspec.Struct, frozen=True):
    """GET /api/v1/daily/{game}/{day}: how a daily deal stands. `day` is a date (UTC) or `today`."""

    game: str
    day: str
    open: bool
    """It is today's, and can be begun."""
    closes: int
    """When it closes, or closed."""
    commit: str
    """SHA-256 of the seed that makes its rolls."""
    seed: str
    """Empty until its day is over."""
    count: int
    """How many have finished it."""
    counts: tuple[Tally, ...]
    """The distribution, best score first."""
    mine: MyPlay | None
    best: tuple[DealtSheet, ...]
    """The best sheets; empty while the asker could still play and has not finished."""


class Duplicate(msgspec.Struct, frozen=True):
    """GET /api/v1/duplicates/{id}: all sheets side by side, for who has finished it too."""

    id: str
    game: str
    day: str
    """The date (UTC) it was made on."""
    options: dict[str, Value]
    commit: str
    seed: str
    mine: MyPlay
    sheets: tuple[DealtSheet, ...]
    """Best first."""
