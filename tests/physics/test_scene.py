from math import cos, inf, nan, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rivage.core import Pose
from rivage.games.aya.geometry.shapes import has_fallen, shows_water
from rivage.physics import DominoSize, NoSuchDomino, Push, Release, ValueOutOfRange, simulate
from rivage.physics.aya import DOMINO, TOKEN, scene_with
from rivage.physics.samples import lying_domino, resting_token, standing_domino
from rivage.physics.scene import overlaps


@given(heading=st.floats(-360, 360), tilt=st.floats(-60, 60))
def test_a_tilted_domino_leans_by_its_tilt_and_touches_the_table(heading: float, tilt: float) -> None:
    pose = standing_domino(10, 20, heading, tilt=tilt)
    assert pose.lean == pytest.approx(abs(tilt), abs=0.01)
    corners = [pose.turned((a, b, c)) for a in (-3, 3) for b in (-7.5, 7.5) for c in (-15, 15)]
    assert min(pose.z + corner[2] for corner in corners) == pytest.approx(0, abs=0.002)
    ahead = pose.turned((0.0, 0.0, 1.0))
    assert ahead[0] == pytest.approx(sin(radians(tilt)) * cos(radians(heading)), abs=1e-5)


def test_a_lying_domino_shows_or_hides_its_water() -> None:
    assert shows_water(lying_domino(0, 0, 30))
    assert not shows_water(lying_domino(0, 0, 30, water=False))
    assert lying_domino(0, 0, 30).lean == pytest.approx(90, abs=0.01)
    assert has_fallen(lying_domino(0, 0, 30))
    assert lying_domino(0, 0, 30).z == 3


def test_a_standing_domino_shows_no_water_and_has_not_fallen() -> None:
    assert not has_fallen(standing_domino(0, 0, 0))
    assert standing_domino(0, 0, 0).z == 15
    assert resting_token(0, 0).z == 30.75


def test_falling_forwards_turns_the_water_up() -> None:
    end = simulate(scene_with((standing_domino(0, 0, 70),)), Push(0)).dominoes[0]
    assert shows_water(end)
    head = end.turned((0.0, 0.0, 1.0))
    assert head[0] == pytest.approx(cos(radians(70)), abs=0.02)


BAD = [nan, inf, -inf, 1e12]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("part", range(7))
def test_invalid_poses_never_reach_the_engine(part: int, bad: float) -> None:
    parts = [0.0, 0.0, 15.0, 0.0, 0.0, 0.0, 1.0]
    parts[part] = bad
    with pytest.raises(ValueOutOfRange):
        simulate(scene_with((Pose(*parts),)))
    with pytest.raises(ValueOutOfRange):
        simulate(scene_with(), Release(Pose(*parts)))


def test_a_quaternion_of_length_zero_is_refused() -> None:
    with pytest.raises(ValueOutOfRange, match="quaternion"):
        simulate(scene_with((Pose(0, 0, 15, 0, 0, 0, 0),)))


@pytest.mark.parametrize("bad", [*BAD, 0.0, -5.0])
def test_invalid_domino_sizes_are_refused(bad: float) -> None:
    for box in (DominoSize(bad, 15, 6), DominoSize(30, bad, 6), DominoSize(30, 15, bad)):
        with pytest.raises(ValueOutOfRange):
            simulate(replace(scene_with((Pose(0, 0, 15),)), domino=box))


@pytest.mark.parametrize("bad", [*BAD, -4000.0])
def test_invalid_speeds_of_a_hand_or_finger_are_refused(bad: float) -> None:
    with pytest.raises(ValueOutOfRange):
        simulate(scene_with(), Release(standing_domino(0, 0, 0), (bad, 0, 0)))
    with pytest.raises(ValueOutOfRange):
        simulate(scene_with(), Release(standing_domino(0, 0, 0), spin=bad))
    with pytest.raises(ValueOutOfRange):
        simulate(scene_with((standing_domino(0, 0, 0),)), Push(0, speed=bad))


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_a_push_at_a_missing_domino_is_refused(number: int) -> None:
    with pytest.raises(NoSuchDomino):
        simulate(scene_with((standing_domino(0, 0, 0),)), Push(number))


@pytest.mark.parametrize(("x", "taken"), [(0, True), (5.9, True), (6.0, False), (7, False), (200, False)])
def test_dominoes_side_by_side_touch_but_do_not_overlap(x: float, taken: bool) -> None:
    assert overlaps(standing_domino(x, 0, 0), [standing_domino(0, 0, 0)], [], DOMINO, TOKEN) is taken


def test_a_turned_domino_needs_more_room() -> None:
    assert overlaps(standing_domino(8, 0, 90), [standing_domino(0, 0, 0)], [], DOMINO, TOKEN)
    assert not overlaps(standing_domino(10.6, 0, 90), [standing_domino(0, 0, 0)], [], DOMINO, TOKEN)


def test_a_lying_domino_takes_up_its_length() -> None:
    assert overlaps(standing_domino(17, 0, 0), [lying_domino(0, 0, 0)], [], DOMINO, TOKEN)
    assert not overlaps(standing_domino(18.1, 0, 0), [lying_domino(0, 0, 0)], [], DOMINO, TOKEN)


def test_a_domino_fits_under_a_token() -> None:
    assert not overlaps(standing_domino(0, 0, 0), [], [resting_token(0, 0)], DOMINO, TOKEN)
    assert overlaps(standing_domino(0, 0, 0, lift=1), [], [resting_token(0, 0)], DOMINO, TOKEN)
