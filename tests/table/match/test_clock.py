"""The clock as a value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import CHANCE, OptionError, Seat
from rivage.table.match.clock import DAY, Clock, FirstTurns, check_clock, new_clock
from rivage.table.match.timing import InTurns
from rivage.table.protocol.options import Days, NoClock, RealTime

A, B = Seat(0), Seat(1)
ONLY_A, ONLY_B, BOTH, NONE = frozenset({A}), frozenset({B}), frozenset({A, B}), frozenset[Seat]()
GROUPS = st.sampled_from([ONLY_A, ONLY_B, BOTH, NONE, frozenset({CHANCE})])
STEPS = st.lists(
    st.tuples(st.sampled_from(["press", "shift", "pause", "resume", "rebase"]), st.integers(0, 5000), GROUPS), max_size=30
)


def real(base: int = 60, increment: int = 0) -> Clock:
    clock = new_clock(RealTime(base, increment), 2)
    assert clock is not None
    return clock


def days(number: int = 2) -> Clock:
    clock = new_clock(Days(number), 2)
    assert clock is not None
    return clock


def step(clock: Clock, name: str, now: int, to_act: frozenset[Seat]) -> Clock:
    if name == "press":
        return clock.press(now, to_act)
    if name == "shift":
        return clock.shift(now, to_act)
    if name == "pause":
        return clock.pause(now)
    if name == "resume":
        return clock.resume(now, to_act) if not clock.running else clock
    return clock.rebase(now)


def test_no_clock_gives_none() -> None:
    assert new_clock(NoClock(), 2) is None


def test_a_turn_is_charged_to_the_seat_that_acted() -> None:
    clock = real().press(1000, ONLY_A).press(4000, ONLY_B)
    assert clock.left_at(4000) == (57_000, 60_000)
    assert clock.left_at(9000) == (57_000, 55_000)


def test_the_increment_is_added_at_the_end_of_a_turn_not_after_each_action() -> None:
    clock = real(60, 5).press(0, ONLY_A)
    assert clock.press(1000, ONLY_A) is clock
    assert clock.press(2000, ONLY_B).left == (63_000, 60_000)


def test_the_clock_starts_when_a_seat_begins_its_second_turn() -> None:
    clock = new_clock(RealTime(60, 5), 2, free_first_turns=True)
    assert clock is not None
    for now, to_act in ((0, ONLY_A), (1_000, frozenset({CHANCE})), (1_000, ONLY_A), (50_000, ONLY_B), (90_000, ONLY_B)):
        clock = clock.press(now, to_act)
        assert (clock.left_at(now + 10**6), clock.running, clock.flag_at()) == ((60_000, 60_000), NONE, None)
        assert clock.rebase(now) is clock
    clock = clock.press(100_000, ONLY_A)
    assert (clock.running, clock.left_at(103_000), clock.first_turns) == (ONLY_A, (57_000, 60_000), None)
    assert clock.press(103_000, ONLY_B).left == (62_000, 60_000)


def test_the_end_of_a_match_does_not_start_the_clock() -> None:
    clock = new_clock(RealTime(60), 2, free_first_turns=True)
    assert clock is not None
    assert clock.press(0, ONLY_A).press(5, ONLY_B).press(9, NONE).pause(9).flag_at() is None


def test_seats_that_act_at_once_have_all_finished_before_the_clock_starts() -> None:
    first = FirstTurns().after(BOTH)
    assert first is not None
    alone = first.after(ONLY_B)
    assert alone == FirstTurns(ONLY_B, ONLY_A)
    assert alone.after(BOTH) is None


def test_an_undo_gains_no_increment() -> None:
    clock = real(60, 5).press(0, ONLY_A).press(1000, ONLY_B).shift(3000, ONLY_A)
    assert clock.left == (64_000, 58_000)
    assert clock.shift(4000, ONLY_A) is clock


def test_seats_that_act_at_once_run_at_once() -> None:
    clock = real(60, 5).press(0, BOTH)
    assert clock.left_at(2000) == (58_000, 58_000)
    clock = clock.press(2000, ONLY_B)
    assert clock.left_at(3000) == (63_000, 57_000)
    assert clock.view(3000).running == (1,)


def test_no_time_is_charged_during_a_pause() -> None:
    clock = real().press(0, ONLY_A).pause(1000)
    assert clock.flag_at() is None
    assert clock.left_at(99_000) == (59_000, 60_000)
    assert clock.resume(100_000, ONLY_A).left_at(101_000) == (58_000, 60_000)


def test_the_flag_falls_exactly_when_the_time_is_up() -> None:
    clock = real(60).press(1000, ONLY_A)
    assert clock.flag_at() == 61_000
    assert clock.flagged(60_999) is None
    assert clock.flagged(61_000) == A
    assert clock.left_at(70_000) == (0, 60_000)


def test_of_several_running_seats_the_one_with_less_time_falls_first() -> None:
    clock = real(60).press(0, ONLY_B).press(1000, BOTH)
    assert clock.flagged(100_000) == B
    assert real(60).press(0, BOTH).flagged(100_000) == A


def test_chance_has_no_clock() -> None:
    clock = real().press(0, frozenset({CHANCE}))
    assert clock.running == NONE
    assert clock.flagged(10**9) is None


def test_every_turn_starts_with_all_its_days() -> None:
    clock = days(2).press(0, ONLY_A).press(DAY, ONLY_B)
    assert clock.left_at(DAY) == (2 * DAY, 2 * DAY)
    assert clock.left_at(2 * DAY) == (2 * DAY, DAY)
    assert clock.press(2 * DAY, ONLY_A).left == (2 * DAY, 2 * DAY)
    assert clock.flag_at() == 3 * DAY


def test_a_resumed_turn_continues_and_a_returned_turn_has_all_its_days() -> None:
    clock = days(2).press(0, BOTH).press(DAY // 2, ONLY_B)
    assert clock.shift(DAY, BOTH, A).left_at(DAY) == (DAY, DAY)
    assert clock.shift(DAY, BOTH).left_at(DAY) == (2 * DAY, DAY)
    assert not clock.spent(A, 2 * DAY - 1)
    assert clock.spent(A, 2 * DAY)
    assert not clock.spent(B, 5 * DAY), "B has not finished"


def test_a_pause_does_not_give_days_back() -> None:
    clock = days(2).press(0, ONLY_A).pause(DAY).resume(5 * DAY, ONLY_A)
    assert clock.left_at(5 * DAY) == (DAY, 2 * DAY)


def test_the_downtime_of_the_server_is_given_back() -> None:
    clock = real(60).press(0, ONLY_A).rebase(600_000)
    assert clock.left_at(600_000) == (60_000, 60_000)
    paused = real(60)
    assert paused.rebase(5) is paused


@given(STEPS, st.integers(0, 5))
def test_time_is_neither_lost_nor_gained_except_by_the_increment(
    steps: list[tuple[str, int, frozenset[Seat]]], increment: int
) -> None:
    clock, now = real(10**6, increment), 0
    for name, pause, to_act in steps:
        later = now + pause
        before, running = clock.left_at(now), clock.running
        new = step(clock, name, later, to_act)
        for seat in (A, B):
            gained = 1000 * increment if name == "press" and seat in running and seat not in new.running else 0
            charged = pause if seat in running and name != "rebase" else 0
            if name == "rebase" and seat in running:
                assert new.left_at(later)[seat] == clock.left[seat]
            else:
                assert new.left_at(later)[seat] == before[seat] - charged + gained
        clock, now = new, later


@given(STEPS)
def test_remaining_time_is_never_negative(steps: list[tuple[str, int, frozenset[Seat]]]) -> None:
    clock, now = real(1), 0
    for name, pause, to_act in steps:
        now += pause
        clock = step(clock, name, now, to_act)
        assert min(clock.left_at(now + 10_000)) >= 0
        fallen = clock.flagged(now)
        assert (fallen is not None) == any(clock.left_at(now)[seat] == 0 for seat in clock.running)


@pytest.mark.parametrize("kind", [RealTime(0), RealTime(10**6), RealTime(60, -1), RealTime(60, 10**5), Days(0), Days(365)])
def test_unplayable_clocks_are_refused(kind: RealTime | Days) -> None:
    with pytest.raises(OptionError) as refused:
        check_clock(kind, InTurns.clocks)
    assert refused.value.code == "option.value"


@pytest.mark.parametrize("kind", [NoClock(), RealTime(1), RealTime(300, 5), Days(1)])
def test_playable_clocks_are_accepted(kind: NoClock | RealTime | Days) -> None:
    check_clock(kind, InTurns.clocks)
