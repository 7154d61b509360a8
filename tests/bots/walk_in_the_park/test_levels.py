"""The levels: every answer is a legal round for any sheet, and a higher level scores more."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_in_the_park.moments import BLANK, PLAN, fresh, page, position, roll, write
from tests.games.walk_in_the_park.sheets import POND, OnSheets
from tests.games.walk_in_the_park.strategies import moments

from rivage.bots.walk_in_the_park.levels import (
    LEVELS,
    MAX_ROLLS,
    NAMES,
    Level,
    Network,
    choose,
    garden_network,
    layout_of,
    rolls_left,
    think,
)
from rivage.core import CHANCE, Chances, Options, Seat
from rivage.games.walk_in_the_park import GAME, WalkInThePark
from rivage.games.walk_in_the_park.components import BIRD
from rivage.games.walk_in_the_park.sheet import Page, blank, page_of
from rivage.games.walk_in_the_park.state import WalkState


@settings(max_examples=30, deadline=None)
@given(st.lists(moments(), min_size=1, max_size=6), st.integers(1, MAX_ROLLS))
def test_evaluating_pages_in_a_batch_gives_the_same_values_as_one_by_one(states: list[WalkState], rolls_left_after: int) -> None:
    layout, network = garden_network()
    features = [layout.features(state.seats[0].start, rolls_left_after, state.claimed) for state in states]
    together = network(features)
    assert together.shape == (len(states),)
    assert np.isfinite(together).all()
    assert together == pytest.approx([float(network([indices])[0]) for indices in features], abs=1e-3)


def test_the_network_has_one_input_for_each_feature() -> None:
    layout, network = garden_network()
    assert garden_network()[1] is network, "the weights are read once"
    assert len(network([list(range(layout.size))])) == 1
    with pytest.raises(IndexError):
        network([[layout.size]])


def test_with_fewer_rolls_left_fewer_points_are_expected() -> None:
    layout, network = garden_network()
    early, middle, late = (float(network([layout.features(blank(PLAN), rolls, 0)])[0]) for rolls in (17, 8, 1))
    assert early > middle > late
    assert 10 < early < 30, "a solo match brings about twenty points"


def test_a_path_towards_a_monument_has_a_higher_value_than_one_away_from_it() -> None:
    layout, network = garden_network()
    towards, away = page("...../..┐../..┼../...../....."), page("│..../...../..┼../...../.....")
    better, worse = network([layout.features(sheet, 12, 0) for sheet in (towards, away)])
    assert better > worse


def test_the_hidden_layers_are_rectified() -> None:
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
    """The piece after the garden was mirrored and turned. The arms N, E, S, W are the bits 1, 2, 4, 8."""
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
    """The meaning of each feature, with squares and pieces mapped by the given functions."""
    found: dict[int, tuple[object, ...]] = {}
    for square in range(len(PLAN.names)):
        name = of_square(square)
        found |= {number: ("piece", name, of_piece(piece)) for piece, number in LAYOUT.piece[square].items()}
        found |= {LAYOUT.joined[square]: ("joined", name), LAYOUT.pair[square]: ("pair", name)}
        found |= {number: ("arm", name, of_piece(arm)) for arm, number in LAYOUT.arm_joined[square].items()}
        found |= {number: ("loose", name, of_piece(arm)) for arm, number in LAYOUT.arm_loose[square].items()}
    for index, (_, square, _) in enumerate(PLAN.monuments):
        name = of_square(square)
        found |= {LAYOUT.visited[index]: ("visited", name), LAYOUT.circled[index]: ("circled", name)}
        found[LAYOUT.taken[index]] = ("taken", name)
    return {number: found.get(number, ("same", number)) for number in range(LAYOUT.size)}


PLAIN = names(lambda square: square, lambda piece: piece)


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 3), st.booleans(), st.integers(0, MAX_ROLLS))
def test_a_turned_garden_has_the_same_features_on_the_turned_squares(
    state: WalkState, turns: int, mirror: bool, rolls_left_after: int
) -> None:
    sheet = state.seats[0].start
    expected = names(lambda square: move(square, turns, mirror), lambda piece: turn(piece, turns, mirror))
    before = LAYOUT.features(sheet, rolls_left_after, state.claimed)
    after = LAYOUT.features(moved(sheet, turns, mirror), rolls_left_after, moved_mask(state.claimed, turns, mirror))
    assert len(after) == len(before)
    assert sorted(PLAIN[number] for number in after) == sorted(expected[number] for number in before)


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 30))
def test_feature_indices_are_valid_and_occur_once_except_for_pairs(state: WalkState, rolls_left_after: int) -> None:
    for writing in state.seats:
        found = LAYOUT.features(writing.page, rolls_left_after, state.claimed)
        assert all(0 <= number < LAYOUT.size for number in found)
        pairs = {number for number in found if number in LAYOUT.pair}
        assert len(set(found)) == len([number for number in found if number not in pairs]) + len(pairs)


def test_a_blank_sheet_has_only_the_arms_of_the_centre_as_features() -> None:
    found = {PLAIN[number] for number in LAYOUT.features(blank(PLAN), 17, 0)}
    assert {name for name in found if name[0] != "same"} == {("arm", 7, 4), ("arm", 13, 8), ("arm", 17, 1), ("arm", 11, 2)}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("...../..│../..┼../...../.....", ("joined", 7)),
        ("...../...../.┌┼../..┘../.....", ("pair", 16)),
        ("└..../...../..┼../...../.....", ("loose", 1, 8)),
    ],
)
def test_arms_that_point_into_an_empty_square_are_features(rows: str, expected: tuple[object, ...]) -> None:
    assert expected in {PLAIN[number] for number in LAYOUT.features(page(rows), 9, 0)}
    assert expected not in {PLAIN[number] for number in LAYOUT.features(page(BLANK), 9, 0)}


def test_more_rolls_than_the_maximum_count_as_the_maximum() -> None:
    sheet = blank(PLAN)
    assert LAYOUT.features(sheet, 40, 0) == LAYOUT.features(sheet, MAX_ROLLS, 0)


FULL = "││││i/││││i/││┼│i/│││││/│││││"
QUICK = Level(lookahead=2)
"""The strongest level with a smaller lookahead, for speed."""


def answer(state: WalkState, seat: int, words: list[str], game: WalkInThePark = GAME) -> WalkState:
    """The state after the actions of a bot, all of which must be legal and end the round."""
    assert words[-1] == "done"
    assert "done" not in words[:-1]
    for word in words:
        assert word in [str(action) for action in game.legal_actions(state, Seat(seat))]
        state = game.apply(state, Seat(seat), game.parse_action(word))
    assert Seat(seat) not in game.to_act(state)
    return state


def walk(level: Level, seed: int, game: WalkInThePark = GAME, seats: int = 1, **options: str) -> WalkState:
    """Play a match between bots of one level."""
    dice = random.Random(seed)
    state = game.initial(seats, Options(options))
    while actors := game.to_act(state):
        if CHANCE in actors:
            faces = game.legal_actions(state, CHANCE)
            assert isinstance(faces, Chances)
            state = game.apply(state, CHANCE, faces.pick(dice.randrange(faces.total)))
        for seat in actors - {CHANCE}:
            state = answer(state, seat, think(level, state, seat, seed * 10 + seat), game)
    return state


def average(level: Level, games: int) -> float:
    results = [walk(level, seed).result for seed in range(games)]
    return sum(result.returns[0] for result in results if result is not None) / games


def is_written(state: WalkState) -> bool:
    return not state.rolling and state.result is None


@settings(max_examples=12, deadline=None)
@given(moments().filter(is_written), st.sampled_from([LEVELS["stroller"], LEVELS["gardener"], QUICK]), st.integers(0, 99))
def test_every_answer_is_a_legal_round(state: WalkState, level: Level, seed: int) -> None:
    for seat in GAME.to_act(state):
        answer(state, seat, think(level, state, seat, seed))


@settings(max_examples=6, deadline=None)
@given(moments(st.integers(2, 4)).filter(is_written))
def test_a_bot_depends_only_on_its_view(state: WalkState) -> None:
    seat = min(GAME.to_act(state))
    alone = GAME.parse_state(GAME.view(state, seat).position)
    assert choose("gardener", GAME.view(state, seat), 5) == choose("gardener", GAME.view(alone, seat), 5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_finishes_a_round_that_a_person_started(level: str) -> None:
    # The turn in B1 visits a monument. Its bonus has not been ticked yet.
    started = write(roll(position("..┐../..│../..┼../...../.....", rolls="tst."), "turn"), "B1=ES")
    state = answer(started, 0, choose(level, GAME.view(started, Seat(0)), seed=3))
    (wrote,) = state.last
    assert wrote.words[0] == "B1=ES"
    assert wrote.words[1].startswith("*")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_confirms_a_round_that_is_complete(level: str) -> None:
    state = write(roll(fresh(), "turn"), "A1=NE")
    assert choose(level, GAME.view(state, Seat(0)), seed=3) == ["done"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_a_full_sheet_passes(level: str) -> None:
    state = position(FULL, rolls="t")
    assert choose(level, GAME.view(state, Seat(0)), seed=3)[0] == "-"


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_strongest_level_finds_the_ibis_bonus_for_a_rolled_t(level: str) -> None:
    # The last roll, with one isolated empty square and no changes left: a T scores nothing there, an ibis scores a point.
    state = position("│┌┬┐│/──│──/─│┼│─/─────/────. B1D1 t-ibis,ibis ts", rolls="t" * 17 + "T")
    words = choose(level, GAME.view(state, Seat(0)), seed=3)
    answer(state, 0, words)
    assert level != "botanist" or words == ["E5=I", "done"]


def test_seeds_decide_between_equal_rounds() -> None:
    # The last roll of a solo match: the ibis scores nothing on any square.
    state = position(rolls="t" * 17 + "i")
    for level in LEVELS.values():
        assert len({tuple(think(level, state, 0, seed)) for seed in range(8)}) > 4


def test_the_same_seed_gives_the_same_round() -> None:
    state = roll(fresh(), "turn")
    for level in LEVELS.values():
        assert think(level, state, 0, 7) == think(level, state, 0, 7)


def test_on_a_sheet_without_a_network_bots_play_for_points_now() -> None:
    game = OnSheets(POND)
    for seats in (1, 3):
        assert walk(QUICK, 1, game, seats, sheet="pond").result is not None


def test_remaining_rolls_are_exact_in_a_solo_match_and_estimated_otherwise() -> None:
    state = roll(fresh(1), "turn")
    pages = [writing.page for writing in state.seats]
    assert rolls_left(state.setting, pages, 1) == 17
    assert rolls_left(state.setting, pages, 18) == 0
    many = roll(fresh(3), "turn")
    guess = rolls_left(many.setting, [writing.page for writing in many.seats], 1)
    assert 8 <= guess <= 23
    birds = position("iiiii/...../..┼../...../.....", "...../...../..┼../...../.....", rolls="iiiiit")
    assert rolls_left(birds.setting, [writing.page for writing in birds.seats], 6) < guess, "another ibis would end the match"


def test_three_bots_finish_a_match() -> None:
    state = walk(LEVELS["gardener"], 2, seats=3)
    assert state.result is not None
    assert len({writing.page for writing in state.seats}) == 3, "each bot plays differently"


@pytest.mark.slow
def test_each_level_scores_more_than_the_one_below() -> None:
    stroller, gardener, botanist = (average(LEVELS[level], 7) for level in ("stroller", "gardener", "botanist"))
    assert botanist > gardener > stroller > 5, "a random walker has less than one point"
