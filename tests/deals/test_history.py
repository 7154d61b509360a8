"""The history of a player: streaks, and the reach of the archive."""

import pytest

from rivage.deals import DayPlay
from rivage.deals.history import archive_start, history, streaks

TODAY = "2026-11-20"


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        (["2026-11-20"], (1, 1)),
        (["2026-11-19", "2026-11-18"], (2, 2)),
        (["2026-11-18", "2026-11-17"], (0, 2)),
        (["2026-11-20", "2026-11-18", "2026-11-17", "2026-11-16"], (1, 3)),
        (["2026-11-20", "2026-11-19", "2026-11-19"], (2, 2)),
    ],
)
def test_a_streak_is_a_row_of_days_up_to_today_or_yesterday(days: list[str], expected: tuple[int, int]) -> None:
    assert streaks(days, TODAY) == expected


def test_a_streak_continues_over_the_end_of_a_year() -> None:
    assert streaks(["2025-12-31", "2026-01-01", "2026-01-02"], "2026-01-02") == (3, 3)


def test_unfinished_plays_and_plays_from_the_archive_do_not_count_for_streaks() -> None:
    plays = [
        DayPlay("2026-11-20", True, "a", False, 0),
        DayPlay("2026-11-19", True, "b", True, 7, in_time=True),
        DayPlay("2026-11-18", False, "c", True, 9),
    ]
    found = history("sums", plays, "2026-11-18", TODAY)
    assert (found.streak, found.longest, len(found.plays)) == (1, 1, 3)


def test_a_daily_that_was_finished_on_a_later_day_does_not_count_for_streaks() -> None:
    plays = [DayPlay("2026-11-19", True, "b", True, 7), DayPlay("2026-11-18", True, "c", True, 9, in_time=True)]
    assert history("sums", plays, "2026-11-18", TODAY).longest == 1


def test_the_archive_begins_with_the_first_day_within_a_week_and_a_year() -> None:
    assert archive_start(None, TODAY) == "2026-11-13"
    assert archive_start("2026-11-19", TODAY) == "2026-11-13"
    assert archive_start("2026-10-01", TODAY) == "2026-10-01"
    assert archive_start("2020-01-01", TODAY) == "2025-11-19"
