"""The actions that stand, in order: a value that grows without being copied.

A match of a thousand actions must not copy a thousand of them at each action. So all the values that grew out of one
another share one list, and each knows how much of it is its own. Only who adds to a value that is no longer the longest
(after an undo, or in a test that looks both ways) pays for a copy.
"""

from collections.abc import Iterable, Iterator


class History:
    """A frozen sequence of (seat, action): equal when the parts are equal."""

    __slots__ = ("_length", "_shared")

    def __init__(self, actions: Iterable[tuple[int, str]] = ()) -> None:
        self._shared: list[tuple[int, str]] = list(actions)
        self._length = len(self._shared)

    def then(self, seat: int, action: str) -> "History":
        """These actions and one more."""
        shared = self._shared
        if len(shared) != self._length:
            shared = shared[: self._length]
        shared.append((seat, action))
        return _part(shared, self._length + 1)

    def first(self, count: int) -> "History":
        """The first `count` of them."""
        return _part(self._shared, min(count, self._length))

    def since(self, count: int) -> list[tuple[int, str]]:
        """Those after the first `count`."""
        return self._shared[count : self._length]

    def without(self, index: int) -> "History":
        """All but the one at `index`."""
        kept = self._shared[: self._length]
        del kept[index]
        return History(kept)

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


def _part(shared: list[tuple[int, str]], length: int) -> History:
    part = History.__new__(History)
    part._shared = shared
    part._length = length
    return part
