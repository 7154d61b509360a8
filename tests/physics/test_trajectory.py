import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple
from tests.physics.scenes import scene_of

from rivage.core import Pose
from rivage.physics import Push, decode, simulate
from rivage.physics.samples import row
from rivage.physics.scene import rounded
from rivage.physics.trajectory import COARSE_STEPS_PER_MM, COARSE_STEPS_PER_UNIT, Recorder, encode, quantise

parts = st.floats(-1, 1)
poses = st.builds(rounded, *[st.floats(-2000, 2000)] * 3, *[parts] * 4)


@given(start=st.lists(poses, min_size=1, max_size=5), data=st.data())
def test_decoding_gives_the_encoded_poses(start: list[Pose], data: st.DataObject) -> None:
    recorder = Recorder(start)
    last = dict(enumerate(start))
    wanted: list[tuple[int, int, Pose]] = []
    for frame in range(1, 6):
        chosen = sorted(data.draw(st.sets(st.integers(0, len(start) - 1))))
        now = [(body, data.draw(poses)) for body in chosen]
        recorder.frame(frame, [(body, astuple(pose)) for body, pose in now])
        wanted += [(frame, body, pose) for body, pose in now]
        last.update(now)
    final = [last[body] for body in range(len(start))]
    motion = decode(encode(recorder, final), start)
    assert motion.frames == 5
    decoded = {(frame, body): pose for frame, body, pose in motion.moves}
    for frame, body, pose in wanted:
        if (frame, body) in decoded:
            assert_near(decoded[frame, body], pose)
    assert all(motion.final[body] == last[body] for body in motion.final)


def assert_near(decoded: Pose, expected: Pose) -> None:
    sign = 1 if sum(a * b for a, b in zip(astuple(decoded)[3:], astuple(expected)[3:], strict=True)) >= 0 else -1
    for a, b in zip(astuple(decoded)[:3], astuple(expected)[:3], strict=True):
        assert a == pytest.approx(b, abs=0.5001 / COARSE_STEPS_PER_MM)
    for a, b in zip(astuple(decoded)[3:], astuple(expected)[3:], strict=True):
        assert a == pytest.approx(sign * b, abs=0.51 / COARSE_STEPS_PER_UNIT)


def test_a_decoded_cascade_has_exact_final_poses() -> None:
    scene = scene_of(row(12, 20), [5])
    motion = simulate(scene, Push(0))
    decoded = decode(motion.trajectory, scene.bodies)
    ends = motion.dominoes + motion.tokens
    assert decoded.frames == round(motion.seconds * 60)
    assert set(decoded.final) == set(range(13))
    assert all(ends[body] == pose for body, pose in decoded.final.items())
    shown = {body: pose for _, body, pose in decoded.moves}
    for body, pose in shown.items():
        assert_near(pose, ends[body])


def test_a_body_that_never_moved_has_no_records() -> None:
    scene = scene_of([*row(4, 20), (500, 300, 0)])
    motion = simulate(scene, Push(0))
    assert 4 not in decode(motion.trajectory, scene.bodies).final


def test_the_nearer_of_two_equal_rotations_is_encoded() -> None:
    near = quantise((0, 0, 0, 1, 0, 0, 0))
    assert quantise((0, 0, 0, -1, 0, 0, 0), near) == near


@pytest.mark.parametrize("junk", [b"", b"\x00", b"junk junk junk", b"\xff" * 40])
def test_bytes_that_are_not_a_trajectory_are_refused(junk: bytes) -> None:
    with pytest.raises(ValueError):
        decode(junk, [])


def test_a_stream_of_another_scene_is_refused() -> None:
    scene = scene_of(row(2, 20))
    with pytest.raises(ValueError, match="2 bodies"):
        decode(simulate(scene, Push(0)).trajectory, ())
