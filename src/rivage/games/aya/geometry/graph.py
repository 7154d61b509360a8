"""The graph of touching dominoes: reachability, stretches, and Gardens that fork. Dominoes are given by index."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from rivage.games.aya.components import FORK_TOUCHES

CUT: Final = -2
"""Marks a domino that does not belong to any stretch."""
_UNSEEN: Final = -1


def reached(
    touching: Sequence[Iterable[int]] | Mapping[int, Iterable[int]], starts: Iterable[int], passable: Callable[[int], bool]
) -> list[int]:
    """All indices that can be reached from `starts` through passable ones, starting with `starts` themselves."""
    found = [i for i in starts if passable(i)]
    seen = set(found)
    for i in found:
        new = [j for j in touching[i] if j not in seen and passable(j)]
        seen.update(new)
        found.extend(new)
    return found


def stretches(touching: Sequence[Iterable[int]], cut: Callable[[int], bool]) -> list[int]:
    """For each index, the first index of its stretch, or `CUT` if it separates stretches."""
    piece = [CUT if cut(i) else _UNSEEN for i in range(len(touching))]
    for i in range(len(piece)):
        if piece[i] == _UNSEEN:
            for j in reached(touching, [i], lambda k: piece[k] == _UNSEEN):
                piece[j] = i
    return piece


def separates_neighbours(neighbours: Iterable[int], touching: Sequence[Container[int]]) -> bool:
    """Whether `FORK_TOUCHES` neighbours of a Garden do not touch one another. Such a Garden is a fork."""
    return any(
        all(two not in touching[one] for one, two in combinations(group, 2)) for group in combinations(neighbours, FORK_TOUCHES)
    )
