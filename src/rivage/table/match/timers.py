"""Time that a game measures itself (`Game.timers`): an hourglass, patience. A value, with time as an argument.

Nothing runs while the table is paused, nor while physics is asked what moved: nobody can act then.
Times are whole milliseconds.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import Game, Timer
from rivage.table.protocol import TimersView, TimerView

from .clock import SECOND


class Running(Struct, frozen=True):
    """A timer, and when it is up."""

    timer: Timer
    due: int


class Timers(Struct, frozen=True):
    """What runs, and since when it is held up."""

    running: tuple[Running, ...] = ()
    held: int | None = None
    """Since when no time runs; None while it does."""

    # What they say.

    def next_at(self) -> int | None:
        """When the next one is up, or None when nothing runs."""
        return min((each.due for each in self.running), default=None) if self.held is None else None

    def overdue(self, now: int) -> Timer | None:
        """The one that is up; of several, the one that was first."""
        if self.held is not None:
            return None
        due = [each for each in self.running if each.due <= now]
        return min(due, key=lambda each: each.due).timer if due else None

    def view(self, now: int) -> TimersView:
        """What browsers count down from."""
        then = now if self.held is None else self.held
        left = tuple(TimerView(each.timer.kind, each.timer.seat, max(0, each.due - then)) for each in self.running)
        return TimersView(now, left, runs=self.held is None)

    def left(self, now: int) -> dict[str, float]:
        """Remaining seconds of each kind of timer; the smallest where several of a kind run."""
        then = now if self.held is None else self.held
        left: dict[str, float] = {}
        for each in self.running:
            seconds = max(0, each.due - then) / SECOND
            left[each.timer.kind] = min(left.get(each.timer.kind, seconds), seconds)
        return left

    # What happens to them. Each gives new timers.

    def follow(self, now: int, game: Game[Any, Any, Any], state: Any) -> "Timers":
        """The game is in `state` and goes on: time runs for what it asks for, unless physics is waited for."""
        after = self.resume(now).turn(now, game.timers(state))
        return after.pause(now) if game.simulated(state) else after

    def turn(self, now: int, wanted: tuple[Timer, ...]) -> "Timers":
        """The game asks for these: those that run already run on, the others begin."""
        known = {(each.timer.kind, each.timer.number): each.due for each in self.running}
        running = tuple(Running(timer, known.get((timer.kind, timer.number), now + timer.seconds * SECOND)) for timer in wanted)
        return replace(self, running=running)

    def pause(self, now: int) -> "Timers":
        """No time runs from `now` on, if any did."""
        return self if self.held is not None else replace(self, held=now)

    def resume(self, now: int) -> "Timers":
        """Time runs on from where it was."""
        return self if self.held is None else replace(self.later(now - self.held), held=None)

    def later(self, by: int) -> "Timers":
        """All of it so much later: the time since the last fact is given back (the server was down)."""
        running = tuple(replace(each, due=each.due + by) for each in self.running)
        return replace(self, running=running, held=None if self.held is None else self.held + by)
