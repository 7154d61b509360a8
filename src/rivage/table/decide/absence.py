"""Decisions about players who are away, where no clock ends their turn: in matches without a clock, or before it has started.

A seat whose player has been away for `LENDABLE_AFTER_MS` can be lent to a bot; its player can reclaim it.

The only player still present can close the table without a result or, in games played in turns, claim the win, once all other
players have been away for `IdleLimits.absent_minutes` while one of them is to act. The time counts from the latest of these: the
player left, the position changed, the server restarted. If several players are present, a bot can play on instead.
"""

from rivage.table.errors import NotAway, OfferError, WrongSeat
from rivage.table.match import SECOND, Match, check_bot_level
from rivage.table.protocol import Days
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import consents_at
from .decision import Draft, IdleLimits, check_status, occupant_at, own_seat
from .timeouts import next_due

LENDABLE_AFTER_MS = 60_000
"""Milliseconds that a player must have been away before a bot may take over."""


def lend(draft: Draft, player: str, command: cmd.Lend) -> None:
    """Give the seat of a player who has been away for a while to a bot, as a player at the table or as the host.

    Raises:
        WrongSeat, NotNow, NotAway, UnknownLevel: in this order.
    """
    match = draft.match
    occupant_at(match, command.seat)
    if player != match.created.host and not match.held_by(player):
        raise WrongSeat("only players at the table and the host may lend a seat", seat=command.seat)
    check_status(match, "playing")
    if command.seat not in lendable(match, draft.now, draft.away):
        why = f"the player of seat {command.seat} has not been away for long"
        raise NotAway(why, seat=command.seat, after=LENDABLE_AFTER_MS // 1000)
    draft.add(ev.Lent(at=draft.now, seat=command.seat, level=check_bot_level(match.game.info, command.level)))


def lendable(match: Match, now: int, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose player left at least `LENDABLE_AFTER_MS` ago (`away`: when each left, or 0).

    None in games with days per turn: players are expected to be away, and the clock limits their time.
    """
    return tuple(seat for seat, since in lendable_from(match, away).items() if now >= since)


def lendable_from(match: Match, away: tuple[int, ...]) -> dict[int, int]:
    """The seats that can be lent if their players do not come back, each with the time from which this is allowed."""
    if match.status != "playing" or not any(away) or isinstance(match.created.options.clock, Days):
        return {}
    return {
        seat: since + LENDABLE_AFTER_MS
        for seat, (occupant, since) in enumerate(zip(match.seats, away, strict=False))
        if occupant.player and not occupant.level and since
    }


def reclaim(draft: Draft, player: str, command: cmd.Reclaim) -> None:
    """Take one's lent seat back from the bot.

    Raises:
        WrongSeat, NotNow.
    """
    occupant = own_seat(draft.match, player, command.seat)
    check_status(draft.match, "playing", "paused")
    if not occupant.lent:
        raise WrongSeat(f"seat {command.seat} is not lent", seat=command.seat)  # including when its player has resigned
    draft.add(ev.Reclaimed(at=draft.now, seat=command.seat))


MINUTE = 60 * SECOND


def claim(draft: Draft, player: str, command: cmd.Claim) -> None:
    """Claim the win because the other players do not come back.

    Raises:
        WrongSeat, NotNow: when the seat belongs to somebody else, or the match is not being played.
        OfferError: in games where a bot takes over for absent players, so that nobody loses by being away (`offer.pointless`).
        NotAway: when another player is present, or has not been away for long enough.
    """
    absent = _long_absent_seats(draft, player, command.seat)
    if draft.match.timing.bots_take_over:
        raise OfferError("nobody loses by being away in this game: a bot can play on", code="offer.pointless", what="claim")
    draft.add(ev.Claimed(at=draft.now, seat=command.seat, absent=absent))


def close(draft: Draft, player: str, command: cmd.Close) -> None:
    """Close the table without a result.

    Raises:
        WrongSeat, NotNow: when the seat belongs to somebody else, or the match is not being played.
        NotAway: when another player is present, or has not been away for long enough.
    """
    _long_absent_seats(draft, player, command.seat)
    draft.add(ev.Closed(at=draft.now, seat=command.seat))


def _long_absent_seats(draft: Draft, player: str, seat: int) -> tuple[int, ...]:
    """Check that all other players have been away for long enough. Returns their seats."""
    own_seat(draft.match, player, seat)
    check_status(draft.match, "playing")
    absent = closable(draft.match, draft.now, draft.away, draft.idle_limits)
    if not absent:
        after = draft.idle_limits.absent_minutes * MINUTE // SECOND
        raise NotAway("another player is here, or has not been away for long enough at their turn", seat=seat, after=after)
    return absent


def closable(match: Match, now: int, away: tuple[int, ...], idle_limits: IdleLimits) -> tuple[int, ...]:
    """The seats of absent players that allow the only player still present to close the table now; empty if none do."""
    since = closable_from(match, away, idle_limits)
    return _absent(match, away) if since is not None and now >= since else ()


def closable_from(match: Match, away: tuple[int, ...], idle_limits: IdleLimits) -> int | None:
    """The time from which the only player still present may close the table if nobody returns; None if never."""
    if not any(away) or not idle_limits.absent_minutes or match.status != "playing":
        return None
    if (match.clock is not None and match.clock.first_turns is None) or next_due(match) is not None:
        return None  # a clock limits the waiting time, or the match continues without a player
    absent = _absent(match, away)
    here = {
        occupant.player
        for seat, occupant in enumerate(match.seats)
        if occupant.player and not occupant.level and seat not in absent
    }
    if len(here) != 1 or match.to_act.isdisjoint(absent):
        return None
    return max(match.changed_at, *(away[seat] for seat in absent)) + idle_limits.absent_minutes * MINUTE


def changes_at(match: Match, away: tuple[int, ...], idle_limits: IdleLimits) -> list[int]:
    """The times from which an absent player's seat can be lent, the table closed, or absent players count as agreeing."""
    if not any(away):
        return []
    closing = closable_from(match, away, idle_limits)
    return [*lendable_from(match, away).values(), *consents_at(match, away), *([] if closing is None else [closing])]


def _absent(match: Match, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of people who are away, except seats for which a bot plays."""
    return tuple(seat for seat, occupant in enumerate(match.seats) if away[seat] and occupant.player and not occupant.level)
