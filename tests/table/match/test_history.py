"""The history of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.table.match.history import History

ACTIONS = st.lists(st.tuples(st.integers(-1, 2), st.text(max_size=3)), max_size=12)


@given(ACTIONS)
def test_appending_one_by_one_equals_creating_all_at_once(actions: list[tuple[int, str]]) -> None:
    grown = History()
    for seat, action in actions:
        grown = grown.with_action(seat, action)
    assert grown == History(actions)
    assert hash(grown) == hash(History(actions))
    assert list(grown) == actions
    assert len(grown) == len(actions)


@given(ACTIONS, st.integers(0, 12), ACTIONS)
def test_a_branch_does_not_change_the_original(actions: list[tuple[int, str]], keep: int, others: list[tuple[int, str]]) -> None:
    line = History(actions)
    branch = line.first(keep)
    for seat, action in others:
        branch = branch.with_action(seat, action)
    assert list(line) == actions
    assert list(branch) == actions[:keep] + others


def test_two_branches_of_one_history_are_independent() -> None:
    line = History().with_action(0, "a")
    left, right = line.with_action(0, "left"), line.with_action(1, "right")
    assert (list(left), list(right)) == ([(0, "a"), (0, "left")], [(0, "a"), (1, "right")])


def test_an_index_beyond_its_own_part_is_refused_even_if_the_shared_list_is_longer() -> None:
    line = History([(0, "a"), (1, "b")])
    short = line.first(1)
    assert short[-1] == (0, "a")
    with pytest.raises(IndexError):
        short[1]
    with pytest.raises(IndexError):
        short[-2]


def test_the_repr_shows_the_actions() -> None:
    assert repr(History([(0, "a")])) == "History([(0, 'a')])"
    assert History() != []
