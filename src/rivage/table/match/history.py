"""The history of actions: an immutable sequence that grows without being copied.

Appending must not copy all actions of a long match. Therefore all values that were derived from one another share one list, and
each remembers its length. A copy is made only when an action is added to a value that is no longer the longest, for example after
an undo.
"""

from collections.abc import Iterable, Iterator


class History:
    """An immutable sequence of (seat, action) pairs. Equal sequences compare equal."""

    __slots__ = ("_length", "_shared")

    def __init__(self, actions: Iterable[tuple[int, str]] = ()) -> None:
        self._shared: list[tuple[int, str]] = list(actions)
        self._length = len(self._shared)

    def with_action(self, seat: int, action: str) -> "History":
        """These actions followed by one more."""
        shared = self._shared
        if len(shared) != self._length:
            shared = shared[: self._length]
        shared.append((seat, action))
        return _shared_prefix(shared, self._length + 1)

    def first(self, count: int) -> "History":
        """The first `count` actions."""
        return _shared_prefix(self._shared, min(count, self._length))

    def since(self, count: int) -> list[tuple[int, str]]:
        """The actions after the first `count`."""
        return self._shared[count : self._length]

    def without(self, index: int) -> "History":
        """All actions except the one at `index`."""
        actions = self._shared[: self._length]
        del actions[index]
        return History(actions)

    def __getitem__(self, index: int) -> tuple[int, str]:
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        return self._shared[index]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return iter(self._shared[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({list(self)!r})"


def _shared_prefix(shared: list[tuple[int, str]], length: int) -> History:
    prefix = History.__new__(History)
    prefix._shared = shared
    prefix._length = length
    return prefix
