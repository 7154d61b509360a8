"""The clock of a match: an immutable value, with the current time as an argument.

Real time: each seat has a budget; a turn is charged when it ends, then the increment is added. Days: each turn starts with the
full number of days. Rounds: each round starts with the full number of seconds.
The time of several seats can run at the same time. A match without a clock has None instead. Times are whole milliseconds.

With real time the first turns are free (`FirstTurns`), so that nobody loses to a clock before they have come to the table.
"""

import msgspec

from rivage.core import CHANCE, OptionError, Seat
from rivage.table.protocol import ClockKind, ClockView, Days, NoClock, RealTime, Rounds

SECOND = 1_000
DAY = 86_400 * SECOND
MAX_BASE_S = 24 * 3600
"""Seconds of the longest initial budget of a real-time clock."""
MAX_INCREMENT_S = 3600
"""Seconds of the largest increment of a real-time clock."""
MAX_DAYS = 60
"""Days of the longest turn."""
MIN_ROUND_S = 5
"""Seconds of the shortest round. Less is not enough to enter anything."""
MAX_ROUND_S = 3600
"""Seconds of the longest round."""

NO_SEATS: frozenset[Seat] = frozenset()


class FirstTurns(msgspec.Struct, frozen=True):
    """The first turn of each seat, for which no time is charged. The clock starts when a seat begins its second turn."""

    to_act: frozenset[Seat] = NO_SEATS
    """The seats whose first turn it is."""
    finished: frozenset[Seat] = NO_SEATS
    """The seats that have finished their first turn."""

    def after(self, to_act: frozenset[Seat]) -> "FirstTurns | None":
        """The first turns after an action, when `to_act` are to act; None when a seat begins its second turn."""
        to_act -= {CHANCE}
        if not to_act or to_act == self.to_act:
            return self
        finished = self.finished | (self.to_act - to_act)
        return None if to_act & finished else FirstTurns(to_act, finished)

    def after_undo(self, to_act: frozenset[Seat]) -> "FirstTurns":
        """The first turns after an undo, when `to_act` are to act again."""
        to_act = to_act - {CHANCE} or self.to_act
        return FirstTurns(to_act, self.finished - to_act)


