"""Matches of tables that other nodes host, read from the log.

The log is read each time, because it may have grown; folding continues from the cached match while the log still begins the same.
"""

from collections import OrderedDict

from rivage.hosting.local import fold_async
from rivage.table.match import FindGame, Match, evolve
from rivage.table.protocol import AnyEvent

MAX_MATCHES = 200
"""Matches in the cache; the longest unused are forgotten."""


class MatchCache:
    """The matches that were read last."""

    def __init__(self, find: FindGame, max_matches: int = MAX_MATCHES) -> None:
        self._find = find
        self._max_matches = max_matches
        self._cached: OrderedDict[str, tuple[list[AnyEvent], Match]] = OrderedDict()

    async def match(self, table: str, events: list[AnyEvent]) -> Match:
        """The match that the log of a table folds to.

        Raises:
            BadRecord, UnknownGame, OptionError: when it does not.
        """
        known = self._cached.pop(table, None)
        if known is not None and events[: len(known[0])] == known[0]:
            match = known[1]
            for event in events[len(known[0]) :]:
                match = evolve(match, event)
        else:
            match = await fold_async(events, self._find)
        self._cached[table] = (events, match)
        if len(self._cached) > self._max_matches:
            self._cached.popitem(last=False)
        return match
