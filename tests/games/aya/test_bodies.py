"""From the table to bodies in space and back; and once with the physics of the house."""

import math

import pytest

from rivage.core import CHANCE, Pose
from rivage.games.aya import GAME
from rivage.games.aya.actions import Rests
from rivage.games.aya.bodies import bodies, rested, standing_pose
from rivage.games.aya.geometry.shapes import has_fallen, heading_of
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import OVER, AyaState, fell_flat, pose_of
from rivage.physics import Push, simulate
from rivage.physics.aya import scene_of

from .play import begun, chance, does, placed, plays, toppling


def river() -> AyaState:
    """One river from the Start tile to a forest end, with an okapi on it."""
    state = chance(plays(begun(1), "forest*", "landscape"), "tile end")
    state = placed(does(state, 0, "lay 200,0,180 138,0,0"), "118,0,0", "98,0,0", "78,0,0")
    state = chance(plays(state, "forest*", "animal 58,0,0 68,0"), "meet okapi")
    return placed(state, "38,0,0", "18,0,0", "-2,0,0")


def test_what_stands_still_is_not_named() -> None:
    state = river()
    where = bodies(state)
    assert rested(state, where.dominoes, where.animals) == Rests()
    shaken = [Pose(pose.x + 0.04, pose.y, pose.z, pose.qx, pose.qy, pose.qz, pose.qw) for pose in where.dominoes]
    assert rested(state, shaken, where.animals) == Rests()


def test_what_moved_is_named_with_its_pose() -> None:
    state = river()
    where = bodies(state)
    fell = fell_flat(state.dominoes[2].spot)
    after = [*where.dominoes]
    after[2] = pose_of(fell)
    assert rested(state, after, where.animals) == Rests(((3, fell),))


@pytest.mark.parametrize("angle", [0, 1, 900, 1234, 3599])
def test_a_standing_domino_stands_and_looks_ahead(angle: int) -> None:
    pose = standing_pose(Spot(10, 20, angle))
    assert not has_fallen(pose)
    assert math.cos(math.radians(heading_of(pose) - angle / 10)) == pytest.approx(1)


def test_a_buffer_lies_with_its_animal_on_it() -> None:
    state = chance(plays(placed(begun(), "200,0,0"), "forest*", "buffer 220,30,0"), "meet okapi")
    where = bodies(state)
    assert has_fallen(where.dominoes[1])
    assert where.animals[0].z == 6.75


def test_a_river_topples_in_the_physics_of_the_house_and_is_counted() -> None:
    state = does(toppling(river()), 0, "push 8")
    motion = simulate(scene_of(state), Push(7))
    action = rested(state, motion.dominoes, motion.tokens)
    assert GAME.parse_action(GAME.format_action(action)) == action
    state = GAME.apply(state, CHANCE, action)
    assert state.phase == OVER
    seen = GAME.view(state, None).count
    assert seen is not None
    assert (seen.landscapes, seen.animals, seen.score) == (("forest-end",), ("okapi",), 12)
