"""Commands of the game itself: act, undo, resign. An action that needs everybody's consent is proposed first."""

from collections.abc import Sequence

from rivage.core import IllegalAction, Seat
from rivage.table.errors import NothingToUndo, NotNow, NotYourTurn, OfferError, Revealed, Stale, TooLate, TooManyUndos, WrongSeat
from rivage.table.match import Match, Occupant, middle_level
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import ask, must_ask
from .decision import Decision, Draft, check_status, own_seat, record_action

MAX_UNDOS = 2_000
"""Steps back of one seat in one match: nobody can fill a log by going to and fro."""


def act(draft: Draft, who: str, command: cmd.Act) -> None:
    """Act in the game, then let chance act as long as it must.

    Raises:
        WrongSeat, TooLate, NotNow, NotationError, Stale, NotYourTurn, IllegalAction, OfferError, TalkedOut: in this order.
    """
    match = draft.match
    occupant = own_seat(match, who, command.seat)
    if occupant.level:
        raise WrongSeat(f"a bot plays for seat {command.seat}: reclaim it first", seat=command.seat, lent=True)
    if match.bot_at(command.seat):
        raise TooLate("the time of this round is up: a bot plays the rest of it", seat=command.seat)
    _act(draft, command.seat, command.action, command.version, who)


def act_for_bot(match: Match, seat: int, action: str, now: int) -> Decision:
    """What a bot chose, decided as for anybody else.

    Raises:
        WrongSeat, NotNow, NotationError, NotYourTurn, IllegalAction: in this order.
    """
    return round_for_bot(match, seat, (action,), now)


def round_for_bot(match: Match, seat: int, actions: Sequence[str], now: int) -> Decision:
    """What a bot chose, several actions in one go; those that would come after its turn or round are left out.

    Raises:
        WrongSeat, NotNow, NotationError, NotYourTurn, IllegalAction: in this order.
    """
    draft = Draft(match, now)
    if not match.bot_at(seat):
        raise WrongSeat(f"no bot plays for seat {seat}", seat=seat)
    for number, action in enumerate(actions):
        if number and (draft.match.draws != match.draws or seat not in draft.match.to_act):
            break
        _act(draft, seat, action, None, "")
    return draft.decision()


def _act(draft: Draft, seat: int, text: str, version: int | None, who: str) -> None:
    """An action of the person `who`, who has seen that version, or of a bot (no version)."""
    match = draft.match
    check_status(match, "playing")
    game = match.game
    action = game.parse_action(text)
    if version is not None:
        _seen(match, version, who)
    if match.awaits_physics:
        raise NotNow("not while everything still moves", status="moving")
    if seat not in match.to_act:
        raise NotYourTurn(f"it is not the turn of seat {seat}", seat=seat)
    state = game.apply(match.state, Seat(seat), action)
    text = game.format_action(action)
    bot = version is None
    if game.needs_consent(match.state, action):
        if bot and match.people():
            raise IllegalAction(text, where=f"a bot plays seat {seat}", why="people decide about actions that need consent")
        if not bot and not _all_agree(draft, who, seat, text):
            return
    record_action(draft, ev.Acted(at=draft.now, seat=seat, action=text, bot=bot), state)


def carry_out(draft: Draft, seat: int, text: str) -> None:
    """Carry out the action of a seat that everybody has agreed to."""
    game = draft.match.game
    state = game.apply(draft.match.state, Seat(seat), game.parse_action(text))
    record_action(draft, ev.Acted(at=draft.now, seat=seat, action=text), state)


def _all_agree(draft: Draft, who: str, seat: int, text: str) -> bool:
    """Whether everybody agrees to an action now; otherwise it is offered.

    Raises:
        OfferError: while another offer stands (`offer.standing`), or soon after this one came to nothing (`offer.too_soon`).
        TalkedOut: when the seat has made too many offers.
    """
    standing = draft.match.offer
    if standing is not None:
        raise OfferError(f"an offer ({standing.what}) stands", code="offer.standing", what=standing.what)
    return not must_ask(draft, who) or ask(draft, who, seat, "action", text)


def _seen(match: Match, version: int, who: str) -> None:
    if not match.timing.versioned:
        return
    stand = match.known(match.held_by(who) if match.timing.secret else ())
    if version != stand:
        raise Stale(f"{stand} actions stand, not {version}", actions=stand, seen=version)


def undo(draft: Draft, who: str, command: cmd.Undo) -> None:
    """Take back the last action of one's own running turn, or round where all act at once.

    There also the word that ended one's round, as long as somebody else still writes: nothing of it is known to the others, who
    only see that the seat writes again.

    Raises:
        WrongSeat, Revealed, NotNow, Stale, NothingToUndo, TooLate, TooManyUndos: in this order.
    """
    match = draft.match
    own_seat(match, who, command.seat)
    if match.timing.secret and (match.status == "over" or command.version < match.round_start()):
        raise Revealed("the round is revealed: nothing of it can be taken back", seat=command.seat)
    check_status(match, "playing")
    _seen(match, command.version, who)
    if command.seat not in match.can_undo():
        raise NothingToUndo("nothing of your own turn to take back", seat=command.seat)
    if command.seat not in match.to_act and match.clock is not None and match.clock.spent(command.seat, draft.now):
        raise TooLate("the time of this round is up", seat=command.seat)
    if match.undos[command.seat] >= MAX_UNDOS:
        raise TooManyUndos(f"one match has room for {MAX_UNDOS} steps back of a seat", most=MAX_UNDOS)
    draft.add(ev.Undone(at=draft.now, seat=command.seat))


def resign(draft: Draft, who: str, command: cmd.Resign) -> None:
    """Give the game up. Where several act at once or play together that must not end it for the others: a bot plays on.

    Raises:
        WrongSeat, NotNow.
    """
    match = draft.match
    occupant = own_seat(match, who, command.seat)
    check_status(match, "playing", "paused")
    if occupant.left:
        raise WrongSeat(f"the player of seat {command.seat} has given up already", seat=command.seat)
    draft.add(ev.Resigned(at=draft.now, seat=command.seat, level=replacement_level(match, occupant)))


def replacement_level(match: Match, occupant: Occupant) -> str:
    """The level of the bot that plays on for a player who gives up. Empty in turns and alone, where giving up ends the match."""
    if not match.timing.goes_on or len(match.seats) == 1:
        return ""
    return occupant.level or middle_level(match.game.info)
