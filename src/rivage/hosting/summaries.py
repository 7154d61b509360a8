"""Summaries of tables for lists. Those of tables that are not in memory are cached, so that no list folds a match twice."""

import logging
from collections import OrderedDict
from collections.abc import Sequence

from rivage.background import ThrottledLogger
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.protocol import AnyEvent
from rivage.table.views import AudienceLog

seldom = ThrottledLogger(logging.getLogger(__name__))

MAX_CACHED_SUMMARIES = 50_000
"""Summaries in the cache; beyond that the least recently used are evicted."""


def summary_at(match: Match, changed: int) -> TableSummary:
    """The summary of a match where the last thing that everybody may know happened at `changed`."""
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
    )


def _points(match: Match) -> tuple[float, ...]:
    try:
        return match.game.points(match.state) if match.state is not None else ()
    except Exception as error:  # noqa: BLE001  a foreign game may fail in any way: lists go on without its points
        seldom.warning("points", "the points of a match of %s could not be counted: %r", match.created.game, error)
        return ()


def summary_of(events: Sequence[AnyEvent], match: Match) -> TableSummary:
    """The summary of a table with these events, which fold to `match`."""
    return summary_at(match, AudienceLog(events, secret=match.timing.secret, over=match.status == "over").public_changed_at)


class SummaryCache:
    """The summaries of tables that were listed or let go."""

    def __init__(self, limit: int = MAX_CACHED_SUMMARIES) -> None:
        self._limit = limit
        self._cached: OrderedDict[str, TableSummary] = OrderedDict()

    def find(self, table: str) -> TableSummary | None:
        """The summary of a table, or None."""
        summary = self._cached.get(table)
        if summary is not None:
            self._cached.move_to_end(table)
        return summary

    def add(self, table: str, summary: TableSummary) -> TableSummary:
        """Cache a summary until `evict`; returns it."""
        self._cached[table] = summary
        if len(self._cached) > self._limit:
            self._cached.popitem(last=False)
        return summary

    def evict(self, table: str) -> None:
        """The table is in memory again, where more may be written."""
        self._cached.pop(table, None)
