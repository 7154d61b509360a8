"""What hangs together, and what parts it."""

from rivage.games.aya.geometry.graph import CUT, parts_apart, reached, stretches

ROW = [[1], [0, 2], [1, 3], [2, 4], [3]]


def test_all_that_may_be_walked_on_is_reached_and_nothing_behind_what_may_not() -> None:
    assert reached(ROW, [0], lambda i: i != 3) == [0, 1, 2]
    assert reached(ROW, [3], lambda i: i != 3) == []


def test_a_stretch_is_named_by_its_first_and_parted_by_what_is_cut_out() -> None:
    assert stretches(ROW, lambda i: i == 2) == [0, 0, CUT, 3, 3]
    assert stretches(ROW, lambda _: False) == [0] * 5


def test_neighbours_are_apart_when_three_of_them_do_not_touch_one_another() -> None:
    assert parts_apart([1, 2, 3], [[1, 2, 3], [0], [0], [0]])
    assert not parts_apart([1, 2], [[1, 2], [0], [0]])
    assert not parts_apart([1, 2, 3], [[1, 2, 3], [0, 2], [0, 1], [0]])
    assert parts_apart([1, 2, 3, 4], [[1, 2, 3, 4], [0, 2], [0, 1], [0], [0]])
