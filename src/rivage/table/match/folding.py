"""How each event changes a match.

`evolve` applies events that `decide` has validated before, so it checks only what the rules check themselves. It does no I/O and
uses neither randomness nor the current time: replaying the same events always gives the same match.
"""

from collections.abc import Callable, Container, Iterable
from typing import Any

from msgspec.structs import replace

from rivage.core import CHANCE, Outcome, RivageError, Seat, resolve
from rivage.table.errors import BadRecord
from rivage.table.protocol import events as ev

from .clock import new_clock
from .history import History
from .match import NO_SEATS, FailedOffer, FindGame, Match, PendingOffer, points_now, replay
from .seats import OPEN, Occupant
from .timers import Timers
from .timing import TIMINGS


def create_match(event: ev.Created, find: FindGame) -> Match:
    """The match right after its table was created.

    Raises:
        UnknownGame: when the game is not installed.
        OptionError: when the game does not support the options or the number of seats.
        BadRecord: when the game does not include the version of its rules with which the match was played (`record.unsound`).
    """
    installed = find(event.game)
    game = installed.by_version(event.rules_version)
    if game is None:
        raise BadRecord(
            f"{event.game} was played with version {event.rules_version} of its rules, not {installed.info.rules_version}",
            code="record.unsound",
            line=1,
            theirs=event.rules_version,
            ours=installed.info.rules_version,
        )
    game.info.check_seats(event.seats)
    return Match(
        game=game,
        created=event,
        rules=resolve(game.info.options, event.options.game),
        seats=(OPEN,) * event.seats,
        clock=new_clock(event.options.clock, event.seats, free_first_turns=event.free_first_turns),
        timing=TIMINGS[game.info.timing],
        at=event.at,
        last_phrase_at=(0,) * event.seats,
        talk_counts=(0,) * event.seats,
        undo_counts=(0,) * event.seats,
    )


def evolve(match: Match, event: ev.AnyEvent) -> Match:
    """The match after one more event.

    The event must have been decided for this match (`decide`). Any other event may raise an arbitrary error or give an invalid
    match.
    """
    return _EVOLVE[type(event)](match, event)


def _create_match(event: ev.Created, find: FindGame) -> Match:
    """Like `create_match`, but any other failure of a game becomes a BadRecord."""
    try:
        return create_match(event, find)
    except RivageError:
        raise
    except Exception as error:  # the rules of a game from another package may fail in any way
        raise BadRecord(f"the match cannot be created: {error}", code="record.unsound", line=1, why=str(error)) from error


def fold(events: Iterable[ev.AnyEvent], find: FindGame) -> Match:
    """The match that results from a list of events.

    Args:
        events: the events, starting with `Created`.
        find: finds games by name.

    Raises:
        BadRecord: when the first event is not `Created`, or an event cannot be applied (`record.unsound`); names the event.
        UnknownGame: when the game is not installed.
        OptionError: when the game does not support the options.
    """
    match: Match | None = None
    for number, event in enumerate(events, 1):
        if match is None:
            if not isinstance(event, ev.Created):
                raise BadRecord("the first event must be the creation of the table", code="record.unsound", line=1)
            match = _create_match(event, find)
            continue
        try:
            match = evolve(match, event)
        except BadRecord:
            raise
        except Exception as error:  # a log written by somebody else may fail in any way: name the event, chain the cause
            why = f"event {number} cannot be applied: {error}"
            raise BadRecord(why, code="record.unsound", line=number, why=str(error)) from error
    if match is None:
        raise BadRecord("there are no events", code="record.unsound", line=0)
    return match


# Actions of the game.


def after_action(match: Match, event: ev.Acted, state: Any) -> Match:
    """The match after an action that led to `state`. This is a hot path: one call of the rules, one new value."""
    seat = event.seat
    to_act = match.game.to_act(state)
    offer, failed_offers = match.offer, match.failed_offers
    if offer is not None and _lapses(offer, seat):
        offer, failed_offers = None, _with_failed_offer(match, event.at)
    over = not to_act
    after = replace(
        match,
        n=match.n + 1,
        at=event.at,
        status="over" if over else "playing",
        state=state,
        to_act=to_act,
        history=match.history.with_action(seat, event.action),
        draws=match.draws + (seat == CHANCE),
        late=() if seat == CHANCE else match.late,
        outcome=match.game.outcome(state) if over else None,
        offer=None if over else offer,
        failed_offers=failed_offers,
        changed_at=event.at if seat == CHANCE or not match.timing.secret else match.changed_at,
    )
    if match.timers is not None:
        return replace(after, timers=match.timers.update(event.at, match.game, state))
    clock = match.clock
    if clock is not None:
        pressed = clock.press(event.at, after.timed_seats())
        return after if pressed is clock else replace(after, clock=pressed)
    return after


def _lapses(offer: PendingOffer, seat: int) -> bool:
    """Whether an offer lapses when `seat` acts."""
    if offer.what == "action":
        return True  # the action was proposed for the current position, which chance changes too
    # A player who acts instead of answering a draw offer declines it. A takeback lapses because the position has changed.
    return seat >= 0 and (offer.what == "takeback" or (offer.what == "draw" and seat != offer.seat))


