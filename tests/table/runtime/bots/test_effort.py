"""The more wait, the shorter bots think."""

import pytest

from rivage.table.runtime.bots.effort import LEAST, LONGEST_WAIT, Effort


def test_while_there_is_time_for_all_bots_have_all_of_theirs() -> None:
    effort = Effort(workers=1)
    assert [effort.fitting(turns) for turns in (0, 1, int(LONGEST_WAIT))] == [1.0, 1.0, 1.0]


def test_effort_falls_as_more_wait_and_never_below_the_least() -> None:
    effort = Effort(workers=1)
    given = [effort.fitting(turns) for turns in (1, 10, 20, 50, 10_000)]
    assert given == sorted(given, reverse=True)
    assert given[1] == LONGEST_WAIT / 10
    assert given[-1] == LEAST


def test_twice_as_many_workers_leave_twice_the_time() -> None:
    assert Effort(workers=2).fitting(20) == 2 * Effort(workers=1).fitting(20)


def test_who_answers_quickly_need_not_think_shorter() -> None:
    effort = Effort(workers=1)
    for _ in range(100):
        effort.measured(0.01, 1.0)
    assert effort.fitting(100) == 1.0


@pytest.mark.parametrize("seconds", [0.2, 1.0, 4.0])
def test_with_a_bot_that_heeds_it_everybody_is_served_within_the_longest_wait(seconds: float) -> None:
    effort = Effort(workers=1)
    turns = 20
    for _ in range(200):
        given = effort.fitting(turns)
        effort.measured(seconds * given, given)
    assert turns * seconds * effort.fitting(turns) <= LONGEST_WAIT * 1.01 or effort.fitting(turns) == LEAST


def test_a_bot_that_does_not_heed_it_brings_nobody_down_while_there_is_time_for_all() -> None:
    effort = Effort(workers=1)
    effort.seconds = 10.0
    for _ in range(200):
        effort.measured(0.05, effort.fitting(20))
    assert effort.fitting(20) == 1.0