class Clock(msgspec.Struct, frozen=True):
    """The remaining time of each seat at the time `since`, and the seats whose time has been running since then."""

    kind: RealTime | Days | Rounds
    left: tuple[int, ...]
    running: frozenset[Seat] = NO_SEATS
    since: int = 0
    due: tuple[int, ...] = ()
    """Rounds and days: when the time of each seat that has finished would have run out, 0 for the other seats; () at first."""
    first_turns: FirstTurns | None = None
    """The first turns of a match in which they are free; None once the clock has started, or if it starts at once."""

    # Queries.

    def left_at(self, now: int) -> tuple[int, ...]:
        """Remaining milliseconds of each seat; never negative."""
        if not self.running:
            return self.left
        spent = max(0, now - self.since)
        return tuple(max(0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left))

    def flag_at(self) -> int | None:
        """The time at which the first running seat runs out of time, or None if no time is running."""
        if not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def flagged(self, now: int) -> Seat | None:
        """The seat that has run out of time, or None. Of several, the first to run out; of equals, the lowest number."""
        due = self.flag_at()
        if due is None or now < due:
            return None
        return min(self.running, key=lambda seat: (self.left[seat], seat))

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """All seats that have run out of time, in order."""
        return tuple(sorted(seat for seat in self.running if now >= self.since + self.left[seat]))

    def spent(self, seat: int, now: int) -> bool:
        """Whether a seat that has finished would have run out of time by now. Such a seat cannot continue its turn."""
        return bool(self.due) and 0 < self.due[seat] <= now

    def view(self, now: int) -> ClockView:
        """The clock as sent to clients, which count down from it."""
        return ClockView(at=now, left=self.left_at(now), running=tuple(sorted(self.running)))

    # Changes. Each returns a new clock.

    def press(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """The clock after an action, when `to_act` are to act. Seats that no longer act have finished and gain the increment."""
        if to_act == self.running:
            return self
        if self.first_turns is not None:
            first_turns = self.first_turns.after(to_act)
            if first_turns is None:
                return msgspec.structs.replace(self, running=to_act - {CHANCE}, since=now, first_turns=None)
            return msgspec.structs.replace(self, first_turns=first_turns)
        return self._switch(now, to_act, turn_finished=True)

    def shift(self, now: int, to_act: frozenset[Seat], back: Seat | None = None) -> "Clock":
        """The clock after an undo, when `to_act` are to act again. The time used stays charged, and nobody gains an increment.

        `back` is a seat that had finished and continues its turn: its time continues as if it had never stopped.
        """
        if to_act == self.running:
            return self
        if self.first_turns is not None:
            return msgspec.structs.replace(self, first_turns=self.first_turns.after_undo(to_act))
        return self._switch(now, to_act, turn_finished=False, back=back)

    def pause(self, now: int) -> "Clock":
        """The clock with no running time from `now` on."""
        return msgspec.structs.replace(self, left=self.left_at(now), running=NO_SEATS, since=now)

    def resume(self, now: int, to_act: frozenset[Seat]) -> "Clock":
        """The clock with the time of `to_act` running again from its remaining time, if the clock has started."""
        if self.first_turns is not None:
            return self
        return msgspec.structs.replace(self, running=to_act - {CHANCE}, since=now, due=self._postponed_due(now))

    def rebase(self, now: int) -> "Clock":
        """The clock with running time measured from `now` on. The time before is not charged, because the server was down."""
        return msgspec.structs.replace(self, since=now, due=self._postponed_due(now)) if self.running else self

    def _postponed_due(self, now: int) -> tuple[int, ...]:
        """`due` moved by the time since `since`, during which no time was charged."""
        return tuple(at + now - self.since if at else 0 for at in self.due)

    def _switch(self, now: int, to_act: frozenset[Seat], *, turn_finished: bool, back: Seat | None = None) -> "Clock":
        left = list(self.left_at(now))
        running = to_act - {CHANCE}
        due = self.due
        if not isinstance(self.kind, RealTime):
            deadlines = list(due or (0,) * len(left))
            for seat in self.running - running:
                left[seat] = _initial_ms(self.kind)
                deadlines[seat] = self.since + self.left[seat] if turn_finished else 0
            for seat in running - self.running:
                left[seat] = max(0, deadlines[seat] - now) if seat == back and deadlines[seat] else _initial_ms(self.kind)
                deadlines[seat] = 0
            due = tuple(deadlines)
        elif turn_finished:
            for seat in self.running - running:
                left[seat] += self.kind.increment * SECOND
        return msgspec.structs.replace(self, left=tuple(left), running=running, since=now, due=due)


def _initial_ms(kind: RealTime | Days | Rounds) -> int:
    if isinstance(kind, RealTime):
        return kind.base * SECOND
    return kind.days * DAY if isinstance(kind, Days) else kind.seconds * SECOND


def new_clock(kind: ClockKind, seats: int, *, free_first_turns: bool = False) -> Clock | None:
    """A clock of that kind, not running; None for `NoClock`. With one seat the first turn never ends and is not free."""
    if isinstance(kind, NoClock):
        return None
    first_turns = FirstTurns() if free_first_turns and seats > 1 else None
    return Clock(kind, (_initial_ms(kind),) * seats, first_turns=first_turns)


def check_clock(kind: ClockKind, allowed: tuple[type[ClockKind], ...]) -> None:
    """Check that a clock suits the game and that its numbers are in range.

    Raises:
        OptionError: for a kind of clock that is not in `allowed`, or a number of seconds or days out of range.
    """
    if not isinstance(kind, allowed):
        choices = ", ".join(str(option.__struct_config__.tag) for option in allowed)
        value = str(kind.__struct_config__.tag)
        raise OptionError(
            f"this game is played with the clocks {choices}, not {value}", name="clock", value=value, choices=choices
        )
    if isinstance(kind, RealTime):
        _check_range("clock.base", kind.base, 1, MAX_BASE_S)
        _check_range("clock.increment", kind.increment, 0, MAX_INCREMENT_S)
    elif isinstance(kind, Rounds):
        _check_range("clock.seconds", kind.seconds, MIN_ROUND_S, MAX_ROUND_S)
    elif isinstance(kind, Days):
        _check_range("clock.days", kind.days, 1, MAX_DAYS)


def _check_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        choices = f"{low} to {high}"
        raise OptionError(f"option {name} takes {choices}, not {value}", name=name, value=str(value), choices=choices)
