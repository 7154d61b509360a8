"""Summaries of tables and their cache."""

from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, opening, person, sums

from rivage.hosting.summaries import SummaryCache, summary_at, summary_of
from rivage.table.log import TableSummary

EMPTY = TableSummary("sums", "waiting", ())


def test_the_least_recently_used_summaries_are_evicted() -> None:
    cache = SummaryCache(2)
    one, two, three = (replace(EMPTY, changed=at) for at in range(3))
    cache.add("one", one)
    cache.add("two", two)
    assert cache.find("one") is one
    cache.add("three", three)
    assert [cache.find(name) for name in ("one", "two", "three")] == [one, None, three]


def test_the_summary_of_a_loaded_table_is_evicted() -> None:
    cache = SummaryCache()
    cache.add("one", EMPTY)
    cache.evict("one")
    cache.evict("one")
    assert cache.find("one") is None


def test_a_summary_contains_nothing_secret() -> None:
    play = Play(sums())
    before = summary_of(play.events, play.match)
    play.now += 5
    play.write(0, "1")
    assert summary_of(play.events, play.match) == before
    assert (before.to_act, before.changed) == (play.match.to_act, START)
    assert [seat.player for seat in before.seats] == [ANN, BEN]


def test_a_summary_awaits_a_player_who_has_both_seats() -> None:
    play = Play(opening(script=("heap 9",)))
    assert [summary_at(play.match, 0).awaits(player) for player in (ANN, BEN, "", "cara")] == [True, False, False, False]
    both = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    assert summary_at(both.match, 0).awaits(ANN)


def test_the_inviter_is_the_name_at_the_seat_of_the_host() -> None:
    play = Play(opening(script=("heap 9",)))
    summary = summary_at(play.match, 0)
    assert replace(summary, host=BEN).inviter == play.match.seats[1].name != ""
    assert [replace(summary, host=host).inviter for host in ("", "cara")] == ["", ""]


def test_a_summary_has_points_if_the_game_counts_them_and_the_outcome() -> None:
    play = Play(sums())
    summary = summary_at(play.match, 0)
    assert summary.points == play.match.game.points(play.match.state)
    assert summary.outcome is None
