"""What a moment holds: the sheet as the round found it, and what is written on it since."""

import pytest

from rivage.games.walk_in_the_park.state import Setting, Writing

from .moments import PLAN, fresh, roll, rounds, write


@pytest.mark.parametrize("seats", range(1, 9))
def test_who_sits_at_a_table_of_one_walks_alone(seats: int) -> None:
    assert Setting(PLAN, seats).alone is (seats == 1)
    assert fresh(seats).setting.alone is (seats == 1)


def test_before_the_first_roll_nothing_is_written_claimed_or_revealed() -> None:
    state = fresh(3)
    assert (state.rolls, state.rolling, state.claimed, state.last, state.result) == ((), True, 0, (), None)
    assert len(state.seats) == 3
    for sheet in state.seats:
        assert sheet == Writing(sheet.start, sheet.start)


def test_a_round_leaves_the_sheet_as_it_found_it_and_writes_beside_it() -> None:
    before = roll(fresh(2), "straight")
    after = write(before, "C2=NS")
    mine, other = after.seats
    assert mine.start == before.seats[0].start
    assert mine.page != mine.start
    assert (mine.words, mine.drawn, mine.done) == (("C2=NS",), True, False)
    assert other == before.seats[1]


def test_a_ticked_bonus_says_what_it_asks_for() -> None:
    # C2 and C1 lead from the centre to B1, where the Opera Services stands.
    state = rounds(fresh(), "straight | C2=NS", "turn | C1=SW")
    visiting = write(roll(state, "turn"), "B1=ES")
    assert visiting.seats[0].bonus == ""
    assert write(visiting, "*straight").seats[0].bonus == "straight"
    assert write(visiting, "*two").seats[0].bonus == ""


def test_what_is_revealed_is_remembered_with_the_sheet_it_was_written_on() -> None:
    state = rounds(fresh(2), "straight | C2=NS | D3=EW")
    assert [wrote.words[0] for wrote in state.last] == ["C2=NS", "D3=EW"]
    assert [wrote.start for wrote in state.last] == [sheet.start for sheet in fresh(2).seats]
    assert [sheet.words for sheet in state.seats] == [(), ()]


def test_what_was_claimed_before_a_round_is_remembered_after_it() -> None:
    state = rounds(fresh(2), "straight | C2=NS | A5=NS", "turn | C1=SW | E5=NE")
    visited = rounds(state, "turn | B1=ES *two | A1=NE")
    assert (visited.last_claimed, visited.claimed) == (0, 1)
    after = rounds(visited, "turn | E1=ES | B5=NE")
    assert (after.last_claimed, after.claimed) == (1, 1)


def test_statues_of_who_tie_are_worth_one_point_unless_each_was_agreed() -> None:
    assert not fresh(2).setting.tie_each
    assert fresh(2, statue_tie="each").setting.tie_each
