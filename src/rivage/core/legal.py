"""Collections of legal actions: they always answer `in` and iterate in a fixed order."""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Legal(Protocol[A_co]):
    """What may be done now. Where there are too many to list, iteration gives good candidates and `in` the truth."""

    def __contains__(self, action: object, /) -> bool: ...
    def __iter__(self) -> Iterator[A_co]: ...


class Listed(Generic[A]):
    """Every legal action, in the game's fixed order."""

    __slots__ = ("actions",)

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions = actions

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self.actions)!r})"


class Chances(Listed[A]):
    """What chance may do, each with its whole-number weight."""

    __slots__ = ("weights",)

    def __init__(self, actions: Sequence[A], weights: Sequence[int] | None = None) -> None:
        super().__init__(actions)
        self.weights: Sequence[int] = weights if weights is not None else (1,) * len(actions)

    def pick(self, number: int) -> A:
        """The action that `number`, drawn evenly from `range(total)`, stands for."""
        for action, weight in zip(self.actions, self.weights, strict=True):
            if number < weight:
                return action
            number -= weight
        raise IndexError(number)

    @property
    def total(self) -> int:
        """Sum of the weights."""
        return sum(self.weights)
