"""Who is around a table."""

from tests.table.helpers import ANN, BEN, CARA, START, Listener, Play, Time, bot, opening, person

from rivage.table.run.people import People


def test_who_has_never_come_has_been_away_since_we_look() -> None:
    crowd, play = People(Time()), Play()
    assert crowd.away(play.match) == (START, START)


def test_a_player_is_away_when_the_last_tab_closes() -> None:
    time = Time()
    crowd, match = People(time), Play().match
    first, second = Listener(ANN), Listener(ANN)
    crowd.come(first)
    crowd.come(second)
    assert crowd.away(match) == (0, START)
    time.now += 5
    assert not crowd.go(first, match)
    assert crowd.go(second, match)
    assert crowd.away(match) == (START + 5, START)
    assert not crowd.go(second, match)
    crowd.come(first)
    assert crowd.away(match) == (0, START)


def test_watchers_are_counted_as_people_not_as_tabs() -> None:
    crowd, match = People(Time()), Play().match
    for player in (ANN, CARA, CARA, "dave-id"):
        crowd.come(Listener(player))
    assert crowd.presences(match).watchers == 2
    assert not crowd.go(next(tab for tab in crowd if tab.player == CARA), match)
    assert len(crowd) == 3


def test_people_without_a_name_are_counted_one_by_one() -> None:
    crowd, match = People(Time()), Play(opening(person(BEN), bot())).match
    for player in ("", "", BEN):
        crowd.come(Listener(player))
    assert crowd.presences(match).watchers == 2


def test_bots_are_always_here() -> None:
    crowd, match = People(Time()), Play(opening(person(BEN), bot())).match
    message = crowd.message(match)
    assert (message.here, message.away_since, message.watchers) == ((False, True), (START, 0), 0)
