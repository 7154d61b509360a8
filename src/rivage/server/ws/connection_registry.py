"""Who is connected now, by player, so that all lines of one can be closed at once."""

from typing import Protocol


class Closable(Protocol):
    """A line to a browser."""

    def close(self, code: int, reason: str) -> None:
        """End it with a close code."""
        ...


class Present:
    """The open lines of every player; it holds as many as there are, and none that has ended."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Closable]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def came(self, player: str, line: Closable) -> None:
        """One line more."""
        self._lines.setdefault(player, set()).add(line)

    def went(self, player: str, line: Closable) -> None:
        """One line less."""
        lines = self._lines[player]
        lines.discard(line)
        if not lines:
            del self._lines[player]

    def send_away(self, player: str, code: int, reason: str) -> None:
        """Close every line of a player; each is gone from here when it has ended."""
        for line in tuple(self._lines.get(player, ())):
            line.close(code, reason)
