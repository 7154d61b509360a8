"""A decision while it is being made, its result, and the checks that all commands share."""

from typing import Any

from msgspec import Struct

from rivage.core import CHANCE
from rivage.table.chance import chance_action
from rivage.table.errors import NotNow, TalkedOut, WrongSeat
from rivage.table.match import Match, Occupant, Status, after_action, evolve
from rivage.table.protocol import TableOptions
from rivage.table.protocol import events as ev


class IdleLimits(Struct, frozen=True):
    """How long idle tables stay open and absent players are waited for, as the host has set it. 0 is for ever."""

    waiting_days: int = 7
    """Days without an event before a table closes whose match has not started."""
    playing_days: int = 90
    """The same for a match in which no clock runs and no bot is to act."""
    absent_minutes: int = 10
    """Minutes before the only player still present may claim the win or close the table."""


DEFAULT_IDLE_LIMITS = IdleLimits()


MAX_TALK = 400
"""Phrases and offers of one seat in one match: nobody can fill a log by talking."""


class TableSetup(Struct, frozen=True):
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
    opens: TableSetup | None = None
    """A table to be laid first; then `with_following_table` adds where it stands."""


class Draft:
    """A match and the events decided so far."""

    __slots__ = ("away", "events", "idle_limits", "match", "now", "opens")

    def __init__(self, match: Match, now: int, away: tuple[int, ...] = (), idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS) -> None:
        self.match = match
        self.now = max(now, match.at)
        """Event times never run backwards, even where the machine's clock does."""
        self.away = away
        self.idle_limits = idle_limits
        self.events: list[ev.AnyEvent] = []
        self.opens: TableSetup | None = None

    def add(self, event: ev.AnyEvent) -> None:
        """Decide one more fact."""
        self.match = evolve(self.match, event)
        self.events.append(event)

    def decision(self) -> Decision:
        """The decision."""
        return Decision(tuple(self.events), self.match, self.opens)


# Steps that many decisions share.


def record_action(draft: Draft, event: ev.Acted, state: Any) -> None:
    """Add an action that led to `state` to the decision, then let chance act."""
    draft.match = after_action(draft.match, event, state)
    draft.events.append(event)
    if CHANCE in draft.match.to_act:
        let_chance_act(draft)


def let_chance_act(draft: Draft) -> None:
    """Chance acts until somebody else or physics must, or the game is over."""
    while draft.match.status == "playing" and CHANCE in draft.match.to_act and not draft.match.awaits_physics:
        draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=chance_action(draft.match)))


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


def check_status(match: Match, *statuses: Status) -> None:
    """Go on only in one of these states.

    Raises:
        NotNow: in any other; says in which.
    """
    if match.status not in statuses:
        raise NotNow(f"not while the table is {match.status}", status=match.status)


def check_talk_limit(match: Match, seat: int) -> None:
    """Go on only while a seat has not said a phrase or offered something too often.

    Raises:
        TalkedOut: when it has.
    """
    if match.talk[seat] >= MAX_TALK:
        raise TalkedOut(f"one match has room for {MAX_TALK} phrases and offers of a seat", most=MAX_TALK)
