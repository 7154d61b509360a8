"""The functions of the `Game` contract: rolls, simultaneous writing, the reveal and the endings."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import CHANCE, Chances, IllegalAction, OptionError, Options, Seat
from rivage.games.walk_in_the_park import GAME, meta
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.rules import NO_ROLL, NOT_TO_ACT
from rivage.games.walk_in_the_park.sheet import monument_squares
from rivage.games.walk_in_the_park.state import WalkState

from .moments import BLANK, PLAN, choose, fresh, legal, own, position, roll, rounds, write
from .strategies import moments, unhurried

JOINED = "..┐../..│../..┼../...../....."
"""A sheet on which a turn at B1 visits a monument."""


# Set-up.


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_one_to_eight_seats_can_play(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        fresh(seats)
    assert caught.value.code == "option.seats"
    assert len(fresh(8).seats) == 8


def test_unknown_options_are_refused() -> None:
    for options in ({"sheet": "zoo"}, {"statue_tie": "two"}, {"pie": True}):
        with pytest.raises(OptionError):
            GAME.initial(2, Options(options))


def test_the_die_has_two_turns_two_straights_a_t_and_an_ibis() -> None:
    die = GAME.legal_actions(fresh(), CHANCE)
    assert isinstance(die, Chances)
    assert dict(zip(die, die.weights, strict=True)) == {"roll turn": 2, "roll straight": 2, "roll t": 1, "roll ibis": 1}


# Seats that may act.


def test_all_seats_write_at_the_same_time_after_the_roll() -> None:
    state = fresh(3)
    assert GAME.to_act(state) == {CHANCE}
    state = roll(state, "turn")
    assert GAME.to_act(state) == {0, 1, 2}
    state = write(state, "A1=NE done", seat=1)
    assert GAME.to_act(state) == {0, 2}


def test_a_seat_may_act_until_done() -> None:
    state = write(roll(fresh(2), "turn"), "A1=NE")
    assert GAME.to_act(state) == {0, 1}
    assert "done" in legal(state)


def refused(state: WalkState, seat: int, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Seat(seat), Action(action))
    return str(caught.value.details["why"])


def test_seats_act_only_after_the_roll_and_chance_only_before_it() -> None:
    assert refused(fresh(2), 0, "A1=NE") == NOT_TO_ACT
    assert refused(roll(fresh(2), "turn"), CHANCE, "roll turn") == NOT_TO_ACT
    assert refused(fresh(2), CHANCE, "A1=NE") == NO_ROLL
    assert refused(roll(fresh(2), "turn"), 0, "roll turn") == "not-rolled"


def test_an_unknown_seat_may_not_act() -> None:
    assert refused(roll(fresh(2), "turn"), 2, "A1=NE") == NOT_TO_ACT
    assert legal(roll(fresh(2), "turn"), 2) == []


def test_a_refusal_contains_only_the_sheet_of_the_seat() -> None:
    state = write(roll(fresh(2), "turn"), "E5=NE", seat=1)
    with pytest.raises(IllegalAction) as caught:
        write(state, "A1=NS")
    assert "E5" not in str(caught.value)
    assert BLANK in str(caught.value)


def test_a_round_is_revealed_when_the_last_seat_is_done() -> None:
    state = write(roll(fresh(2), "turn"), "A1=NE done")
    assert own(state).start.cells == own(fresh(2)).start.cells
    state = write(state, "A2=NE done", seat=1)
    assert GAME.to_act(state) == {CHANCE}
    assert [sheet.start.cells[square] for square, sheet in zip((0, 5), state.seats, strict=True)] == [3, 3]


# First visits.


def test_all_first_visitors_in_the_same_round_circle_the_monument() -> None:
    state = rounds(position(JOINED, JOINED, BLANK, rolls="s."), "turn | B1=NE *one | B1=ES *two | A5=NE")
    assert [monument_squares(PLAN, sheet.page.circled) for sheet in state.seats] == [("B1",), ("B1",), ()]


def test_a_later_visitor_does_not_circle_the_monument() -> None:
    state = rounds(position(JOINED, JOINED, rolls="s."), "turn | B1=NE *one | A5=NE", "turn | A5=NE | B1=NE *two")
    assert [monument_squares(PLAN, sheet.page.circled) for sheet in state.seats] == [("B1",), ()]
    assert [monument_squares(PLAN, sheet.page.visited) for sheet in state.seats] == [("B1",), ("B1",)]


def test_first_visits_by_drawing_change_and_bonus_count_alike() -> None:
    by_change = ".└┐../..┘../..┼../...../....."
    by_bonus = "..┬../..│../..┼../...../....."
    state = rounds(
        position(JOINED, by_change, by_bonus, rolls="s."),
        "turn | B1=NE *one | C2+S *two A5=NE | D1=NW *turn B1=NE *one",
    )
    assert [monument_squares(PLAN, sheet.page.circled) for sheet in state.seats] == [("B1",), ("B1",), ("B1", "D1")]


# The order of arrival.


@unhurried
@given(st.integers(2, 8), st.integers(0, 1000), st.randoms(use_true_random=False))
def test_the_order_of_arriving_actions_does_not_change_the_result(seats: int, seed: int, arrival: random.Random) -> None:
    generator = random.Random(seed)
    by_seat = fresh(seats)
    for _ in range(6):
        if GAME.outcome(by_seat) is not None:
            return
        by_seat = mixed = GAME.apply(by_seat, CHANCE, choose(by_seat, CHANCE, generator, 0))
        words: dict[int, list[Action]] = {seat: [] for seat in range(seats)}
        for seat in range(seats):
            while Seat(seat) in GAME.to_act(by_seat):
                words[seat].append(choose(by_seat, Seat(seat), generator, 0.2))
                by_seat = GAME.apply(by_seat, Seat(seat), words[seat][-1])
        while any(words.values()):
            seat = arrival.choice([seat for seat, left in words.items() if left])
            mixed = GAME.apply(mixed, Seat(seat), words[seat].pop(0))
        assert by_seat == mixed
        assert hash(by_seat) == hash(mixed)


@unhurried
@given(moments())
def test_claimed_monuments_are_those_visited_before_the_round(state: WalkState) -> None:
    visited = circled = 0
    for sheet in state.seats:
        visited |= sheet.start.visited
        circled |= sheet.start.circled
    assert state.claimed == visited == circled


# Endings.


def test_six_monuments_end_the_game_after_the_round() -> None:
    five = ".┌┬┐./┌┘│└┐/│.┼.│/│.│../└.│.┘ A2A4B1D1E2 one,two,ibis,flocks,flock -"
    state = rounds(position(five, BLANK, rolls="s."), "straight | E4=NS *straight B5=EW | A1=NS")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (meta.SIX_MONUMENTS, (0,))
    assert outcome.returns == (10.0, 0.0), "seven circled, the seventh too, and one + two"
    assert GAME.to_act(state) == frozenset()
    assert refused(state, CHANCE, "roll turn") == NOT_TO_ACT


def test_six_ibis_end_the_game() -> None:
    state = rounds(position("iiiii/...../..┼../...../.....", BLANK, rolls="s."), "ibis | A2=I | A1=I")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (meta.SIX_IBIS, (0,))


def test_an_ibis_drawn_for_a_t_counts_toward_six() -> None:
    bird = ".└┐ii/..│../..┼../ii.../....i B1 t-ibis -"
    state = rounds(position(bird, BLANK, rolls="s."), "t | A1=I | A1=NES")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == meta.SIX_IBIS


def test_a_full_sheet_ends_the_game() -> None:
    crowded = "│└┐││/││┘││/││┼││/││─││/││─│."
    state = rounds(position(crowded, BLANK, rolls="s."), "turn | E5=NE | A1=NE")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (meta.FULL_SHEET, (0,))


def test_a_solo_game_has_eighteen_rolls_whatever_is_reached() -> None:
    state = fresh()
    for number in range(18):
        assert GAME.outcome(state) is None
        square = [name for name in PLAN.names if name != "C3"][number]
        state = rounds(state, f"ibis | {square}=I")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.returns, outcome.winners) == (meta.LAST_ROLL, (0.0,), ())
