"""Deciding about seats: sit, stand, bots, lending a seat whose player has left, and what is said from it."""

from rivage.table.errors import NotAway, NotHost, SeatTaken, TooChatty, UnknownPhrase, WrongSeat
from rivage.table.match.match import Match
from rivage.table.match.seats import PHRASES, bot_level, nickname
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import Days

from .decision import Draft, chair_at, only_while, own_chair
from .turns import let_chance_act

AWAY_AFTER = 60_000
"""How long a player must have been away before a bot may take over, in milliseconds."""

BETWEEN_PHRASES = 2_000
"""Milliseconds between two phrases of one seat."""


def sit(draft: Draft, who: str, command: cmd.Sit) -> None:
    """Take an open seat; the match begins when it was the last one.

    Raises:
        WrongSeat, SeatTaken, NotNow, BadName: in this order.
    """
    _open_chair(draft.match, command.seat)
    if not who:
        raise WrongSeat("nobody can sit down without being somebody", seat=command.seat)
    draft.add(ev.Seated(at=draft.now, seat=command.seat, player=who, name=nickname(command.name)))
    let_chance_act(draft)


def sit_bot(draft: Draft, who: str, command: cmd.SitBot) -> None:
    """The host gives an open seat to a bot.

    Raises:
        NotHost, WrongSeat, SeatTaken, NotNow, UnknownLevel: in this order.
    """
    _host(draft.match, who)
    _open_chair(draft.match, command.seat)
    level = bot_level(draft.match.game.info, command.level)
    draft.add(ev.Seated(at=draft.now, seat=command.seat, level=level))
    let_chance_act(draft)


def stand(draft: Draft, who: str, command: cmd.Stand) -> None:
    """Leave one's seat, or, as host, send a bot away, before the match begins.

    Raises:
        WrongSeat, NotNow, NotHost: in this order.
    """
    chair = chair_at(draft.match, command.seat)
    only_while(draft.match, "waiting")
    if chair.player or chair.open:
        own_chair(draft.match, who, command.seat)
    else:
        _host(draft.match, who)
    draft.add(ev.Stood(at=draft.now, seat=command.seat))


def lend(draft: Draft, who: str, command: cmd.Lend) -> None:
    """Somebody at the table, or the host, gives the seat of a player who has been away for long to a bot.

    Raises:
        WrongSeat, NotNow, NotAway, UnknownLevel: in this order.
    """
    match = draft.match
    chair_at(match, command.seat)
    if who != match.created.host and not match.held_by(who):
        raise WrongSeat("only who sits at the table may lend a seat", seat=command.seat)
    only_while(match, "playing")
    if command.seat not in lendable(match, draft.now, draft.away):
        why = f"the player of seat {command.seat} has not been away for long"
        raise NotAway(why, seat=command.seat, after=AWAY_AFTER // 1000)
    draft.add(ev.Lent(at=draft.now, seat=command.seat, level=bot_level(match.game.info, command.level)))


def lendable(match: Match, now: int, away: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose player left `AWAY_AFTER` ago or more (`away`: when each left, or 0).

    There are none with days per move: being away is how that is played, and the clock sees to the rest.
    """
    if match.status != "playing" or isinstance(match.created.options.clock, Days):
        return ()
    return tuple(
        seat
        for seat, (chair, since) in enumerate(zip(match.seats, away, strict=False))
        if chair.player and not chair.level and since and now - since >= AWAY_AFTER
    )


def reclaim(draft: Draft, who: str, command: cmd.Reclaim) -> None:
    """Take one's lent seat back from the bot.

    Raises:
        WrongSeat, NotNow.
    """
    chair = own_chair(draft.match, who, command.seat)
    only_while(draft.match, "playing", "paused")
    if not chair.lent:
        raise WrongSeat(f"seat {command.seat} is not lent", seat=command.seat)  # also when its player gave up
    draft.add(ev.Reclaimed(at=draft.now, seat=command.seat))


def say(draft: Draft, who: str, command: cmd.Say) -> None:
    """Say a quick phrase, not too often.

    Raises:
        WrongSeat, UnknownPhrase, TooChatty: in this order.
    """
    own_chair(draft.match, who, command.seat)
    if command.phrase not in PHRASES:
        raise UnknownPhrase(f"no phrase is called {command.phrase!r}", phrase=command.phrase)
    if draft.now - draft.match.said[command.seat] < BETWEEN_PHRASES:
        raise TooChatty("one phrase at a time", wait=BETWEEN_PHRASES // 1000)
    draft.add(ev.Said(at=draft.now, seat=command.seat, phrase=command.phrase))


def _host(match: Match, who: str) -> None:
    if not who or who != match.created.host:
        raise NotHost("only who laid the table may do that")


def _open_chair(match: Match, seat: int) -> None:
    # Taken before not-now: the last free seat begins the match, and who came a moment late should read why.
    if not chair_at(match, seat).open:
        raise SeatTaken(f"seat {seat} is taken", seat=seat)
    only_while(match, "waiting")
