"""Outlines and distances compared with sampled points."""

import math
import random

import pytest

from rivage.core import Pose
from rivage.games.aya.components import HEIGHT, THICKNESS, WIDTH
from rivage.games.aya.geometry.shapes import Outline, distance_between, distance_to_point, footprint, hull, rectangle


def tumbled(rng: random.Random) -> Pose:
    parts = [rng.gauss(0, 1) for _ in range(4)]
    length = math.hypot(*parts)
    qx, qy, qz, qw = (part / length for part in parts)
    return Pose(rng.uniform(-20, 20), rng.uniform(-20, 20), 10, qx, qy, qz, qw)


def edge_points(outline: Outline, count: int = 40) -> list[tuple[float, float]]:
    found = []
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return found


@pytest.mark.parametrize("seed", range(20))
def test_a_footprint_is_the_projection_of_its_box(seed: int) -> None:
    rng = random.Random(seed)
    pose = tumbled(rng)
    shape = footprint(pose)
    axes = pose.axes()
    reach = 0.0
    for _ in range(300):
        inside = [rng.uniform(-0.5, 0.5) * side for side in (THICKNESS, WIDTH, HEIGHT)]
        x = pose.x + sum(part * axis[0] for part, axis in zip(inside, axes, strict=True))
        y = pose.y + sum(part * axis[1] for part, axis in zip(inside, axes, strict=True))
        assert distance_to_point(shape, x, y) < 1e-9
        reach = max(reach, math.dist((x, y), (pose.x, pose.y)))
    assert 4 <= len(shape) <= 6
    # No corner is farther from the centre than a corner of the box can be.
    assert (
        reach <= max(math.dist(corner, (pose.x, pose.y)) for corner in shape) <= math.hypot(THICKNESS, WIDTH, HEIGHT) / 2 + 1e-9
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_distance_of_two_outlines_is_that_of_the_nearest_points(seed: int) -> None:
    rng = random.Random(seed)
    one, other = footprint(tumbled(rng)), rectangle(rng.uniform(-40, 40), rng.uniform(-40, 40), rng.uniform(0, 360), 30, 15)
    sampled = min(math.dist(p, q) for p in edge_points(one) for q in edge_points(other))
    found = distance_between(one, other)
    assert found == pytest.approx(distance_between(other, one))
    assert found <= sampled + 1e-9
    if found > 0:
        assert sampled - found < 1
    else:
        meet = [point for point in edge_points(one) if distance_to_point(other, *point) < 1e-9]
        meet += [point for point in edge_points(other) if distance_to_point(one, *point) < 1e-9]
        assert meet


def test_an_outline_inside_another_has_distance_zero() -> None:
    big, small = rectangle(0, 0, 30, 100, 100), rectangle(1, 2, 70, 5, 5)
    assert distance_between(big, small) == distance_between(small, big) == 0


def test_the_distance_of_a_point_is_zero_inside_an_outline() -> None:
    shape = rectangle(0, 0, 0, 30, 15)
    assert distance_to_point(shape, 14, 7) == 0
    assert distance_to_point(shape, 18, 0) == pytest.approx(3)
    assert distance_to_point(shape, 18, 11.5) == pytest.approx(5)


def test_the_hull_omits_points_inside_and_on_edges() -> None:
    assert hull([(0, 0), (2, 0), (2, 2), (0, 2), (1, 1), (1, 0)]) == ((0, 0), (2, 0), (2, 2), (0, 2))
