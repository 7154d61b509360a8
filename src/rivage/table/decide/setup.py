"""The lobby: create a table, seat players and bots, start the match; also the rematch and the second game of a match of two."""

from msgspec.structs import replace

from rivage.core import CHANCE, OptionError, Variation, resolve
from rivage.table import chance
from rivage.table.errors import NotHost, SeatTaken, TooFew, WrongSeat
from rivage.table.match import TIMINGS, FindGame, Match, Occupant, check_bot_level, check_clock, create_match, nickname
from rivage.table.protocol import NoClock, RealTime
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .decision import Decision, Draft, TableSetup, check_status, let_chance_act, occupant_at, own_seat


def create_table(setup: TableSetup, find: FindGame, seed: str, now: int) -> Decision:
    """Decide the events that create a table and seat its first occupants. The match starts at once if no seat is open.

    Args:
        setup: the table to create.
        find: finds games by name.
        seed: the secret seed of chance (`chance.new_seed`).
        now: the current time, in milliseconds since 1970.

    Raises:
        UnknownGame, OptionError: for a game, number of seats, option or clock that is not supported.
        BadName, UnknownLevel: for a person or bot that cannot be seated.
    """
    game = find(setup.game)
    info = game.info
    info.check_seats(len(setup.seats))
    timing = TIMINGS[info.timing]
    check_clock(setup.options.clock, timing.clocks)
    if timing.bots_take_over and not info.bot_levels and not isinstance(setup.options.clock, NoClock):
        raise OptionError(f"{info.title} has no bots to replace late players", name="clock", value="any", choices="none")
    if not timing.two_games and setup.options.games != 1:
        raise OptionError(
            f"{info.title} cannot be played as a match of two", name="games", value=str(setup.options.games), choices="1"
        )
    given = setup.options.game
    if setup.previous:
        # The previous match may have been played with an earlier version of the rules, whose option values no longer exist.
        choices = {option.name: option.choices for option in info.options}
        given = {name: value for name, value in given.items() if value in choices.get(name, ())}
    complete = dict(resolve(info.options, given))
    created = ev.Created(
        at=now,
        game=setup.game,
        rules_version=info.rules_version,
        seats=len(setup.seats),
        options=replace(setup.options, game=complete),
        host=setup.host,
        seed=seed,
        commit=chance.commit(seed),
        script=setup.script,
        previous=setup.previous,
        leg=setup.leg,
        deal=setup.deal,
        sealed=setup.sealed,
        free_first_turns=isinstance(setup.options.clock, RealTime),
    )
    draft = Draft(create_match(created, find), now)
    draft.events.append(created)
    for seat, occupant in enumerate(setup.seats):
        if occupant.player:
            draft.add(ev.Seated(at=now, seat=seat, player=occupant.player, name=nickname(occupant.name)))
        elif occupant.level:
            draft.add(ev.Seated(at=now, seat=seat, level=check_bot_level(info, occupant.level)))
    let_chance_act(draft)
    for seat, occupant in enumerate(setup.seats):
        if occupant.lent and draft.match.status == "playing":
            draft.add(ev.Lent(at=now, seat=seat, level=check_bot_level(info, occupant.level)))
    return draft.decision()


def variation_of(match: Match, name: str) -> Variation | None:
    """The variation of that name; None if there is none, or if the match was played with it."""
    played = match.created.options.game
    return next(
        (found for found in match.game.info.variations if found.name == name and played.get(found.option) != found.value), None
    )


def rematch(match: Match, variation: str = "") -> TableSetup:
    """The setup of a rematch: seats rotated by one (swapped with two players), and with a variation if one is named."""
    options = match.created.options
    if (change := variation_of(match, variation)) is not None:
        options = replace(options, game={**options.game, change.option: change.value})
    # Bots keep the seats of players who have resigned.
    seats = [Occupant(level=occupant.level) if occupant.left else occupant for occupant in match.seats]
    return TableSetup(
        game=match.created.game,
        seats=(*seats[1:], seats[0]),
        options=options,
        host=match.created.host,
    )


def has_second_game(match: Match) -> bool:
    """Whether this is the first game of a match of two."""
    return match.created.options.games == 2 and match.created.leg == 1


def second_game(match: Match) -> TableSetup:
    """The setup of the second game of a match of two: seats rotated by one, and chance repeats its actions."""
    script = tuple(action for seat, action in match.history if seat == CHANCE)
    return replace(rematch(match), script=script, leg=2)


MIN_SEATS_TO_START = 2
"""Seats that must be taken before the host may start without the others. Solo play is chosen when a table is created."""


def sit(draft: Draft, player: str, command: cmd.Sit) -> None:
    """Take an open seat, or change the name at one's own seat. The match starts when no seat is open any more.

    Raises:
        WrongSeat, SeatTaken, NotNow, BadName: in this order.
    """
    match = draft.match
    if player and match.status == "waiting" and occupant_at(match, command.seat).player == player:
        draft.add(ev.Stood(at=draft.now, seat=command.seat))
    _check_open_seat(draft.match, command.seat)
    if not player:
        raise WrongSeat("only a known player can take a seat", seat=command.seat)
    draft.add(ev.Seated(at=draft.now, seat=command.seat, player=player, name=nickname(command.name)))
    let_chance_act(draft)


def sit_bot(draft: Draft, player: str, command: cmd.SitBot) -> None:
    """Give an open seat to a bot, as the host.

    Raises:
        NotHost, WrongSeat, SeatTaken, NotNow, UnknownLevel: in this order.
    """
    _check_host(draft.match, player)
    _check_open_seat(draft.match, command.seat)
    level = check_bot_level(draft.match.game.info, command.level)
    draft.add(ev.Seated(at=draft.now, seat=command.seat, level=level))
    let_chance_act(draft)


def stand(draft: Draft, player: str, command: cmd.Stand) -> None:
    """Leave one's seat, or remove a bot as the host, before the match starts.

    Raises:
        WrongSeat, NotNow, NotHost: in this order.
    """
    occupant = occupant_at(draft.match, command.seat)
    check_status(draft.match, "waiting")
    if occupant.player or occupant.open:
        own_seat(draft.match, player, command.seat)
    else:
        _check_host(draft.match, player)
    draft.add(ev.Stood(at=draft.now, seat=command.seat))


def start(draft: Draft, player: str, command: cmd.Begin) -> None:
    """Start the match early, as the host: open seats are removed, and the seats after them move up.

    Raises:
        NotHost, NotNow, TooFew: in this order.
    """
    match = draft.match
    _check_host(match, player)
    check_status(match, "waiting")
    here = sum(not occupant.open for occupant in match.seats)
    least = max(MIN_SEATS_TO_START, match.game.info.min_seats)
    if here < least:
        raise TooFew(f"the match needs at least {least} players to start, not {here}", here=here, least=least)
    draft.add(ev.Begun(at=draft.now))
    let_chance_act(draft)


def _check_host(match: Match, player: str) -> None:
    if not player or player != match.created.host:
        raise NotHost("only the host of the table may do this")


def _check_open_seat(match: Match, seat: int) -> None:
    # Check for SeatTaken before NotNow: taking the last seat starts the match, and a late player should see the reason.
    if not occupant_at(match, seat).open:
        raise SeatTaken(f"seat {seat} is taken", seat=seat)
    check_status(match, "waiting")
