"""The network: what it says of a page does not depend on who is judged beside it."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_in_the_park.moments import BLANK, PLAN, page
from tests.games.walk_in_the_park.strategies import moments

from rivage.bots.walk_in_the_park.value import MAX_ROLLS, NAMES, Network, garden, layout_of
from rivage.games.walk_in_the_park.components import BIRD
from rivage.games.walk_in_the_park.sheet import Page, blank, page_of
from rivage.games.walk_in_the_park.state import WalkState


@settings(max_examples=30, deadline=None)
@given(st.lists(moments(), min_size=1, max_size=6), st.integers(1, MAX_ROLLS))
def test_judging_many_pages_at_once_is_judging_each(states: list[WalkState], to_come: int) -> None:
    layout, network = garden()
    features = [layout.features(state.seats[0].start, to_come, state.claimed) for state in states]
    together = network(features)
    assert together.shape == (len(states),)
    assert np.isfinite(together).all()
    assert together == pytest.approx([float(network([each])[0]) for each in features], abs=1e-3)


def test_the_weights_fit_the_features() -> None:
    layout, network = garden()
    assert garden()[1] is network, "they are read once"
    assert len(network([list(range(layout.size))])) == 1
    with pytest.raises(IndexError):
        network([[layout.size]])


def test_points_to_come_shrink_with_the_rolls() -> None:
    layout, network = garden()
    early, middle, late = (float(network([layout.features(blank(PLAN), rolls, 0)])[0]) for rolls in (17, 8, 1))
    assert early > middle > late
    assert 10 < early < 30, "a walk alone brings about twenty points"


def test_a_path_that_leads_to_a_monument_promises_more_than_one_that_leads_away() -> None:
    layout, network = garden()
    towards, away = page("...../..┐../..┼../...../....."), page("│..../...../..┼../...../.....")
    better, worse = network([layout.features(each, 12, 0) for each in (towards, away)])
    assert better > worse


def test_three_layers_with_nothing_below_zero_between_them() -> None:
    weights = {
        "first": [[1.0, -1.0], [2.0, 0.0]], "first_bias": [0.0, 0.5], "second": [[1.0], [1.0]], "second_bias": [0.0],
        "third": [[2.0]], "third_bias": [1.0],
    }  # fmt: skip
    network = Network({name: np.array(weights[name], dtype=np.float32) for name in NAMES})
    assert network([[0], [1], [0, 1], []]).tolist() == [3.0, 6.0, 7.0, 2.0]


LAYOUT = layout_of(PLAN)
SIZE = PLAN.columns


def move(square: int, turns: int, mirror: bool) -> int:
    column, row = square % SIZE, square // SIZE
    if mirror:
        column = SIZE - 1 - column
    for _ in range(turns):
        column, row = SIZE - 1 - row, column
    return row * SIZE + column


def turn(piece: int, turns: int, mirror: bool) -> int:
    """A piece as the moved garden shows it: N E S W are the bits 1 2 4 8."""
    if piece == BIRD:
        return piece
    if mirror:
        piece = (piece & 5) | ((piece & 2) << 2) | ((piece & 8) >> 2)
    for _ in range(turns):
        piece = ((piece << 1) & 15) | (piece >> 3)
    return piece


def moved_mask(mask: int, turns: int, mirror: bool) -> int:
    bit_at = {square: bit for bit, square, _ in PLAN.monuments}
    return sum(bit_at[move(square, turns, mirror)] for bit, square, _ in PLAN.monuments if mask & bit)


def moved(sheet: Page, turns: int, mirror: bool) -> Page:
    cells = bytearray(len(sheet.cells))
    for square, piece in enumerate(sheet.cells):
        cells[move(square, turns, mirror)] = turn(piece, turns, mirror)
    return page_of(PLAN, bytes(cells), moved_mask(sheet.circled, turns, mirror), sheet.ticks, sheet.changed)


def names(of_square: Callable[[int], int], of_piece: Callable[[int], int]) -> dict[int, tuple[object, ...]]:
    """What each feature is about, squares and pieces told by the given functions."""
    found: dict[int, tuple[object, ...]] = {}
    for square in range(len(PLAN.names)):
        here = of_square(square)
        found |= {number: ("piece", here, of_piece(piece)) for piece, number in LAYOUT.piece[square].items()}
        found |= {LAYOUT.joined[square]: ("joined", here), LAYOUT.pair[square]: ("pair", here)}
        found |= {number: ("arm", here, of_piece(arm)) for arm, number in LAYOUT.arm_joined[square].items()}
        found |= {number: ("loose", here, of_piece(arm)) for arm, number in LAYOUT.arm_loose[square].items()}
    for index, (_, square, _) in enumerate(PLAN.monuments):
        here = of_square(square)
        found |= {LAYOUT.visited[index]: ("visited", here), LAYOUT.circled[index]: ("circled", here)}
        found[LAYOUT.taken[index]] = ("taken", here)
    return {number: found.get(number, ("same", number)) for number in range(LAYOUT.size)}


PLAIN = names(lambda square: square, lambda piece: piece)


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 3), st.booleans(), st.integers(0, MAX_ROLLS))
def test_a_turned_garden_has_the_same_features_on_other_squares(state: WalkState, turns: int, mirror: bool, to_come: int) -> None:
    sheet = state.seats[0].start
    told = names(lambda square: move(square, turns, mirror), lambda piece: turn(piece, turns, mirror))
    before = LAYOUT.features(sheet, to_come, state.claimed)
    after = LAYOUT.features(moved(sheet, turns, mirror), to_come, moved_mask(state.claimed, turns, mirror))
    assert len(after) == len(before)
    assert sorted(PLAIN[number] for number in after) == sorted(told[number] for number in before)


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 30))
def test_every_feature_has_a_number_and_says_yes_once(state: WalkState, to_come: int) -> None:
    for writing in state.seats:
        found = LAYOUT.features(writing.page, to_come, state.claimed)
        assert all(0 <= number < LAYOUT.size for number in found)
        pairs = {number for number in found if number in LAYOUT.pair}
        assert len(set(found)) == len([number for number in found if number not in pairs]) + len(pairs)


def test_a_blank_sheet_says_little() -> None:
    found = {PLAIN[number] for number in LAYOUT.features(blank(PLAN), 17, 0)}
    assert {each for each in found if each[0] != "same"} == {("arm", 7, 4), ("arm", 13, 8), ("arm", 17, 1), ("arm", 11, 2)}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("...../..│../..┼../...../.....", ("joined", 7)),
        ("...../...../.┌┼../..┘../.....", ("pair", 16)),
        ("└..../...../..┼../...../.....", ("loose", 1, 8)),
    ],
)
def test_arms_that_point_into_an_empty_square_are_told(rows: str, expected: tuple[object, ...]) -> None:
    assert expected in {PLAIN[number] for number in LAYOUT.features(page(rows), 9, 0)}
    assert expected not in {PLAIN[number] for number in LAYOUT.features(page(BLANK), 9, 0)}


def test_rolls_beyond_those_of_a_walk_alone_count_as_many() -> None:
    sheet = blank(PLAN)
    assert LAYOUT.features(sheet, 40, 0) == LAYOUT.features(sheet, MAX_ROLLS, 0)
