"""Who is around a table."""

from tests.table.helpers import ANN, BEN, CARA, START, Listener, Play, Time, bot, opening, person

from rivage.table.runtime.subscribers import People


def test_who_has_never_come_has_been_away_since_we_look() -> None:
    people, play = People(Time()), Play()
    assert people.away(play.match) == (START, START)


def test_a_player_is_away_when_the_last_tab_closes() -> None:
    time = Time()
    people, match = People(time), Play().match
    first, second = Listener(ANN), Listener(ANN)
    people.come(first)
    people.come(second)
    assert people.away(match) == (0, START)
    time.now += 5
    assert not people.go(first, match)
    assert people.go(second, match)
    assert people.away(match) == (START + 5, START)
    assert not people.go(second, match)
    people.come(first)
    assert people.away(match) == (0, START)


def test_watchers_are_counted_as_people_not_as_tabs() -> None:
    people, match = People(Time()), Play().match
    for player in (ANN, CARA, CARA, "dave-id"):
        people.come(Listener(player))
    assert people.presences(match).watchers == 2
    assert not people.go(next(tab for tab in people if tab.player == CARA), match)
    assert len(people) == 3


def test_people_without_a_name_are_counted_one_by_one() -> None:
    people, match = People(Time()), Play(opening(person(BEN), bot())).match
    for player in ("", "", BEN):
        people.come(Listener(player))
    assert people.presences(match).watchers == 2


def test_bots_are_always_here() -> None:
    people, match = People(Time()), Play(opening(person(BEN), bot())).match
    message = people.message(match)
    assert (message.here, message.away_since, message.watchers) == ((False, True), (START, 0), 0)
