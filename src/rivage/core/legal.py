"""Collections of legal actions: they always answer `in` and iterate in a fixed order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, Self, TypeVar

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Legal(Protocol[A_co]):
    """What may be done now. Where there are too many to list, iteration gives good candidates and `in` the truth."""

    def __contains__(self, action: object, /) -> bool: ...
    def __iter__(self) -> Iterator[A_co]: ...


class Listed(tuple[A, ...]):
    """Every legal action, in the game's fixed order."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Chances(Listed[A]):
    """What chance may do, each with its whole-number weight."""

    weights: Sequence[int]

    def __new__(cls, actions: Iterable[A], weights: Sequence[int] | None = None) -> Self:
        """Without weights all are even."""
        made = super().__new__(cls, actions)
        made.weights = weights if weights is not None else (1,) * len(made)
        return made

    def pick(self, number: int) -> A:
        """The action that `number`, drawn evenly from `range(total)`, stands for."""
        for action, weight in zip(self, self.weights, strict=True):
            if number < weight:
                return action
            number -= weight
        raise IndexError(number)

    @property
    def total(self) -> int:
        """Sum of the weights."""
        return sum(self.weights)
