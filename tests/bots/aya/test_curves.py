"""Curves between two poses."""

import math
from itertools import pairwise

import pytest
from hypothesis import assume, given, strategies

from rivage.bots.aya.curves import RADIUS, SPACING, BezierCurve, dubins_paths
from rivage.bots.aya.river import TIGHT
from rivage.games.aya.geometry.standard_spots import Way

places = strategies.builds(
    Way, strategies.floats(-400, 400), strategies.floats(-400, 400), strategies.floats(0, 360, exclude_max=True)
)


def distance(a: Way, b: Way) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def angle(a: Way, b: Way) -> float:
    """The angle between two directions, in degrees."""
    return abs((a.a - b.a + 180) % 360 - 180)


@given(places, places)
def test_every_path_ends_in_the_requested_pose(start: Way, to: Way) -> None:
    assume(distance(start, to) > 1)
    found = dubins_paths(start, to)
    assert found
    for curve in found:
        assert distance(curve.to, to) < 0.7
        assert angle(curve.to, to) < 0.01


@given(places, places)
def test_the_paths_are_sorted_by_length(start: Way, to: Way) -> None:
    lengths = [curve.length for curve in dubins_paths(start, to)]
    assert lengths == sorted(lengths)
    assert all(length >= distance(start, to) - 0.7 for length in lengths)


@given(places, places, strategies.floats(0, 1))
def test_the_rest_of_a_shortest_path_is_a_shortest_path(start: Way, to: Way, part: float) -> None:
    # At a smaller distance a path of three arcs may be shorter.
    assume(distance(start, to) >= 4 * RADIUS)
    curve = dubins_paths(start, to)[0]
    along = curve.length * part
    assume(curve.length - along > 1)
    rest = dubins_paths(curve.at(along), to)[0]
    assert rest.length == pytest.approx(curve.length - along, abs=1)


@given(places, places)
def test_no_arc_has_a_smaller_radius_than_the_minimum(start: Way, to: Way) -> None:
    assume(distance(start, to) > 1)
    for curve in dubins_paths(start, to):
        ways = (start, *curve.between(), to)
        for a, b in pairwise(ways):
            assert angle(a, b) <= math.degrees(SPACING / RADIUS) + 0.01


@given(places, places)
def test_dominoes_of_a_path_are_at_most_the_spacing_apart(start: Way, to: Way) -> None:
    assume(distance(start, to) > 1)
    for curve in dubins_paths(start, to):
        for a, b in pairwise((start, *curve.between(), to)):
            assert distance(a, b) <= SPACING + 0.01


@given(strategies.floats(20, 170), strategies.floats(-12, 12), strategies.floats(-25, 25))
def test_dominoes_of_a_bezier_curve_are_close_enough_and_turn_gently(length: float, off: float, turn: float) -> None:
    start = Way(0, 0, 90)
    to = start.ahead(length, math.tan(math.radians(off)) * length, turn)
    ways = (start, *BezierCurve(start, to).between(), to)
    for a, b in pairwise(ways):
        assert distance(a, b) <= TIGHT
        assert angle(a, b) < 50


@pytest.mark.parametrize("length", range(20, 120, 3))
def test_dominoes_of_a_short_straight_line_are_at_most_the_spacing_apart(length: int) -> None:
    start, to = Way(0, 0, 0), Way(length, 0, 0)
    for curve in (dubins_paths(start, to)[0], BezierCurve(start, to)):
        assert all(distance(a, b) <= SPACING + 0.01 for a, b in pairwise((start, *curve.between(), to)))


def test_between_aligned_poses_the_path_is_straight() -> None:
    (way,) = dubins_paths(Way(0, 0, 0), Way(40, 0, 0))[0].between()
    assert distance(way, Way(20, 0, 0)) < 0.01
    assert angle(way, Way(20, 0, 0)) < 0.01
