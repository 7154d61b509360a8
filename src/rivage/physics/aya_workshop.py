"""Aya's workshop: push a domino on a table that a player set up, then measure and explain the result."""

import base64
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rivage.analysis.aya import diagnose
from rivage.core import CHANCE, Sentence
from rivage.games.aya import GAME
from rivage.games.aya.components import FRICTION, HEIGHT, THICKNESS, TOUCH
from rivage.games.aya.geometry.shapes import distance_between
from rivage.games.aya.geometry.spots import TENTHS, turned
from rivage.games.aya.state import AyaState
from rivage.games.aya.workshop import Bench, read, with_push

from .aya import scene_of, simulate_state
from .cascade import Fall
from .errors import NoSuchDomino
from .wave import MIN_TIMED_DOMINOES, Speed, fit_speed, passing_times, theoretical_speed
from .workshop_result import Break, Stretch, Toppled

__all__ = ["read", "topple"]

MAX_ROW_TURN: Final = 20
"""Tenths of a degree. Largest turn between two dominoes of a straight row."""
MAX_ROW_OFFSET_MM: Final = 1.0
"""Millimetres. Largest sideways offset between two dominoes of a straight row."""
MAX_PITCH_DIFFERENCE_MM: Final = 1.0
"""Millimetres. Largest difference between two successive distances in a straight row."""
ACCELERATING_DOMINOES: Final = 4
"""Dominoes after the pushed one along which the wave still accelerates; they are not timed."""
MAX_THEORY_GAP: Final = 0.95
"""Heights of a domino. The theory has no wave for wider gaps."""


def topple(bench: Bench) -> Toppled:
    """Simulate the pushes of a workshop table and analyse the last one.

    Raises:
        NoSuchDomino: if a domino to push has already fallen.
        PhysicsError: if the simulation fails.
    """
    state = bench.state
    for number in bench.pushes[:-1]:
        before = _pushed(state, number)
        state = GAME.apply(before, CHANCE, simulate_state(before).action)
    before = _pushed(state, bench.pushes[-1])
    result = simulate_state(before)
    motion, after = result.motion, GAME.apply(before, CHANCE, result.action)
    times = passing_times(motion.trajectory, scene_of(before).bodies)
    return Toppled(
        motion=base64.b64encode(motion.trajectory).decode(),
        seconds=motion.seconds,
        rest=GAME.format_action(result.action),
        fell=tuple(fall.domino + 1 for fall in motion.falls),
        stands=len(after.standing()),
        stretches=tuple(_stretches(before, motion.falls, times)),
        breaks=tuple(_breaks(after, motion.falls)),
        findings=tuple(Sentence(f"aya-stopped-{finding.key}", {**finding.args}) for finding in diagnose(before, after)),
    )


def _pushed(state: AyaState, number: int) -> AyaState:
    found = with_push(state, number)
    if found is None:
        raise NoSuchDomino(f"domino {number} has already fallen", domino=number)
    return found


def _stretches(state: AyaState, falls: tuple[Fall, ...], times: dict[int, float]) -> Iterator[Stretch]:
    """Straight rows with even gaps along which the wave ran, with its measured and its theoretical speed."""
    for row in _rows(state, falls):
        spots = [state.dominoes[number].spot for number in row]
        distances = [math.hypot(spot.x - spots[0].x, spot.y - spots[0].y) / TENTHS for spot in spots]
        gap = distances[-1] / (len(row) - 1) - THICKNESS
        # Close to the push the wave has not reached its steady speed.
        skip = ACCELERATING_DOMINOES if row[0] == state.pushed - 1 else 0
        known = [(distance, times[number]) for distance, number in zip(distances, row, strict=True) if number in times][skip:]
        measured = fit_speed([distance for distance, _ in known], [time for _, time in known], HEIGHT)
        if measured is not None:
            yield Stretch(row[0] + 1, row[-1] + 1, round(gap, 1), measured, _theoretical_speed(round(gap, 1)))


def _rows(state: AyaState, falls: tuple[Fall, ...]) -> Iterator[list[int]]:
    """Rows of dominoes, each toppled by the one before, that stood in one line with even gaps."""
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
        while (on := next((number for number in after.get(row[-1], ()) if _continues_row(state, row, number)), None)) is not None:
            row.append(on)
        seen.update(row[:-1])
        if len(row) >= MIN_TIMED_DOMINOES:
            yield row


def _continues_row(state: AyaState, row: list[int], number: int) -> bool:
    """Whether a domino continues the line of a row."""
    if number >= len(state.dominoes):
        return False
    last, spot = state.dominoes[row[-1]].spot, state.dominoes[number].spot
    step = spot.x - last.x, spot.y - last.y
    direction = math.radians(last.a / TENTHS)
    aside = abs(step[1] * math.cos(direction) - step[0] * math.sin(direction)) / TENTHS
    if turned(last.a, spot.a) >= MAX_ROW_TURN or aside > MAX_ROW_OFFSET_MM:
        return False
    if len(row) < 2:
        return True
    before = state.dominoes[row[-2]].spot
    return abs(math.hypot(*step) - math.hypot(last.x - before.x, last.y - before.y)) / TENTHS <= MAX_PITCH_DIFFERENCE_MM


@lru_cache(maxsize=512)
def _theoretical_speed(gap: float) -> Speed | None:
    """Theoretical speed for a gap in millimetres, face to face. None if the theory has no wave for it."""
    if not 0 < gap < MAX_THEORY_GAP * HEIGHT:
        return None
    unit = theoretical_speed(THICKNESS / HEIGHT, FRICTION, gap / HEIGHT)
    return Speed.of(unit, HEIGHT)


def _breaks(after: AyaState, falls: tuple[Fall, ...]) -> Iterator[Break]:
    """Breaks of the river: dominoes that do not touch the domino that toppled them."""
    for fall in falls:
        if fall.by is None or fall.by >= len(after.dominoes):
            continue
        one, other = after.dominoes[fall.by].outline(), after.dominoes[fall.domino].outline()
        if one is not None and other is not None and (gap := distance_between(one, other)) > TOUCH:
            yield Break(fall.by + 1, fall.domino + 1, round(gap, 1))
