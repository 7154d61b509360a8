"""Deciding about the game itself: act, undo, resign, what chance does, and whose time is up."""

import base64
from collections.abc import Sequence

from rivage.core import CHANCE, Chances, Seat, Timing
from rivage.table.chance import dice
from rivage.table.errors import NothingToUndo, NotNow, NotYourTurn, Stale, TooLate, WrongSeat
from rivage.table.match.folding import after_action
from rivage.table.match.match import Match
from rivage.table.match.seats import middle_level
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev

from .decision import Decision, Draft, only_while, own_chair


def act(draft: Draft, who: str, command: cmd.Act) -> None:
    """Act in the game, then let chance act as long as it must.

    Raises:
        WrongSeat, TooLate, NotNow, NotationError, Stale, NotYourTurn, IllegalAction: in this order.
    """
    match = draft.match
    chair = own_chair(match, who, command.seat)
    if chair.level:
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
    return draft.done()


def _act(draft: Draft, seat: int, text: str, version: int | None, who: str) -> None:
    """An action of the person `who`, who has seen that version, or of a bot (no version)."""
    match = draft.match
    only_while(match, "playing")
    game = match.game
    action = game.parse_action(text)
    if version is not None:
        _seen(match, version, who)
    if match.awaits_physics:
        raise NotNow("not while everything still moves", status="moving")
    if seat not in match.to_act:
        raise NotYourTurn(f"it is not the turn of seat {seat}", seat=seat)
    state = game.apply(match.state, Seat(seat), action)
    event = ev.Acted(at=draft.now, seat=seat, action=game.format_action(action), bot=version is None)
    draft.match = after_action(match, event, state)
    draft.events.append(event)
    if CHANCE in draft.match.to_act:
        let_chance_act(draft)


def answer_for_physics(match: Match, action: str, motion: bytes, now: int) -> Decision:
    """What physics said, with the motion that led there.

    Raises:
        NotNow: when physics is not asked.
        NotationError, IllegalAction: when it is nothing that can have happened.
    """
    if not match.awaits_physics:
        raise NotNow("nothing moves now", status=match.status)
    draft = Draft(match, now)
    canonical = match.game.format_action(match.game.parse_action(action))
    draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=canonical, motion=base64.b64encode(motion).decode()))
    let_chance_act(draft)
    return draft.done()


def _seen(match: Match, version: int, who: str) -> None:
    if match.real_time:
        return  # others never stop acting: the rules say whether it can still be done
    stand = match.known(match.held_by(who)) if match.simultaneous else len(match.standing)
    if version != stand:
        raise Stale(f"{stand} actions stand, not {version}", actions=stand, seen=version)


def let_chance_act(draft: Draft) -> None:
    """Chance acts until somebody else or physics must, or the game is over: by the script while it lasts, then by the seed."""
    while draft.match.status == "playing" and CHANCE in draft.match.to_act and not draft.match.awaits_physics:
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
    """Take back the last action of one's own running turn, or round where all act at once.

    Raises:
        WrongSeat, NotNow, Stale, NothingToUndo: in this order.
    """
    match = draft.match
    own_chair(match, who, command.seat)
    only_while(match, "playing")
    _seen(match, command.version, who)
    if command.seat not in match.can_undo():
        raise NothingToUndo("nothing of your own turn to take back", seat=command.seat)
    draft.add(ev.Undone(at=draft.now, seat=command.seat))


def resign(draft: Draft, who: str, command: cmd.Resign) -> None:
    """Give the game up. Where several act at once or play together that must not end it for the others: a bot plays on.

    Raises:
        WrongSeat, NotNow.
    """
    match = draft.match
    chair = own_chair(match, who, command.seat)
    only_while(match, "playing", "paused")
    if chair.left:
        raise WrongSeat(f"the player of seat {command.seat} has given up already", seat=command.seat)
    others = match.game.info.timing is not Timing.TURNS and len(match.seats) > 1
    level = chair.level or middle_level(match.game.info) if others else ""
    draft.add(ev.Resigned(at=draft.now, seat=command.seat, level=level))


def due(match: Match, now: int) -> Decision | None:
    """What happens without anybody asking: time that is up, a chance action that is waited for. None when nothing is."""
    if match.status != "playing":
        return None
    if match.simultaneous and match.clock is not None and (late := match.clock.overdue(now)):
        draft = Draft(match, now)
        for each in late:
            draft.add(ev.Late(at=draft.now, seat=each, level=middle_level(match.game.info)))
        return draft.done()
    if match.timers is not None:
        return _time_due(match, now)
    seat = match.clock.flagged(now) if match.clock is not None else None
    if seat is None and CHANCE not in match.to_act:
        return None
    draft = Draft(match, now)
    if seat is not None:
        draft.add(ev.Flagged(at=draft.now, seat=seat))
    else:
        let_chance_act(draft)
    return draft.done()


def _time_due(match: Match, now: int) -> Decision | None:
    """The same of a game in real time: chance that is waited for, then what its own time does; physics goes before both."""
    draft = Draft(match, now)
    let_chance_act(draft)
    while CHANCE not in draft.match.to_act and draft.match.timers and (timer := draft.match.timers.overdue(draft.now)):
        draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=timer.action))
        let_chance_act(draft)
    return draft.done() if draft.events else None
