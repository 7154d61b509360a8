"""What comes before a match and after it: laying a table, the rematch, and the second game of a match of two."""

from msgspec.structs import replace

from rivage.core import CHANCE, OptionError, Timing, resolve

from . import commands as cmd
from . import dice
from . import events as ev
from .chairs import Chair, bot_level, nickname
from .clock import check_kind
from .draft import Decision, Draft, Opening, only_while, own_chair
from .errors import OfferError
from .folding import begin
from .match import FindGame, Match
from .options import NoClock
from .turns import let_chance_act


def lay(opening: Opening, find: FindGame, seed: str, now: int) -> Decision:
    """Lay a table and seat who is named; when nobody is missing the match begins.

    Raises:
        UnknownGame, OptionError: for a game, a number of seats, options or a clock the house does not have.
        BadName, UnknownLevel: for a person or bot that cannot be seated.
    """
    game = find(opening.game)
    info = game.info
    info.check_seats(len(opening.seats))
    check_kind(opening.options.clock, simultaneous=info.timing is Timing.ROUNDS, real_time=info.timing is Timing.REAL_TIME)
    if info.timing is Timing.ROUNDS and not info.bot_levels and not isinstance(opening.options.clock, NoClock):
        raise OptionError(f"{info.title} has no bots to play for who is late", name="clock", value="any", choices="none")
    if info.timing is not Timing.TURNS and opening.options.games != 1:
        # The second game has the chance of the first; swapping seats changes nothing, and everybody knows what comes.
        raise OptionError(
            f"{info.title} is no game for a match of two", name="games", value=str(opening.options.games), choices="1"
        )
    complete = dict(resolve(info.options, opening.options.game))
    created = ev.Created(
        at=now,
        game=opening.game,
        rules_version=info.rules_version,
        seats=len(opening.seats),
        options=replace(opening.options, game=complete),
        host=opening.host,
        seed=seed,
        commit=dice.commit(seed),
        script=opening.script,
        previous=opening.previous,
        leg=opening.leg,
        deal=opening.deal,
        sealed=opening.sealed,
    )
    draft = Draft(begin(created, find), now)
    draft.events.append(created)
    for seat, chair in enumerate(opening.seats):
        if chair.player:
            draft.add(ev.Seated(at=now, seat=seat, player=chair.player, name=nickname(chair.name)))
        elif chair.level:
            draft.add(ev.Seated(at=now, seat=seat, level=bot_level(info, chair.level)))
    let_chance_act(draft)
    for seat, chair in enumerate(opening.seats):
        if chair.lent and draft.match.status == "playing":
            draft.add(ev.Lent(at=now, seat=seat, level=bot_level(info, chair.level)))
    return draft.done()


def rematch(match: Match) -> Opening:
    """The same again with the seats moved on by one (swapped, in a duel)."""
    # Who gave up does not come again; the bot does.
    seats = [Chair(level=chair.level) if chair.left else chair for chair in match.seats]
    return Opening(
        game=match.created.game,
        seats=(*seats[1:], seats[0]),
        options=match.created.options,
        host=match.created.host,
    )


def second_game(match: Match) -> Opening:
    """The second game of a match of two: seats moved on by one, and chance does again what it did."""
    script = tuple(action for seat, action in match.standing if seat == CHANCE)
    return replace(rematch(match), script=script, leg=2)


def go_on(draft: Draft, who: str, command: cmd.Next) -> None:
    """Go on to the second game of a match of two.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the first game is not over.
        OfferError: when there is no second game, or it stands already (`offer.pointless`).
    """
    match = draft.match
    own_chair(match, who, command.seat)
    only_while(match, "over")
    if match.created.options.games != 2 or match.created.leg != 1 or match.following:
        raise OfferError("there is no further game to this match", code="offer.pointless", what="next")
    draft.opens = second_game(match)
