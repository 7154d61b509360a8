"""Creating a table, seating players and bots, starting the match; the rematch and the second game of a match of two."""

from msgspec.structs import replace

from rivage.core import CHANCE, OptionError, Variation, resolve
from rivage.table import chance
from rivage.table.errors import NotHost, OfferError, SeatTaken, TooFew, WrongSeat
from rivage.table.match import TIMINGS, FindGame, Match, Occupant, bot_level, check_kind, create_match, nickname
from rivage.table.protocol import NoClock
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .decision import Decision, Draft, TableSetup, check_status, let_chance_act, occupant_at, own_seat


def create_table(opening: TableSetup, find: FindGame, seed: str, now: int) -> Decision:
    """Lay a table and seat who is named; when nobody is missing the match begins.

    Raises:
        UnknownGame, OptionError: for a game, a number of seats, options or a clock the server does not have.
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
        commit=chance.commit(seed),
        script=opening.script,
        previous=opening.previous,
        leg=opening.leg,
        deal=opening.deal,
        sealed=opening.sealed,
    )
    draft = Draft(create_match(created, find), now)
    draft.events.append(created)
    for seat, occupant in enumerate(opening.seats):
        if occupant.player:
            draft.add(ev.Seated(at=now, seat=seat, player=occupant.player, name=nickname(occupant.name)))
        elif occupant.level:
            draft.add(ev.Seated(at=now, seat=seat, level=bot_level(info, occupant.level)))
    let_chance_act(draft)
    for seat, occupant in enumerate(opening.seats):
        if occupant.lent and draft.match.status == "playing":
            draft.add(ev.Lent(at=now, seat=seat, level=bot_level(info, occupant.level)))
    return draft.decision()


def variation_of(match: Match, name: str) -> Variation | None:
    """The variation of that name; None when there is none, or when the match was played with it."""
    played = match.created.options.game
    return next(
        (each for each in match.game.info.variations if each.name == name and played.get(each.option) != each.value), None
    )


def rematch(match: Match, variation: str = "") -> TableSetup:
    """The same again with the seats moved on by one (swapped, in a duel), and with a variation if one is named."""
    options = match.created.options
    if (change := variation_of(match, variation)) is not None:
        options = replace(options, game={**options.game, change.option: change.value})
    # Who gave up does not come again; the bot does.
    seats = [Occupant(level=occupant.level) if occupant.left else occupant for occupant in match.seats]
    return TableSetup(
        game=match.created.game,
        seats=(*seats[1:], seats[0]),
        options=options,
        host=match.created.host,
    )


def second_game(match: Match) -> TableSetup:
    """The second game of a match of two: seats moved on by one, and chance does again what it did."""
    script = tuple(action for seat, action in match.history if seat == CHANCE)
    return replace(rematch(match), script=script, leg=2)


def start_next_game(draft: Draft, who: str, command: cmd.Next) -> None:
    """Go on to the second game of a match of two.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the first game is not over.
        OfferError: when there is no second game, or it stands already (`offer.pointless`).
    """
    match = draft.match
    own_seat(match, who, command.seat)
    check_status(match, "over")
    if match.created.options.games != 2 or match.created.leg != 1 or match.following:
        raise OfferError("there is no further game to this match", code="offer.pointless", what="next")
    draft.opens = second_game(match)


MIN_SEATS_TO_START = 2
"""Seats that must be taken before the host may begin without the others: alone is a way to play that is chosen beforehand."""


def sit(draft: Draft, who: str, command: cmd.Sit) -> None:
    """Take an open seat; the match begins when it was the last one.

    Raises:
        WrongSeat, SeatTaken, NotNow, BadName: in this order.
    """
    _open_seat(draft.match, command.seat)
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
    _open_seat(draft.match, command.seat)
    level = bot_level(draft.match.game.info, command.level)
    draft.add(ev.Seated(at=draft.now, seat=command.seat, level=level))
    let_chance_act(draft)


def stand(draft: Draft, who: str, command: cmd.Stand) -> None:
    """Leave one's seat, or, as host, send a bot away, before the match begins.

    Raises:
        WrongSeat, NotNow, NotHost: in this order.
    """
    occupant = occupant_at(draft.match, command.seat)
    check_status(draft.match, "waiting")
    if occupant.player or occupant.open:
        own_seat(draft.match, who, command.seat)
    else:
        _host(draft.match, who)
    draft.add(ev.Stood(at=draft.now, seat=command.seat))


def start(draft: Draft, who: str, command: cmd.Begin) -> None:
    """The host begins with who is there: open seats are taken away, and those behind them move up.

    Raises:
        NotHost, NotNow, TooFew: in this order.
    """
    match = draft.match
    _host(match, who)
    check_status(match, "waiting")
    here = sum(not occupant.open for occupant in match.seats)
    least = max(MIN_SEATS_TO_START, match.game.info.min_seats)
    if here < least:
        raise TooFew(f"{here} cannot begin: it takes {least}", here=here, least=least)
    draft.add(ev.Begun(at=draft.now))
    let_chance_act(draft)


def _host(match: Match, who: str) -> None:
    if not who or who != match.created.host:
        raise NotHost("only who laid the table may do that")


def _open_seat(match: Match, seat: int) -> None:
    # Taken before not-now: the last free seat begins the match, and who came a moment late should read why.
    if not occupant_at(match, seat).open:
        raise SeatTaken(f"seat {seat} is taken", seat=seat)
    check_status(match, "waiting")
