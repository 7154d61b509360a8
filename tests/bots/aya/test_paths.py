"""Smooth ways between two dominoes."""

import math
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some

from rivage.bots.aya.paths import STEEP, paths
from rivage.games.aya.ways import Way

places = some.builds(Way, some.floats(-600, 600), some.floats(-400, 400), some.floats(0, 359.9))


def angle(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


@given(places, places)
def test_every_path_ends_at_its_goal_looking_the_right_way(begin: Way, goal: Way) -> None:
    for path in paths(begin, goal):
        end = path.at(path.length)
        assert math.hypot(end.x - goal.x, end.y - goal.y) < 1e-3
        assert angle(end.a, goal.a) < 1e-3


@given(places, places)
def test_no_domino_of_a_path_turns_more_than_a_chain_can_take(begin: Way, goal: Way) -> None:
    for path in paths(begin, goal):
        if path.length < 60:
            continue
        for one, other in pairwise([begin, *path.dominoes(), goal]):
            assert angle(one.a, other.a) <= STEEP * 1.25
            assert math.hypot(one.x - other.x, one.y - other.y) < 25
