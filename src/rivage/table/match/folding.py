"""How each fact changes a match.

`evolve` is total trust: it folds facts that were decided before (`decide` decides them) and asks no questions beyond
what the rules ask. Nothing here waits, draws or looks at a watch: a match is its events, and folding them twice gives the same.
"""

from collections.abc import Callable, Container, Iterable
from typing import Any

from msgspec.structs import replace

from rivage.core import CHANCE, Outcome, RivageError, Seat, resolve
from rivage.table.errors import BadRecord
from rivage.table.protocol import events as ev

from .clock import new_clock
from .history import History
from .match import NOBODY, FindGame, Match, Pending, Unmet, points_now, replay
from .seats import OPEN, Occupant
from .timers import Timers
from .timing import TIMINGS


def create_match(event: ev.Created, find: FindGame) -> Match:
    """The match when its table has just been laid.

    Raises:
        UnknownGame: when the game is not on this server.
        OptionError: when it does not take the options, or so many seats.
        BadRecord: when the rules have changed since, and the game has kept none of that version (`record.unsound`).
    """
    ours = find(event.game)
    game = ours.by_version(event.rules_version)
    if game is None:
        raise BadRecord(
            f"{event.game} was played by version {event.rules_version} of its rules; this is version {ours.info.rules_version}",
            code="record.unsound",
            line=1,
            theirs=event.rules_version,
            ours=ours.info.rules_version,
        )
    game.info.check_seats(event.seats)
    return Match(
        game=game,
        created=event,
        rules=resolve(game.info.options, event.options.game),
        seats=(OPEN,) * event.seats,
        clock=new_clock(event.options.clock, event.seats),
        timing=TIMINGS[game.info.timing],
        at=event.at,
        said=(0,) * event.seats,
        talk=(0,) * event.seats,
        undos=(0,) * event.seats,
    )


def evolve(match: Match, event: ev.AnyEvent) -> Match:
    """The match after one more fact."""
    return _EVOLVE[type(event)](match, event)


def _create_match(event: ev.Created, find: FindGame) -> Match:
    """As `create_match`; whatever else a game stumbles over makes it a bad record."""
    try:
        return create_match(event, find)
    except RivageError:
        raise
    except Exception as error:  # the rules of a foreign game may fail in any way
        raise BadRecord(f"the match does not begin: {error}", code="record.unsound", line=1, why=str(error)) from error


def fold(events: Iterable[ev.AnyEvent], find: FindGame) -> Match:
    """The match that a list of events is.

    Raises:
        BadRecord: when they do not begin with `Created`, or do not fold (`record.unsound`); says at which event.
        UnknownGame: when the game is not on this server.
        OptionError: when it does not take the options.
    """
    match: Match | None = None
    for number, event in enumerate(events, 1):
        if match is None:
            if not isinstance(event, ev.Created):
                raise BadRecord("a match begins with the table being laid", code="record.unsound", line=1)
            match = _create_match(event, find)
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
    offer, unmet = match.offer, match.unmet
    if offer is not None and _lapses(offer, seat):
        offer, unmet = None, _unmet(match, event.at)
    over = not to_act
    after = replace(
        match,
        n=match.n + 1,
        at=event.at,
        status="over" if over else "playing",
        state=state,
        to_act=to_act,
        history=match.history.then(seat, event.action),
        draws=match.draws + (seat == CHANCE),
        late=() if seat == CHANCE else match.late,
        outcome=match.game.outcome(state) if over else None,
        offer=None if over else offer,
        unmet=unmet,
        moved=event.at if seat == CHANCE or not match.timing.secret else match.moved,
    )
    if match.timers is not None:
        return replace(after, timers=match.timers.follow(event.at, match.game, state))
    clock = match.clock
    if clock is not None:
        pressed = clock.press(event.at, after.timed())
        return after if pressed is clock else replace(after, clock=pressed)
    return after


