"""Stability of a world: pieces that are placed stay where they are."""

import pytest
from msgspec.structs import replace
from tests.physics.scenes import moved, noisy, scene_of

from rivage.games.aya.geometry.shapes import has_fallen
from rivage.physics import Push, Scene, simulate
from rivage.physics.samples import row, serpentine, turn
from rivage.physics.world import FRAME_RATE, World


def placed(seed: int, count: int = 60) -> Scene:
    """A river with random errors in its placements and a token on every sixth pair."""
    return scene_of(noisy(serpentine(count, 20), seed), range(2, count - 1, 6))


def world_after(scene: Scene, seconds: float) -> World:
    world = World(scene)
    for _ in range(round(seconds * FRAME_RATE)):
        world.advance()
    return world


def poses(world: World) -> list:
    return [world.pose(number) for number in range(len(world.scene.bodies))]


@pytest.mark.parametrize("seed", range(4))
def test_inexact_placements_with_tokens_move_less_than_a_twentieth_of_a_millimetre(seed: int) -> None:
    scene = placed(seed)
    assert moved(scene.bodies, poses(world_after(scene, 3))) < 0.05


@pytest.mark.parametrize("lift", [-0.02, 0.01, 0.03, 0.3])
def test_a_token_placed_slightly_too_high_or_low_topples_nothing(lift: float) -> None:
    scene = placed(1)
    scene = replace(scene, tokens=tuple(replace(token, z=token.z + lift) for token in scene.tokens))
    ends = poses(world_after(scene, 2))
    assert moved(scene.dominoes, ends[: len(scene.dominoes)]) < 0.05
    assert moved(scene.tokens, ends[len(scene.dominoes) :]) < abs(lift) + 0.05


@pytest.mark.slow
def test_nothing_falls_or_drifts_in_twenty_minutes() -> None:
    scene = placed(7, 156)
    ends = poses(world_after(scene, 20 * 60))
    assert moved(scene.bodies, ends) < 0.5
    assert not any(has_fallen(pose) for pose in ends[:156])


def test_without_a_hand_every_piece_stays_where_it_is() -> None:
    scene = scene_of(turn(30, 20), [3])
    motion = simulate(scene)
    assert motion.falls == ()
    assert not motion.forced
    assert moved(scene.bodies, motion.dominoes + motion.tokens) < 0.05


def test_a_domino_that_falls_off_the_table_lies_on_the_rug() -> None:
    scene = replace(scene_of([(90, 0, 0)]), table=(200.0, 200.0))
    beyond = replace(scene_of([(99, 0, 0)]), table=(200.0, 200.0))
    assert has_fallen(simulate(scene, Push(0)).dominoes[0])
    end = simulate(beyond, Push(0))
    assert end.dominoes[0].z < 0
    assert not end.forced


def test_a_row_may_have_a_single_domino() -> None:
    assert len(scene_of(row(1, 20)).bodies) == 1
