"""Result of a push at a workshop table."""

import base64
import json
from typing import Any

import pytest

from rivage.physics import NoSuchDomino, decode
from rivage.physics.aya import scene_of
from rivage.physics.aya_workshop import read, topple
from rivage.physics.samples import turn
from rivage.physics.workshop_result import Toppled


def push(spots: list[tuple[float, float, float]], *pushes: int) -> Toppled:
    dominoes = [{"kind": "forest", "x": x, "y": y, "heading": heading} for x, y, heading in spots]
    return topple(read(json.dumps({"dominoes": dominoes, "pushes": pushes}).encode()))


def row(count: int, gap: float, first: float = -400.0) -> list[tuple[float, float, float]]:
    return [(first + number * (gap + 6), 0.0, 0.0) for number in range(count)]


def test_the_speed_along_a_straight_row_is_near_the_theory_for_its_gap() -> None:
    found = push(row(24, 14), 1)
    assert (found.fell, found.stands, found.breaks, found.findings) == (tuple(range(1, 25)), 0, (), ())
    (stretch,) = found.stretches
    assert (stretch.first, stretch.last, stretch.gap) == (1, 24, 14.0)
    assert stretch.theory is not None
    assert stretch.measured.unit == pytest.approx(stretch.theory.unit, rel=0.05)
    assert stretch.measured.millimetres == pytest.approx(stretch.theory.millimetres, rel=0.05)


def test_no_speed_is_measured_near_the_push_where_the_wave_accelerates() -> None:
    assert push(row(8, 14), 1).stretches == ()
    assert len(push(row(9, 14), 1).stretches) == 1


def test_the_motion_starts_from_the_table_that_was_sent() -> None:
    spots = row(5, 14)
    found = push(spots, 1)
    dominoes: list[Any] = [{"kind": "forest", "x": x, "y": y, "heading": a} for x, y, a in spots]
    start = scene_of(read(json.dumps({"dominoes": dominoes, "pushes": [1]}).encode()).state).bodies
    assert decode(base64.b64decode(found.motion), start).final.keys() == set(range(5))
    assert found.rest.startswith("rest 1:")


def test_a_gap_too_wide_stops_the_wave_and_is_named_as_the_reason() -> None:
    found = push([*row(4, 14), *row(3, 14, first=-300.0)], 1)
    assert found.stands == 3
    (finding,) = found.findings
    assert (finding.id, finding.args["domino"], finding.args["by"]) == ("aya-stopped-too-far", 5, 4)


def test_a_sharp_turn_breaks_the_river_and_the_breaks_are_listed() -> None:
    gentle, sharp = (push([(x - 200, y, a % 360) for x, y, a in turn(angle, 20, turning=3)], 1) for angle in (15.0, 50.0))
    assert (gentle.stands, gentle.breaks) == (0, ())
    assert sharp.breaks
    assert all(each.gap > 1 for each in sharp.breaks)


def test_a_second_push_starts_from_the_end_of_the_first() -> None:
    spots = [*row(3, 14), *row(3, 14, first=0.0)]
    assert push(spots, 1, 4).fell == (4, 5, 6)
    with pytest.raises(NoSuchDomino):
        push(spots, 1, 2)
