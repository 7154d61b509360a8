"""Which standing dominoes make a river, each falling onto the next: how long it is, where it begins and where it ends."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from .geometry import LYING, STANDING, Spot, boxes_overlap, fallen, standing
from .state import AyaState

_FAR: Final = 2 * (LYING[0] + STANDING[0]) + LYING[1]
"""No domino that is farther off, in tenths of a millimetre, is reached by one that falls."""

Stood = tuple[int, Spot]
"""A standing domino: its number, and where."""


class River(msgspec.Struct, frozen=True):
    """Dominoes that fall one after the other."""

    number: int
    """Counted from 1, the one with the lowest domino first."""
    dominoes: tuple[int, ...]
    """Their numbers, in order."""
    first: int
    """The domino onto which no other falls; the lowest, where there are several or none."""
    ends: tuple[int, ...]
    """Those that fall onto no other; the highest, where each falls onto another."""


def stood(state: AyaState) -> tuple[Stood, ...]:
    """The dominoes that stand."""
    return tuple((domino.id, domino.spot) for domino in state.standing())


@lru_cache(maxsize=64)
def toppled(stood: tuple[Stood, ...]) -> dict[int, tuple[int, ...]]:
    """For each domino those it falls onto."""
    return {number: tuple(other for other, place in stood if other != number and leads(spot, place)) for number, spot in stood}


def joined(stood: tuple[Stood, ...]) -> dict[int, set[int]]:
    """For each domino those it falls onto, and those that fall onto it."""
    after = toppled(stood)
    beside = {number: set(others) for number, others in after.items()}
    for number, others in after.items():
        for other in others:
            beside[other].add(number)
    return beside


@lru_cache(maxsize=64)
def rivers(stood: tuple[Stood, ...]) -> tuple[River, ...]:
    """The rivers of the dominoes that stand."""
    after, beside = toppled(stood), joined(stood)
    struck = {other for others in after.values() for other in others}
    found: list[River] = []
    left = set(beside)
    for number in sorted(beside):
        if number in left:
            group = sorted(reached(number, beside))
            left -= set(group)
            firsts = [each for each in group if each not in struck]
            ends = tuple(each for each in group if not after[each])
            found.append(River(len(found) + 1, tuple(group), (firsts or group)[0], ends or (group[-1],)))
    return tuple(found)


def heads(stood: tuple[Stood, ...]) -> tuple[int, ...]:
    """The dominoes with which everything else would fall: those onto which no other falls, and one of each ring."""
    struck = {other for others in toppled(stood).values() for other in others}
    rings = {river.first for river in rivers(stood)}
    return tuple(number for number, _ in stood if number not in struck or number in rings)


def leads(spot: Spot, to: Spot) -> bool:
    """Whether a domino that stands at `spot` and falls ahead meets one that stands at `to`."""
    if abs(spot.x - to.x) > _FAR or abs(spot.y - to.y) > _FAR:
        return False
    return boxes_overlap(fallen(spot), standing(to))


def reached(number: int, beside: dict[int, set[int]]) -> Sequence[int]:
    """A domino and all that are joined to it, one by one."""
    found = [number]
    seen = {number}
    for each in found:
        new = sorted(beside[each] - seen)
        seen.update(new)
        found += new
    return found
