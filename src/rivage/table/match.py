"""One match as a value, and how each fact changes it.

`evolve` is total trust: it folds facts that were decided before (`decisions.py` decides them) and asks no questions beyond
what the rules ask. Nothing here waits, draws or looks at a watch: a match is its events, and folding them twice gives the same.

A match keeps the state of now and the actions that stand. Taking something back replays them from the start.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import CHANCE, Game, Options, Outcome, Seat, resolve

from . import events as ev
from .chairs import OPEN, Chair
from .clock import Clock, new_clock
from .errors import BadRecord
from .standing import Standing

AnyGame = Game[Any, Any, Any]
FindGame = Callable[[str], AnyGame]
"""Finds a game by its name, or raises UnknownGame."""

What = Literal["takeback", "draw", "pause", "rematch"]
Status = Literal["waiting", "playing", "paused", "over"]

NOBODY: frozenset[Seat] = frozenset()


class Pending(Struct, frozen=True):
    """A standing offer."""

    what: What
    seat: int
    agreed: frozenset[int]
    """Seats that said yes, the offering one included; when all have, it is carried out."""
    keep: int
    """Takeback: how many actions would still stand."""


class Match(Struct, frozen=True):
    """All that follows from the events so far."""

    game: AnyGame
    created: ev.Created
    rules: Options
    """The options of the game, complete."""
    seats: tuple[Chair, ...]
    clock: Clock | None
    n: int = 1
    """How many events there are."""
    at: int = 0
    """When the last event was."""
    status: Status = "waiting"
    state: Any = None
    """The state of the game, or None before it began."""
    to_act: frozenset[Seat] = NOBODY
    standing: Standing = Standing()
    draws: int = 0
    """How many of the standing actions are chance's."""
    outcome: Outcome | None = None
    offer: Pending | None = None
    said: tuple[int, ...] = ()
    """When each seat last said a phrase."""
    following: str = ""
    """The table where it goes on."""

    def held_by(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple([seat for seat, chair in enumerate(self.seats) if chair.player == player]) if player else ()

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats a bot must act for now."""
        if self.status != "playing":
            return ()
        return tuple([seat for seat in self.to_act if seat >= 0 and self.seats[seat].level])

    def can_undo(self) -> tuple[int, ...]:
        """The seat that may take its last action back: it made the last one that stands and is alone to act."""
        if self.status != "playing" or not self.standing:
            return ()
        seat = self.standing[-1][0]
        return (seat,) if self.to_act == {seat} and seat >= 0 and not self.seats[seat].level else ()

    def turn_start(self, seat: int) -> int | None:
        """How many actions stood before the last turn of `seat`, or None when it has not acted."""
        index = len(self.standing) - 1
        while index >= 0 and self.standing[index][0] != seat:
            index -= 1
        if index < 0:
            return None
        while index > 0 and self.standing[index - 1][0] == seat:
            index -= 1
        return index


# Folding.


def begin(event: ev.Created, find: FindGame) -> Match:
    """The match when its table has just been laid.

    Raises:
        UnknownGame: when the game is not in the house.
        OptionError: when it does not take the options.
        BadRecord: when the rules have changed since (`record.unsound`).
    """
    game = find(event.game)
    if event.rules_version != game.info.rules_version:
        raise BadRecord(
            f"{event.game} was played by version {event.rules_version} of its rules; this is version {game.info.rules_version}",
            code="record.unsound",
            line=1,
            theirs=event.rules_version,
            ours=game.info.rules_version,
        )
    return Match(
        game=game,
        created=event,
        rules=resolve(game.info.options, event.options.game),
        seats=(OPEN,) * event.seats,
        clock=new_clock(event.options.clock, event.seats),
        at=event.at,
        said=(0,) * event.seats,
    )


def evolve(match: Match, event: ev.AnyEvent) -> Match:
    """The match after one more fact."""
    return _EVOLVE[type(event)](match, event)


def fold(events: Iterable[ev.AnyEvent], find: FindGame) -> Match:
    """The match that a list of events is.

    Raises:
        BadRecord: when they do not begin with `Created`, or do not fold (`record.unsound`); says at which event.
        UnknownGame: when the game is not in the house.
        OptionError: when it does not take the options.
    """
    match: Match | None = None
    for number, event in enumerate(events, 1):
        if match is None:
            if not isinstance(event, ev.Created):
                raise BadRecord("a match begins with the table being laid", code="record.unsound", line=1)
            match = begin(event, find)
            continue
        try:
            match = evolve(match, event)
        except BadRecord:
            raise
        except Exception as error:  # a log that was not decided by us may fail in any way: name the event, keep the cause
            why = f"event {number} does not fold: {error}"
            raise BadRecord(why, code="record.unsound", line=number, why=str(error)) from error
    if match is None:
        raise BadRecord("there is no event at all", code="record.unsound", line=0)
    return match


# The game itself.


def after_action(match: Match, event: ev.Acted, state: Any) -> Match:
    """The match after an action that led to `state`. Hot path: one call to the rules, one new value."""
    seat = event.seat
    to_act = match.game.to_act(state)
    offer = match.offer
    if offer is not None and seat >= 0 and (offer.what == "takeback" or (offer.what == "draw" and seat != offer.seat)):
        offer = None  # who acts instead of answering says no; who acts on has no turn to take back any more
    clock = match.clock
    if clock is not None:
        clock = clock.press(event.at, to_act)
    over = not to_act
    return replace(
        match,
        n=match.n + 1,
        at=event.at,
        status="over" if over else "playing",
        state=state,
        to_act=to_act,
        standing=match.standing.then(seat, event.action),
        draws=match.draws + (seat == CHANCE),
        outcome=match.game.outcome(state) if over else None,
        offer=None if over else offer,
        clock=clock,
    )


def replay(match: Match, count: int) -> Iterable[tuple[int, str, Any]]:
    """The first `count` standing actions: seat, action and the state each led to; first of all (-1, "", the initial state)."""
    game = match.game
    state = game.initial(len(match.seats), match.rules)
    yield CHANCE, "", state
    for seat, action in match.standing.first(count):
        state = game.apply(state, Seat(seat), game.parse_action(action))
        yield seat, action, state


def lost(match: Match, seat: int, reason: str) -> Outcome:
    """The outcome when one seat loses by the table's own reasons: all the others win."""
    seats = range(len(match.seats))
    returns = tuple(-1.0 if other == seat else 1.0 for other in seats)
    return Outcome(reason=reason, returns=returns, winners=tuple(Seat(other) for other in seats if other != seat))


def _acted(match: Match, event: ev.Acted) -> Match:
    game = match.game
    return after_action(match, event, game.apply(match.state, Seat(event.seat), game.parse_action(event.action)))


def _rewind(match: Match, at: int, keep: int) -> Match:
    *_, (_, _, state) = replay(match, keep)
    standing = match.standing.first(keep)
    to_act = match.game.to_act(state)
    return _next(
        match,
        at,
        state=state,
        to_act=to_act,
        standing=standing,
        draws=sum(seat == CHANCE for seat, _ in standing),
        offer=None,
        clock=match.clock and match.clock.shift(at, to_act),
    )


def _undone(match: Match, event: ev.Undone) -> Match:
    offer = match.offer if match.offer and match.offer.what != "takeback" else None
    return replace(_rewind(match, event.at, len(match.standing) - 1), offer=offer)


def _over(match: Match, at: int, outcome: Outcome) -> Match:
    clock = match.clock and match.clock.pause(at)
    return _next(match, at, status="over", outcome=outcome, to_act=NOBODY, offer=None, clock=clock)


def _resigned(match: Match, event: ev.Resigned) -> Match:
    return _over(match, event.at, lost(match, event.seat, "resigned"))


def _flagged(match: Match, event: ev.Flagged) -> Match:
    return _over(match, event.at, lost(match, event.seat, "time"))


# Seats.


def _reseat(match: Match, at: int, seat: int, chair: Chair) -> Match:
    return _next(match, at, seats=(*match.seats[:seat], chair, *match.seats[seat + 1 :]))


def _seated(match: Match, event: ev.Seated) -> Match:
    match = _reseat(match, event.at, event.seat, Chair(player=event.player, name=event.name, level=event.level))
    if any(chair.open for chair in match.seats):
        return match
    # All seats are filled: the match begins.
    state = match.game.initial(len(match.seats), match.rules)
    to_act = match.game.to_act(state)
    return replace(match, status="playing", state=state, to_act=to_act, clock=match.clock and match.clock.press(event.at, to_act))


def _stood(match: Match, event: ev.Stood) -> Match:
    return _reseat(match, event.at, event.seat, OPEN)


def _lent(match: Match, event: ev.Lent) -> Match:
    return _reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=event.level))


