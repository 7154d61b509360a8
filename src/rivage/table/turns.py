"""Deciding about the game itself: act, undo, resign, what chance does, and whose time is up."""

from rivage.core import CHANCE, Chances, Seat

from . import commands as cmd
from . import dice
from . import events as ev
from .draft import Decision, Draft, only_while, own_chair
from .errors import NothingToUndo, NotYourTurn, Stale, WrongSeat
from .match import Match, after_action


def act(draft: Draft, who: str, command: cmd.Act) -> None:
    """Act in the game, then let chance act as long as it must.

    Raises:
        WrongSeat, NotNow, NotationError, Stale, NotYourTurn, IllegalAction: in this order.
    """
    match = draft.match
    chair = own_chair(match, who, command.seat)
    if chair.level:
        raise WrongSeat(f"a bot plays for seat {command.seat}: reclaim it first", seat=command.seat, lent=True)
    _act(draft, command.seat, command.action, command.version, bot=False)


def act_for_bot(match: Match, seat: int, action: str, now: int) -> Decision:
    """What a bot chose, decided as for anybody else.

    Raises:
        WrongSeat, NotNow, NotationError, NotYourTurn, IllegalAction: in this order.
    """
    draft = Draft(match, now)
    if not match.seats[seat].level:
        raise WrongSeat(f"no bot plays for seat {seat}", seat=seat)
    _act(draft, seat, action, len(match.standing), bot=True)
    return draft.done()


def _act(draft: Draft, seat: int, text: str, version: int, *, bot: bool) -> None:
    match = draft.match
    only_while(match, "playing")
    game = match.game
    action = game.parse_action(text)
    _seen(match, version)
    if seat not in match.to_act:
        raise NotYourTurn(f"it is not the turn of seat {seat}", seat=seat)
    state = game.apply(match.state, Seat(seat), action)
    event = ev.Acted(at=draft.now, seat=seat, action=game.format_action(action), bot=bot)
    draft.match = after_action(match, event, state)
    draft.events.append(event)
    if CHANCE in draft.match.to_act:
        let_chance_act(draft)


def _seen(match: Match, version: int) -> None:
    stand = len(match.standing)
    if version != stand:
        raise Stale(f"{stand} actions stand, not {version}", actions=stand, seen=version)


def let_chance_act(draft: Draft) -> None:
    """Chance acts until somebody else must, or the game is over: by the script while it lasts, then by the seed."""
    while draft.match.status == "playing" and CHANCE in draft.match.to_act:
        draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=chance_action(draft.match)))


def chance_action(match: Match) -> str:
    """What chance does now, written down."""
    game = match.game
    legal = game.legal_actions(match.state, CHANCE)
    chances = legal if isinstance(legal, Chances) else Chances(tuple(legal))
    if match.draws < len(match.created.script):
        scripted = match.created.script[match.draws]
        if game.parse_action(scripted) in chances:
            return scripted
    return game.format_action(dice.draw(match.created.seed, match.draws, chances))


def undo(draft: Draft, who: str, command: cmd.Undo) -> None:
    """Take back the last action of one's own running turn.

    Raises:
        WrongSeat, NotNow, Stale, NothingToUndo: in this order.
    """
    match = draft.match
    own_chair(match, who, command.seat)
    only_while(match, "playing")
    _seen(match, command.version)
    if command.seat not in match.can_undo():
        raise NothingToUndo("nothing of your own turn to take back", seat=command.seat)
    draft.add(ev.Undone(at=draft.now, seat=command.seat))


def resign(draft: Draft, who: str, command: cmd.Resign) -> None:
    """Give the game up.

    Raises:
        WrongSeat, NotNow.
    """
    own_chair(draft.match, who, command.seat)
    only_while(draft.match, "playing", "paused")
    draft.add(ev.Resigned(at=draft.now, seat=command.seat))


def due(match: Match, now: int) -> Decision | None:
    """What happens without anybody asking: a flag that fell, a chance action that is waited for. None when nothing is."""
    if match.status != "playing":
        return None
    seat = match.clock.flagged(now) if match.clock is not None else None
    if seat is None and CHANCE not in match.to_act:
        return None
    draft = Draft(match, now)
    if seat is not None:
        draft.add(ev.Flagged(at=draft.now, seat=seat))
    else:
        let_chance_act(draft)
    return draft.done()
