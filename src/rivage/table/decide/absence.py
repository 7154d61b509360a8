"""Decisions about players who are away, where no clock ends their turn.

A seat whose player has been away for `LENDABLE_AFTER_MS` can be lent to a bot; its player can reclaim it.

The only player still present can close the table without a result or, in games played in turns, claim the win, once every other
player has been away for `IdleLimits.absent_minutes` while one of them is to act. The time counts from the latest of these: when
they left, when the position last changed, when the server restarted. With several players present, a bot plays on.
"""

from rivage.table.errors import NotAway, OfferError, WrongSeat
from rivage.table.match import SECOND, Match, bot_level
from rivage.table.protocol import Days
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import consents_at
from .decision import Draft, IdleLimits, check_status, occupant_at, own_seat
from .timeouts import next_due

LENDABLE_AFTER_MS = 60_000
"""How long a player must have been away before a bot may take over, in milliseconds."""


def lend(draft: Draft, who: str, command: cmd.Lend) -> None:
    """Somebody at the table, or the host, gives the seat of a player who has been away for long to a bot.

    Raises:
        WrongSeat, NotNow, NotAway, UnknownLevel: in this order.
    """
    match = draft.match
    occupant_at(match, command.seat)
    if who != match.created.host and not match.held_by(who):
        raise WrongSeat("only who sits at the table may lend a seat", seat=command.seat)
    check_status(match, "playing")
    if command.seat not in lendable(match, draft.now, draft.away):
        why = f"the player of seat {command.seat} has not been away for long"
        raise NotAway(why, seat=command.seat, after=LENDABLE_AFTER_MS // 1000)
    draft.add(ev.Lent(at=draft.now, seat=command.seat, level=bot_level(match.game.info, command.level)))


def lendable(match: Match, now: int, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose player left `LENDABLE_AFTER_MS` ago or more (`away`: when each left, or 0).

    There are none with days per move: being away is how that is played, and the clock sees to the rest.
    """
    return tuple(seat for seat, since in lendable_from(match, away).items() if now >= since)


def lendable_from(match: Match, away: tuple[int, ...]) -> dict[int, int]:
    """The seats that may be lent if their players do not come back, and from when on each."""
    if match.status != "playing" or not any(away) or isinstance(match.created.options.clock, Days):
        return {}
    return {
        seat: since + LENDABLE_AFTER_MS
        for seat, (occupant, since) in enumerate(zip(match.seats, away, strict=False))
        if occupant.player and not occupant.level and since
    }


def reclaim(draft: Draft, who: str, command: cmd.Reclaim) -> None:
    """Take one's lent seat back from the bot.

    Raises:
        WrongSeat, NotNow.
    """
    occupant = own_seat(draft.match, who, command.seat)
    check_status(draft.match, "playing", "paused")
    if not occupant.lent:
        raise WrongSeat(f"seat {command.seat} is not lent", seat=command.seat)  # also when its player gave up
    draft.add(ev.Reclaimed(at=draft.now, seat=command.seat))


MINUTE = 60 * SECOND


def claim(draft: Draft, who: str, command: cmd.Claim) -> None:
    """Take the win from who does not come back.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the match does not run.
        OfferError: where a bot would play on for who is away, so that nobody has lost (`offer.pointless`).
        NotAway: when somebody is here, or has not been away for long enough.
    """
    absent = _left_alone(draft, who, command.seat)
    if draft.match.timing.goes_on:
        raise OfferError("nobody loses by being away here: a bot can play on", code="offer.pointless", what="claim")
    draft.add(ev.Claimed(at=draft.now, seat=command.seat, absent=absent))


def close(draft: Draft, who: str, command: cmd.Close) -> None:
    """Close the table without a result.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the match does not run.
        NotAway: when somebody is here, or has not been away for long enough.
    """
    _left_alone(draft, who, command.seat)
    draft.add(ev.Closed(at=draft.now, seat=command.seat))


def _left_alone(draft: Draft, who: str, seat: int) -> tuple[int, ...]:
    own_seat(draft.match, who, seat)
    check_status(draft.match, "playing")
    absent = closable(draft.match, draft.now, draft.away, draft.idle_limits)
    if not absent:
        after = draft.idle_limits.absent_minutes * MINUTE // SECOND
        raise NotAway("somebody is here, or has not been away for long enough at their turn", seat=seat, after=after)
    return absent


def closable(match: Match, now: int, away: tuple[int, ...], idle_limits: IdleLimits) -> tuple[int, ...]:
    """The seats whose players have been away so long that who is left alone may close the table; none when nobody may."""
    since = closable_from(match, away, idle_limits)
    return _absent(match, away) if since is not None and now >= since else ()


def closable_from(match: Match, away: tuple[int, ...], idle_limits: IdleLimits) -> int | None:
    """From when on who is left alone may close the table if nobody comes back; None when waiting does not lead there."""
    if not any(away) or not idle_limits.absent_minutes or match.status != "playing":
        return None
    if match.clock is not None or next_due(match) is not None:
        return None  # time sees to it, or something goes on by itself
    absent = _absent(match, away)
    here = {
        occupant.player
        for seat, occupant in enumerate(match.seats)
        if occupant.player and not occupant.level and seat not in absent
    }
    if len(here) != 1 or match.to_act.isdisjoint(absent):
        return None
    return max(match.moved, *(away[seat] for seat in absent)) + idle_limits.absent_minutes * MINUTE


def changes_at(match: Match, away: tuple[int, ...], idle_limits: IdleLimits) -> list[int]:
    """The times from which an absent player's seat can be lent, the table closed, or absent players count as agreeing."""
    if not any(away):
        return []
    closing = closable_from(match, away, idle_limits)
    return [*lendable_from(match, away).values(), *consents_at(match, away), *([] if closing is None else [closing])]


def _absent(match: Match, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of people who are away and for whom no bot plays."""
    return tuple(seat for seat, occupant in enumerate(match.seats) if away[seat] and occupant.player and not occupant.level)
