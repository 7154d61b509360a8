"""Three honest levels: each answers any sheet with a round that can be written, and the better one walks better."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_in_the_park.moments import fresh, position, roll, write
from tests.games.walk_in_the_park.sheets import POND, OnSheets
from tests.games.walk_in_the_park.strategies import moments

from rivage.bots.walk_in_the_park.levels import LEVELS, Level, choose, rolls_left, think
from rivage.core import CHANCE, Chances, Options, Seat
from rivage.games.walk_in_the_park import GAME, WalkInThePark
from rivage.games.walk_in_the_park.state import WalkState

FULL = "││││i/││││i/││┼│i/│││││/│││││"
QUICK = Level(looks=2)
"""Thinks like the best level, about fewer rounds."""


def answer(state: WalkState, seat: int, words: list[str], game: WalkInThePark = GAME) -> WalkState:
    """The state after the words of a bot, which must be all legal and end the round."""
    assert words[-1] == "done"
    assert "done" not in words[:-1]
    for word in words:
        assert word in [str(each) for each in game.legal_actions(state, Seat(seat))]
        state = game.apply(state, Seat(seat), game.parse_action(word))
    assert Seat(seat) not in game.to_act(state)
    return state


def walk(level: Level, seed: int, game: WalkInThePark = GAME, seats: int = 1, **options: str) -> WalkState:
    """A whole match of bots of one level."""
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
def test_every_answer_is_a_round_that_can_be_written(state: WalkState, level: Level, seed: int) -> None:
    for seat in GAME.to_act(state):
        answer(state, seat, think(level, state, seat, seed))


@settings(max_examples=6, deadline=None)
@given(moments(st.integers(2, 4)).filter(is_written))
def test_a_bot_knows_no_more_than_its_view(state: WalkState) -> None:
    seat = min(GAME.to_act(state))
    alone = GAME.parse_state(GAME.view(state, seat).position)
    assert choose("gardener", GAME.view(state, seat), 5) == choose("gardener", GAME.view(alone, seat), 5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_finishes_a_round_somebody_began(level: str) -> None:
    # The turn in B1 visits a monument; its bonus is still to be ticked.
    begun = write(roll(position("..┐../..│../..┼../...../.....", rolls="tst."), "turn"), "B1=ES")
    state = answer(begun, 0, choose(level, GAME.view(begun, Seat(0)), seed=3))
    (wrote,) = state.last
    assert wrote.words[0] == "B1=ES"
    assert wrote.words[1].startswith("*")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_confirms_what_is_all_written(level: str) -> None:
    state = write(roll(fresh(), "turn"), "A1=NE")
    assert choose(level, GAME.view(state, Seat(0)), seed=3) == ["done"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_a_full_sheet_writes_that_nothing_is_possible(level: str) -> None:
    state = position(FULL, rolls="t")
    assert choose(level, GAME.view(state, Seat(0)), seed=3)[0] == "-"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_may_draw_a_rolled_t_as_an_ibis_once_it_ticked_that(level: str) -> None:
    # The last roll, one empty square that leads nowhere, no change left: a T brings nothing there, an ibis a point.
    state = position("│┌┬┐│/──│──/─│┼│─/─────/────. B1D1 t-ibis,ibis ts", rolls="t" * 17 + "T")
    words = choose(level, GAME.view(state, Seat(0)), seed=3)
    answer(state, 0, words)
    assert level != "botanist" or words == ["E5=I", "done"]


def test_different_seeds_differ_at_equal_choices() -> None:
    # The last roll of a walk alone: an ibis is worth nothing wherever it sits.
    state = position(rolls="t" * 17 + "i")
    for level in LEVELS.values():
        assert len({tuple(think(level, state, 0, seed)) for seed in range(8)}) > 4


def test_the_same_seed_chooses_alike() -> None:
    state = roll(fresh(), "turn")
    for level in LEVELS.values():
        assert think(level, state, 0, 7) == think(level, state, 0, 7)


def test_a_sheet_the_network_does_not_know_is_walked_by_points_alone() -> None:
    game = OnSheets(POND)
    for seats in (1, 3):
        assert walk(QUICK, 1, game, seats, sheet="pond").result is not None


def test_rolls_to_come_are_known_alone_and_guessed_with_others() -> None:
    state = roll(fresh(1), "turn")
    pages = [writing.page for writing in state.seats]
    assert rolls_left(state.setting, pages, 1) == 17
    assert rolls_left(state.setting, pages, 18) == 0
    many = roll(fresh(3), "turn")
    guess = rolls_left(many.setting, [writing.page for writing in many.seats], 1)
    assert 8 <= guess <= 23
    birds = position("iiiii/...../..┼../...../.....", "...../...../..┼../...../.....", rolls="iiiiit")
    assert rolls_left(birds.setting, [writing.page for writing in birds.seats], 6) < guess, "one ibis more would end it"


def test_bots_finish_a_match_with_others() -> None:
    state = walk(LEVELS["gardener"], 2, seats=3)
    assert state.result is not None
    assert len({writing.page for writing in state.seats}) == 3, "each walks its own way"


@pytest.mark.slow
def test_the_better_level_walks_better() -> None:
    stroller, gardener, botanist = (average(LEVELS[level], 7) for level in ("stroller", "gardener", "botanist"))
    assert botanist > gardener > stroller > 5, "a random walker has less than one point"
