"""A decision in progress, its result, and checks that several commands share."""

from typing import Any

from msgspec import Struct

from rivage.core import CHANCE
from rivage.table.chance import chance_action
from rivage.table.errors import NotNow, TalkedOut, WrongSeat
from rivage.table.match import Match, Occupant, Status, after_action, evolve
from rivage.table.protocol import TableOptions
from rivage.table.protocol import events as ev


class IdleLimits(Struct, frozen=True):
    """Time limits for idle tables and absent players, as configured by the operator. 0 means no limit."""

    waiting_days: int = 7
    """Days without an event before a table closes whose match has not started."""
    playing_days: int = 90
    """Days without an event before a table closes whose match has started, if no clock runs and no bot is to act."""
    absent_minutes: int = 10
    """Minutes before the only player still present may claim the win or close the table."""


DEFAULT_IDLE_LIMITS = IdleLimits()


MAX_TALK = 400
"""Phrases and offers of one seat in one match. The limit prevents players from filling the log."""


class TableSetup(Struct, frozen=True):
    """A table to be created: everything but its id, its seed and the time."""

    game: str
    seats: tuple[Occupant, ...]
    """The occupants of the seats; `Occupant()` for an open seat."""
    options: TableOptions
    host: str
    script: tuple[str, ...] = ()
    previous: str = ""
    leg: int = 1
    deal: str = ""
    """The id of the deal to play, or empty."""
    seed: str = ""
    """The seed of the deal; empty for a new seed."""
    sealed: int = 0
    """The time until which the seed of the deal stays secret even after the match, in milliseconds since 1970."""


class Decision(Struct, frozen=True):
    """The result of a command: `events` to append, and the match `after` them once they are durable."""

    events: tuple[ev.AnyEvent, ...]
    after: Match
    new_table: TableSetup | None = None
    """A table to create before appending the events; `with_following_table` then adds its id to them."""


class Draft:
    """A match and the events decided for one command."""

    __slots__ = ("away", "events", "idle_limits", "match", "new_table", "now")

    def __init__(self, match: Match, now: int, away: tuple[int, ...] = (), idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS) -> None:
        self.match = match
        self.now = max(now, match.at)
        """The time of the decision: never earlier than the last event, even if the system clock was set back."""
        self.away = away
        self.idle_limits = idle_limits
        self.events: list[ev.AnyEvent] = []
        self.new_table: TableSetup | None = None

    def add(self, event: ev.AnyEvent) -> None:
        """Add an event and apply it to the match."""
        self.match = evolve(self.match, event)
        self.events.append(event)

    def decision(self) -> Decision:
        """The decision with all added events."""
        return Decision(tuple(self.events), self.match, self.new_table)


# Steps that several decisions share.


def record_action(draft: Draft, event: ev.Acted, state: Any) -> None:
    """Add an action that led to `state`, then let chance act."""
    draft.match = after_action(draft.match, event, state)
    draft.events.append(event)
    if CHANCE in draft.match.to_act:
        let_chance_act(draft)


def let_chance_act(draft: Draft) -> None:
    """Add actions of chance until a seat or physics must act, or the game is over."""
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


def own_seat(match: Match, player: str, seat: int) -> Occupant:
    """The occupant of a seat, after checking that `player` holds it.

    Raises:
        WrongSeat: when somebody else holds it, or it does not exist.
    """
    occupant = occupant_at(match, seat)
    if not player or occupant.player != player:
        raise WrongSeat(f"seat {seat} is not yours", seat=seat)
    return occupant


def check_status(match: Match, *statuses: Status) -> None:
    """Check that the match is in one of these statuses.

    Raises:
        NotNow: when it is not; names the status.
    """
    if match.status not in statuses:
        raise NotNow(f"not while the table is {match.status}", status=match.status)


def check_talk_limit(match: Match, seat: int) -> None:
    """Check that a seat may send another phrase or offer in this match.

    Raises:
        TalkedOut: when it has reached the limit.
    """
    if match.talk_counts[seat] >= MAX_TALK:
        raise TalkedOut(f"a seat may send at most {MAX_TALK} phrases and offers in one match", most=MAX_TALK)
