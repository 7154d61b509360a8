"""The clock of a match: a value, with time as an argument.

Real time: each seat has a stock of time; what a turn takes is charged when the turn passes, then the increment is added.
Days: each turn starts with the full number of days. Rounds: each round starts with the full number of seconds.
Any number of seats may run at once. Without a clock a match holds None.
Times are whole milliseconds.
"""

import msgspec

from rivage.core import CHANCE, OptionError, Seat
from rivage.table.protocol import ClockKind, ClockView, Days, NoClock, RealTime, Rounds

SECOND = 1_000
DAY = 86_400 * SECOND
MAX_BASE_S = 24 * 3600
"""Most seconds a real-time clock may start with."""
MAX_INCREMENT_S = 3600
MAX_DAYS = 60
MIN_ROUND_S = 5
"""Fewest seconds a round may have: less is no time to write anything."""
MAX_ROUND_S = 3600

_NOBODY: frozenset[Seat] = frozenset()


class Clock(msgspec.Struct, frozen=True):
    """How much time each seat had when `since` was, and whose time has been running from then on."""

    kind: RealTime | Days | Rounds
    left: tuple[int, ...]
    running: frozenset[Seat] = _NOBODY
    since: int = 0
    due: tuple[int, ...] = ()
    """Rounds and days: when the time of each seat would have been up had it not finished, 0 where it has not; () at first."""

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

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """Every seat whose time is up, in order."""
        return tuple(sorted(seat for seat in self.running if now >= self.since + self.left[seat]))

    def spent(self, seat: int, now: int) -> bool:
        """Whether the time of a seat that has finished would be up by now: then it cannot run on."""
        return bool(self.due) and 0 < self.due[seat] <= now

    def view(self, now: int) -> ClockView:
        """What browsers count down from."""
        return ClockView(at=now, left=self.left_at(now), running=tuple(sorted(self.running)))

    # What happens to it. Each gives a new clock.

    def press(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """An action was made and `to_act` act next: who no longer acts has finished a turn and gains the increment."""
        if to_act == self.running:
            return self
        return self._turn(now, to_act, gain=True)

    def shift(self, now: int, to_act: frozenset[Seat], back: Seat | None = None) -> "Clock":
        """Actions were taken back and `to_act` act again: time spent is spent, and nobody gains.

        The time of `back`, who had finished and goes on writing, runs on as if it had never stopped.
        """
        if to_act == self.running:
            return self
        return self._turn(now, to_act, gain=False, back=back)

    def pause(self, now: int) -> "Clock":
        """Nobody's time runs from `now` on."""
        return msgspec.structs.replace(self, left=self.left_at(now), running=_NOBODY, since=now)

    def resume(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """The time of `to_act` runs on from what they had left."""
        return msgspec.structs.replace(self, running=to_act - {CHANCE}, since=now, due=self._later(now))

    def rebase(self, now: int) -> "Clock":
        """What runs, runs from `now` on: the time since the last fact is given back (the server was down)."""
        return msgspec.structs.replace(self, since=now, due=self._later(now)) if self.running else self

    def _later(self, now: int) -> tuple[int, ...]:
        """`due` when nothing has run since `since`."""
        return tuple(at + now - self.since if at else 0 for at in self.due)

    def _turn(self, now: int, to_act: frozenset[Seat], *, gain: bool, back: Seat | None = None) -> "Clock":
        left = list(self.left_at(now))
        running = to_act - {CHANCE}
        due = self.due
        if not isinstance(self.kind, RealTime):
            known = list(due or (0,) * len(left))
            for seat in self.running - running:
                left[seat] = _full(self.kind)
                known[seat] = self.since + self.left[seat] if gain else 0
            for seat in running - self.running:
                left[seat] = max(0, known[seat] - now) if seat == back and known[seat] else _full(self.kind)
                known[seat] = 0
            due = tuple(known)
        elif gain:
            for seat in self.running - running:
                left[seat] += self.kind.increment * SECOND
        return msgspec.structs.replace(self, left=tuple(left), running=running, since=now, due=due)


def _full(kind: RealTime | Days | Rounds) -> int:
    if isinstance(kind, RealTime):
        return kind.base * SECOND
    return kind.days * DAY if isinstance(kind, Days) else kind.seconds * SECOND


def new_clock(kind: ClockKind, seats: int) -> Clock | None:
    """A clock of that kind, not yet running; None where nobody is hurried."""
    return None if isinstance(kind, NoClock) else Clock(kind, (_full(kind),) * seats)


def check_kind(kind: ClockKind, fitting: tuple[type[ClockKind], ...]) -> None:
    """Refuse clocks nobody could play with.

    Raises:
        OptionError: for a clock that is not among those `fitting` the game, and for a number of seconds or days out of range.
    """
    if not isinstance(kind, fitting):
        choices = ", ".join(str(each.__struct_config__.tag) for each in fitting)
        value = str(kind.__struct_config__.tag)
        raise OptionError(
            f"this game is played with the clocks {choices}, not {value}", name="clock", value=value, choices=choices
        )
    if isinstance(kind, RealTime):
        _within("clock.base", kind.base, 1, MAX_BASE_S)
        _within("clock.increment", kind.increment, 0, MAX_INCREMENT_S)
    elif isinstance(kind, Rounds):
        _within("clock.seconds", kind.seconds, MIN_ROUND_S, MAX_ROUND_S)
    elif isinstance(kind, Days):
        _within("clock.days", kind.days, 1, MAX_DAYS)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        choices = f"{low} to {high}"
        raise OptionError(f"option {name} takes {choices}, not {value}", name=name, value=str(value), choices=choices)
