"""How far apart players are, told from their results."""

import pytest
from benchmarks.elo import intervals, ratings, within


def test_who_scores_ten_to_one_is_four_hundred_ahead() -> None:
    found = ratings({("strong", "weak"): (9_090, 1, 909)}, "weak")
    assert found["weak"] == 0
    assert found["strong"] == pytest.approx(400, abs=1)


def test_draws_are_half_a_point_for_both() -> None:
    drawn = ratings({("a", "b"): (0, 600, 0)}, "b")
    assert drawn["a"] == pytest.approx(0, abs=1e-3)
    assert ratings({("a", "b"): (300, 300, 0)}, "b") == pytest.approx(ratings({("a", "b"): (450, 0, 150)}, "b"))


def test_distances_add_up_over_who_stands_between() -> None:
    found = ratings({("b", "a"): (640, 0, 360), ("c", "b"): (640, 0, 360), ("c", "a"): (760, 0, 240)}, "a")
    assert found["b"] == pytest.approx(100, abs=2)
    assert found["c"] == pytest.approx(200, abs=2)


def test_who_never_lost_is_far_but_not_infinitely_far_away() -> None:
    assert 400 < ratings({("a", "b"): (40, 0, 0)}, "b")["a"] < 1_000


def test_more_games_make_a_narrower_interval_around_the_same_place() -> None:
    few = intervals({("a", "b"): (15, 0, 5)}, "b")["a"]
    many = intervals({("a", "b"): (1_500, 0, 500)}, "b")["a"]
    assert few[0] < many[0] < 191 < many[1] < few[1]


@pytest.mark.parametrize(("score", "games"), [(0.5, 100), (0.0, 10), (1.0, 10), (0.9, 40)])
def test_the_true_share_lies_around_the_one_seen(score: float, games: int) -> None:
    low, high = within(score, games)
    assert 0 <= low <= score + 1e-9
    assert score - 1e-9 <= high <= 1
    assert high - low < 0.32
