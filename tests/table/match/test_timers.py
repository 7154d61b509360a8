"""The timers of a game as a value."""

from hypothesis import given
from hypothesis import strategies as some

from rivage.core import Timer
from rivage.table.match.timers import RunningTimer, Timers

SAND = Timer("glass", 1, 600, "glass")
FIRST, SECOND = (Timer("patience", number, 20, f"late {number}", number) for number in (0, 1))
NOW = 5_000


def running(*timers: Timer, now: int = NOW) -> Timers:
    return Timers().with_running(now, timers)


def test_a_timer_starts_when_it_is_first_requested_and_then_continues() -> None:
    timers = running(SAND).with_running(NOW + 9, (SAND, FIRST))
    assert [running.due for running in timers.running] == [NOW + 600_000, NOW + 20_009]
    assert timers.next_at() == NOW + 20_009


def test_a_timer_with_another_number_is_a_new_timer() -> None:
    timers = running(SAND, FIRST).with_running(NOW + 15_000, (SAND, SECOND))
    assert timers.running[1] == RunningTimer(SECOND, NOW + 35_000)


def test_a_timer_that_is_no_longer_requested_is_removed() -> None:
    timers = running(SAND, FIRST).with_running(NOW + 1, ())
    assert (timers.next_at(), timers.overdue(NOW + 10**9), timers.view(NOW).running) == (None, None, ())


def test_of_several_expired_timers_the_first_to_expire_comes_first() -> None:
    timers = running(SAND, FIRST)
    assert timers.overdue(NOW + 19_999) is None
    assert timers.overdue(NOW + 20_000) == FIRST
    assert timers.overdue(NOW + 10**9) == FIRST


def test_the_seconds_left_do_not_change_during_a_pause() -> None:
    timers = running(SAND, FIRST)
    assert timers.left(NOW + 5_000) == {"glass": 595.0, "patience": 15.0}
    assert timers.pause(NOW + 5_000).left(NOW + 60_000) == {"glass": 595.0, "patience": 15.0}


def test_no_timer_expires_during_a_pause_and_the_rest_is_left_after_it() -> None:
    suspended = running(SAND, FIRST).pause(NOW + 4_000)
    assert (suspended.next_at(), suspended.overdue(NOW + 10**9)) == (None, None)
    assert [running.left for running in suspended.view(NOW + 10**6).running] == [596_000, 16_000]
    assert suspended.view(NOW).runs is False
    assert suspended.pause(NOW + 9_000) == suspended
    assert suspended.resume(NOW + 104_000) == running(SAND, FIRST).shifted(100_000)


def test_a_restart_gives_the_time_since_back() -> None:
    assert running(FIRST).shifted(7_000).overdue(NOW + 26_999) is None
    suspended = running(FIRST).pause(NOW + 1_000).shifted(50_000)
    assert suspended.resume(NOW + 51_000).next_at() == NOW + 70_000


TIMERS = some.lists(
    some.builds(Timer, kind=some.sampled_from(["glass", "patience"]), number=some.integers(0, 3), seconds=some.integers(1, 99),
                action=some.just("x")),
    max_size=3, unique_by=lambda timer: (timer.kind, timer.number),
).map(tuple)  # fmt: skip
STEPS = some.lists(some.tuples(some.sampled_from(["turn", "pause", "resume", "restart"]), some.integers(0, 30_000), TIMERS))


@given(STEPS)
def test_suspended_or_returned_time_is_never_charged(steps: list[tuple[str, int, tuple[Timer, ...]]]) -> None:
    timers, now = Timers(), 0
    spent: dict[tuple[str, int], int] = {}
    seconds: dict[tuple[str, int], int] = {}
    for what, by, requested in steps:
        if timers.suspended_at is None and what != "restart":
            spent = {key: value + by for key, value in spent.items()}
        now += by
        if what == "turn" and timers.suspended_at is None:
            timers = timers.with_running(now, requested)
            keys = [(timer.kind, timer.number) for timer in requested]
            seconds = {key: seconds[key] if key in spent else timer.seconds for key, timer in zip(keys, requested, strict=True)}
            spent = {key: spent.get(key, 0) for key in keys}
        elif what == "pause":
            timers = timers.pause(now)
        elif what == "resume":
            timers = timers.resume(now)
        elif what == "restart":
            timers = timers.shifted(by)
    left = {
        (running.timer.kind, running.timer.number): running.due - (now if timers.suspended_at is None else timers.suspended_at)
        for running in timers.running
    }
    assert left == {key: seconds[key] * 1000 - spent[key] for key in spent}
    due = [key for key, value in left.items() if value <= 0]
    assert (timers.overdue(now) is not None) == bool(due and timers.suspended_at is None)
