"""Until when the seed of a table stays secret: as long as the match runs, and longer where others may still be dealt the same."""

import re
from datetime import UTC, datetime, timedelta

from rivage.table.protocol.events import Created

_DAILY = re.compile(r"daily:[a-z0-9-]+:(?P<day>\d{4}-\d{2}-\d{2})")
"""A daily deal by its id. Tables laid before `sealed` was written down tell by it alone until when their seed is secret."""


def seed_shown(created: Created, *, over: bool, now: int) -> str:
    """The seed of a table, once it may be known; empty until then."""
    return created.seed if over and now >= sealed_until(created) else ""


OPEN_DAYS = 7
"""Days for which a duplicate may be begun, unless the host has set it otherwise."""


def sealed_until(created: Created) -> int:
    """Until when the seed stays secret although the match is over; 0 where the end of the match is enough."""
    if created.sealed or not created.deal:
        return created.sealed
    if daily := _DAILY.fullmatch(created.deal):
        return end_of_day(daily["day"])
    # A duplicate was made before its tables were laid: so late nobody can begin it any more.
    return created.at + OPEN_DAYS * 86_400_000


def end_of_day(day: str) -> int:
    """When a date (UTC), as `2026-11-15`, is over."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp()) * 1000
