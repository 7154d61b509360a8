"""The views of deals for players: a daily deal, or a duplicate among friends. Browser types are generated from this file.

The `result` of a play has the `reason` for its end and the game's final `view` of a spectator, including the sheet and the score.
"""

from collections.abc import Sequence

import msgspec

from rivage.core import Value

from .values import BotPlay, Play, Result


class Tally(msgspec.Struct, frozen=True):
    """The number of finished plays with a score."""

    score: float
    many: int


class MyPlay(msgspec.Struct, frozen=True):
    """The play of the asking player."""

    table: str
    finished: bool
    score: float
    """The score; 0 until finished."""
    rank: int
    """The rank among all plays: 1 for the best, shared by equal scores; 0 until finished."""


class DealtSheet(msgspec.Struct, frozen=True):
    """A finished play that is shown to others."""

    name: str
    score: float
    you: bool
    finished: int
    """The time at which it was finished, in milliseconds since 1970."""
    result: Result
    table: str = ""
    """The table, whose replay everybody may see; empty while others may still play the deal."""


class BotSheet(msgspec.Struct, frozen=True):
    """The finished play of a bot."""

    level: str
    score: float
    result: Result


class Daily(msgspec.Struct, frozen=True):
    """GET /api/v1/daily/{game}/{day}: the standings of a daily deal. `day` is a date (UTC) or `today`."""

    game: str
    day: str
    open: bool
    """Whether this is the deal of today, which can be started."""
    closes: int
    """The time at which it closes or closed, in milliseconds since 1970."""
    commit: str
    """The SHA-256 of the seed of its random numbers."""
    seed: str
    """The seed of its random numbers; empty until its day is over."""
    count: int
    """The number of finished plays."""
    counts: tuple[Tally, ...]
    """The distribution of scores, the best first."""
    mine: MyPlay | None
    best: tuple[DealtSheet, ...]
    """The best sheets; empty while the asking player has not finished but can still play."""
    archive: MyPlay | None = None
    """The asking player's unranked play of an earlier day, with the rank that its score would have had."""
    archived: bool = False
    """Whether the day can be played from the archive."""
    bots: tuple[BotSheet, ...] = ()
    """The plays of the bots, the weakest level first; empty until the asking player has finished."""
    bots_computing: bool = False
    """Whether bots are still playing."""


class Duplicate(msgspec.Struct, frozen=True):
    """GET /api/v1/duplicates/{id}: the standings of a duplicate."""

    id: str
    game: str
    day: str
    """The date (UTC) on which it was made."""
    options: dict[str, Value]
    commit: str
    seed: str
    """The seed of its random numbers; empty until it is closed."""
    closes: int
    """The time at which it closes or closed, in milliseconds since 1970. From then on all see the sheets."""
    host: bool
    """Whether the asking player made it."""
    count: int
    """The number of finished plays."""
    mine: MyPlay | None
    sheets: tuple[DealtSheet, ...]
    """The best 50 sheets, best first; empty while the asking player has not finished but can still play."""
    inviter: str = ""
    """The name of the player who made it; empty if they never gave one."""


def my_play(play: Play, rank: int) -> MyPlay:
    """The view of the asking player's own play. It has the rank only once it is finished."""
    done = play.finished is not None
    return MyPlay(play.table, done, play.score or 0.0, rank if done else 0)


def rank_among(score: float, counts: Sequence[tuple[float, int]]) -> int:
    """The rank that a score has among others."""
    return 1 + sum(many for other, many in counts if other > score)


def bot_sheets(plays: Sequence[BotPlay], levels: Sequence[str]) -> tuple[BotSheet, ...]:
    """The views of plays by bots, in the order of their levels. Plays of levels that no longer exist are left out."""
    known = {play.level: play for play in plays}
    return tuple(
        BotSheet(level, known[level].score, msgspec.json.decode(known[level].detail, type=Result))
        for level in levels
        if level in known
    )


def sheets(plays: Sequence[Play], player: str, *, with_tables: bool = False) -> tuple[DealtSheet, ...]:
    """The views of finished plays for `player`, whose own play is marked. `with_tables`: whether to name their tables."""
    return tuple(
        DealtSheet(
            name=play.name,
            score=play.score or 0.0,
            you=play.player == player,
            finished=play.finished or 0,
            result=msgspec.json.decode(play.detail, type=Result),
            table=play.table if with_tables else "",
        )
        for play in plays
    )
