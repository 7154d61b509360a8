"""Three scenes compared with MuJoCo, an independent physics engine with another contact model."""

import pytest
from msgspec.structs import replace
from tests.physics import mujoco_twin
from tests.physics.scenes import noisy, scene_of

from rivage.physics import Push, simulate
from rivage.physics.aya import DOMINO, scene_with
from rivage.physics.samples import fork, row
from rivage.physics.scene import standing
from rivage.physics.wave import wave

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("friction", "floor", "thickness", "gap"), [(0.4, 0.5, 6.0, 14.0), (0.0, 0.5, 4.6875, 24.0)])
def test_a_straight_row_is_as_fast(friction: float, floor: float, thickness: float, gap: float) -> None:
    box, count = replace(DOMINO, thickness=thickness), 24
    spots = row(count, gap + thickness)
    mujoco = mujoco_twin.simulate(
        replace(scene_with(standing(*spot, box) for spot in spots), domino=box, friction=friction, floor=floor),
        Push(0),
        cap=2.5,
        step=1 / 2000,
    )
    assert mujoco.fell == count
    first, last = mujoco.times[count // 2], mujoco.times[-1]
    assert first is not None
    assert last is not None
    way = (spots[-1][0] - spots[count // 2][0]) / 1000
    expected = way / (last - first) / (9.81 * 0.03) ** 0.5
    assert wave(30, thickness, 15, gap, friction, floor).speed == pytest.approx(expected, rel=0.03)


def test_a_fork_falls_whole_in_both() -> None:
    scene = scene_of(fork(45))
    ours, expected = simulate(scene, Push(0)), mujoco_twin.simulate(scene, Push(0), cap=3)
    assert len(ours.falls) == expected.fell == len(scene.dominoes)
    for pose, other in zip(ours.dominoes, expected.poses, strict=True):
        assert (pose.x, pose.y) == (pytest.approx(other.x, abs=6), pytest.approx(other.y, abs=6))


@pytest.mark.parametrize("pitch", [20, 24])
def test_a_token_rides_alike_in_both(pitch: float) -> None:
    # Inexact placements, because in a perfect row nothing decides to which side the token tips.
    scene = scene_of(noisy(row(12, pitch), 1), [5])
    ours, expected = simulate(scene, Push(0)), mujoco_twin.simulate(scene, Push(0), cap=3)
    other = expected.poses[-1]
    assert (ours.tokens[0].x, ours.tokens[0].y) == (pytest.approx(other.x, abs=5), pytest.approx(other.y, abs=3))
    assert ours.tokens[0].z == pytest.approx(other.z, abs=1)


def test_a_row_too_wide_dies_in_both() -> None:
    scene = replace(scene_of(row(4, 37.5)), floor=0.5)
    assert len(simulate(scene, Push(0)).falls) == mujoco_twin.simulate(scene, Push(0), cap=2).fell == 1
