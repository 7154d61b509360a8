"""Simulations of pushes and of carried dominoes until everything is at rest."""

import pytest
from tests.physics.scenes import noisy, scene_of

from rivage.games.aya.geometry.shapes import has_fallen, shows_water
from rivage.physics import NoRoom, Push, Release, simulate
from rivage.physics.aya import scene_with
from rivage.physics.samples import fork, row, standing_domino, turn, whole_table


def test_a_push_runs_through_the_row_in_order() -> None:
    motion = simulate(scene_of(row(10, 20)), Push(0))
    assert [fall.domino for fall in motion.falls] == list(range(10))
    assert [fall.by for fall in motion.falls] == [None, *range(9)]
    times = [fall.time for fall in motion.falls]
    assert times == sorted(times)
    assert all(has_fallen(pose) and shows_water(pose) for pose in motion.dominoes)


def test_a_push_in_the_middle_leaves_the_dominoes_behind_it_standing() -> None:
    motion = simulate(scene_of(row(8, 12)), Push(4))
    assert {fall.domino for fall in motion.falls} == {4, 5, 6, 7}
    assert not any(has_fallen(pose) for pose in motion.dominoes[:4])


def test_several_fingers_push_at_the_same_time() -> None:
    scene = scene_of([*row(4, 20), (0, 300, 0), (300, 300, 90)])
    motion = simulate(scene, (Push(0), Push(4), Push(5)))
    assert {fall.domino for fall in motion.falls} == set(range(6))
    assert sorted(fall.domino for fall in motion.falls if fall.by is None) == [0, 4, 5]


def test_the_same_input_gives_the_same_motion() -> None:
    scene = scene_of(noisy(turn(20, 20), 3), [2, 8])
    assert simulate(scene, Push(0)) == simulate(scene, Push(0))


def test_the_wave_stops_before_a_domino_that_is_too_far_away() -> None:
    motion = simulate(scene_of([*row(4, 20), (120, 0, 0), (140, 0, 0)]), Push(0))
    assert [fall.domino for fall in motion.falls] == [0, 1, 2, 3]


@pytest.mark.parametrize("degrees", [12, 30, 45])
@pytest.mark.parametrize("pitch", [16, 20, 24, 26])
def test_the_wave_passes_turns(degrees: float, pitch: float) -> None:
    turning = min(6, int(180 // degrees))
    for seed in range(2):
        spots = noisy(turn(degrees, pitch, turning=turning), seed)
        assert len(simulate(scene_of(spots), Push(0)).falls) == len(spots)


@pytest.mark.parametrize("angle", [15, 30, 45])
@pytest.mark.parametrize("seed", range(3))
def test_both_branches_of_a_fork_fall(angle: float, seed: int) -> None:
    spots = noisy(fork(angle), seed, place=0.4, turn=1.5)
    assert len(simulate(scene_of(spots), Push(0)).falls) == len(spots)


@pytest.mark.parametrize("pitch", [18, 20, 22, 24])
@pytest.mark.parametrize("seed", range(3))
def test_a_token_rests_on_its_dominoes_and_falls_with_them(pitch: float, seed: int) -> None:
    scene = scene_of(noisy(row(12, pitch), seed), [5])
    before = simulate(scene)
    assert before.tokens[0].z == pytest.approx(scene.tokens[0].z, abs=0.02)
    motion = simulate(scene, Push(0))
    token = motion.tokens[0]
    assert len(motion.falls) == 12
    assert token.z < 20
    assert abs(token.y) < 15
    assert -10 < token.x - scene.tokens[0].x < 40


@pytest.mark.slow
def test_a_full_table_falls_from_one_push_in_less_than_forty_thousand_bytes() -> None:
    motion = simulate(whole_table(), Push(0))
    assert len(motion.falls) == 156
    assert not motion.forced
    assert all(token.z < 20 for token in motion.tokens)
    assert len(motion.trajectory) < 40_000


def test_a_cascade_stops_at_its_time_limit() -> None:
    motion = simulate(scene_of(row(30, 20)), Push(0), cap=0.5)
    assert motion.forced
    assert motion.seconds == 0.5


# ---------------------------------------------------------------- hands

CHAIN = tuple(standing_domino(*spot) for spot in row(8, 20))


def release(at: float, speed: float, *, side: float = 0.0, tilt: float = 0.0, lift: float = 0.0) -> tuple[bool, int]:
    """Whether the released domino stands, and the number of fallen dominoes in the chain before it."""
    motion = simulate(scene_with(CHAIN), Release(standing_domino(at, 0, 0, tilt=tilt, lift=lift), (speed, side, 0)))
    return not has_fallen(motion.dominoes[-1]), sum(has_fallen(pose) for pose in motion.dominoes[:-1])


@pytest.mark.parametrize("speed", [0, 20, 50, 80])
@pytest.mark.parametrize("gap", [2, 5, 14])
def test_a_domino_released_slowly_stands(gap: float, speed: float) -> None:
    assert release(-6 - gap, speed) == (True, 0)


@pytest.mark.parametrize("speed", [120, 200, 300])
def test_a_domino_released_fast_topples_its_neighbour_and_the_chain(speed: float) -> None:
    assert release(-20, speed) == (False, 8)


@pytest.mark.parametrize("into", [0.5, 2.0])
def test_a_domino_carried_into_another_topples_it_only_when_fast(into: float) -> None:
    assert release(-6 + into, 80) == (True, 0)
    assert release(-6 + into, 150) == (False, 8)


def test_a_domino_released_sideways_slides_and_stands() -> None:
    assert release(-20, 0, side=200) == (True, 0)


@pytest.mark.parametrize("lift", [0, 5, 10])
def test_a_released_domino_rights_itself_from_a_tilt_of_ten_degrees(lift: float) -> None:
    assert release(-100, 0, tilt=10, lift=lift)[0]
    assert not release(-100, 0, tilt=13, lift=lift)[0]


def test_a_release_that_starts_inside_another_domino_is_refused() -> None:
    with pytest.raises(NoRoom):
        simulate(scene_with(CHAIN), Release(standing_domino(1, 0, 0)))


def test_a_released_domino_is_the_last_of_the_dominoes() -> None:
    motion = simulate(scene_of(row(3, 20), [0]), Release(standing_domino(100, 0, 0)))
    assert len(motion.dominoes) == 4
    assert len(motion.tokens) == 1
    assert motion.dominoes[-1].x == pytest.approx(100, abs=0.01)
