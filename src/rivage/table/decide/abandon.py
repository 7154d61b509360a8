"""Deciding that a table is abandoned: nobody came for so long that it is closed."""

from rivage.table.match import DAY, Match
from rivage.table.protocol import events as ev

from .decision import Deciding, Decision
from .patience import Patience
from .timeouts import next_due


def abandoned(match: Match, now: int, patience: Patience) -> Decision | None:
    """That the table is closed, if nothing has happened for as long as there is patience; else None."""
    days = _days(match, patience)
    if not days or now - match.at < days * DAY:
        return None
    deciding = Deciding(match, now)
    deciding.add(ev.Closed(at=deciding.now))
    return deciding.done()


def _days(match: Match, patience: Patience) -> int:
    """For how many days a match is waited for; 0 where it is not for us to close it."""
    if match.status == "over" or next_due(match) is not None:
        return 0
    return patience.waiting if match.status == "waiting" else patience.playing
