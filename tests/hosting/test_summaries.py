"""What lists show of tables that are not in memory."""

from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, opening, person, sums

from rivage.hosting.summaries import SummaryCache, summary_at, summary_of
from rivage.table.log import TableSummary

EMPTY = TableSummary("sums", "waiting", ())


def test_the_longest_unused_are_evicted() -> None:
    cache = SummaryCache(2)
    one, two, three = (replace(EMPTY, changed=at) for at in range(3))
    cache.add("one", one)
    cache.add("two", two)
    assert cache.find("one") is one
    cache.add("three", three)
    assert [cache.find(name) for name in ("one", "two", "three")] == [one, None, three]


def test_a_table_that_is_loaded_is_evicted() -> None:
    cache = SummaryCache()
    cache.add("one", EMPTY)
    cache.evict("one")
    cache.evict("one")
    assert cache.find("one") is None


def test_what_is_hidden_is_not_in_it() -> None:
    play = Play(sums())
    before = summary_of(play.events, play.match)
    play.now += 5
    play.write(0, "1")
    assert summary_of(play.events, play.match) == before
    assert (before.to_act, before.changed) == (play.match.to_act, START)
    assert [seat.player for seat in before.seats] == [ANN, BEN]


def test_it_says_whose_turn_it_is_also_to_who_plays_both_sides() -> None:
    play = Play(opening(script=("heap 9",)))
    assert [summary_at(play.match, 0).awaits(player) for player in (ANN, BEN, "", "cara")] == [True, False, False, False]
    both = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    assert summary_at(both.match, 0).awaits(ANN)


def test_who_laid_the_table_invites_by_the_name_of_their_seat() -> None:
    play = Play(opening(script=("heap 9",)))
    summary = summary_at(play.match, 0)
    assert replace(summary, host=BEN).inviter == play.match.seats[1].name != ""
    assert [replace(summary, host=host).inviter for host in ("", "cara")] == ["", ""]


def test_points_are_told_where_they_are_counted_and_the_outcome_when_it_is_known() -> None:
    play = Play(sums())
    summary = summary_at(play.match, 0)
    assert summary.points == play.match.game.points(play.match.state)
    assert summary.outcome is None
