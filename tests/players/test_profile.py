"""The profile: records, ladders, bests, dailies and streaks from stored results."""

from tests.table.toys import NimGame, SumsGame

from rivage.players import Best, Crown, FinishedDaily, Profile, ResultCount, ladder_of, profile_of
from rivage.players.profile import CALENDAR_DAYS
from rivage.table.match import DAY

NOON = 20_000 * DAY + DAY // 2
"""Noon of 2024-10-04 (UTC), in milliseconds since 1970."""


def profile(
    counts: tuple[ResultCount, ...] = (), bests: tuple[Best, ...] = (), dailies: tuple[FinishedDaily, ...] = ()
) -> Profile:
    infos = [NimGame.info, SumsGame.info]
    return profile_of("Ann", 1, infos=infos, counts=counts, bests=bests, dailies=dailies, now=NOON)


def daily(day: str, score: float = 10, late_days: int = 0) -> FinishedDaily:
    number = {"2024-10-04": 20_000, "2024-10-03": 19_999, "2024-10-02": 19_998, "2024-01-01": 19_723}[day]
    return FinishedDaily("sums", day, score, (number + late_days) * DAY + 5, f"table {day}")


def test_a_new_guest_has_an_empty_profile() -> None:
    found = profile()
    assert (found.played, found.games, found.dailies, found.streak, found.best_streak) == (0, (), (), 0, 0)
    assert found.today == "2024-10-04"


def test_the_most_played_game_comes_first() -> None:
    counts = (
        ResultCount("nim", "bots", "weak", "won", 2),
        ResultCount("sums", "solo", "", "finished", 3),
        ResultCount("sums", "people", "", "unfinished", 1),
        ResultCount("removed", "solo", "", "finished", 5),
    )
    found = profile(counts)
    assert [(record.game, record.played, record.won, record.unfinished) for record in found.games] == [
        ("sums", 4, 0, 1),
        ("nim", 2, 2, 0),
    ]
    assert found.played == 11


def test_a_ladder_counts_the_finished_matches_of_each_level() -> None:
    counts = (
        ResultCount("sums", "bots", "weak", "won", 2),
        ResultCount("sums", "bots", "weak", "lost", 1),
        ResultCount("sums", "bots", "weak", "unfinished", 4),
        ResultCount("sums", "bots", "strong", "drawn", 1),
        ResultCount("sums", "bots", "", "won", 1),
        ResultCount("sums", "people", "", "won", 1),
    )
    (record,) = profile(counts).games
    assert [(rung.level, rung.played, rung.won, rung.drawn, rung.lost) for rung in record.ladder] == [
        ("weak", 3, 2, 0, 1),
        ("middle", 0, 0, 0, 0),
        ("strong", 1, 0, 1, 0),
    ]
    assert (record.crown, record.challenge) == ("weak", "middle")


def test_the_crown_is_the_strongest_beaten_level_even_after_a_skipped_one() -> None:
    beaten = [Crown("sums", "strong"), Crown("nim", "weak")]
    assert ladder_of(SumsGame.info, beaten) == ("strong", "weak")
    assert ladder_of(SumsGame.info, []) == ("", "weak")
    assert ladder_of(NimGame.info, [*beaten, Crown("nim", "strong")]) == ("strong", "")


def test_bests_belong_to_the_record_of_their_game() -> None:
    best = Best("nim", "turns", 4, "t", 9)
    counts = (ResultCount("nim", "people", "", "won", 1), ResultCount("sums", "solo", "", "finished", 1))
    found = {record.game: record.bests for record in profile(counts, (best,)).games}
    assert [(item.kind, item.value, item.table) for item in found["nim"]] == [("turns", 4, "t")]
    assert found["sums"] == ()


def test_a_daily_that_was_finished_on_a_later_day_does_not_count_for_the_streak() -> None:
    found = profile(dailies=(daily("2024-10-02"), daily("2024-10-03", late_days=1), daily("2024-10-04")))
    assert (found.streak, found.best_streak) == (1, 1)
    (record,) = found.dailies
    assert [(item.day, item.in_time) for item in record.days] == [
        ("2024-10-04", True),
        ("2024-10-03", False),
        ("2024-10-02", True),
    ]


def test_the_distribution_has_all_dailies_and_the_calendar_the_last_months() -> None:
    found = profile(dailies=(daily("2024-01-01", 12), daily("2024-10-03", 10), daily("2024-10-04", 12)))
    (record,) = found.dailies
    assert [(item.score, item.many) for item in record.counts] == [(12, 2), (10, 1)]
    assert [item.day for item in record.days] == ["2024-10-04", "2024-10-03"]
    assert CALENDAR_DAYS < 20_000 - 19_723