def lost(match: Match, losers: Container[int], reason: str) -> Outcome:
    """The outcome when these seats lose for a reason outside the rules of the game, such as time: all other seats win."""
    seats = range(len(match.seats))
    returns = tuple(-1.0 if seat in losers else 1.0 for seat in seats)
    return Outcome(reason=reason, returns=returns, winners=tuple(Seat(seat) for seat in seats if seat not in losers))


def _acted(match: Match, event: ev.Acted) -> Match:
    game = match.game
    return after_action(match, event, game.apply(match.state, Seat(event.seat), game.parse_action(event.action)))


def _with_history(match: Match, at: int, history: History, back: Seat | None = None) -> Match:
    """The match with these actions only; `back` is the seat that continues its own turn or round."""
    *_, (_, _, state) = replay(replace(match, history=history), len(history))
    draws = sum(seat == CHANCE for seat, _ in history)
    changed_at = match.changed_at if match.timing.secret else at
    to_act = match.game.to_act(state)
    after = _next(match, at, state=state, to_act=to_act, history=history, draws=draws, offer=None, changed_at=changed_at)
    return _reset_clock(after, at, back)


def _reset_clock(match: Match, at: int, back: Seat | None = None) -> Match:
    """The match with the clock running for the seats whose time should run. Time that was used stays charged."""
    if match.clock is None or match.status != "playing":
        return match
    return replace(match, clock=match.clock.shift(at, match.timed_seats(), back))


def _undone(match: Match, event: ev.Undone) -> Match:
    history = match.timing.after_undo(match, event.seat)
    after = _with_history(match, event.at, history, Seat(event.seat))
    after = replace(after, undo_counts=_incremented(match.undo_counts, event.seat))
    if match.offer is not None and match.offer.what in ("takeback", "action"):
        return replace(after, failed_offers=_with_failed_offer(match, event.at))
    return replace(after, offer=match.offer)


def _over(match: Match, at: int, outcome: Outcome) -> Match:
    clock, timers = match.clock and match.clock.pause(at), match.timers and Timers()
    return _next(match, at, status="over", outcome=outcome, to_act=NO_SEATS, offer=None, clock=clock, timers=timers)


def _resigned(match: Match, event: ev.Resigned) -> Match:
    if event.level:
        occupant = replace(match.seats[event.seat], level=event.level, left=True)
        return _reset_clock(_reseat(match, event.at, event.seat, occupant), event.at)
    if match.timing.bots_take_over:
        return _over(match, event.at, Outcome(reason="resigned", returns=points_now(match), winners=()))
    return _over(match, event.at, lost(match, (event.seat,), "resigned"))


def _late(match: Match, event: ev.Late) -> Match:
    late = list(match.late or ("",) * len(match.seats))
    late[event.seat] = event.level
    return _reset_clock(_next(match, event.at, late=tuple(late)), event.at)


def _flagged(match: Match, event: ev.Flagged) -> Match:
    return _over(match, event.at, lost(match, (event.seat,), "time"))


def _closed(match: Match, event: ev.Closed) -> Match:
    # Players who collect points keep them; in games in turns, closing the table counts neither as a win nor as a loss.
    scored = match.timing.bots_take_over and match.state is not None
    returns = points_now(match) if scored else (0.0,) * len(match.seats)
    reason = "abandoned" if event.seat < 0 else "closed"
    return _over(match, event.at, Outcome(reason=reason, returns=returns, winners=()))


def _claimed(match: Match, event: ev.Claimed) -> Match:
    return _over(match, event.at, lost(match, event.absent, "absent"))


# Seats.


def _reseat(match: Match, at: int, seat: int, occupant: Occupant) -> Match:
    return _next(match, at, seats=(*match.seats[:seat], occupant, *match.seats[seat + 1 :]))


def _seated(match: Match, event: ev.Seated) -> Match:
    match = _reseat(match, event.at, event.seat, Occupant(player=event.player, name=event.name, level=event.level))
    return match if any(occupant.open for occupant in match.seats) else _start(match, event.at)


def _start(match: Match, at: int) -> Match:
    """The match when all seats are taken."""
    state = match.game.initial(len(match.seats), match.rules)
    to_act = match.game.to_act(state)
    match = replace(match, status="playing", state=state, to_act=to_act, changed_at=at)
    if match.timing.measures_time:
        return replace(match, timers=Timers().update(at, match.game, state))
    return replace(match, clock=match.clock.press(at, match.timed_seats())) if match.clock else match


