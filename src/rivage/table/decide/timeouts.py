"""Events without a command: expired time, chance, physics results, automatic answers to offers, restarts, abandoned tables."""

import base64

from rivage.core import CHANCE
from rivage.table.errors import NotNow
from rivage.table.match import DAY, Match, middle_level
from rivage.table.protocol import Days
from rivage.table.protocol import events as ev

from .decision import Decision, Draft, IdleLimits, let_chance_act, record_action
from .offers import answer_automatically


def decide_due(match: Match, now: int, away: tuple[int, ...] = ()) -> Decision | None:
    """What is to be written down at `now`, or None when nothing is. `away`: for each seat when its player left, or 0.

    A seat whose time is up goes first. Else chance acts where it is waited for; and in a game that measures its own time, what
    that time does, one after the other. Nothing of it while physics is asked: that goes before. Last, the standing offer is
    answered for players who are away.
    """
    timeless = match.clock is None and match.timers is None and match.offer is None
    if match.status != "playing" or (timeless and CHANCE not in match.to_act):
        return None
    draft = Draft(match, now, away)
    _time_is_up(draft, now)
    if not draft.events:
        let_chance_act(draft)
        _own_time(draft)
        answer_automatically(draft)
    return draft.decision() if draft.events else None


def _time_is_up(draft: Draft, now: int) -> None:
    """The clock of the table: a flag falls, or where the match goes on without who is late, bots take over."""
    match = draft.match
    if match.clock is None:
        return
    if match.timing.goes_on:
        level = middle_level(match.game.info)
        for seat in match.clock.overdue(now):
            draft.add(ev.Late(at=draft.now, seat=seat, level=level))
    elif (flagged := match.clock.flagged(now)) is not None:
        draft.add(ev.Flagged(at=draft.now, seat=flagged))


def _own_time(draft: Draft) -> None:
    """The time a game measures itself: the facts it said would happen."""
    while (timers := draft.match.timers) is not None and CHANCE not in draft.match.to_act:
        timer = timers.overdue(draft.now)
        if timer is None:
            return
        draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=timer.action))
        let_chance_act(draft)


def next_due(match: Match) -> int | None:
    """When something happens at a table though nobody asks: a flag, a bot, bodies, the game's own time; 0: now, None: never."""
    if match.status != "playing":
        return None
    clock = match.clock if match.clock is not None and match.clock.running else None
    if clock is not None and not isinstance(clock.kind, Days):
        return 0
    if match.bots_to_act() or CHANCE in match.to_act or match.awaits_physics:
        return 0
    if match.timers is not None and match.timers.next_at() is not None:
        return 0
    return clock.flag_at() if clock is not None else None


def decide_restart(match: Match, now: int) -> Decision | None:
    """What is to be written down when the server comes back: time that ran in seconds is set running anew, or None."""
    clock, timers = match.clock, match.timers
    hurried = clock is not None and clock.running and not isinstance(clock.kind, Days)
    if not hurried and (timers is None or timers.next_at() is None):
        return None
    draft = Draft(match, now)
    draft.add(ev.Restarted(at=draft.now))
    return draft.decision()


def decide_physics(match: Match, action: str, motion: bytes, now: int) -> Decision:
    """The result of a simulation, with the motion that led there. `action` goes into the log as it is.

    Raises:
        NotNow: when no simulation is due.
        NotationError, IllegalAction: when it is nothing that can have happened.
    """
    if not match.awaits_physics:
        raise NotNow("nothing moves now", status=match.status)
    draft = Draft(match, now)
    state = match.game.apply(match.state, CHANCE, match.game.parse_action(action))
    record_action(draft, ev.Acted(at=draft.now, seat=CHANCE, action=action, motion=base64.b64encode(motion).decode()), state)
    return draft.decision()


def decide_abandoned(match: Match, now: int, idle_limits: IdleLimits) -> Decision | None:
    """That the table is closed, if nothing has happened for as long as there is idle_limits; else None."""
    days = _days(match, idle_limits)
    if not days or now - match.at < days * DAY:
        return None
    draft = Draft(match, now)
    draft.add(ev.Closed(at=draft.now))
    return draft.decision()


def _days(match: Match, idle_limits: IdleLimits) -> int:
    """For how many days a match is waited for; 0 where it is not for us to close it."""
    if match.status == "over" or next_due(match) is not None:
        return 0
    return idle_limits.waiting_days if match.status == "waiting" else idle_limits.playing_days
