"""How fast a wave ran, from the frames of a motion."""

import pytest

from rivage.physics import Push, simulate
from rivage.physics.aya import scene_with
from rivage.physics.samples import row, stood
from rivage.physics.wave_timing import passed, speed


def test_a_wave_passes_the_dominoes_of_a_row_in_their_order() -> None:
    scene = scene_with(stood(*spot) for spot in row(8, 20))
    times = passed(simulate(scene, Push(0)).trajectory, scene.bodies)
    assert sorted(times, key=times.__getitem__) == list(range(8))


def test_what_never_leans_is_not_passed() -> None:
    scene = scene_with(stood(*spot) for spot in [*row(3, 20), (300.0, 0.0, 0.0)])
    assert passed(simulate(scene, Push(0)).trajectory, scene.bodies).keys() == {0, 1, 2}


def test_a_speed_is_the_line_that_fits_best() -> None:
    found = speed([0, 20, 40, 60, 80], [0.0, 0.04, 0.08, 0.12, 0.16], 30)
    assert found is not None
    assert found.millimetres == pytest.approx(500, abs=1)
    assert found.unit == pytest.approx(0.922, abs=0.001)


def test_of_few_dominoes_or_none_no_speed_is_told() -> None:
    assert speed([0, 20, 40, 60], [0.0, 0.1, 0.2, 0.3], 30) is None
    assert speed([0] * 6, [1.0] * 6, 30) is None
