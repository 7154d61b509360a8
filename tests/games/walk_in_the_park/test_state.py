"""The parts of a state: each seat's sheet at the start of the round, and the seat's actions since then."""

import pytest

from rivage.games.walk_in_the_park.state import Setting, Writing

from .moments import PLAN, fresh, roll, rounds, write


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_match_with_one_seat_is_a_solo_game(seats: int) -> None:
    assert Setting(PLAN, seats).alone is (seats == 1)
    assert fresh(seats).setting.alone is (seats == 1)


def test_before_the_first_roll_nothing_is_written_claimed_or_revealed() -> None:
    state = fresh(3)
    assert (state.rolls, state.rolling, state.claimed, state.last, state.result) == ((), True, 0, (), None)
    assert len(state.seats) == 3
    for sheet in state.seats:
        assert sheet == Writing(sheet.start, sheet.start)


def test_a_round_keeps_the_start_sheet_and_writes_on_a_copy() -> None:
    before = roll(fresh(2), "straight")
    after = write(before, "C2=NS")
    mine, other = after.seats
    assert mine.start == before.seats[0].start
    assert mine.page != mine.start
    assert (mine.words, mine.drawn, mine.done) == (("C2=NS",), True, False)
    assert other == before.seats[1]


def test_a_ticked_bonus_stores_the_kind_of_its_piece() -> None:
    # C2 and C1 lead from the centre to the monument at B1.
    state = rounds(fresh(), "straight | C2=NS", "turn | C1=SW")
    visiting = write(roll(state, "turn"), "B1=ES")
    assert visiting.seats[0].bonus == ""
    assert write(visiting, "*straight").seats[0].bonus == "straight"
    assert write(visiting, "*two").seats[0].bonus == ""


def test_a_revealed_round_is_stored_with_its_start_sheets() -> None:
    state = rounds(fresh(2), "straight | C2=NS | D3=EW")
    assert [wrote.words[0] for wrote in state.last] == ["C2=NS", "D3=EW"]
    assert [wrote.start for wrote in state.last] == [sheet.start for sheet in fresh(2).seats]
    assert [sheet.words for sheet in state.seats] == [(), ()]


def test_monuments_claimed_before_a_round_are_stored_after_it() -> None:
    state = rounds(fresh(2), "straight | C2=NS | A5=NS", "turn | C1=SW | E5=NE")
    visited = rounds(state, "turn | B1=ES *two | A1=NE")
    assert (visited.last_claimed, visited.claimed) == (0, 1)
    after = rounds(visited, "turn | E1=ES | B5=NE")
    assert (after.last_claimed, after.claimed) == (1, 1)


def test_tied_statues_score_one_point_unless_the_option_is_each() -> None:
    assert not fresh(2).setting.tie_each
    assert fresh(2, statue_tie="each").setting.tie_each
