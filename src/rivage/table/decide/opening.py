"""What comes before a match and after it: laying a table, the rematch, and the second game of a match of two."""

from msgspec.structs import replace

from rivage.core import CHANCE, OptionError, Variation, resolve
from rivage.table.chance import dice
from rivage.table.errors import OfferError
from rivage.table.match import TIMINGS, FindGame, Match, Occupant, begin, bot_level, check_kind, nickname
from rivage.table.protocol import NoClock
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .chance import let_chance_act
from .decision import Deciding, Decision, Opening, only_while, own_seat


def lay(opening: Opening, find: FindGame, seed: str, now: int) -> Decision:
    """Lay a table and seat who is named; when nobody is missing the match begins.

    Raises:
        UnknownGame, OptionError: for a game, a number of seats, options or a clock the house does not have.
        BadName, UnknownLevel: for a person or bot that cannot be seated.
    """
    game = find(opening.game)
    info = game.info
    info.check_seats(len(opening.seats))
    timing = TIMINGS[info.timing]
    check_kind(opening.options.clock, timing.clocks)
    if timing.goes_on and not info.bot_levels and not isinstance(opening.options.clock, NoClock):
        raise OptionError(f"{info.title} has no bots to play for who is late", name="clock", value="any", choices="none")
    if not timing.two_games and opening.options.games != 1:
        raise OptionError(
            f"{info.title} is no game for a match of two", name="games", value=str(opening.options.games), choices="1"
        )
    given = opening.options.game
    if opening.previous:
        # The previous match may have been played by earlier rules, with values that the options no longer have.
        choices = {option.name: option.choices for option in info.options}
        given = {name: value for name, value in given.items() if value in choices.get(name, ())}
    complete = dict(resolve(info.options, given))
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
    deciding = Deciding(begin(created, find), now)
    deciding.events.append(created)
    for seat, occupant in enumerate(opening.seats):
        if occupant.player:
            deciding.add(ev.Seated(at=now, seat=seat, player=occupant.player, name=nickname(occupant.name)))
        elif occupant.level:
            deciding.add(ev.Seated(at=now, seat=seat, level=bot_level(info, occupant.level)))
    let_chance_act(deciding)
    for seat, occupant in enumerate(opening.seats):
        if occupant.lent and deciding.match.status == "playing":
            deciding.add(ev.Lent(at=now, seat=seat, level=bot_level(info, occupant.level)))
    return deciding.done()


def variation_of(match: Match, name: str) -> Variation | None:
    """The variation of that name; None when there is none, or when the match was played with it."""
    played = match.created.options.game
    return next(
        (each for each in match.game.info.variations if each.name == name and played.get(each.option) != each.value), None
    )


def rematch(match: Match, variation: str = "") -> Opening:
    """The same again with the seats moved on by one (swapped, in a duel), and with a variation if one is named."""
    options = match.created.options
    if (change := variation_of(match, variation)) is not None:
        options = replace(options, game={**options.game, change.option: change.value})
    # Who gave up does not come again; the bot does.
    seats = [Occupant(level=occupant.level) if occupant.left else occupant for occupant in match.seats]
    return Opening(
        game=match.created.game,
        seats=(*seats[1:], seats[0]),
        options=options,
        host=match.created.host,
    )


def second_game(match: Match) -> Opening:
    """The second game of a match of two: seats moved on by one, and chance does again what it did."""
    script = tuple(action for seat, action in match.history if seat == CHANCE)
    return replace(rematch(match), script=script, leg=2)


def go_on(deciding: Deciding, who: str, command: cmd.Next) -> None:
    """Go on to the second game of a match of two.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the first game is not over.
        OfferError: when there is no second game, or it stands already (`offer.pointless`).
    """
    match = deciding.match
    own_seat(match, who, command.seat)
    only_while(match, "over")
    if match.created.options.games != 2 or match.created.leg != 1 or match.following:
        raise OfferError("there is no further game to this match", code="offer.pointless", what="next")
    deciding.opens = second_game(match)
