"""What lists show of tables that are not in memory."""

from tests.table.helpers import START, Play, sums

from rivage.bus.glances import Glance, Glances


def test_the_longest_unused_are_forgotten() -> None:
    glances = Glances(most=2)
    one, two, three = (Glance(frozenset(), at) for at in range(3))
    glances.keep("one", one)
    glances.keep("two", two)
    assert glances.find("one") is one
    glances.keep("three", three)
    assert [glances.find(name) for name in ("one", "two", "three")] == [one, None, three]


def test_a_table_that_is_loaded_is_forgotten() -> None:
    glances = Glances()
    glances.keep("one", Glance(frozenset(), 1))
    glances.forget("one")
    glances.forget("one")
    assert glances.find("one") is None


def test_what_is_hidden_is_not_in_it() -> None:
    play = Play(sums())
    before = Glances().keep_events("t", play.events, play.match)
    play.now += 5
    play.write(0, "1")
    assert Glances().keep_events("t", play.events, play.match) == before == Glance(play.match.to_act, START)
