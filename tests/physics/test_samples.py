"""Geometry of the sample scenes."""

from itertools import pairwise
from math import cos, degrees, dist, hypot, radians, sin

import pytest

from rivage.physics import aya
from rivage.physics.samples import (
    Spot,
    fork,
    lying_domino,
    resting_token,
    rider,
    row,
    serpentine,
    standing_domino,
    turn,
    whole_table,
)


def steps(spots: list[Spot]) -> list[float]:
    """Distances between the centres of successive dominoes."""
    return [dist(one[:2], other[:2]) for one, other in pairwise(spots)]


def test_sample_pieces_rest_at_the_right_height() -> None:
    # A domino is 30 mm high and 6 thick, a token 1.5.
    poses = (standing_domino(0, 0, 0), lying_domino(0, 0, 0), resting_token(0, 0), standing_domino(0, 0, 0, lift=4))
    assert [pose.z for pose in poses] == [15, 3, 30.75, 19]


def test_a_domino_leans_by_its_tilt_or_lies_with_its_water_up_or_down() -> None:
    assert standing_domino(5, 6, 70, tilt=10).lean == pytest.approx(10, abs=0.01)
    # The water is on the face that points along the domino's own -x.
    assert lying_domino(0, 0, 30).turned((-1, 0, 0))[2] == pytest.approx(1, abs=1e-5)
    assert lying_domino(0, 0, 30, water=False).turned((-1, 0, 0))[2] == pytest.approx(-1, abs=1e-5)


def test_a_row_is_straight_and_even() -> None:
    assert row(4, 20) == [(0, 0, 0), (20, 0, 0), (40, 0, 0), (60, 0, 0)]


def test_a_turn_goes_left_by_the_same_angle_at_each_domino() -> None:
    spots = turn(15, 20, before=3, turning=6, after=2)
    assert [heading for _, _, heading in spots] == [0, 0, 0, 15, 30, 45, 60, 75, 90, 90, 90]
    assert steps(spots) == pytest.approx([20] * 10)
    # Around the middle of the turn, chords of 20 mm and 15 degrees lie on one circle.
    radius = 20 / (2 * sin(radians(7.5)))
    around = [hypot(x - 40, y - radius) for x, y, _ in spots[2:9]]
    assert around == pytest.approx([radius] * 7)
    assert spots[-1][1] > spots[0][1]


@pytest.mark.parametrize("angle", [30.0, 45.0])
def test_the_heads_of_a_fork_are_three_millimetres_apart_and_mirror_images(angle: float) -> None:
    spots = fork(angle, 20, branch=3)
    stem, left, right = spots[:5], spots[5:8], spots[8:]
    assert stem == row(5, 20)
    assert right == [(x, -y, -heading) for x, y, heading in left]
    x, y, heading = left[0]
    assert (x, heading) == (100, angle)
    inner = y - 7.5 * cos(radians(angle))
    assert 2 * inner == pytest.approx(3)
    assert steps(left) == pytest.approx([20, 20])


def test_a_serpentine_has_even_gaps_and_headings_along_its_course() -> None:
    spots = serpentine(156)
    # A chord of a half circle of 90 mm is a little shorter than its arc; where straight and circle meet, a little less still.
    assert all(19.9 < step < 20.001 for step in steps(spots))
    for (x, y, heading), (x2, y2, _) in pairwise(spots):
        ahead = (x2 - x) * cos(radians(heading)) + (y2 - y) * sin(radians(heading))
        # A step deviates from the heading by at most half a chord (6.4 degrees) plus the rounding of a corner.
        assert ahead / dist((x, y), (x2, y2)) > cos(radians(7))


def test_a_serpentine_is_centred_on_the_table() -> None:
    ys = [y for _, y, _ in serpentine(156)]
    assert max(ys) == pytest.approx(-min(ys))
    assert max(abs(x) for x, _, _ in serpentine(156)) <= 350 + 90
    assert max(ys) < 400 - 15


def test_a_half_circle_reverses_the_direction_of_a_serpentine() -> None:
    spots = serpentine(60)
    assert {heading for x, _, heading in spots[:36]} == {0.0}
    back = [heading for _, _, heading in spots if heading == 180.0]
    assert back
    headings = [heading for _, _, heading in spots[:50]]
    assert headings == sorted(headings)
    assert headings[37] - headings[36] == pytest.approx(degrees(20 / 90), abs=0.01)


def test_a_whole_table_holds_the_whole_box_on_the_default_table() -> None:
    scene = whole_table()
    assert (len(scene.dominoes), len(scene.tokens)) == (156, 25) == aya.IN_THE_BOX
    assert scene.table == (1200.0, 800.0)
    assert {pose.z for pose in scene.tokens} == {30.75}
    # Each token rests on its own two dominoes, so two tokens are never closer than their diameter.
    places = [(pose.x, pose.y) for pose in scene.tokens]
    assert min(dist(one, other) for number, one in enumerate(places) for other in places[:number]) >= 30


def test_a_scene_of_more_than_two_hundred_dominoes_has_no_table_edge() -> None:
    assert whole_table(200, 0).table is not None
    assert whole_table(201, 0).table is None


def test_a_token_lies_midway_between_its_dominoes() -> None:
    pose = rider([(0.0, 0.0, 0.0), (20.0, 10.0, 30.0), (40.0, 30.0, 60.0)], 1)
    assert (pose.x, pose.y) == (30, 20)
