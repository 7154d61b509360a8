import pytest
from hypothesis import given

from rivage.games.deep_river import GAME
from rivage.games.deep_river.river import (
    ASK,
    NEST,
    destination,
    double_choices,
    ending,
    fish_choices,
    outcome_of,
    sort_big_tile,
    swap_choices,
)

from .moments import position
from .strategies import positions


def slots(river: str) -> tuple[str, ...]:
    return GAME.parse_state(position(river)).position.slots


@pytest.mark.parametrize(
    ("before", "after", "moved"),
    [
        (".+e", "e+.", True),
        ("e+.", "e+.", False),
        ("e+E", "E+e", True),
        ("s+S", "S+s", True),
        ("es+e", "e+es", True),
        ("e+e", "e+e", False),
        (".+.", ".+.", False),
    ],
)
def test_the_big_tile_is_sorted_in_ascii_order_with_the_empty_slot_last(before: str, after: str, moved: bool) -> None:
    row = [".", ".", ".", *before.split("+"), ".", ".", "."]
    assert sort_big_tile(row) is moved
    assert "+".join(row[3:5]) == after


@given(positions())
def test_every_choice_is_listed_once(text: str) -> None:
    state = GAME.parse_state(text)
    for side in "es":
        for listed in (
            fish_choices(state.position.slots, state.position.nests, side),
            double_choices(state.position.slots, state.position.nests, side),
            swap_choices(state.position.slots),
        ):
            assert len(set(listed)) == len(listed)


def test_a_move_can_end_in_the_nest_or_need_a_cover_decision() -> None:
    assert destination(slots("./././.+./././."), "e", "e", 7, 1, "") == (NEST, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "") == (ASK, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "s") == (4, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "S") == (3, 0)
    assert destination(slots("./././S+s/././."), "e", "se", 3, 1, "") == (5, 1)


RUNNING = ("1a", "7a", "6b")
FINISHED = ("7a", "7b", "6b")


@pytest.mark.parametrize(("bear", "winner"), [(0, "s"), (8, "e")])
def test_the_owner_of_the_bears_nest_loses_whatever_the_currents_are(bear: int, winner: str) -> None:
    assert ending(bear, RUNNING) == ending(bear, FINISHED) == ("bear-home", winner)


def test_one_current_at_the_last_tile_does_not_end_the_game() -> None:
    assert [ending(bear, RUNNING) for bear in range(1, 8)] == [None] * 7


@pytest.mark.parametrize("bear", range(1, 8))
def test_with_two_currents_at_the_last_tile_the_side_farther_from_the_bear_wins(bear: int) -> None:
    expected = ("currents-home-draw", "") if bear == 4 else ("currents-home", "e" if bear > 4 else "s")
    assert ending(bear, FINISHED) == expected


def test_an_outcome_refers_to_seats_and_not_to_sides() -> None:
    assert outcome_of("bear-home", "e", ("e", "s")).winners == (0,)
    assert outcome_of("bear-home", "e", ("s", "e")).winners == (1,)
    assert outcome_of("repetition", "", ("e", "s")).returns == (0.0, 0.0)
