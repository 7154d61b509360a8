"""The clock of a match: a value, with time as an argument.

Real time: each seat has a stock of time; what a turn takes is charged when the turn passes, then the increment is added.
Days: each turn starts with the full number of days. Any number of seats may run at once. Without a clock a match holds None.
Times are whole milliseconds.
"""

import msgspec

from rivage.core import CHANCE, OptionError, Seat

from .options import ClockKind, Days, NoClock, RealTime
from .view import ClockView

SECOND = 1_000
DAY = 86_400 * SECOND
LONGEST_BASE = 24 * 3600
"""Most seconds a real-time clock may start with."""
LONGEST_INCREMENT = 3600
LONGEST_DAYS = 60

_NOBODY: frozenset[Seat] = frozenset()


class Clock(msgspec.Struct, frozen=True):
    """How much time each seat had when `since` was, and whose time has been running from then on."""

    kind: RealTime | Days
    left: tuple[int, ...]
    running: frozenset[Seat] = _NOBODY
    since: int = 0

    # What it says.

    def left_at(self, now: int) -> tuple[int, ...]:
        """Milliseconds left for each seat; never below 0."""
        if not self.running:
            return self.left
        spent = max(0, now - self.since)
        return tuple(max(0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left))

    def flag_at(self) -> int | None:
        """When the first flag falls if nothing happens, or None while nothing runs."""
        if not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def flagged(self, now: int) -> Seat | None:
        """The seat whose time is up: the one that ran out first, the lowest among equals."""
        due = self.flag_at()
        if due is None or now < due:
            return None
        return min(self.running, key=lambda seat: (self.left[seat], seat))

    def view(self, now: int) -> ClockView:
        """What browsers count down from."""
        return ClockView(at=now, left=self.left_at(now), running=tuple(sorted(self.running)))

    # What happens to it. Each gives a new clock.

    def press(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """An action was made and `to_act` act next: who no longer acts has finished a turn and gains the increment."""
        if to_act == self.running:
            return self
        return self._turn(now, to_act, gain=True)

    def shift(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """Actions were taken back and `to_act` act again: time spent is spent, and nobody gains."""
        if to_act == self.running:
            return self
        return self._turn(now, to_act, gain=False)

    def pause(self, now: int) -> "Clock":
        """Nobody's time runs from `now` on."""
        return msgspec.structs.replace(self, left=self.left_at(now), running=_NOBODY, since=now)

    def resume(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """The time of `to_act` runs on from what they had left."""
        return msgspec.structs.replace(self, running=to_act - {CHANCE}, since=now)

    def rebase(self, now: int) -> "Clock":
        """What runs, runs from `now` on: the time since the last fact is given back (the house was down)."""
        return msgspec.structs.replace(self, since=now) if self.running else self

    def _turn(self, now: int, to_act: frozenset[Seat], *, gain: bool) -> "Clock":
        left = list(self.left_at(now))
        running = to_act - {CHANCE}
        if isinstance(self.kind, Days):
            for seat in self.running ^ running:
                left[seat] = self.kind.days * DAY
        elif gain:
            for seat in self.running - running:
                left[seat] += self.kind.increment * SECOND
        return msgspec.structs.replace(self, left=tuple(left), running=running, since=now)


def new_clock(kind: ClockKind, seats: int) -> Clock | None:
    """A clock of that kind, not yet running; None where nobody is hurried."""
    if isinstance(kind, RealTime):
        return Clock(kind, (kind.base * SECOND,) * seats)
    if isinstance(kind, Days):
        return Clock(kind, (kind.days * DAY,) * seats)
    return None


def check_kind(kind: ClockKind) -> None:
    """Refuse clocks nobody could play with.

    Raises:
        OptionError: for a base, increment or number of days out of range.
    """
    if isinstance(kind, NoClock):
        return
    if isinstance(kind, RealTime):
        _within("clock.base", kind.base, 1, LONGEST_BASE)
        _within("clock.increment", kind.increment, 0, LONGEST_INCREMENT)
    else:
        _within("clock.days", kind.days, 1, LONGEST_DAYS)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        choices = f"{low} to {high}"
        raise OptionError(f"option {name} takes {choices}, not {value}", name=name, value=str(value), choices=choices)