def _reclaimed(match: Match, event: ev.Reclaimed) -> Match:
    return _reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=""))


def _said(match: Match, event: ev.Said) -> Match:
    return _next(match, event.at, said=(*match.said[: event.seat], event.at, *match.said[event.seat + 1 :]))


# Offers.


def _offered(match: Match, event: ev.Offered) -> Match:
    keep = (match.turn_start(event.seat) or 0) if event.what == "takeback" else 0
    return _agree(match, event.at, Pending(event.what, event.seat, frozenset((event.seat,)), keep))


def _answered(match: Match, event: ev.Answered) -> Match:
    offer = match.offer
    if offer is None or offer.what != event.what:
        raise BadRecord("an answer to an offer that nobody made", code="record.unsound", line=match.n + 1)
    if not event.yes:
        return _next(match, event.at, offer=None)
    return _agree(match, event.at, replace(offer, agreed=offer.agreed | {event.seat}))


def _agree(match: Match, at: int, offer: Pending) -> Match:
    if len(offer.agreed) < len(match.seats):
        return _next(match, at, offer=offer)
    # Everybody agrees: carry it out.
    if offer.what == "takeback":
        return _rewind(match, at, offer.keep)
    if offer.what == "draw":
        return _over(match, at, Outcome(reason="agreed", returns=(0.0,) * len(match.seats), winners=()))
    if offer.what == "pause":
        return _next(match, at, offer=None, status="paused", clock=match.clock and match.clock.pause(at))
    return _next(match, at, offer=None)  # a rematch: `Followed` comes with the same batch


