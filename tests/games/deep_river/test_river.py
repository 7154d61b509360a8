import pytest
from hypothesis import given

from rivage.games.deep_river import GAME
from rivage.games.deep_river.river import ASK, NEST, destination, double_choices, fish_choices, settle, swap_choices

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
def test_the_big_tile_settles_in_ascii_order_with_the_empty_slot_last(before: str, after: str, moved: bool) -> None:
    row = [".", ".", ".", *before.split("+"), ".", ".", "."]
    assert settle(row) is moved
    assert "+".join(row[3:5]) == after


@given(positions())
def test_what_can_be_chosen_is_listed_once(text: str) -> None:
    state = GAME.parse_state(text)
    for side in "es":
        for listed in (
            fish_choices(state.position.slots, state.position.nests, side),
            double_choices(state.position.slots, state.position.nests, side),
            swap_choices(state.position.slots),
        ):
            assert len(set(listed)) == len(listed)


def test_the_way_ends_in_the_nest_or_with_a_question() -> None:
    assert destination(slots("./././.+./././."), "e", "e", 7, 1, "") == (NEST, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "") == (ASK, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "s") == (4, 0)
    assert destination(slots("./././S+s/././."), "e", "e", 3, 1, "S") == (3, 0)
    assert destination(slots("./././S+s/././."), "e", "se", 3, 1, "") == (5, 1)
