"""Elo ratings from the results of matches."""

import pytest
from benchmarks.elo import intervals, ratings, within


def test_a_score_of_ten_to_one_is_a_difference_of_four_hundred() -> None:
    found = ratings({("strong", "weak"): (9_090, 1, 909)}, "weak")
    assert found["weak"] == 0
    assert found["strong"] == pytest.approx(400, abs=1)


def test_a_draw_is_half_a_point_for_both() -> None:
    drawn = ratings({("a", "b"): (0, 600, 0)}, "b")
    assert drawn["a"] == pytest.approx(0, abs=1e-3)
    assert ratings({("a", "b"): (300, 300, 0)}, "b") == pytest.approx(ratings({("a", "b"): (450, 0, 150)}, "b"))


def test_differences_over_a_third_player_add_up() -> None:
    found = ratings({("b", "a"): (640, 0, 360), ("c", "b"): (640, 0, 360), ("c", "a"): (760, 0, 240)}, "a")
    assert found["b"] == pytest.approx(100, abs=2)
    assert found["c"] == pytest.approx(200, abs=2)


def test_a_player_without_losses_has_a_finite_rating() -> None:
    assert 400 < ratings({("a", "b"): (40, 0, 0)}, "b")["a"] < 1_000


def test_more_games_give_a_narrower_interval_around_the_same_value() -> None:
    few = intervals({("a", "b"): (15, 0, 5)}, "b")["a"]
    many = intervals({("a", "b"): (1_500, 0, 500)}, "b")["a"]
    assert few[0] < many[0] < 191 < many[1] < few[1]


@pytest.mark.parametrize(("score", "games"), [(0.5, 100), (0.0, 10), (1.0, 10), (0.9, 40)])
def test_the_interval_contains_the_measured_share(score: float, games: int) -> None:
    low, high = within(score, games)
    assert 0 <= low <= score + 1e-9
    assert score - 1e-9 <= high <= 1
    assert high - low < 0.32
