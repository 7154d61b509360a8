"""A player's profile: records for each game, ladders of bots, dailies and streaks.

All numbers are computed from the stored results of matches and plays of deals; none is stored itself.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

import msgspec

from rivage.core import GameInfo
from rivage.deals import Tally, day_of, streaks

from .values import Best, BestKind, Crown, FinishedDaily, ResultCount


class Rung(msgspec.Struct, frozen=True):
    """The matches against the bots of one level, without unfinished ones."""

    level: str
    played: int
    won: int
    """Won matches; in a co-operative game matches in which the team reached the game's goal."""
    drawn: int
    lost: int


class PersonalBest(msgspec.Struct, frozen=True):
    """A personal best in a game."""

    kind: BestKind
    value: float
    table: str
    at: int
    """The end of the match, in milliseconds since 1970."""


class GameRecord(msgspec.Struct, frozen=True):
    """The record of a player in one game."""

    game: str
    played: int
    """All matches that were started."""
    won: int
    lost: int
    drawn: int
    unfinished: int
    bests: tuple[PersonalBest, ...]
    ladder: tuple[Rung, ...]
    """A rung for each level of the game's bots, weakest first."""
    crown: str
    """The strongest level that the player has beaten; empty without one."""
    challenge: str
    """The weakest level that the player has not beaten; empty if all are beaten or the game has no bots."""


class DailyDay(msgspec.Struct, frozen=True):
    """A finished daily in the calendar."""

    day: str
    score: float
    table: str
    in_time: bool
    """Whether it was finished on its own day (UTC), so that it counts for the streak."""


class DailyRecord(msgspec.Struct, frozen=True):
    """The dailies of one game."""

    game: str
    counts: tuple[Tally, ...]
    """The distribution of all scores, the best first."""
    days: tuple[DailyDay, ...]
    """The dailies of the last `CALENDAR_DAYS` days, newest first."""


class Profile(msgspec.Struct, frozen=True):
    """GET /api/v1/me/profile: the statistics of a guest."""

    name: str
    since: int
    """The time when the guest first took a seat, in milliseconds since 1970; 0 for a guest who never did."""
    played: int
    today: str
    """The date (UTC) of today's dailies."""
    streak: int
    """Days in a row with a daily that was finished on its day, up to today or yesterday."""
    best_streak: int
    games: tuple[GameRecord, ...]
    """A record for each game that the guest has played, the most played first."""
    dailies: tuple[DailyRecord, ...]


CALENDAR_DAYS = 183
"""Days for which the calendar lists dailies."""


def profile_of(
    name: str,
    since: int,
    *,
    infos: Iterable[GameInfo],
    counts: Sequence[ResultCount],
    bests: Sequence[Best],
    dailies: Sequence[FinishedDaily],
    now: int,
) -> Profile:
    """The profile of a player. Games that are not installed are left out of the records."""
    today = day_of(now)
    records = [_record(info, counts, bests) for info in infos]
    streak, best_streak = streaks((daily.day for daily in dailies if _in_time(daily)), today)
    return Profile(
        name=name,
        since=since,
        played=sum(entry.count for entry in counts),
        today=today,
        streak=streak,
        best_streak=best_streak,
        games=tuple(sorted((record for record in records if record.played), key=lambda record: -record.played)),
        dailies=_daily_records(dailies, today),
    )


def ladder_of(info: GameInfo, beaten: Iterable[Crown]) -> tuple[str, str]:
    """The strongest beaten level of a game and the weakest level that is not beaten, each empty if there is none."""
    levels = {crown.level for crown in beaten if crown.game == info.id}
    crown = next((level for level in reversed(info.bot_levels) if level in levels), "")
    return crown, next((level for level in info.bot_levels if level not in levels), "")


def _in_time(daily: FinishedDaily) -> bool:
    return day_of(daily.finished) == daily.day


def _record(info: GameInfo, counts: Sequence[ResultCount], bests: Sequence[Best]) -> GameRecord:
    mine = [entry for entry in counts if entry.game == info.id]

    def count(result: str, level: str = "") -> int:
        return sum(entry.count for entry in mine if entry.result == result and level in {"", entry.level})

    def rung(level: str) -> Rung:
        won, drawn, lost = (count(result, level) for result in ("won", "drawn", "lost"))
        return Rung(level, won + drawn + lost + count("finished", level), won, drawn, lost)

    crown, challenge = ladder_of(info, [Crown(info.id, entry.level) for entry in mine if entry.result == "won"])
    return GameRecord(
        game=info.id,
        played=sum(entry.count for entry in mine),
        won=count("won"),
        lost=count("lost"),
        drawn=count("drawn"),
        unfinished=count("unfinished"),
        bests=tuple(PersonalBest(best.kind, best.value, best.table, best.at) for best in bests if best.game == info.id),
        ladder=tuple(map(rung, info.bot_levels)),
        crown=crown,
        challenge=challenge,
    )


def _daily_records(dailies: Sequence[FinishedDaily], today: str) -> tuple[DailyRecord, ...]:
    first = (date.fromisoformat(today) - timedelta(CALENDAR_DAYS - 1)).isoformat()
    records = []
    for game in sorted({daily.game for daily in dailies}):
        mine = sorted((daily for daily in dailies if daily.game == game), key=lambda daily: daily.day, reverse=True)
        counts = sorted(Counter(daily.score for daily in mine).items(), reverse=True)
        days = (DailyDay(daily.day, daily.score, daily.table, _in_time(daily)) for daily in mine if daily.day >= first)
        records.append(DailyRecord(game, tuple(Tally(*item) for item in counts), tuple(days)))
    return tuple(records)
