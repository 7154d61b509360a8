"""The contract functions, and whole turns compared with a second generator that shares nothing with the first."""

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
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.initial(seats, Options())
    assert caught.value.code == "option.seats"


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(OptionError):
        GAME.initial(2, Options({"stack_counts": "none"}))
    with pytest.raises(OptionError):
        GAME.initial(2, Options({"bears": True}))


@pytest.mark.parametrize(("first", "side", "seat"), [("eels", "e", EELS), ("salmon", "s", SALMON)])
def test_the_side_named_by_the_option_first_begins_and_chance_does_not_draw_it(first: str, side: str, seat: Seat) -> None:
    state = GAME.initial(2, Options({"first": first}))
    assert GAME.format_state(state) == f"setup {first}"
    for text in ("tiles BASTAB", "throw aba"):
        state = GAME.apply(state, CHANCE, GAME.parse_action(text))
        assert GAME.parse_state(GAME.format_state(state)).setting == state.setting
    assert (state.position.mover, GAME.to_act(state)) == (side, {seat})
    assert state.last == (Drawn("throw", "aba"), Drawn("first", side))
    assert GAME.format_state(state) == f"BAS*TAB ./././.+./././. 50/50 4 1a1b1a - {side}"


def test_with_the_pie_rule_the_players_say_who_begins_whatever_the_option_first() -> None:
    assert GAME.initial(2, Options({"first": "eels", "pie": True})) == GAME.initial(2, Options({"pie": True}))


def test_by_default_chance_says_who_begins() -> None:
    assert GAME.initial(2, Options()) == GAME.initial(2, Options({"first": "chance"}))


def test_an_illegal_action_says_what_and_where() -> None:
    state = play(position(tilted="1"))
    with pytest.raises(IllegalAction, match=r"illegal action: c1 in BAS\*TAB"):
        GAME.apply(state, EELS, GAME.parse_action("c1"))


def test_the_other_seat_may_do_nothing() -> None:
    state = play(position())
    assert list(GAME.legal_actions(state, SALMON)) == []
    with pytest.raises(IllegalAction):
        GAME.apply(state, SALMON, GAME.parse_action("c1"))


def test_nobody_acts_when_it_is_over() -> None:
    state = play(position(bear=8))
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(IllegalAction):
        GAME.apply(state, EELS, GAME.parse_action("c1"))


def test_how_the_seats_stand_is_how_far_the_bear_is_from_their_nests() -> None:
    assert GAME.points(play(position())) == (4, 4)
    assert GAME.points(play(position(bear=6))) == (6, 2)


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
