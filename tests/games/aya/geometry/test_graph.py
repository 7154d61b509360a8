"""The graph of touching dominoes."""

from rivage.games.aya.geometry.graph import CUT, reached, separates_neighbours, stretches

ROW = [[1], [0, 2], [1, 3], [2, 4], [3]]


def test_reached_follows_passable_indices_only() -> None:
    assert reached(ROW, [0], lambda i: i != 3) == [0, 1, 2]
    assert reached(ROW, [3], lambda i: i != 3) == []


def test_stretches_are_named_by_their_first_index_and_separated_by_cuts() -> None:
    assert stretches(ROW, lambda i: i == 2) == [0, 0, CUT, 3, 3]
    assert stretches(ROW, lambda _: False) == [0] * 5


def test_three_neighbours_that_do_not_touch_make_a_fork() -> None:
    assert separates_neighbours([1, 2, 3], [[1, 2, 3], [0], [0], [0]])
    assert not separates_neighbours([1, 2], [[1, 2], [0], [0]])
    assert not separates_neighbours([1, 2, 3], [[1, 2, 3], [0, 2], [0, 1], [0]])
    assert separates_neighbours([1, 2, 3, 4], [[1, 2, 3, 4], [0, 2], [0, 1], [0], [0]])
