"""Matches of tables that other nodes keep, read from the log: for who asks and does not sit there.

The log is read each time, for it may have grown; what was folded before is gone on from, as long as it still begins the same.
"""

from collections import OrderedDict

from rivage.hosting.local import fold_async
from rivage.table.match import FindGame, Match, evolve
from rivage.table.protocol import AnyEvent

MOST = 200
"""Matches that are kept in mind."""


class Readings:
    """The matches that were read lately."""

    def __init__(self, find: FindGame, most: int = MOST) -> None:
        self._find = find
        self._most = most
        self._read: OrderedDict[str, tuple[list[AnyEvent], Match]] = OrderedDict()

    async def match(self, table: str, events: list[AnyEvent]) -> Match:
        """What the log of a table folds to.

        Raises:
            BadRecord, UnknownGame, OptionError: when it does not.
        """
        known = self._read.pop(table, None)
        if known is not None and events[: len(known[0])] == known[0]:
            match = known[1]
            for event in events[len(known[0]) :]:
                match = evolve(match, event)
        else:
            match = await fold_async(events, self._find)
        self._read[table] = (events, match)
        if len(self._read) > self._most:
            self._read.popitem(last=False)
        return match
