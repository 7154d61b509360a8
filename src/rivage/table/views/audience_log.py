"""The log of a table as each audience may read it.

In most games everybody reads the same lines. Where all seats act at once, what a seat does in the running round is read only
by who holds that seat. When the round is revealed, by the next action of chance or the end of the match, the others read it
too: these lines come in their order, just before chance's.

Every audience numbers its own lines, in the order in which it got them. So the numbers have no gaps, a receiver that sees one
has missed something, and nobody can tell from a number how much others have written.
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
    """The event as whoever may read it sees it."""
    seat: int = _EVERYBODY
    """Whose holder alone reads it until it is revealed."""
    opens: bool = False
    """What was hidden is read before this line."""
    ends: bool = False
    """What was hidden is read after this line, itself included."""


class _Reader:
    """What one audience has read."""

    __slots__ = ("entries", "held", "hidden", "told")

    def __init__(self, held: tuple[int, ...]) -> None:
        self.held = held
        self.entries: list[Entry] = []
        self.told = 0
        """How many of the entries were there before the last batch."""
        self.hidden: list[Any] = []

    def add(self, lines: Sequence[_Line]) -> None:
        self.told = len(self.entries)
        for line in lines:
            if line.opens:
                self.reveal()
            if line.seat == _EVERYBODY or line.seat in self.held:
                self.entries.append(Entry(len(self.entries) + 1, line.shown))
            else:
                self.hidden.append(line.shown)
            if line.ends:
                self.reveal()

    def add_all(self, events: Sequence[Any]) -> None:
        """Read what is hidden from nobody."""
        entries = self.entries
        self.told = len(entries)
        for event in events:
            entries.append(Entry(len(entries) + 1, event))

    def reveal(self) -> None:
        for shown in self.hidden:
            self.entries.append(Entry(len(self.entries) + 1, shown))
        self.hidden.clear()


class AudienceLog:
    """All events of a table, read by audiences: the seats somebody holds."""

    __slots__ = ("_lines", "_mark", "_over", "_readers", "_secret", "_secret_chance", "told_at")

    def __init__(
        self, events: Sequence[ev.AnyEvent] = (), *, secret: bool = False, secret_chance: bool = False, over: bool = False
    ) -> None:
        """The log of these events. `secret`: rounds are hidden until they are revealed. `secret_chance`: as in `GameInfo`."""
        self._secret = secret
        self._secret_chance = secret_chance
        self._over = False
        self.told_at = 0
        """When the last thing happened that everybody may know: in rounds nothing that is still hidden moves it."""
        self._lines: list[_Line] = []
        self._mark = 0
        """How many lines there were before the last batch."""
        self._readers: dict[tuple[int, ...], _Reader] = {}
        if not secret:
            self._readers[()] = _Reader(())
        self.add(events, over=over)
        self.add((), over=over)

    def add(self, events: Sequence[ev.AnyEvent], *, over: bool) -> None:
        """A batch was stored; `over` says whether the match is over after it. An empty batch makes all there is old."""
        if not self._secret:
            self._readers[()].add_all([public(event, secret_chance=self._secret_chance) for event in events])
            self.told_at = events[-1].at if events else self.told_at
            return
        lines = [self._line(event) for event in events]
        if over and not self._over:
            last = max(
                (k for k, event in enumerate(events) if isinstance(event, ev.Acted | ev.Resigned)), default=len(events) - 1
            )
            lines[last] = lines[last]._replace(ends=True)
        self._over = over
        for event, line in zip(events, lines, strict=True):
            if over or line.seat == _EVERYBODY:
                self.told_at = event.at
        self._mark = len(self._lines)
        self._lines += lines
        for reader in self._readers.values():
            reader.add(lines)

    def read(self, held: tuple[int, ...]) -> Sequence[Entry]:
        """Every line that who holds these seats may read now."""
        return self._reader(held).entries

    def newest(self, held: tuple[int, ...], most: int) -> tuple[int, Sequence[Entry]]:
        """How many lines they may read now, and the newest of them."""
        entries = self._reader(held).entries
        return len(entries), entries[-most:]

    def fresh(self, held: tuple[int, ...]) -> tuple[int, Sequence[Entry]]:
        """The lines that the last batch gave them to read, and how many they had before."""
        reader = self._reader(held)
        return reader.told, reader.entries[reader.told :]

    def _reader(self, held: tuple[int, ...]) -> _Reader:
        key = held if self._secret else ()
        reader = self._readers.get(key)
        if reader is None:
            reader = self._readers[key] = _Reader(key)
            reader.add(self._lines[: self._mark])
            reader.add(self._lines[self._mark :])
        return reader

    def _line(self, event: ev.AnyEvent) -> _Line:
        shown = public(event, secret_chance=self._secret_chance)
        if isinstance(event, ev.Acted | ev.Undone):
            return _Line(shown, opens=True) if event.seat == CHANCE else _Line(shown, event.seat)
        return _Line(shown)
