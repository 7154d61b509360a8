"""What lists show of tables that are not in memory."""

from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, opening, person, sums

from rivage.hosting.summaries import Glance, Glances, glance_at, glance_of

EMPTY = Glance("sums", "waiting", (), "", frozenset(), 0)


def test_the_longest_unused_are_forgotten() -> None:
    glances = Glances(most=2)
    one, two, three = (replace(EMPTY, told_at=at) for at in range(3))
    glances.keep("one", one)
    glances.keep("two", two)
    assert glances.find("one") is one
    glances.keep("three", three)
    assert [glances.find(name) for name in ("one", "two", "three")] == [one, None, three]


def test_a_table_that_is_loaded_is_forgotten() -> None:
    glances = Glances()
    glances.keep("one", EMPTY)
    glances.forget("one")
    glances.forget("one")
    assert glances.find("one") is None


def test_what_is_hidden_is_not_in_it() -> None:
    play = Play(sums())
    before = glance_of(play.events, play.match)
    play.now += 5
    play.write(0, "1")
    assert glance_of(play.events, play.match) == before
    assert (before.to_act, before.told_at) == (play.match.to_act, START)
    assert [seat.player for seat in before.seats] == [ANN, BEN]


def test_it_says_whose_turn_it_is_also_to_who_plays_both_sides() -> None:
    play = Play(opening(script=("heap 9",)))
    assert [glance_at(play.match, 0).awaits(player) for player in (ANN, BEN, "", "cara")] == [True, False, False, False]
    both = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    assert glance_at(both.match, 0).awaits(ANN)


def test_who_laid_the_table_invites_by_the_name_of_their_seat() -> None:
    play = Play(opening(script=("heap 9",)))
    glance = glance_at(play.match, 0)
    assert replace(glance, host=BEN).inviter == play.match.seats[1].name != ""
    assert [replace(glance, host=host).inviter for host in ("", "cara")] == ["", ""]


def test_points_are_told_where_they_are_counted_and_the_outcome_when_it_is_known() -> None:
    play = Play(sums())
    glance = glance_at(play.match, 0)
    assert glance.points == play.match.game.points(play.match.state)
    assert glance.outcome is None
