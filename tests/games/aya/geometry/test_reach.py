"""Positions relative to a falling domino, and the distance up to which it certainly topples the next one."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hs

from rivage.games.aya.geometry.reach import ASIDES, REACH, STRAIGHT, TURNS, Lead, lead, reach
from rivage.games.aya.geometry.spots import TURN, Spot

FALLS = Spot(1000, 0, 0)
"""A domino at x = 100 mm that falls along x."""


@pytest.mark.parametrize(
    ("spot", "seen"),
    [
        (Spot(1200, 0, 0), Lead(20, 0, 0)),
        (Spot(1200, 50, 100), Lead(20, 5, 10)),
        # On the right it is the mirror image of a domino on the left.
        (Spot(1200, -50, 100), Lead(20, 5, -10)),
        (Spot(1200, 0, 3500), Lead(20, 0, 10)),
        # Falling on its front or on its back makes no difference.
        (Spot(1200, 50, 1900), Lead(20, 5, 10)),
        (Spot(1200, 50, 1200), Lead(20, 5, -60)),
    ],
)
def test_lead_gives_the_position_along_the_fall_and_to_the_left(spot: Spot, seen: Lead) -> None:
    assert lead(FALLS, 0, spot) == seen


def test_lead_uses_the_direction_of_the_fall_instead_of_the_heading() -> None:
    behind = Spot(800, 0, 0)
    assert lead(FALLS, 0, behind) is None
    assert lead(FALLS, 1800, behind) == Lead(20, 0, 0)
    assert lead(FALLS, 900, Spot(1000, 300, 900)) == Lead(30, 0, 0)


def test_a_domino_beside_the_falling_one_is_not_ahead() -> None:
    assert lead(FALLS, 0, Spot(1000, 100, 0)) is None
    assert lead(FALLS, 0, Spot(1001, 100, 0)) == Lead(0.1, 10, 0)


@pytest.mark.parametrize(("along", "aside", "miss"), [(34.5, 15, 0), (10, 3, 0), (38.5, 18, 5), (44.5, 0, 10), (20, 19, 4)])
def test_a_miss_is_the_distance_to_the_covered_area(along: float, aside: float, miss: float) -> None:
    assert Lead(along, aside, 0).miss == pytest.approx(miss)


@pytest.mark.parametrize(
    ("aside", "turn", "far"),
    [
        (0, 0, 34.5),
        (2, 15, 34.75),
        (14, 0, 33.25),
        # Between measured values the smallest of the neighbouring cells counts.
        (1, 0, 34.5),
        (13, 0, 33.25),
        (0, 50, 24),
        (7, 20, 34.25),
        # A quarter turn to the right equals a quarter turn to the left.
        (0, 90, 23.5),
        (0, -90, 23.5),
        (0, 80, 23.5),
        (14.1, 0, 0),
    ],
)
def test_reach_is_the_smallest_neighbouring_measurement(aside: float, turn: float, far: float) -> None:
    assert reach(Lead(0, aside, turn)) == far


def test_the_table_has_a_value_for_each_turn_and_offset() -> None:
    assert REACH[TURNS.index(0)][0] == STRAIGHT
    assert [len(row) for row in REACH] == [len(ASIDES)] * len(TURNS)


# `lead` rounds offsets to thousandths of a millimetre and turns to tenths of a degree.
@given(hs.integers(0, 14_000).map(lambda aside: aside / 1000), hs.integers(-900, 900).map(lambda turn: turn / 10))
@settings(max_examples=60, deadline=None)
def test_reach_between_two_cells_is_at_most_that_of_either(aside: float, turn: float) -> None:
    promised = reach(Lead(0, aside, turn))
    assert promised <= min(reach(Lead(0, 2 * math.floor(aside / 2), turn)), reach(Lead(0, 2 * math.ceil(aside / 2), turn)))
    assert promised <= min(reach(Lead(0, aside, 15 * math.floor(turn / 15))), reach(Lead(0, aside, 15 * math.ceil(turn / 15))))


spots = hs.builds(Spot, hs.integers(-500, 500), hs.integers(-500, 500), hs.integers(0, TURN - 1))


@settings(max_examples=40, deadline=None)
@given(spots, spots, hs.integers(-5000, 5000), hs.integers(-5000, 5000), hs.integers(0, 3))
def test_lead_does_not_depend_on_the_place_of_the_table(falls: Spot, other: Spot, dx: int, dy: int, quarters: int) -> None:
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters]

    def carried(at: Spot) -> Spot:
        return Spot(at.x * cos - at.y * sin + dx, at.x * sin + at.y * cos + dy, (at.a + 900 * quarters) % TURN)

    assert lead(carried(falls), carried(falls).a, carried(other)) == lead(falls, falls.a, other)


@settings(max_examples=40, deadline=None)
@given(spots, spots)
def test_lead_is_the_same_for_mirror_images(falls: Spot, other: Spot) -> None:
    def mirrored(at: Spot) -> Spot:
        return Spot(at.x, -at.y, -at.a % TURN)

    one, two = lead(falls, falls.a, other), lead(mirrored(falls), mirrored(falls).a, mirrored(other))
    assert (one is None) == (two is None)
    if one is not None and two is not None:
        assert reach(one) == reach(two)