def _lapses(offer: Pending, seat: int) -> bool:
    """Whether an offer lapses when `seat` acts."""
    if offer.what == "action":
        return True  # the action was meant for the present position, which chance changes too
    # A player who acts instead of answering a draw declines it. After an action there is no turn to take back any more.
    return seat >= 0 and (offer.what == "takeback" or (offer.what == "draw" and seat != offer.seat))


def lost(match: Match, losers: Container[int], reason: str) -> Outcome:
    """The outcome when these seats lose by the table's own reasons: all the others win."""
    seats = range(len(match.seats))
    returns = tuple(-1.0 if seat in losers else 1.0 for seat in seats)
    return Outcome(reason=reason, returns=returns, winners=tuple(Seat(seat) for seat in seats if seat not in losers))


def _acted(match: Match, event: ev.Acted) -> Match:
    game = match.game
    return after_action(match, event, game.apply(match.state, Seat(event.seat), game.parse_action(event.action)))


def _with_history(match: Match, at: int, history: History, back: Seat | None = None) -> Match:
    """The match when only these actions stand; `back` is the seat that goes on with its own turn or round."""
    *_, (_, _, state) = replay(replace(match, history=history), len(history))
    draws = sum(seat == CHANCE for seat, _ in history)
    moved = match.moved if match.timing.secret else at
    to_act = match.game.to_act(state)
    after = _next(match, at, state=state, to_act=to_act, history=history, draws=draws, offer=None, moved=moved)
    return _reset_clock(after, at, back)


def _reset_clock(match: Match, at: int, back: Seat | None = None) -> Match:
    """See that the time of those runs whose time should; time spent is spent."""
    if match.clock is None or match.status != "playing":
        return match
    return replace(match, clock=match.clock.shift(at, match.timed(), back))


def _undone(match: Match, event: ev.Undone) -> Match:
    history = match.timing.undone(match, event.seat)
    after = _with_history(match, event.at, history, Seat(event.seat))
    after = replace(after, undos=_once_more(match.undos, event.seat))
    if match.offer is not None and match.offer.what in ("takeback", "action"):
        return replace(after, unmet=_unmet(match, event.at))
    return replace(after, offer=match.offer)


def _over(match: Match, at: int, outcome: Outcome) -> Match:
    clock, timers = match.clock and match.clock.pause(at), match.timers and Timers()
    return _next(match, at, status="over", outcome=outcome, to_act=NOBODY, offer=None, clock=clock, timers=timers)


def _resigned(match: Match, event: ev.Resigned) -> Match:
    if event.level:
        occupant = replace(match.seats[event.seat], level=event.level, left=True)
        return _reset_clock(_reseat(match, event.at, event.seat, occupant), event.at)
    if match.timing.goes_on:
        return _over(match, event.at, Outcome(reason="resigned", returns=points_now(match), winners=()))
    return _over(match, event.at, lost(match, (event.seat,), "resigned"))


def _late(match: Match, event: ev.Late) -> Match:
    late = list(match.late or ("",) * len(match.seats))
    late[event.seat] = event.level
    return _reset_clock(_next(match, event.at, late=tuple(late)), event.at)


def _flagged(match: Match, event: ev.Flagged) -> Match:
    return _over(match, event.at, lost(match, (event.seat,), "time"))


def _closed(match: Match, event: ev.Closed) -> Match:
    # Where each plays for points, what they have is theirs; else nobody gains or loses by it.
    alone = match.timing.goes_on and match.state is not None
    returns = points_now(match) if alone else (0.0,) * len(match.seats)
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
    """The match begins: all its seats are taken."""
    state = match.game.initial(len(match.seats), match.rules)
    to_act = match.game.to_act(state)
    match = replace(match, status="playing", state=state, to_act=to_act, moved=at)
    if match.timing.measures_time:
        return replace(match, timers=Timers().follow(at, match.game, state))
    return replace(match, clock=match.clock.press(at, match.timed())) if match.clock else match


