"""What a player may see of a deal: the daily of a game, or a duplicate among friends. Browser types are generated from this file.

`result` is how a play ended: `reason`, and the game's own `view` at the end as a spectator sees it, sheet and score included.
"""

from collections.abc import Sequence

import msgspec

from rivage.core import Value

from .values import Play, Result


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
    """GET /api/v1/duplicates/{id}: how a duplicate stands."""

    id: str
    game: str
    day: str
    """The date (UTC) it was made on."""
    options: dict[str, Value]
    commit: str
    seed: str
    """Empty until it is closed."""
    closes: int
    """When it closes, or closed: from then on nobody can begin it, and everybody sees the sheets."""
    host: bool
    """The asker made it."""
    count: int
    """How many have finished it."""
    mine: MyPlay | None
    sheets: tuple[DealtSheet, ...]
    """The best 50 sheets side by side, best first; empty while the asker could still play and has not finished."""
    inviter: str = ""
    """What who made it is called; empty for who never said."""


def my_play(play: Play, rank: int) -> MyPlay:
    """The asker's own play, of that rank once it is finished."""
    done = play.finished is not None
    return MyPlay(play.table, done, play.score or 0.0, rank if done else 0)


def sheets(plays: Sequence[Play], player: str) -> tuple[DealtSheet, ...]:
    """Finished plays as `player` sees them."""
    return tuple(
        DealtSheet(
            name=play.name,
            score=play.score or 0.0,
            you=play.player == player,
            finished=play.finished or 0,
            result=msgspec.json.decode(play.detail, type=Result),
        )
        for play in plays
    )
