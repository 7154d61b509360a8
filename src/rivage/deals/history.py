"""A player's history of daily deals: the plays of each day, and streaks of days without a gap."""

from collections.abc import Iterable
from datetime import date, timedelta

import msgspec

from .values import DayPlay

MAX_ARCHIVE_DAYS = 366
"""Maximum number of days in the archive."""
MIN_ARCHIVE_DAYS = 7
"""Minimum number of days in the archive, also on a new server."""


class DailyHistory(msgspec.Struct, frozen=True):
    """GET /api/v1/me/daily/{game}: the days that can be viewed and the asking player's plays."""

    game: str
    today: str
    """The date (UTC) of the deal that can be played now."""
    first: str
    """The first date of the archive."""
    streak: int
    """The number of days in a row with a ranked play that was finished that day, up to today, or up to yesterday until today's is
    finished."""
    longest: int
    """The longest streak ever."""
    plays: tuple[DayPlay, ...]
    """All plays, ranked and from the archive, the latest day first."""


def days_before(day: str, days: int) -> str:
    """The date `days` days before a date."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def archive_start(first: str | None, today: str) -> str:
    """The first date of the archive. `first` is the date of the first daily deal that was started, if there is one."""
    return max(days_before(today, MAX_ARCHIVE_DAYS), min(first or today, days_before(today, MIN_ARCHIVE_DAYS)))


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """The current and the longest number of days in a row. The current one includes today only if today is in `days`."""
    found = sorted(set(days))
    run = longest = 0
    last = ""
    for day in found:
        run = run + 1 if last == days_before(day, 1) else 1
        longest = max(longest, run)
        last = day
    return (run if last in {today, days_before(today, 1)} else 0), longest


def history(game: str, plays: Iterable[DayPlay], first: str | None, today: str) -> DailyHistory:
    """The history of a player from their plays."""
    known = tuple(plays)
    current, longest = streaks((play.day for play in known if play.in_time), today)
    return DailyHistory(game, today, archive_start(first, today), current, longest, known)