def _begin_early(match: Match, event: ev.Begun) -> Match:
    """The match without its open seats. Counters per seat move with the remaining seats."""
    taken = [seat for seat, occupant in enumerate(match.seats) if not occupant.open]

    def remaining(per_seat: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(per_seat[seat] for seat in taken)

    created = match.created
    clock = new_clock(created.options.clock, len(taken), free_first_turns=created.free_first_turns)
    counters = {
        "last_phrase_at": remaining(match.last_phrase_at),
        "talk_counts": remaining(match.talk_counts),
        "undo_counts": remaining(match.undo_counts),
    }
    return _start(_next(match, event.at, seats=remaining(match.seats), clock=clock, **counters), event.at)


def _stood(match: Match, event: ev.Stood) -> Match:
    return _reseat(match, event.at, event.seat, OPEN)


def _lent(match: Match, event: ev.Lent) -> Match:
    return _reset_clock(_reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=event.level)), event.at)


def _reclaimed(match: Match, event: ev.Reclaimed) -> Match:
    after = _reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=""))
    return replace(_reset_clock(after, event.at), changed_at=event.at)


def _said(match: Match, event: ev.Said) -> Match:
    last_phrase_at = (*match.last_phrase_at[: event.seat], event.at, *match.last_phrase_at[event.seat + 1 :])
    return _next(match, event.at, last_phrase_at=last_phrase_at, talk_counts=_incremented(match.talk_counts, event.seat))


def _incremented(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


# Offers.


def _offered(match: Match, event: ev.Offered) -> Match:
    keep = (match.turn_start(event.seat) or 0) if event.what == "takeback" else 0
    match = replace(match, talk_counts=_incremented(match.talk_counts, event.seat))
    return _agree(match, event.at, PendingOffer(event.what, event.seat, frozenset((event.seat,)), keep, event.action))


def _answered(match: Match, event: ev.Answered) -> Match:
    offer = match.offer
    if offer is None or offer.what != event.what:
        raise BadRecord("there is no pending offer of this kind to answer", code="record.unsound", line=match.n + 1)
    if not event.yes:
        return _next(match, event.at, offer=None, failed_offers=_with_failed_offer(match, event.at))
    return _agree(match, event.at, replace(offer, agreed=offer.agreed | {event.seat}))


def _agree(match: Match, at: int, offer: PendingOffer) -> Match:
    if len(offer.agreed) < len(match.seats):
        return _next(match, at, offer=offer)
    # All seats agree: carry the offer out.
    failed = tuple(other for other in match.failed_offers if (other.seat, other.what) != (offer.seat, offer.what))
    match = replace(match, failed_offers=failed)
    if offer.what == "takeback":
        return _with_history(match, at, match.history.first(offer.keep))
    if offer.what == "draw":
        return _over(match, at, Outcome(reason="agreed", returns=(0.0,) * len(match.seats), winners=()))
    if offer.what == "pause":
        clock, timers = match.clock and match.clock.pause(at), match.timers and match.timers.pause(at)
        return _next(match, at, offer=None, status="paused", clock=clock, timers=timers)
    return _next(match, at, offer=None)  # `Followed` (next game) or `Acted` (action) follows in the same batch


def _with_failed_offer(match: Match, at: int) -> tuple[FailedOffer, ...]:
    """The failed offers, with the pending offer added as one of them."""
    offer = match.offer
    if offer is None:
        return match.failed_offers
    before = sum(failed.times for failed in match.failed_offers if (failed.seat, failed.what) == (offer.seat, offer.what))
    others = (failed for failed in match.failed_offers if (failed.seat, failed.what) != (offer.seat, offer.what))
    return (*others, FailedOffer(offer.seat, offer.what, at, before + 1))


def _resumed(match: Match, event: ev.Resumed) -> Match:
    clock = match.clock and match.clock.resume(event.at, match.timed_seats())
    timers = match.timers and match.timers.update(event.at, match.game, match.state)
    return _next(match, event.at, status="playing", clock=clock, timers=timers, changed_at=event.at)


def _restarted(match: Match, event: ev.Restarted) -> Match:
    timers = match.timers and match.timers.shifted(event.at - match.at)
    return _next(match, event.at, clock=match.clock and match.clock.rebase(event.at), timers=timers)


def _followed(match: Match, event: ev.Followed) -> Match:
    return _next(match, event.at, following=event.table, offer=None)


def _created(match: Match, event: ev.Created) -> Match:
    raise BadRecord("the table was created already", code="record.unsound", line=match.n + 1)


def _next(match: Match, at: int, **changes: Any) -> Match:
    return replace(match, n=match.n + 1, at=at, **changes)


_EVOLVE: dict[type, Callable[[Match, Any], Match]] = {
    ev.Created: _created,
    ev.Seated: _seated,
    ev.Stood: _stood,
    ev.Begun: _begin_early,
    ev.Acted: _acted,
    ev.Undone: _undone,
    ev.Offered: _offered,
    ev.Answered: _answered,
    ev.Resumed: _resumed,
    ev.Resigned: _resigned,
    ev.Flagged: _flagged,
    ev.Late: _late,
    ev.Lent: _lent,
    ev.Reclaimed: _reclaimed,
    ev.Restarted: _restarted,
    ev.Said: _said,
    ev.Followed: _followed,
    ev.Claimed: _claimed,
    ev.Closed: _closed,
}
