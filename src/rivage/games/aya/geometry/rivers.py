"""Finds the rivers of standing dominoes, in which each falls onto the next, and predicts which dominoes a push topples.

`felled` predicts one push; `river_from_start` predicts the whole first wave and the dominoes that it does not reach. Both use the
measured reach (`reach.py`). The client has the same functions in `web/src/games/aya/prediction/rivers.ts`.
"""

import heapq
import math
from collections.abc import Collection
from functools import lru_cache
from typing import Final

import msgspec

from rivage.games.aya.state import AyaState

from .graph import reached
from .reach import COVERED_REACH, lead, reach
from .spots import LYING, STANDING, TENTHS, TURN, Spot, boxes_overlap, fallen, standing, turned

_MAX_REACH: Final = 2 * (LYING[0] + STANDING[0]) + LYING[1]
"""Tenths of a millimetre. A falling domino does not reach a domino farther away than this along either axis."""

Stood = tuple[int, Spot]
"""A standing domino: its number and its spot."""


class River(msgspec.Struct, frozen=True):
    """A group of dominoes that fall onto one another."""

    number: int
    """Number of the river, from 1, in the order of the lowest domino in each."""
    dominoes: tuple[int, ...]
    """Numbers of its dominoes, in ascending order."""
    first: int
    """The first domino: no other falls onto it. The lowest number if there are several or none."""
    ends: tuple[int, ...]
    """The last dominoes: they do not fall onto another one. The highest number if every domino falls onto another."""


def stood(state: AyaState) -> tuple[Stood, ...]:
    """The standing dominoes of a state."""
    return tuple((domino.id, domino.spot) for domino in state.standing())


@lru_cache(maxsize=64)
def toppled(stood: tuple[Stood, ...]) -> dict[int, tuple[int, ...]]:
    """For each domino, the dominoes that it falls onto."""
    return {number: tuple(other for other, place in stood if other != number and leads(spot, place)) for number, spot in stood}


def joined(stood: tuple[Stood, ...]) -> dict[int, set[int]]:
    """For each domino, the dominoes that it falls onto and those that fall onto it."""
    after = toppled(stood)
    beside = {number: set(others) for number, others in after.items()}
    for number, others in after.items():
        for other in others:
            beside[other].add(number)
    return beside


@lru_cache(maxsize=64)
def rivers(stood: tuple[Stood, ...]) -> tuple[River, ...]:
    """The rivers of standing dominoes."""
    after, beside = toppled(stood), joined(stood)
    struck = {other for others in after.values() for other in others}
    found: list[River] = []
    left = set(beside)
    for number in sorted(beside):
        if number in left:
            group = sorted(reached(beside, [number], left.__contains__))
            left -= set(group)
            firsts = [number for number in group if number not in struck]
            ends = tuple(number for number in group if not after[number])
            found.append(River(len(found) + 1, tuple(group), (firsts or group)[0], ends or (group[-1],)))
    return tuple(found)


def heads(stood: tuple[Stood, ...]) -> tuple[int, ...]:
    """The dominoes that must be pushed so that all fall: those onto which no other falls, and one of each ring."""
    struck = {other for others in toppled(stood).values() for other in others}
    rings = {river.first for river in rivers(stood)}
    return tuple(number for number, _ in stood if number not in struck or number in rings)


def leads(spot: Spot, to: Spot) -> bool:
    """Whether a domino that stands at `spot` falls onto one that stands at `to`."""
    if abs(spot.x - to.x) > _MAX_REACH or abs(spot.y - to.y) > _MAX_REACH:
        return False
    return boxes_overlap(fallen(spot), standing(to))


# First wave.

_HALF_TURN: Final = TURN // 2


class CutOff(msgspec.Struct, frozen=True):
    """A group of dominoes that the river from the Start tile does not reach."""

    dominoes: tuple[int, ...]
    """Numbers of its dominoes, in ascending order."""
    joins: int
    """The domino at which the river would have to arrive: the first one of a chain that is nearest to the river."""
    end: int
    """The domino of the river that is nearest to `joins`; 0 if nothing stands on the Start tile."""
    gap: int
    """Millimetres between the centres of `joins` and `end`; 0 if there is no river."""


class FirstWave(msgspec.Struct, frozen=True):
    """The wave of the best first push, and the dominoes that it does not reach."""

    push: int
    """Number of the domino to push; 0 if nothing stands on the Start tile."""
    dominoes: tuple[int, ...]
    """Numbers of the dominoes that fall, in the order in which the wave reaches them."""
    cut_off: tuple[CutOff, ...]
    """The groups that the wave does not reach, the largest first."""


def felled(stood: tuple[Stood, ...], number: int) -> tuple[int, ...]:
    """Numbers of the dominoes that fall when one is pushed, in the order in which the wave reaches them."""
    strikes = _strikes(stood)
    found: dict[int, None] = {}
    queue: list[tuple[float, int, bool]] = [(0.0, number, False)]
    while queue:
        far, at, back = heapq.heappop(queue)
        if at not in found:
            found[at] = None
            for along, other, its_back in strikes[at, back]:
                if other not in found:
                    heapq.heappush(queue, (far + along, other, its_back))
    return tuple(found)


@lru_cache(maxsize=64)
def river_from_start(stood: tuple[Stood, ...], starts: tuple[int, ...]) -> FirstWave:
    """The longest wave that one push on the Start tile starts. `starts` are the numbers of the dominoes that stand there."""
    waves = [felled(stood, number) for number in starts]
    best = max(waves, key=lambda wave: (len(wave), -wave[0]), default=())
    return FirstWave(best[0] if best else 0, best, _cut_off(stood, best))


@lru_cache(maxsize=64)
def _strikes(stood: tuple[Stood, ...]) -> dict[tuple[int, bool], list[tuple[float, int, bool]]]:
    """The dominoes that each domino topples, for a fall forwards and a fall backwards.

    Each entry has the distance along the fall, the number of the toppled domino, and whether that one falls backwards.
    """
    found: dict[tuple[int, bool], list[tuple[float, int, bool]]] = {}
    for number, spot in stood:
        near = [
            (other, to)
            for other, to in stood
            if other != number and abs(to.x - spot.x) <= _MAX_REACH and abs(to.y - spot.y) <= _MAX_REACH
        ]
        for back in (False, True):
            direction = (spot.a + _HALF_TURN) % TURN if back else spot.a
            falls = Spot(spot.x, spot.y, direction)
            struck = found[number, back] = []
            for other, to in near:
                seen = lead(falls, direction, to)
                if seen is not None and (seen.along <= reach(seen) or (seen.along <= COVERED_REACH and leads(falls, to))):
                    struck.append((seen.along, other, turned(to.a, direction) > TURN // 4))
    return found


def _cut_off(stood: tuple[Stood, ...], wave: Collection[int]) -> tuple[CutOff, ...]:
    """The groups of dominoes that the wave does not reach, the largest first."""
    spots = dict(stood)
    fallen_numbers = set(wave)
    rest = tuple(domino for domino in stood if domino[0] not in fallen_numbers)
    beginnings = heads(rest)
    found = []
    for river in rivers(rest):
        own = [number for number in beginnings if number in river.dominoes]
        gap, joins, end = min(
            ((_distance(spots[head], spots[other]), head, other) for head in own for other in wave),
            default=(0.0, own[0], 0),
        )
        found.append(CutOff(river.dominoes, joins, end, round(gap / TENTHS)))
    return tuple(sorted(found, key=lambda piece: (-len(piece.dominoes), piece.dominoes[0])))


def _distance(one: Spot, other: Spot) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)
