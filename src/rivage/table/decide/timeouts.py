"""Deciding what happens without a command: time that is up, chance, consent of absent players, time set anew after a restart."""

from rivage.core import CHANCE
from rivage.table.match import Match
from rivage.table.protocol import Days
from rivage.table.protocol import events as ev

from . import takeover
from .chance import let_chance_act
from .decision import Deciding, Decision
from .offers import answer_automatically


def due(match: Match, now: int, away: tuple[int, ...] = ()) -> Decision | None:
    """What is to be written down at `now`, or None when nothing is. `away`: for each seat when its player left, or 0.

    A seat whose time is up goes first. Else chance acts where it is waited for; and in a game that measures its own time, what
    that time does, one after the other. Nothing of it while physics is asked: that goes before. Last, the standing offer is
    answered for players who are away.
    """
    timeless = match.clock is None and match.timers is None and match.offer is None
    if match.status != "playing" or (timeless and CHANCE not in match.to_act):
        return None
    deciding = Deciding(match, now, away)
    _time_is_up(deciding, now)
    if not deciding.events:
        let_chance_act(deciding)
        _own_time(deciding)
        answer_automatically(deciding)
    return deciding.done() if deciding.events else None


def _time_is_up(deciding: Deciding, now: int) -> None:
    """The clock of the table: a flag falls, or where the match goes on without who is late, bots take over."""
    match = deciding.match
    if match.clock is None:
        return
    if match.timing.goes_on:
        takeover.late(deciding, match.clock.overdue(now))
    elif (seat := match.clock.flagged(now)) is not None:
        deciding.add(ev.Flagged(at=deciding.now, seat=seat))


def _own_time(deciding: Deciding) -> None:
    """The time a game measures itself: the facts it said would happen."""
    while (timers := deciding.match.timers) is not None and CHANCE not in deciding.match.to_act:
        timer = timers.overdue(deciding.now)
        if timer is None:
            return
        deciding.add(ev.Acted(at=deciding.now, seat=CHANCE, action=timer.action))
        let_chance_act(deciding)


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


def restarted(match: Match, now: int) -> Decision | None:
    """What is to be written down when the house comes back: time that ran in seconds is set running anew, or None."""
    clock, timers = match.clock, match.timers
    hurried = clock is not None and clock.running and not isinstance(clock.kind, Days)
    if not hurried and (timers is None or timers.next_at() is None):
        return None
    deciding = Deciding(match, now)
    deciding.add(ev.Restarted(at=deciding.now))
    return deciding.done()
