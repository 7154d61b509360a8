"""A bot takes over a seat: of a player who has been away for long (lent), was too late for this round (late), or gave up (left).

A lent seat can be reclaimed by its player, a late one is theirs again with the next round, and who left does not come back.
"""

from collections.abc import Iterable

from rivage.table.errors import NotAway, WrongSeat
from rivage.table.match import Match, Occupant, bot_level, middle_level
from rivage.table.protocol import Days
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .decision import Deciding, occupant_at, only_while, own_seat

AWAY_AFTER = 60_000
"""How long a player must have been away before a bot may take over, in milliseconds."""


# Lent.


def lend(deciding: Deciding, who: str, command: cmd.Lend) -> None:
    """Somebody at the table, or the host, gives the seat of a player who has been away for long to a bot.

    Raises:
        WrongSeat, NotNow, NotAway, UnknownLevel: in this order.
    """
    match = deciding.match
    occupant_at(match, command.seat)
    if who != match.created.host and not match.held_by(who):
        raise WrongSeat("only who sits at the table may lend a seat", seat=command.seat)
    only_while(match, "playing")
    if command.seat not in lendable(match, deciding.now, deciding.away):
        why = f"the player of seat {command.seat} has not been away for long"
        raise NotAway(why, seat=command.seat, after=AWAY_AFTER // 1000)
    deciding.add(ev.Lent(at=deciding.now, seat=command.seat, level=bot_level(match.game.info, command.level)))


def lendable(match: Match, now: int, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose player left `AWAY_AFTER` ago or more (`away`: when each left, or 0).

    There are none with days per move: being away is how that is played, and the clock sees to the rest.
    """
    return tuple(seat for seat, since in lendable_from(match, away).items() if now >= since)


def lendable_from(match: Match, away: tuple[int, ...]) -> dict[int, int]:
    """The seats that may be lent if their players do not come back, and from when on each."""
    if match.status != "playing" or not any(away) or isinstance(match.created.options.clock, Days):
        return {}
    return {
        seat: since + AWAY_AFTER
        for seat, (occupant, since) in enumerate(zip(match.seats, away, strict=False))
        if occupant.player and not occupant.level and since
    }


def reclaim(deciding: Deciding, who: str, command: cmd.Reclaim) -> None:
    """Take one's lent seat back from the bot.

    Raises:
        WrongSeat, NotNow.
    """
    occupant = own_seat(deciding.match, who, command.seat)
    only_while(deciding.match, "playing", "paused")
    if not occupant.lent:
        raise WrongSeat(f"seat {command.seat} is not lent", seat=command.seat)  # also when its player gave up
    deciding.add(ev.Reclaimed(at=deciding.now, seat=command.seat))


# Late.


def late(deciding: Deciding, seats: Iterable[int]) -> None:
    """The time of these seats is up for this round: a bot plays the rest of it."""
    level = middle_level(deciding.match.game.info)
    for seat in seats:
        deciding.add(ev.Late(at=deciding.now, seat=seat, level=level))


# Left.


def level_after(match: Match, occupant: Occupant) -> str:
    """The bot that plays on for somebody who gives up; empty where giving up ends the match: in turns, and alone."""
    if not match.timing.goes_on or len(match.seats) == 1:
        return ""
    return occupant.level or middle_level(match.game.info)
