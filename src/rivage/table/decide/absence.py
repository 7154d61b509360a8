"""Deciding about who does not come back, where no clock sees to it.

Who is left alone at a table may close it without a result or, in turns, claim the win. Both need that everybody else has been
away for as long as the house has patience (`Patience.absent`), and that one of them is to act. It counts from when they left,
from when the position last changed, or from when the house came back: whichever was last. Where others are here too, a bot plays
on.
"""

from rivage.table.errors import NotAway, OfferError
from rivage.table.match import SECOND, Match
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import consents_at
from .decision import Deciding, only_while, own_seat
from .patience import Patience
from .takeover import lendable_from
from .timeouts import next_due

MINUTE = 60 * SECOND


def claim(deciding: Deciding, who: str, command: cmd.Claim) -> None:
    """Take the win from who does not come back.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the match does not run.
        OfferError: where a bot would play on for who is away, so that nobody has lost (`offer.pointless`).
        NotAway: when somebody is here, or has not been away for long enough.
    """
    absent = _left_alone(deciding, who, command.seat)
    if deciding.match.timing.goes_on:
        raise OfferError("nobody loses by being away here: a bot can play on", code="offer.pointless", what="claim")
    deciding.add(ev.Claimed(at=deciding.now, seat=command.seat, absent=absent))


def close(deciding: Deciding, who: str, command: cmd.Close) -> None:
    """Close the table without a result.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the match does not run.
        NotAway: when somebody is here, or has not been away for long enough.
    """
    _left_alone(deciding, who, command.seat)
    deciding.add(ev.Closed(at=deciding.now, seat=command.seat))


def _left_alone(deciding: Deciding, who: str, seat: int) -> tuple[int, ...]:
    own_seat(deciding.match, who, seat)
    only_while(deciding.match, "playing")
    absent = closable(deciding.match, deciding.now, deciding.away, deciding.patience)
    if not absent:
        after = deciding.patience.absent * MINUTE // SECOND
        raise NotAway("somebody is here, or has not been away for long enough at their turn", seat=seat, after=after)
    return absent


def closable(match: Match, now: int, away: tuple[int, ...], patience: Patience) -> tuple[int, ...]:
    """The seats whose players have been away so long that who is left alone may close the table; none when nobody may."""
    since = closable_from(match, away, patience)
    return _absent(match, away) if since is not None and now >= since else ()


def closable_from(match: Match, away: tuple[int, ...], patience: Patience) -> int | None:
    """From when on who is left alone may close the table if nobody comes back; None when waiting does not lead there."""
    if not any(away) or not patience.absent or match.status != "playing":
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
    return max(match.moved, *(away[seat] for seat in absent)) + patience.absent * MINUTE


def changes_at(match: Match, away: tuple[int, ...], patience: Patience) -> list[int]:
    """The times from which an absent player's seat can be lent, the table closed, or absent players count as agreeing."""
    if not any(away):
        return []
    closing = closable_from(match, away, patience)
    return [*lendable_from(match, away).values(), *consents_at(match, away), *([] if closing is None else [closing])]


def _absent(match: Match, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of people who are away and for whom no bot plays."""
    return tuple(seat for seat, occupant in enumerate(match.seats) if away[seat] and occupant.player and not occupant.level)
