"""Timers of the game itself (`Game.timers`), such as an hourglass: an immutable value, with the current time as an argument.

Timers are suspended while the table is paused and while a physics simulation runs, because nobody can act then. Times are whole
milliseconds.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import Game, Timer
from rivage.table.protocol import TimersView, TimerView

from .clock import SECOND


class RunningTimer(Struct, frozen=True):
    """A running timer, and when it expires."""

    timer: Timer
    due: int


class Timers(Struct, frozen=True):
    """The running timers, and when they were suspended."""

    running: tuple[RunningTimer, ...] = ()
    suspended_at: int | None = None
    """The time at which the timers were suspended; None while they run."""

    # Queries.

    def next_at(self) -> int | None:
        """The time at which the next timer expires, or None if none is running."""
        return min((running.due for running in self.running), default=None) if self.suspended_at is None else None

    def overdue(self, now: int) -> Timer | None:
        """The timer that has expired, or None; of several, the one that expired first."""
        if self.suspended_at is not None:
            return None
        expired = [running for running in self.running if running.due <= now]
        return min(expired, key=lambda running: running.due).timer if expired else None

    def view(self, now: int) -> TimersView:
        """The timers as sent to clients, which count down from them."""
        at = now if self.suspended_at is None else self.suspended_at
        left = tuple(TimerView(running.timer.kind, running.timer.seat, max(0, running.due - at)) for running in self.running)
        return TimersView(now, left, runs=self.suspended_at is None)

    def left(self, now: int) -> dict[str, float]:
        """Remaining seconds by kind of timer; the smallest value if several of a kind are running."""
        at = now if self.suspended_at is None else self.suspended_at
        left: dict[str, float] = {}
        for running in self.running:
            seconds = max(0, running.due - at) / SECOND
            left[running.timer.kind] = min(left.get(running.timer.kind, seconds), seconds)
        return left

    # Changes. Each returns new timers.

    def update(self, now: int, game: Game[Any, Any, Any], state: Any) -> "Timers":
        """The timers after the game has reached `state`: those that the game requests, suspended while a simulation runs."""
        timers = self.resume(now).with_running(now, game.timers(state))
        return timers.pause(now) if game.simulated(state) else timers

    def with_running(self, now: int, requested: tuple[Timer, ...]) -> "Timers":
        """The timers that the game requests: those that run already continue, the others start."""
        due = {(old.timer.kind, old.timer.number): old.due for old in self.running}
        running = tuple(
            RunningTimer(timer, due.get((timer.kind, timer.number), now + timer.seconds * SECOND)) for timer in requested
        )
        return replace(self, running=running)

    def pause(self, now: int) -> "Timers":
        """The timers suspended from `now` on; unchanged if they are already suspended."""
        return self if self.suspended_at is not None else replace(self, suspended_at=now)

    def resume(self, now: int) -> "Timers":
        """The timers running again, with the time that was left."""
        return self if self.suspended_at is None else replace(self.shifted(now - self.suspended_at), suspended_at=None)

    def shifted(self, by: int) -> "Timers":
        """All timers moved by `by` milliseconds, to give back time during which the server was down."""
        running = tuple(replace(timer, due=timer.due + by) for timer in self.running)
        return replace(self, running=running, suspended_at=None if self.suspended_at is None else self.suspended_at + by)
