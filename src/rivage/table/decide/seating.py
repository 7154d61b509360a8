"""Deciding who sits where before a match begins, people and bots for the host's open seats, and beginning with who is there."""

from rivage.table.errors import NotHost, SeatTaken, TooFew, WrongSeat
from rivage.table.match import Match, bot_level, nickname
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .chance import let_chance_act
from .decision import Deciding, occupant_at, only_while, own_seat

FEWEST = 2
"""Seats that must be taken before the host may begin without the others: alone is a way to play that is chosen beforehand."""


def sit(deciding: Deciding, who: str, command: cmd.Sit) -> None:
    """Take an open seat; the match begins when it was the last one.

    Raises:
        WrongSeat, SeatTaken, NotNow, BadName: in this order.
    """
    _open_seat(deciding.match, command.seat)
    if not who:
        raise WrongSeat("nobody can sit down without being somebody", seat=command.seat)
    deciding.add(ev.Seated(at=deciding.now, seat=command.seat, player=who, name=nickname(command.name)))
    let_chance_act(deciding)


def sit_bot(deciding: Deciding, who: str, command: cmd.SitBot) -> None:
    """The host gives an open seat to a bot.

    Raises:
        NotHost, WrongSeat, SeatTaken, NotNow, UnknownLevel: in this order.
    """
    _host(deciding.match, who)
    _open_seat(deciding.match, command.seat)
    level = bot_level(deciding.match.game.info, command.level)
    deciding.add(ev.Seated(at=deciding.now, seat=command.seat, level=level))
    let_chance_act(deciding)


def stand(deciding: Deciding, who: str, command: cmd.Stand) -> None:
    """Leave one's seat, or, as host, send a bot away, before the match begins.

    Raises:
        WrongSeat, NotNow, NotHost: in this order.
    """
    occupant = occupant_at(deciding.match, command.seat)
    only_while(deciding.match, "waiting")
    if occupant.player or occupant.open:
        own_seat(deciding.match, who, command.seat)
    else:
        _host(deciding.match, who)
    deciding.add(ev.Stood(at=deciding.now, seat=command.seat))


def begin(deciding: Deciding, who: str, command: cmd.Begin) -> None:
    """The host begins with who is there: open seats are taken away, and those behind them move up.

    Raises:
        NotHost, NotNow, TooFew: in this order.
    """
    match = deciding.match
    _host(match, who)
    only_while(match, "waiting")
    here = sum(not occupant.open for occupant in match.seats)
    least = max(FEWEST, match.game.info.min_seats)
    if here < least:
        raise TooFew(f"{here} cannot begin: it takes {least}", here=here, least=least)
    deciding.add(ev.Begun(at=deciding.now))
    let_chance_act(deciding)


def _host(match: Match, who: str) -> None:
    if not who or who != match.created.host:
        raise NotHost("only who laid the table may do that")


def _open_seat(match: Match, seat: int) -> None:
    # Taken before not-now: the last free seat begins the match, and who came a moment late should read why.
    if not occupant_at(match, seat).open:
        raise SeatTaken(f"seat {seat} is taken", seat=seat)
    only_while(match, "waiting")
