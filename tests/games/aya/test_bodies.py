"""Conversion of a table to bodies and back, and one simulation."""

import math

import pytest

from rivage.core import CHANCE, Pose
from rivage.games.aya import GAME
from rivage.games.aya.actions import Rests
from rivage.games.aya.bodies import bodies, standing_pose, to_rests
from rivage.games.aya.geometry.shapes import has_fallen, heading_of
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import OVER, AyaState, flat_rest, pose_of
from rivage.physics import Push, simulate
from rivage.physics.aya import scene_of

from .play import begun, chance, does, placed, plays, toppling


def river() -> AyaState:
    """A river from the Start tile to a forest end, with an okapi on it."""
    state = chance(plays(begun(1), "forest*", "landscape"), "tile end")
    state = placed(does(state, 0, "lay 200,0,180 138,0,0"), "118,0,0", "98,0,0", "78,0,0")
    state = chance(plays(state, "forest*", "animal 58,0,0 68,0"), "meet okapi")
    return placed(state, "38,0,0", "18,0,0", "-2,0,0")


def test_pieces_that_did_not_move_are_not_in_the_action() -> None:
    state = river()
    where = bodies(state)
    assert to_rests(state, where.dominoes, where.animals) == Rests()
    shaken = [Pose(pose.x + 0.04, pose.y, pose.z, pose.qx, pose.qy, pose.qz, pose.qw) for pose in where.dominoes]
    assert to_rests(state, shaken, where.animals) == Rests()


def test_pieces_that_moved_are_in_the_action_with_their_pose() -> None:
    state = river()
    where = bodies(state)
    fell = flat_rest(state.dominoes[2].spot)
    after = [*where.dominoes]
    after[2] = pose_of(fell)
    assert to_rests(state, after, where.animals) == Rests(((3, fell),))


@pytest.mark.parametrize("angle", [0, 1, 900, 1234, 3599])
def test_a_standing_domino_is_upright_and_faces_its_heading(angle: int) -> None:
    pose = standing_pose(Spot(10, 20, angle))
    assert not has_fallen(pose)
    assert math.cos(math.radians(heading_of(pose) - angle / 10)) == pytest.approx(1)


def test_a_buffer_lies_under_its_animal() -> None:
    state = chance(plays(placed(begun(), "200,0,0"), "forest*", "buffer 220,30,0"), "meet okapi")
    where = bodies(state)
    assert has_fallen(where.dominoes[1])
    assert where.animals[0].z == 6.75


def test_a_simulated_river_topples_and_is_counted() -> None:
    state = does(toppling(river()), 0, "push 8")
    motion = simulate(scene_of(state), Push(7))
    action = to_rests(state, motion.dominoes, motion.tokens)
    assert GAME.parse_action(GAME.format_action(action)) == action
    state = GAME.apply(state, CHANCE, action)
    assert state.phase == OVER
    seen = GAME.view(state, None).count
    assert seen is not None
    assert (seen.landscapes, seen.animals, seen.score) == (("forest-end",), ("okapi",), 12)
