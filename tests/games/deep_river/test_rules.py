"""For whom the game is, and what it refuses."""

import pytest

from rivage.core import CHANCE, IllegalAction, OptionError, Options, Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.effects import Drawn

from .moments import play, position

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