def _begin_early(match: Match, event: ev.Begun) -> Match:
    """What is counted by seat goes with the seats that stay."""
    stay = [seat for seat, occupant in enumerate(match.seats) if not occupant.open]

    def kept(each: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(each[seat] for seat in stay)

    clock = new_clock(match.created.options.clock, len(stay))
    counts = {"said": kept(match.said), "talk": kept(match.talk), "undos": kept(match.undos)}
    return _start(_next(match, event.at, seats=kept(match.seats), clock=clock, **counts), event.at)


def _stood(match: Match, event: ev.Stood) -> Match:
    return _reseat(match, event.at, event.seat, OPEN)


def _lent(match: Match, event: ev.Lent) -> Match:
    return _reset_clock(_reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=event.level)), event.at)


def _reclaimed(match: Match, event: ev.Reclaimed) -> Match:
    after = _reseat(match, event.at, event.seat, replace(match.seats[event.seat], level=""))
    return replace(_reset_clock(after, event.at), moved=event.at)


def _said(match: Match, event: ev.Said) -> Match:
    said = (*match.said[: event.seat], event.at, *match.said[event.seat + 1 :])
    return _next(match, event.at, said=said, talk=_talked(match, event.seat))


def _talked(match: Match, seat: int) -> tuple[int, ...]:
    return _once_more(match.talk, seat)


def _once_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


# Offers.


def _offered(match: Match, event: ev.Offered) -> Match:
    keep = (match.turn_start(event.seat) or 0) if event.what == "takeback" else 0
    match = replace(match, talk=_talked(match, event.seat))
    return _agree(match, event.at, Pending(event.what, event.seat, frozenset((event.seat,)), keep, event.action))


def _answered(match: Match, event: ev.Answered) -> Match:
    offer = match.offer
    if offer is None or offer.what != event.what:
        raise BadRecord("an answer to an offer that nobody made", code="record.unsound", line=match.n + 1)
    if not event.yes:
        return _next(match, event.at, offer=None, unmet=_unmet(match, event.at))
    return _agree(match, event.at, replace(offer, agreed=offer.agreed | {event.seat}))


def _agree(match: Match, at: int, offer: Pending) -> Match:
    if len(offer.agreed) < len(match.seats):
        return _next(match, at, offer=offer)
    # Everybody agrees: carry it out.
    match = replace(match, unmet=tuple(one for one in match.unmet if (one.seat, one.what) != (offer.seat, offer.what)))
    if offer.what == "takeback":
        return _with_history(match, at, match.history.first(offer.keep))
    if offer.what == "draw":
        return _over(match, at, Outcome(reason="agreed", returns=(0.0,) * len(match.seats), winners=()))
    if offer.what == "pause":
        clock, timers = match.clock and match.clock.pause(at), match.timers and match.timers.pause(at)
        return _next(match, at, offer=None, status="paused", clock=clock, timers=timers)
    return _next(match, at, offer=None)  # `Followed` (rematch) or `Acted` (action) comes with the same batch


def _unmet(match: Match, at: int) -> tuple[Unmet, ...]:
    """The offers that came to nothing when the standing one has done so too."""
    offer = match.offer
    if offer is None:
        return match.unmet
    before = sum(one.times for one in match.unmet if (one.seat, one.what) == (offer.seat, offer.what))
    others = (one for one in match.unmet if (one.seat, one.what) != (offer.seat, offer.what))
    return (*others, Unmet(offer.seat, offer.what, at, before + 1))


def _resumed(match: Match, event: ev.Resumed) -> Match:
    clock = match.clock and match.clock.resume(event.at, match.timed())
    timers = match.timers and match.timers.follow(event.at, match.game, match.state)
    return _next(match, event.at, status="playing", clock=clock, timers=timers, moved=event.at)


def _restarted(match: Match, event: ev.Restarted) -> Match:
    timers = match.timers and match.timers.later(event.at - match.at)
    return _next(match, event.at, clock=match.clock and match.clock.rebase(event.at), timers=timers)


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
