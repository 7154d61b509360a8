"""Deciding that a table is abandoned: nobody came for so long that it is closed."""

import msgspec

from rivage.table.match import DAY, Match
from rivage.table.words import events as ev

from .decision import Deciding, Decision
from .due import next_due


class Patience(msgspec.Struct, frozen=True):
    """How many days a table is kept open though nothing happens at it; 0 for ever."""

    waiting: int = 7
    """One whose match has not begun."""
    playing: int = 90
    """One where nobody's time runs, and no bot is to act."""

    def days(self, match: Match) -> int:
        """How many of them a match has; 0 where it is not for us to close it."""
        if match.status == "over" or next_due(match) is not None:
            return 0
        return self.waiting if match.status == "waiting" else self.playing


def abandoned(match: Match, now: int, patience: Patience) -> Decision | None:
    """That the table is closed, if nothing has happened for as long as there is patience; else None."""
    days = patience.days(match)
    if not days or now - match.at < days * DAY:
        return None
    deciding = Deciding(match, now)
    deciding.add(ev.Closed(at=deciding.now))
    return deciding.done()
