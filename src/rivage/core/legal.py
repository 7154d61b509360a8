"""Collections of legal actions. They support `in` for every action and iterate in a fixed order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, Self, TypeVar

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Legal(Protocol[A_co]):
    """The legal actions of a seat in one state.

    `in` answers for every action. Iteration yields all of them in a fixed order; a game with too many actions to list
    yields good candidates instead.
    """

    def __contains__(self, action: object, /) -> bool: ...
    def __iter__(self) -> Iterator[A_co]: ...


class Listed(tuple[A, ...]):
    """A complete list of the legal actions, in the game's fixed order."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Chances(Listed[A]):
    """The legal actions of chance, each with an integer weight (its relative probability)."""

    weights: Sequence[int]

    def __new__(cls, actions: Iterable[A], weights: Sequence[int] | None = None) -> Self:
        """Create the list; without `weights` all actions are equally likely."""
        chances = super().__new__(cls, actions)
        chances.weights = weights if weights is not None else (1,) * len(chances)
        return chances

    def pick(self, number: int) -> A:
        """Return the action for a random `number` that was drawn uniformly from `range(total)`.

        Raises:
            IndexError: when `number` is not below `total`.
        """
        for action, weight in zip(self, self.weights, strict=True):
            if number < weight:
                return action
            number -= weight
        raise IndexError(number)

    @property
    def total(self) -> int:
        """Sum of the weights."""
        return sum(self.weights)
