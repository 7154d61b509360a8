"""The log of a table as each audience may read it.

In most games everybody reads the same lines. In games played in rounds, only the holder of a seat reads the actions of that seat
in the current round. When the next action of chance or the end of the match reveals the round, the other players read these lines
in their original order, just before the line that reveals them.

Each audience numbers its own lines in the order in which it got them. So the numbers have no gaps, a receiver that sees a gap has
missed a message, and the numbers do not reveal how much other players have done.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rivage.core import CHANCE
from rivage.table.protocol import Entry
from rivage.table.protocol import events as ev

from .redact import public

_EVERYBODY = -1


class _Line(NamedTuple):
    shown: Any
    """The event as sent to those who may read it."""
    seat: int = _EVERYBODY
    """The seat whose holder alone may read the line until the round is revealed."""
    reveals_before: bool = False
    """Whether hidden lines are revealed before this line."""
    reveals_after: bool = False
    """Whether hidden lines are revealed after this line, including the line itself."""


class _Reader:
    """The lines that one audience has read, and those that are hidden from it."""

    __slots__ = ("entries", "held", "hidden", "old_count")

    def __init__(self, held: tuple[int, ...]) -> None:
        self.held = held
        self.entries: list[Entry] = []
        self.old_count = 0
        """The number of entries before the last batch."""
        self.hidden: list[Any] = []

    def add(self, lines: Sequence[_Line]) -> None:
        self.old_count = len(self.entries)
        for line in lines:
            if line.reveals_before:
                self.reveal()
            if line.seat == _EVERYBODY or line.seat in self.held:
                self.entries.append(Entry(len(self.entries) + 1, line.shown))
            else:
                self.hidden.append(line.shown)
            if line.reveals_after:
                self.reveal()

    def add_all(self, events: Sequence[Any]) -> None:
        """Add events that are not hidden from anybody."""
        entries = self.entries
        self.old_count = len(entries)
        for event in events:
            entries.append(Entry(len(entries) + 1, event))

    def reveal(self) -> None:
        for shown in self.hidden:
            self.entries.append(Entry(len(self.entries) + 1, shown))
        self.hidden.clear()


class AudienceLog:
    """All events of a table, as read by each audience. An audience is named by the seats that it holds."""

    __slots__ = ("_lines", "_old_count", "_over", "_readers", "_secret", "_secret_chance", "public_changed_at")

    def __init__(
        self, events: Sequence[ev.AnyEvent] = (), *, secret: bool = False, secret_chance: bool = False, over: bool = False
    ) -> None:
        """The log of these events.

        Args:
            events: the events of the match until now.
            secret: whether rounds are hidden until they are revealed.
            secret_chance: as in `GameInfo`.
            over: whether the match is over after these events.
        """
        self._secret = secret
        self._secret_chance = secret_chance
        self._over = False
        self.public_changed_at = 0
        """The time of the last public event; hidden events do not change it."""
        self._lines: list[_Line] = []
        self._old_count = 0
        """The number of lines before the last batch."""
        self._readers: dict[tuple[int, ...], _Reader] = {}
        if not secret:
            self._readers[()] = _Reader(())
        self.add(events, over=over)
        self.add((), over=over)

    def add(self, events: Sequence[ev.AnyEvent], *, over: bool) -> None:
        """Add a stored batch; `over` says whether the match is over after it. After an empty batch no line counts as new."""
        if not self._secret:
            self._readers[()].add_all([public(event, secret_chance=self._secret_chance) for event in events])
            self.public_changed_at = events[-1].at if events else self.public_changed_at
            return
        lines = [self._line(event) for event in events]
        if over and not self._over:
            last = max(
                (k for k, event in enumerate(events) if isinstance(event, ev.Acted | ev.Resigned)), default=len(events) - 1
            )
            lines[last] = lines[last]._replace(reveals_after=True)
        self._over = over
        for event, line in zip(events, lines, strict=True):
            if over or line.seat == _EVERYBODY:
                self.public_changed_at = event.at
        self._old_count = len(self._lines)
        self._lines += lines
        for reader in self._readers.values():
            reader.add(lines)

    def read(self, held: tuple[int, ...]) -> Sequence[Entry]:
        """All lines that a holder of these seats may read now."""
        return self._reader(held).entries

    def newest(self, held: tuple[int, ...], limit: int) -> tuple[int, Sequence[Entry]]:
        """The number of lines that a holder of these seats may read now, and the newest `limit` of them."""
        entries = self._reader(held).entries
        return len(entries), entries[-limit:]

    def latest_batch(self, held: tuple[int, ...]) -> tuple[int, Sequence[Entry]]:
        """The number of lines that a holder of these seats could read before the last batch, and the lines added by it."""
        reader = self._reader(held)
        return reader.old_count, reader.entries[reader.old_count :]

    def _reader(self, held: tuple[int, ...]) -> _Reader:
        key = held if self._secret else ()
        reader = self._readers.get(key)
        if reader is None:
            reader = self._readers[key] = _Reader(key)
            reader.add(self._lines[: self._old_count])
            reader.add(self._lines[self._old_count :])
        return reader

    def _line(self, event: ev.AnyEvent) -> _Line:
        shown = public(event, secret_chance=self._secret_chance)
        if isinstance(event, ev.Acted | ev.Undone):
            return _Line(shown, reveals_before=True) if event.seat == CHANCE else _Line(shown, event.seat)
        return _Line(shown)