def _resumed(match: Match, event: ev.Resumed) -> Match:
    return _next(match, event.at, status="playing", clock=match.clock and match.clock.resume(event.at, match.to_act))


def _restarted(match: Match, event: ev.Restarted) -> Match:
    return _next(match, event.at, clock=match.clock and match.clock.rebase(event.at))


def _followed(match: Match, event: ev.Followed) -> Match:
    return _next(match, event.at, following=event.table, offer=None)


def _created(match: Match, event: ev.Created) -> Match:
    raise BadRecord("a table is laid only once", code="record.unsound", line=match.n + 1)


def _next(match: Match, at: int, **changes: Any) -> Match:
    return replace(match, n=match.n + 1, at=at, **changes)


_EVOLVE: dict[type, Callable[[Match, Any], Match]] = {
    ev.Created: _created,
    ev.Seated: _seated,
    ev.Stood: _stood,
    ev.Acted: _acted,
    ev.Undone: _undone,
    ev.Offered: _offered,
    ev.Answered: _answered,
    ev.Resumed: _resumed,
    ev.Resigned: _resigned,
    ev.Flagged: _flagged,
    ev.Lent: _lent,
    ev.Reclaimed: _reclaimed,
    ev.Restarted: _restarted,
    ev.Said: _said,
    ev.Followed: _followed,
}
