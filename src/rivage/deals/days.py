"""The days of daily deals, all by UTC: which day it is, and the id and seed of its deal."""

import hmac
from datetime import UTC, date, datetime

from .values import Deal


def day_of(now: int) -> str:
    """The date (UTC) at `now`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def read_day(text: str) -> str | None:
    """The date that `text` names, in the one form we write, or None."""
    try:
        return day if (day := date.fromisoformat(text).isoformat()) == text else None
    except ValueError:
        return None


def daily_id(game: str, day: str) -> str:
    """The id of the daily deal of a game."""
    return f"daily:{game}:{day}"


def daily_deal(secret: bytes, game: str, day: str, now: int) -> Deal:
    """The daily deal of a game on a date, in the house of that secret."""
    name = daily_id(game, day)
    seed = hmac.digest(secret, name.encode(), "sha256").hex()
    return Deal(id=name, kind="daily", game=game, day=day, options={}, seed=seed, created=now, host="")
