"""Integer geometry compared with floating-point geometry."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivage.games.aya.geometry.shapes import distance_between, distance_to_point
from rivage.games.aya.geometry.spots import (
    STANDING,
    Footprint,
    Spot,
    box_fits,
    boxes_overlap,
    disc_fits,
    disc_meets_box,
    discs_overlap,
    fallen,
    held_up,
    standing,
    turned,
)

near = st.integers(-400, 400)
angles = st.integers(0, 3599)
spots = st.builds(Spot, near, near, angles)


@given(spots, spots)
@settings(deadline=None)
def test_rectangles_overlap_as_their_outlines_do(one: Spot, other: Spot) -> None:
    first, second = standing(one), fallen(other)
    assert boxes_overlap(first, second) == boxes_overlap(second, first)
    apart = distance_between(first.outline(), second.outline())
    if apart > 1e-6:
        assert not boxes_overlap(first, second)
    if boxes_overlap(first, second):
        assert apart == 0


@given(spots, st.integers(1, 300))
@settings(deadline=None)
def test_a_smaller_copy_inside_always_overlaps(spot: Spot, size: int) -> None:
    assert boxes_overlap(standing(spot), Footprint(spot.x, spot.y, (spot.a + size) % 3600, 1, 1))


@given(spots, near, near, st.integers(1, 400))
@settings(deadline=None)
def test_a_disc_overlaps_a_rectangle_nearer_than_its_radius(spot: Spot, x: int, y: int, radius: int) -> None:
    away = distance_to_point(standing(spot).outline(), x / 10, y / 10)
    if abs(away - radius / 10) > 1e-6:
        assert disc_meets_box(x, y, radius, standing(spot)) == (away < radius / 10)


def test_pieces_that_only_touch_do_not_overlap() -> None:
    assert not boxes_overlap(standing(Spot(0, 0)), standing(Spot(60, 0)))
    assert boxes_overlap(standing(Spot(0, 0)), standing(Spot(59, 0)))
    assert not discs_overlap(0, 0, 400, 800, 0, 400)
    assert discs_overlap(0, 0, 400, 799, 0, 400)
    assert not disc_meets_box(0, 0, 400, standing(Spot(430, 0)))
    assert disc_meets_box(0, 0, 400, standing(Spot(429, 0)))


@pytest.mark.parametrize(("x", "fits"), [(5970, True), (5971, False)])
def test_a_domino_fits_up_to_the_edge(x: int, fits: bool) -> None:
    assert box_fits(standing(Spot(x, 0)), 1200, 800) == fits
    assert disc_fits(x - 370, 0, 400, 1200, 800) == fits


def test_a_turned_domino_needs_more_room() -> None:
    assert not box_fits(standing(Spot(5970, 0, 450)), 1200, 800)


@given(spots)
@settings(deadline=None)
def test_a_domino_falls_three_to_thirty_three_millimetres_ahead(spot: Spot) -> None:
    box = fallen(spot)
    assert math.dist((box.x, box.y), (spot.x, spot.y)) == pytest.approx(180, abs=1)
    assert box.a == spot.a


def test_a_piece_between_two_dominoes_is_held_up() -> None:
    one, other = standing(Spot(0, 0)), standing(Spot(200, 0))
    assert held_up(100, 0, one, other)
    assert held_up(100, 75, one, other)
    assert not held_up(100, 76, one, other)
    assert not held_up(231, 0, one, other)


@given(spots, st.integers(-300, 300), st.integers(-300, 300), angles)
@settings(deadline=None)
def test_ahead_moves_a_spot_forwards_and_to_the_left(spot: Spot, along: int, across: int, turn: int) -> None:
    there = spot.ahead(along, across, turn)
    assert math.dist((there.x, there.y), (spot.x, spot.y)) == pytest.approx(math.hypot(along, across), abs=1)
    assert there.a == (spot.a + turn) % 3600


def test_turned_gives_the_angle_between_two_directions() -> None:
    assert turned(0, 3599) == 1
    assert turned(0, 1800) == 1800
    assert turned(2700, 0) == 900


def test_a_standing_domino_is_six_by_fifteen_millimetres() -> None:
    assert STANDING == (30, 75)
