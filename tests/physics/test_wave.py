"""Rows compared with the theory of domino waves. The theory assumes no slip at the floor, so most rows stand on a rough floor."""

import csv
from itertools import pairwise
from math import inf, nan
from pathlib import Path

import pytest

from rivage.physics import Push, ValueOutOfRange, simulate
from rivage.physics.aya import scene_with
from rivage.physics.samples import row as spots_in_row
from rivage.physics.samples import standing_domino
from rivage.physics.wave import fit_speed, passing_times, theoretical_speed, wave

ROUGH_FLOOR = 3.0
TABLE = list(csv.DictReader((Path(__file__).parent / "domino-wave-reference.csv").read_text().splitlines()))
ROWS = [(float(r["d_over_h"]), float(r["mu_domino_domino"]), float(r["s_over_h"]), float(r["V_over_sqrt_gh"])) for r in TABLE]


def row(slender: float, friction: float, gap: float, floor: float = ROUGH_FLOOR, height: float = 30.0) -> float:
    found = wave(height, slender * height, height / 2, gap * height, friction, floor)
    assert (found.fell, found.of) == (40, 40)
    assert found.speed is not None
    return found.speed


def test_a_row_of_the_games_dominoes_is_within_four_per_cent() -> None:
    assert row(0.15625, 0.4, 0.4) == pytest.approx(1.093, rel=0.04)


@pytest.mark.slow
@pytest.mark.parametrize(("slender", "friction", "gap", "expected"), ROWS)
def test_rows_match_the_reference_within_four_per_cent(slender: float, friction: float, gap: float, expected: float) -> None:
    assert row(slender, friction, gap) == pytest.approx(expected, rel=0.04)


@pytest.mark.slow
@pytest.mark.parametrize(("slender", "friction", "gap", "expected"), [one for one in ROWS if one[1] > 0])
def test_rows_with_friction_match_it_on_the_games_table(slender: float, friction: float, gap: float, expected: float) -> None:
    assert row(slender, friction, gap, floor=max(0.5, friction)) == pytest.approx(expected, rel=0.04)


@pytest.mark.parametrize(("slender", "friction", "gap", "expected"), ROWS[3::4])
def test_the_theoretical_speed_matches_the_reference(slender: float, friction: float, gap: float, expected: float) -> None:
    assert theoretical_speed(slender, friction, gap) == pytest.approx(expected, rel=0.001)


@pytest.mark.slow
@pytest.mark.parametrize("slender", [0.1, 0.2, 0.25])
@pytest.mark.parametrize(("friction", "gap"), [(0.05, 0.7), (0.15, 0.5), (0.25, 0.35), (0.4, 0.3), (0.5, 0.75)])
def test_dominoes_of_other_shapes_match_the_theory(slender: float, friction: float, gap: float) -> None:
    assert row(slender, friction, gap) == pytest.approx(theoretical_speed(slender, friction, gap), rel=0.04)


@pytest.mark.slow
@pytest.mark.parametrize("height", [20.0, 48.0, 60.0])
def test_the_speed_in_units_of_height_does_not_depend_on_the_height(height: float) -> None:
    assert row(0.2, 0.3, 0.5, height=height) == pytest.approx(theoretical_speed(0.2, 0.3, 0.5), rel=0.04)


def test_wider_gaps_give_slower_waves() -> None:
    speeds = [row(0.2, 0.4, gap, floor=0.5) for gap in (0.3, 0.5, 0.7, 0.9)]
    assert speeds == sorted(speeds, reverse=True)


@pytest.mark.parametrize("friction", [0.2, 0.4])
def test_rows_fall_at_a_gap_of_nine_tenths_of_the_height_but_not_above_it(friction: float) -> None:
    assert wave(30, 6, 15, 27, friction, 0.5).fell == 40
    dead = wave(30, 6, 15, 31.5, friction, 0.5)
    assert (dead.fell, dead.speed) == (1, None)


@pytest.mark.parametrize("gap", [1.5, 3.0])
def test_a_push_topples_rows_with_narrow_gaps(gap: float) -> None:
    assert wave(30, 6, 15, gap, 0.4, 0.5).fell == 40


@pytest.mark.parametrize("bad", [nan, inf, -inf, -1.0, 0.0, 1e9])
@pytest.mark.parametrize("place", range(4))
def test_invalid_sizes_of_a_row_are_refused(place: int, bad: float) -> None:
    sizes = [30.0, 6.0, 15.0, 12.0]
    sizes[place] = bad
    with pytest.raises(ValueOutOfRange) as caught:
        wave(*sizes, friction=0.4, floor=0.5)  # type: ignore[misc]
    assert caught.value.code == "physics.value"


@pytest.mark.parametrize("bad", [nan, inf, -0.1, 11.0])
def test_invalid_frictions_are_refused(bad: float) -> None:
    with pytest.raises(ValueOutOfRange):
        wave(30, 6, 15, 12, bad, 0.5)
    with pytest.raises(ValueOutOfRange):
        wave(30, 6, 15, 12, 0.4, bad)


def test_a_wave_passes_the_dominoes_of_a_row_in_their_order() -> None:
    scene = scene_with(standing_domino(*spot) for spot in spots_in_row(8, 20))
    times = passing_times(simulate(scene, Push(0)).trajectory, scene.bodies)
    assert sorted(times, key=times.__getitem__) == list(range(8))


def test_the_wave_does_not_pass_a_domino_that_never_leans() -> None:
    scene = scene_with(standing_domino(*spot) for spot in [*spots_in_row(3, 20), (300.0, 0.0, 0.0)])
    assert passing_times(simulate(scene, Push(0)).trajectory, scene.bodies).keys() == {0, 1, 2}


def test_a_fitted_speed_is_the_slope_of_the_best_line() -> None:
    found = fit_speed([0, 20, 40, 60, 80], [0.0, 0.04, 0.08, 0.12, 0.16], 30)
    assert found is not None
    assert found.millimetres == pytest.approx(500, abs=1)
    assert found.unit == pytest.approx(0.922, abs=0.001)


def test_no_speed_is_fitted_to_few_values_or_to_equal_times() -> None:
    assert fit_speed([0, 20, 40, 60], [0.0, 0.1, 0.2, 0.3], 30) is None
    assert fit_speed([0] * 6, [1.0] * 6, 30) is None


def test_in_theory_wider_gaps_are_slower() -> None:
    speeds = [theoretical_speed(0.2, 0.4, gap) for gap in (0.3, 0.5, 0.7, 0.9)]
    assert all(slower < faster for faster, slower in pairwise(speeds))


def test_smoother_dominoes_are_faster() -> None:
    assert theoretical_speed(0.2, 0.1, 0.4) > theoretical_speed(0.2, 0.4, 0.4)
