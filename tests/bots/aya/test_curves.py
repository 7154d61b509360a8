"""Curves between two places and directions."""

import math
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from rivage.bots.aya.curves import RADIUS, SPACING, BezierCurve, dubins_paths
from rivage.bots.aya.river import TIGHT
from rivage.games.aya.geometry.standard_spots import Way

places = some.builds(Way, some.floats(-400, 400), some.floats(-400, 400), some.floats(0, 360, exclude_max=True))


def apart(one: Way, other: Way) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def turned(one: Way, other: Way) -> float:
    """Degrees between two directions."""
    return abs((one.a - other.a + 180) % 360 - 180)


@given(places, places)
def test_a_curve_ends_where_it_should(start: Way, to: Way) -> None:
    assume(apart(start, to) > 1)
    found = dubins_paths(start, to)
    assert found
    for curve in found:
        assert apart(curve.to, to) < 0.7
        assert turned(curve.to, to) < 0.01


@given(places, places)
def test_the_shortest_curve_comes_first(start: Way, to: Way) -> None:
    lengths = [curve.length for curve in dubins_paths(start, to)]
    assert lengths == sorted(lengths)
    assert all(length >= apart(start, to) - 0.7 for length in lengths)


@given(places, places, some.floats(0, 1))
def test_the_rest_of_a_curve_is_the_curve_of_the_rest(start: Way, to: Way, part: float) -> None:
    # Nearer than this, three arcs may be shorter than two and a straight piece.
    assume(apart(start, to) >= 4 * RADIUS)
    curve = dubins_paths(start, to)[0]
    along = curve.length * part
    assume(curve.length - along > 1)
    rest = dubins_paths(curve.at(along), to)[0]
    assert rest.length == pytest.approx(curve.length - along, abs=1)


@given(places, places)
def test_no_arc_is_tighter_than_its_radius(start: Way, to: Way) -> None:
    assume(apart(start, to) > 1)
    for curve in dubins_paths(start, to):
        ways = (start, *curve.between(), to)
        for one, other in pairwise(ways):
            assert turned(one, other) <= math.degrees(SPACING / RADIUS) + 0.01


@given(places, places)
def test_dominoes_of_a_curve_are_evenly_spaced_and_no_farther_apart_than_the_most(start: Way, to: Way) -> None:
    assume(apart(start, to) > 1)
    for curve in dubins_paths(start, to):
        for one, other in pairwise((start, *curve.between(), to)):
            assert apart(one, other) <= SPACING + 0.01


@given(some.floats(20, 170), some.floats(-12, 12), some.floats(-25, 25))
def test_a_short_curve_leaves_and_arrives_as_it_should_with_dominoes_near_enough(length: float, off: float, turn: float) -> None:
    start = Way(0, 0, 90)
    to = start.ahead(length, math.tan(math.radians(off)) * length, turn)
    ways = (start, *BezierCurve(start, to).between(), to)
    for one, other in pairwise(ways):
        assert apart(one, other) <= TIGHT
        assert turned(one, other) < 50


@pytest.mark.parametrize("length", range(20, 120, 3))
def test_dominoes_of_a_short_straight_line_stand_near_enough_too(length: int) -> None:
    start, to = Way(0, 0, 0), Way(length, 0, 0)
    for curve in (dubins_paths(start, to)[0], BezierCurve(start, to)):
        assert all(apart(one, other) <= SPACING + 0.01 for one, other in pairwise((start, *curve.between(), to)))


def test_where_both_ends_look_along_one_line_the_curve_is_straight() -> None:
    (way,) = dubins_paths(Way(0, 0, 0), Way(40, 0, 0))[0].between()
    assert apart(way, Way(20, 0, 0)) < 0.01
    assert turned(way, Way(20, 0, 0)) < 0.01
