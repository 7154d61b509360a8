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
    """The decision about everything that is due at `now`, or None. `away`: the time at which the player of each seat left, or 0.

    A seat that has run out of time takes precedence. Otherwise chance acts if it must, then the expired timers of the game in
    order; neither while a physics simulation runs. Last, the pending offer is answered for players who are away.
    """
    timeless = match.clock is None and match.timers is None and match.offer is None
    if match.status != "playing" or (timeless and CHANCE not in match.to_act):
        return None
    draft = Draft(match, now, away)
    _apply_table_clock(draft, now)
    if not draft.events:
        let_chance_act(draft)
        _apply_game_timers(draft)
        answer_automatically(draft)
    return draft.decision() if draft.events else None


def _apply_table_clock(draft: Draft, now: int) -> None:
    """Apply the clock of the table: a flag falls or, in games where bots take over, bots replace the late seats."""
    match = draft.match
    if match.clock is None:
        return
    if match.timing.bots_take_over:
        level = middle_level(match.game.info)
        for seat in match.clock.overdue(now):
            draft.add(ev.Late(at=draft.now, seat=seat, level=level))
    elif (flagged := match.clock.flagged(now)) is not None:
        draft.add(ev.Flagged(at=draft.now, seat=flagged))


def _apply_game_timers(draft: Draft) -> None:
    """Apply the timers of the game: the actions that it scheduled."""
    while (timers := draft.match.timers) is not None and CHANCE not in draft.match.to_act:
        timer = timers.overdue(draft.now)
        if timer is None:
            return
        draft.add(ev.Acted(at=draft.now, seat=CHANCE, action=timer.action))
        let_chance_act(draft)


def next_due(match: Match) -> int | None:
    """The time at which a table must act without a command: clock, bot, chance, physics or timer. 0: now, None: never."""
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
    """The decision after a restart of the server, or None: running clocks and timers continue without charging the downtime."""
    clock, timers = match.clock, match.timers
    clock_runs = clock is not None and clock.running and not isinstance(clock.kind, Days)
    if not clock_runs and (timers is None or timers.next_at() is None):
        return None
    draft = Draft(match, now)
    draft.add(ev.Restarted(at=draft.now))
    return draft.decision()


def decide_physics(match: Match, action: str, motion: bytes, now: int) -> Decision:
    """The decision about the result of a simulation and its motion. `action` is appended to the log as it is.

    Raises:
        NotNow: when the match does not wait for physics.
        NotationError, IllegalAction: when the result is impossible.
    """
    if not match.awaits_physics:
        raise NotNow("no simulation is due", status=match.status)
    draft = Draft(match, now)
    state = match.game.apply(match.state, CHANCE, match.game.parse_action(action))
    record_action(draft, ev.Acted(at=draft.now, seat=CHANCE, action=action, motion=base64.b64encode(motion).decode()), state)
    return draft.decision()


def decide_abandoned(match: Match, now: int, idle_limits: IdleLimits) -> Decision | None:
    """The decision to close the table after a long time without events (`idle_limits`); None if it is too early."""
    days = _max_idle_days(match, idle_limits)
    if not days or now - match.at < days * DAY:
        return None
    draft = Draft(match, now)
    draft.add(ev.Closed(at=draft.now))
    return draft.decision()


def _max_idle_days(match: Match, idle_limits: IdleLimits) -> int:
    """Days without events after which the table closes; 0 if it must not be closed."""
    if match.status == "over" or next_due(match) is not None:
        return 0
    return idle_limits.waiting_days if match.status == "waiting" else idle_limits.playing_days
