"""What a decision is made of while it is being made, and what comes out."""

from msgspec import Struct

from rivage.table.errors import NotNow, TalkedOut, WrongSeat
from rivage.table.match import Match, Occupant, Status, evolve
from rivage.table.protocol import TableOptions
from rivage.table.protocol import events as ev

from .patience import USUAL, Patience

MOST_TALK = 400
"""Phrases and offers of one seat in one match: nobody can fill a log by talking."""


class Opening(Struct, frozen=True):
    """A table to be laid: all but its id, its seed and the time."""

    game: str
    seats: tuple[Occupant, ...]
    """Who is to sit where; `Occupant()` for an open seat."""
    options: TableOptions
    host: str
    script: tuple[str, ...] = ()
    previous: str = ""
    leg: int = 1
    deal: str = ""
    """The deal it plays, if any."""
    seed: str = ""
    """The seed of that deal; empty for one of the table's own."""
    sealed: int = 0
    """Until when that seed stays secret although the match is over."""


class Decision(Struct, frozen=True):
    """What a command leads to: store `events`, and once they are durable the match is `after`."""

    events: tuple[ev.AnyEvent, ...]
    after: Match
    opens: Opening | None = None
    """A table to be laid first; then `followed` adds where it stands."""


class Deciding:
    """A match and the events decided so far."""

    __slots__ = ("away", "events", "match", "now", "opens", "patience")

    def __init__(self, match: Match, now: int, away: tuple[int, ...] = (), patience: Patience = USUAL) -> None:
        self.match = match
        self.now = max(now, match.at)
        """Event times never run backwards, even where the machine's clock does."""
        self.away = away
        self.patience = patience
        self.events: list[ev.AnyEvent] = []
        self.opens: Opening | None = None

    def add(self, event: ev.AnyEvent) -> None:
        """Decide one more fact."""
        self.match = evolve(self.match, event)
        self.events.append(event)

    def done(self) -> Decision:
        """The decision."""
        return Decision(tuple(self.events), self.match, self.opens)


# What every decision asks.


def occupant_at(match: Match, seat: int) -> Occupant:
    """The occupant of a seat.

    Raises:
        WrongSeat: when there is no such seat.
    """
    if not 0 <= seat < len(match.seats):
        raise WrongSeat(f"there is no seat {seat}", seat=seat)
    return match.seats[seat]


def own_seat(match: Match, who: str, seat: int) -> Occupant:
    """The occupant of a seat that `who` holds.

    Raises:
        WrongSeat: when it is not theirs, or there is none.
    """
    occupant = occupant_at(match, seat)
    if not who or occupant.player != who:
        raise WrongSeat(f"seat {seat} is not yours", seat=seat)
    return occupant


def only_while(match: Match, *statuses: Status) -> None:
    """Go on only in one of these states.

    Raises:
        NotNow: in any other; says in which.
    """
    if match.status not in statuses:
        raise NotNow(f"not while the table is {match.status}", status=match.status)


def may_talk(match: Match, seat: int) -> None:
    """Go on only while a seat has not said a phrase or offered something too often.

    Raises:
        TalkedOut: when it has.
    """
    if match.talk[seat] >= MOST_TALK:
        raise TalkedOut(f"one match has room for {MOST_TALK} phrases and offers of a seat", most=MOST_TALK)
