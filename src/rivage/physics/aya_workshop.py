"""Aya's workshop: a table that somebody set up is pushed once, and what happened is measured and explained."""

import base64
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rivage.analysis.aya import diagnose
from rivage.core import CHANCE, Sentence
from rivage.games.aya import GAME
from rivage.games.aya.components import FRICTION, HEIGHT, THICKNESS, TOUCH
from rivage.games.aya.geometry.shapes import between
from rivage.games.aya.geometry.spots import TENTHS, turned
from rivage.games.aya.state import AyaState
from rivage.games.aya.workshop import Bench, pushed, read

from .aya import answer, scene_of
from .cascade import Fall
from .errors import NoSuchDomino
from .wave import MIN_TIMED_DOMINOES, Speed, passed, speed, theoretical_speed
from .workshop_result import Break, Stretch, Toppled

__all__ = ["read", "topple"]

STRAIGHT: Final = 20
"""Dominoes of a straight row are turned by less than so many tenths of a degree ..."""
ALIGNED: Final = 1.0
"""... stand less than so many millimetres aside ..."""
EVEN: Final = 1.0
"""... and as far apart as those before, within so many millimetres."""
STEADY: Final = 4
"""So many dominoes after the one that was pushed the wave still gathers speed."""
WIDEST: Final = 0.95
"""Of the height: beyond that the theory has no wave."""


def topple(bench: Bench) -> Toppled:
    """What the last push at a table of the workshop does, after those before it.

    Raises:
        NoSuchDomino: when a domino that is to be pushed lies by then.
        PhysicsError: when the engine cannot go on.
    """
    state = bench.state
    for number in bench.pushes[:-1]:
        before = _pushed(state, number)
        state = GAME.apply(before, CHANCE, answer(before).action)
    before = _pushed(state, bench.pushes[-1])
    said = answer(before)
    motion, after = said.motion, GAME.apply(before, CHANCE, said.action)
    times = passed(motion.trajectory, scene_of(before).bodies)
    return Toppled(
        motion=base64.b64encode(motion.trajectory).decode(),
        seconds=motion.seconds,
        rest=GAME.format_action(said.action),
        fell=tuple(fall.domino + 1 for fall in motion.falls),
        stands=len(after.standing()),
        stretches=tuple(_stretches(before, motion.falls, times)),
        breaks=tuple(_breaks(after, motion.falls)),
        findings=tuple(Sentence(f"aya-stopped-{each.key}", {**each.args}) for each in diagnose(before, after)),
    )


def _pushed(state: AyaState, number: int) -> AyaState:
    found = pushed(state, number)
    if found is None:
        raise NoSuchDomino(f"domino {number} lies already", domino=number)
    return found


def _stretches(state: AyaState, falls: tuple[Fall, ...], times: dict[int, float]) -> Iterator[Stretch]:
    """Straight rows with even gaps along which the wave ran, with its speed and the theory's."""
    for row in _rows(state, falls):
        spots = [state.dominoes[number].spot for number in row]
        ways = [math.hypot(spot.x - spots[0].x, spot.y - spots[0].y) / TENTHS for spot in spots]
        gap = ways[-1] / (len(row) - 1) - THICKNESS
        # Near the push the wave is not yet what it will be.
        skip = STEADY if row[0] == state.pushed - 1 else 0
        known = [(way, times[number]) for way, number in zip(ways, row, strict=True) if number in times][skip:]
        measured = speed([way for way, _ in known], [time for _, time in known], HEIGHT)
        if measured is not None:
            yield Stretch(row[0] + 1, row[-1] + 1, round(gap, 1), measured, _theory(round(gap, 1)))


def _rows(state: AyaState, falls: tuple[Fall, ...]) -> Iterator[list[int]]:
    """Runs of dominoes, each toppled by the one before, that stood in one line with even gaps."""
    toppler = {fall.domino: fall.by for fall in falls}
    after: dict[int, list[int]] = {}
    for number, by in toppler.items():
        if by is not None:
            after.setdefault(by, []).append(number)
    seen: set[int] = set()
    for first in toppler:
        if first in seen:
            continue
        row = [first]
        while (on := next((number for number in after.get(row[-1], ()) if _goes_on(state, row, number)), None)) is not None:
            row.append(on)
        seen.update(row[:-1])
        if len(row) >= MIN_TIMED_DOMINOES:
            yield row


def _goes_on(state: AyaState, row: list[int], number: int) -> bool:
    """Whether a domino stands on in the line of a row."""
    if number >= len(state.dominoes):
        return False
    last, spot = state.dominoes[row[-1]].spot, state.dominoes[number].spot
    step = spot.x - last.x, spot.y - last.y
    way = math.radians(last.a / TENTHS)
    aside = abs(step[1] * math.cos(way) - step[0] * math.sin(way)) / TENTHS
    if turned(last.a, spot.a) >= STRAIGHT or aside > ALIGNED:
        return False
    if len(row) < 2:
        return True
    before = state.dominoes[row[-2]].spot
    return abs(math.hypot(*step) - math.hypot(last.x - before.x, last.y - before.y)) / TENTHS <= EVEN


@lru_cache(maxsize=512)
def _theory(gap: float) -> Speed | None:
    """The speed of the theory for that gap, face to face."""
    if not 0 < gap < WIDEST * HEIGHT:
        return None
    unit = theoretical_speed(THICKNESS / HEIGHT, FRICTION, gap / HEIGHT)
    return Speed.of(unit, HEIGHT)


def _breaks(after: AyaState, falls: tuple[Fall, ...]) -> Iterator[Break]:
    """Where the river lies in two: a domino that does not touch the one that toppled it."""
    for fall in falls:
        if fall.by is None or fall.by >= len(after.dominoes):
            continue
        one, other = after.dominoes[fall.by].outline(), after.dominoes[fall.domino].outline()
        if one is not None and other is not None and (gap := between(one, other)) > TOUCH:
            yield Break(fall.by + 1, fall.domino + 1, round(gap, 1))
