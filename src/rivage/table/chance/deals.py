"""Deals: the same chance for many tables, so that people can compare what they made of it.

A daily deal is one a game and date (UTC). Its seed comes from the secret of the house, so nobody knows it before, and every
node of the house knows it. A duplicate is made by somebody for friends, under an unguessable id. Each player plays a deal once,
alone. The seed of a daily deal is told only when its day is over: until then others may still begin it.
"""

import hmac
import re
from datetime import UTC, date, datetime
from typing import Any, Literal

import msgspec

from rivage.core import Outcome
from rivage.core.options import Value
from rivage.table.match import Match
from rivage.table.words.events import Created

DAY = 86_400_000
"""Milliseconds."""

_DAILY = re.compile(r"daily:(?P<game>[a-z0-9-]+):(?P<day>\d{4}-\d{2}-\d{2})")


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


def closes_at(deal: str) -> int:
    """When a daily deal can no longer be begun; 0 for any other."""
    found = _DAILY.fullmatch(deal)
    if found is None:
        return 0
    midnight = datetime.fromisoformat(found["day"]).replace(tzinfo=UTC)
    return int(midnight.timestamp()) * 1000 + DAY


def seed_shown(created: Created, *, over: bool, now: int) -> str:
    """The seed of a table, once it may be known; empty until then."""
    return created.seed if over and now >= closes_at(created.deal) else ""


def result(match: Match) -> tuple[float, str]:
    """The score of a finished solo match, and the JSON of its `Result`."""
    outcome: Outcome | None = match.outcome
    assert outcome is not None, "a play is finished when its match is over"
    view = match.game.view(match.state, None)
    return outcome.returns[0], msgspec.json.encode(Result(outcome.reason, view)).decode()
