"""What lists show of tables that are not in memory: kept as long as nobody writes there, so that no list folds a match twice."""

import logging
from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from rivage.background import ThrottledLogger
from rivage.core import Outcome, Seat
from rivage.table.match import Match, Occupant, Status
from rivage.table.protocol import AnyEvent
from rivage.table.views import AudienceLog

seldom = ThrottledLogger(logging.getLogger(__name__))

MOST = 50_000
"""Tables that are kept in mind; beyond that the longest unused are forgotten."""


class Glance(Struct, frozen=True, gc=False):
    """The little of a match that lists and links show: nothing of it moves with a word that is still hidden."""

    game: str
    status: Status
    seats: tuple[Occupant, ...]
    host: str
    """The player who laid the table."""
    to_act: frozenset[Seat]
    told_at: int
    """When the last thing happened that everybody may know."""
    points: tuple[float, ...] = ()
    """What each seat has by what everybody may know; nothing before the match begins, and where no points are counted."""
    outcome: Outcome | None = None
    deal: str = ""
    """The deal that is played there; empty for a table that is no deal's."""

    def awaits(self, player: str) -> bool:
        """Whether a seat of that player may act."""
        return any(seat >= 0 and self.seats[seat].player == player for seat in self.to_act)

    @property
    def inviter(self) -> str:
        """The name of who laid the table; empty when they have no seat."""
        return next((seat.name for seat in self.seats if seat.player == self.host and self.host), "")


def glance_at(match: Match, told_at: int) -> Glance:
    """What a list shows of a match."""
    return Glance(
        game=match.created.game,
        status=match.status,
        seats=match.seats,
        host=match.created.host,
        to_act=match.to_act,
        told_at=told_at,
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


def glance_of(events: Sequence[AnyEvent], match: Match) -> Glance:
    """What a list shows of a table with these events, which fold to `match`."""
    return glance_at(match, AudienceLog(events, secret=match.timing.secret, over=match.status == "over").told_at)


class Glances:
    """One for each table that was looked at or let go."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, Glance] = OrderedDict()

    def find(self, table: str) -> Glance | None:
        """What is known of a table, or None."""
        glance = self._kept.get(table)
        if glance is not None:
            self._kept.move_to_end(table)
        return glance

    def keep(self, table: str, glance: Glance) -> Glance:
        """Keep it until `forget`."""
        self._kept[table] = glance
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return glance

    def forget(self, table: str) -> None:
        """The table is in memory again, where more may be written."""
        self._kept.pop(table, None)
