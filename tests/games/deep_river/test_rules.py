"""The functions of the `Game` contract, and whole turns compared with an independent implementation."""

import pytest
from hypothesis import given, settings

from rivage.core import CHANCE, IllegalAction, NotationError, OptionError, Options, Seat
from rivage.games.deep_river import GAME, perft, successors
from rivage.games.deep_river.state import Drawn

from . import slow_river
from .make_golden import SET_UPS
from .moments import play, position
from .strategies import positions

EELS, SALMON = Seat(0), Seat(1)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_deep_river_has_two_seats(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.initial(seats, Options())
    assert caught.value.code == "option.seats"


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(OptionError):
        GAME.initial(2, Options({"stack_counts": "none"}))
    with pytest.raises(OptionError):
        GAME.initial(2, Options({"bears": True}))


@pytest.mark.parametrize(("first", "side", "seat"), [("eels", "e", EELS), ("salmon", "s", SALMON)])
def test_the_side_of_the_option_first_begins_without_a_draw(first: str, side: str, seat: Seat) -> None:
    state = GAME.initial(2, Options({"first": first}))
    assert GAME.format_state(state) == f"setup {first}"
    for text in ("tiles BASTAB", "throw aba"):
        state = GAME.apply(state, CHANCE, GAME.parse_action(text))
        assert GAME.parse_state(GAME.format_state(state)).setting == state.setting
    assert (state.position.mover, GAME.to_act(state)) == (side, {seat})
    assert state.last == (Drawn("throw", "aba"), Drawn("first", side))
    assert GAME.format_state(state) == f"BAS*TAB ./././.+./././. 50/50 4 1a1b1a - {side}"


def test_the_pie_rule_overrides_the_option_first() -> None:
    assert GAME.initial(2, Options({"first": "eels", "pie": True})) == GAME.initial(2, Options({"pie": True}))


def test_by_default_chance_draws_the_side_that_begins() -> None:
    assert GAME.initial(2, Options()) == GAME.initial(2, Options({"first": "chance"}))


def test_an_illegal_action_reports_the_action_and_the_position() -> None:
    state = play(position(tilted="1"))
    with pytest.raises(IllegalAction, match=r"illegal action: c1 in BAS\*TAB"):
        GAME.apply(state, EELS, GAME.parse_action("c1"))


def test_the_other_seat_has_no_legal_actions() -> None:
    state = play(position())
    assert list(GAME.legal_actions(state, SALMON)) == []
    with pytest.raises(IllegalAction):
        GAME.apply(state, SALMON, GAME.parse_action("c1"))


def test_nobody_may_act_after_the_end() -> None:
    state = play(position(bear=8))
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(IllegalAction):
        GAME.apply(state, EELS, GAME.parse_action("c1"))


def test_points_are_the_distances_of_the_bear_from_the_nests() -> None:
    assert GAME.points(play(position())) == (4, 4)
    assert GAME.points(play(position(bear=6))) == (6, 2)


START = SET_UPS[0]


@settings(max_examples=300, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator(text: str) -> None:
    assert successors(text) == slow_river.successors(text)


@settings(max_examples=100, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator_with_the_option_top(text: str) -> None:
    expected = slow_river.successors(text, count_both=False)
    assert successors(f"{text} top") == [f"{after} top" for after in expected]


@pytest.mark.slow
@settings(max_examples=500, deadline=None)
@given(positions())
def test_successors_agree_with_the_slow_generator_on_many_more_positions(text: str) -> None:
    assert successors(text) == slow_river.successors(text)


@pytest.mark.parametrize("text", SET_UPS)
def test_perft_agrees_with_the_slow_generator(text: str) -> None:
    assert perft(text, 3) == [slow_river.perft(text, depth) for depth in (1, 2, 3)]


def test_successors_are_sorted_and_distinct() -> None:
    following = successors(START)
    assert following == sorted(set(following))
    assert len(following) == perft(START, 1)[0] == 8


@pytest.mark.parametrize("text", [position(bear=0), position(bear=8), position(currents="7a7a1a")])
def test_a_finished_game_has_no_successors(text: str) -> None:
    assert successors(text) == []
    assert perft(text, 3) == [0, 0, 0]


def test_successors_inside_a_turn_are_the_remaining_ones() -> None:
    assert set(successors(f"{START} : c1")) < set(successors(START))


def test_perft_to_depth_zero_is_empty() -> None:
    assert perft(START, 0) == []
    assert perft(START, -1) == []


def test_perft_reports_its_progress() -> None:
    reports: list[tuple[int, int]] = []
    perft(START, 2, lambda done, total: reports.append((done, total)))
    assert reports == [(done, 8) for done in range(1, 9)]


def test_perft_ignores_repetitions_and_the_limit_of_turns() -> None:
    counts = perft("AAB*BST ./././.+./././. 05/05 4 1a1a7a 12 e", 4)
    assert counts == [slow_river.perft("AAB*BST ./././.+./././. 05/05 4 1a1a7a 12 e", depth) for depth in (1, 2, 3)] + counts[3:]


def test_a_position_of_the_set_up_has_no_successors() -> None:
    with pytest.raises(NotationError, match="has not begun"):
        successors("setup")
