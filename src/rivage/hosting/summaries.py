"""Summaries of tables for lists, with a cache for tables that are not in memory."""

import logging
from collections import OrderedDict
from collections.abc import Sequence

from rivage.background import ThrottledLogger
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.protocol import AnyEvent
from rivage.table.views import AudienceLog

throttled = ThrottledLogger(logging.getLogger(__name__))

MAX_CACHED_SUMMARIES = 50_000
"""Summaries in the cache. The least recently used are evicted."""


def summary_at(match: Match, changed: int) -> TableSummary:
    """The summary of a match whose last public change happened at `changed`."""
    return TableSummary(
        game=match.created.game,
        status=match.status,
        seats=match.seats,
        changed=changed,
        host=match.created.host,
        to_act=match.to_act,
        points=_points(match),
        outcome=match.outcome,
        deal=match.created.deal,
        options=match.created.options,
    )


def _points(match: Match) -> tuple[float, ...]:
    try:
        return match.game.points(match.state) if match.state is not None else ()
    except Exception as error:  # noqa: BLE001  the game of a package may fail in any way: list it without points
        throttled.warning("points", "the points of a match of %s could not be counted: %r", match.created.game, error)
        return ()


def summary_of(events: Sequence[AnyEvent], match: Match) -> TableSummary:
    """The summary of a table with the log `events`, which folds to `match`."""
    return summary_at(match, AudienceLog(events, secret=match.timing.secret, over=match.status == "over").public_changed_at)


class SummaryCache:
    """An LRU cache of summaries of tables that are not in memory."""

    def __init__(self, limit: int = MAX_CACHED_SUMMARIES) -> None:
        self._limit = limit
        self._cached: OrderedDict[str, TableSummary] = OrderedDict()

    def find(self, table: str) -> TableSummary | None:
        """The cached summary of a table, or None."""
        summary = self._cached.get(table)
        if summary is not None:
            self._cached.move_to_end(table)
        return summary

    def add(self, table: str, summary: TableSummary) -> TableSummary:
        """Cache a summary and return it."""
        self._cached[table] = summary
        if len(self._cached) > self._limit:
            self._cached.popitem(last=False)
        return summary

    def evict(self, table: str) -> None:
        """Drop the summary of a table that is loaded again, because it may change now."""
        self._cached.pop(table, None)
