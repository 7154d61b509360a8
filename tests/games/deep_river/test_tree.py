"""Whole turns, compared with a second generator that shares nothing with the first."""

import pytest
from hypothesis import given, settings

from rivage.core import NotationError
from rivage.games.deep_river import perft, successors

from . import slow_river
from .make_golden import SET_UPS
from .moments import position
from .strategies import positions

START = SET_UPS[0]


@settings(max_examples=300, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator(text: str) -> None:
    assert successors(text) == slow_river.successors(text)


@settings(max_examples=100, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator_when_only_the_upper_pawn_counts(text: str) -> None:
    expected = slow_river.successors(text, count_both=False)
    assert successors(f"{text} top") == [f"{after} top" for after in expected]


@pytest.mark.slow
@settings(max_examples=500, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator_on_many_more_positions(text: str) -> None:
    assert successors(text) == slow_river.successors(text)


@pytest.mark.parametrize("text", SET_UPS)
def test_tree_counts_agree_with_the_slow_generator(text: str) -> None:
    assert perft(text, 3) == [slow_river.perft(text, depth) for depth in (1, 2, 3)]


def test_successors_are_sorted_distinct_and_read_back() -> None:
    following = successors(START)
    assert following == sorted(set(following))
    assert len(following) == perft(START, 1)[0] == 8


@pytest.mark.parametrize("text", [position(bear=0), position(bear=8), position(currents="7a7a1a")])
def test_a_finished_game_has_no_successors(text: str) -> None:
    assert successors(text) == []
    assert perft(text, 3) == [0, 0, 0]


def test_successors_in_mid_turn_are_those_still_possible() -> None:
    assert set(successors(f"{START} : c1")) < set(successors(START))


def test_perft_to_depth_nothing_is_nothing() -> None:
    assert perft(START, 0) == []
    assert perft(START, -1) == []


def test_perft_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    perft(START, 2, lambda done, total: heard.append((done, total)))
    assert heard == [(done, 8) for done in range(1, 9)]


def test_perft_forgets_repetition_and_length_since_a_position_does_not_tell_them() -> None:
    counts = perft("AAB*BST ./././.+./././. 05/05 4 1a1a7a 12 e", 4)
    assert counts == [slow_river.perft("AAB*BST ./././.+./././. 05/05 4 1a1a7a 12 e", depth) for depth in (1, 2, 3)] + counts[3:]


def test_set_up_is_no_position() -> None:
    with pytest.raises(NotationError, match="has not begun"):
        successors("setup")
