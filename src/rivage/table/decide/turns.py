"""Commands of the game itself: act, undo, resign. An action that needs everybody's consent is proposed first."""

from collections.abc import Sequence

from rivage.core import IllegalAction, Seat
from rivage.table.errors import NothingToUndo, NotNow, NotYourTurn, OfferError, Revealed, Stale, TooLate, TooManyUndos, WrongSeat
from rivage.table.match import Match, Occupant, middle_level
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import make_offer, needs_others_consent
from .decision import Decision, Draft, check_status, own_seat, record_action

MAX_UNDOS = 2_000
"""Undos of one seat in one match. The limit prevents players from filling the log."""


def act(draft: Draft, player: str, command: cmd.Act) -> None:
    """Act in the game, then let chance act.

    Raises:
        WrongSeat, TooLate, NotNow, NotationError, Stale, NotYourTurn, IllegalAction, OfferError, TalkedOut: in this order.
    """
    match = draft.match
    occupant = own_seat(match, player, command.seat)
    if occupant.level:
        raise WrongSeat(f"a bot plays for seat {command.seat}: reclaim the seat first", seat=command.seat, lent=True)
    if match.bot_at(command.seat):
        raise TooLate("the time for this round is up: a bot finishes it", seat=command.seat)
    _act(draft, command.seat, command.action, command.version, player)


def act_for_bot(match: Match, seat: int, action: str, now: int) -> Decision:
    """The decision about an action of a bot, with the same checks as for a person.

    Raises:
        WrongSeat, NotNow, NotationError, NotYourTurn, IllegalAction: in this order.
    """
    return round_for_bot(match, seat, (action,), now)


def round_for_bot(match: Match, seat: int, actions: Sequence[str], now: int) -> Decision:
    """One decision about several actions of a bot. Actions after the end of its turn or round are dropped.

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


def _act(draft: Draft, seat: int, text: str, version: int | None, player: str) -> None:
    """Check and add an action of a player who has seen `version`, or of a bot (version None)."""
    match = draft.match
    check_status(match, "playing")
    game = match.game
    action = game.parse_action(text)
    if version is not None:
        _check_version(match, version, player)
    if match.awaits_physics:
        raise NotNow("not while bodies are moving", status="moving")
    if seat not in match.to_act:
        raise NotYourTurn(f"it is not the turn of seat {seat}", seat=seat)
    state = game.apply(match.state, Seat(seat), action)
    text = game.format_action(action)
    bot = version is None
    if game.needs_consent(match.state, action):
        if bot and match.people():
            raise IllegalAction(text, where=f"a bot plays seat {seat}", why="people decide about actions that need consent")
        if not bot and not _all_agree(draft, player, seat, text):
            return
    record_action(draft, ev.Acted(at=draft.now, seat=seat, action=text, bot=bot), state)


def play_agreed_action(draft: Draft, seat: int, text: str) -> None:
    """Play the action of a seat to which everybody has agreed."""
    game = draft.match.game
    state = game.apply(draft.match.state, Seat(seat), game.parse_action(text))
    record_action(draft, ev.Acted(at=draft.now, seat=seat, action=text), state)


def _all_agree(draft: Draft, player: str, seat: int, text: str) -> bool:
    """Whether everybody agrees to an action now; otherwise it is offered.

    Raises:
        OfferError: while another offer is pending (`offer.standing`), or soon after this one failed (`offer.too_soon`).
        TalkedOut: when the seat has made too many offers.
    """
    pending = draft.match.offer
    if pending is not None:
        raise OfferError(f"another offer ({pending.what}) is pending", code="offer.standing", what=pending.what)
    return not needs_others_consent(draft, player) or make_offer(draft, player, seat, "action", text)


def _check_version(match: Match, version: int, player: str) -> None:
    """Check that the player has seen all actions that they may see."""
    if not match.timing.versioned:
        return
    current = match.visible_actions(match.held_by(player) if match.timing.secret else ())
    if version != current:
        raise Stale(f"the match has {current} actions, not {version}", actions=current, seen=version)


def undo(draft: Draft, player: str, command: cmd.Undo) -> None:
    """Take back the last action of one's own turn, or of one's own round in games played in rounds.

    In rounds this includes the action that finished the player's round, as long as another player has not finished. The others
    only see that the seat is active again.

    Raises:
        WrongSeat, Revealed, NotNow, Stale, NothingToUndo, TooLate, TooManyUndos: in this order.
    """
    match = draft.match
    own_seat(match, player, command.seat)
    if match.timing.secret and (match.status == "over" or command.version < match.round_start()):
        raise Revealed("the round is revealed and can no longer be undone", seat=command.seat)
    check_status(match, "playing")
    _check_version(match, command.version, player)
    if command.seat not in match.can_undo():
        raise NothingToUndo("there is no action of your own turn to undo", seat=command.seat)
    if command.seat not in match.to_act and match.clock is not None and match.clock.spent(command.seat, draft.now):
        raise TooLate("the time for this round is up", seat=command.seat)
    if match.undo_counts[command.seat] >= MAX_UNDOS:
        raise TooManyUndos(f"a seat may undo at most {MAX_UNDOS} times in one match", most=MAX_UNDOS)
    draft.add(ev.Undone(at=draft.now, seat=command.seat))


def resign(draft: Draft, player: str, command: cmd.Resign) -> None:
    """Resign. In games in rounds or in real time a bot plays on, so that the match does not end for the others.

    Raises:
        WrongSeat, NotNow.
    """
    match = draft.match
    occupant = own_seat(match, player, command.seat)
    check_status(match, "playing", "paused")
    if occupant.left:
        raise WrongSeat(f"the player of seat {command.seat} has resigned already", seat=command.seat)
    draft.add(ev.Resigned(at=draft.now, seat=command.seat, level=replacement_level(match, occupant)))


def replacement_level(match: Match, occupant: Occupant) -> str:
    """The level of the bot that replaces a player who resigns; empty where resigning ends the match (in turns, in solo play)."""
    if not match.timing.bots_take_over or len(match.seats) == 1:
        return ""
    return occupant.level or middle_level(match.game.info)
