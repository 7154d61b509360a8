"""Sitting down, standing up, bots, and seats lent."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play, opening, person

from rivage.table import Occupant
from rivage.table.decide import AWAY_AFTER
from rivage.table.errors import (
    BadName,
    NotAway,
    NotHost,
    NotNow,
    SeatTaken,
    TooChatty,
    UnknownLevel,
    UnknownPhrase,
    WrongSeat,
)
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import Days


def waiting() -> Play:
    return Play(opening(person(ANN), Occupant()))


def test_a_guest_takes_an_open_seat_and_the_match_begins_with_the_last_one() -> None:
    play = waiting()
    assert play.match.status == "waiting"
    decision = play.do(BEN, cmd.Sit(seat=1, name=" Ben "))
    assert play.match.status == "playing"
    assert play.match.seats[1].name == "Ben"
    assert [type(event) for event in decision.events] == [ev.Seated, ev.Acted]
    assert play.match.to_act == {0}


def test_one_person_may_hold_several_seats() -> None:
    play = waiting()
    play.do(ANN, cmd.Sit(seat=1, name="Ann too"))
    assert play.match.held_by(ANN) == (0, 1)
    play.act("take", "done", "take")


def test_a_seat_that_is_taken_or_does_not_exist_is_refused() -> None:
    play = waiting()
    with pytest.raises(SeatTaken):
        play.do(BEN, cmd.Sit(seat=0, name="Ben"))
    for seat in (2, -1):
        with pytest.raises(WrongSeat):
            play.do(BEN, cmd.Sit(seat=seat, name="Ben"))
    with pytest.raises(BadName):
        play.do(BEN, cmd.Sit(seat=1, name=""))
    with pytest.raises(WrongSeat):
        play.do("", cmd.Sit(seat=1, name="Nobody"))


def test_nobody_sits_down_once_it_has_begun() -> None:
    with pytest.raises(SeatTaken) as refused:
        Play().do(CARA, cmd.Sit(seat=1, name="Cara"))
    assert refused.value.details["seat"] == 1


def test_the_host_seats_a_bot_and_nobody_else_does() -> None:
    play = waiting()
    with pytest.raises(NotHost):
        play.do(BEN, cmd.SitBot(seat=1, level="weak"))
    with pytest.raises(UnknownLevel):
        play.do(ANN, cmd.SitBot(seat=1, level="divine"))
    play.do(ANN, cmd.SitBot(seat=1, level="weak"))
    assert play.match.seats[1] == Occupant(level="weak")
    assert play.match.status == "playing"


def test_who_has_sat_down_may_stand_up_before_it_begins() -> None:
    play = waiting()
    with pytest.raises(WrongSeat):
        play.do(BEN, cmd.Stand(seat=0))
    with pytest.raises(WrongSeat):
        play.do(ANN, cmd.Stand(seat=1))
    play.do(ANN, cmd.Stand(seat=0))
    assert play.match.seats[0].open
    with pytest.raises(NotNow):
        Play().do(ANN, cmd.Stand(seat=0))


def test_the_host_may_send_a_bot_away() -> None:
    play = Play(opening(Occupant(level="weak"), Occupant()))
    with pytest.raises(NotHost):
        play.do(BEN, cmd.Stand(seat=0))
    play.do(ANN, cmd.Stand(seat=0))
    assert play.match.seats[0].open


def test_a_seat_is_lent_only_once_its_player_has_been_away_for_long() -> None:
    play = Play()
    lend = cmd.Lend(seat=1, level="weak")
    with pytest.raises(NotAway):
        play.do(ANN, lend)
    play.away = (0, play.now - AWAY_AFTER + 1)
    with pytest.raises(NotAway):
        play.do(ANN, lend)
    play.away = (0, play.now - AWAY_AFTER)
    with pytest.raises(WrongSeat):
        play.do(CARA, lend)
    with pytest.raises(UnknownLevel):
        play.do(ANN, cmd.Lend(seat=1, level="divine"))
    play.do(ANN, lend)
    assert play.match.seats[1].lent
    with pytest.raises(NotAway):
        play.do(ANN, lend)


def test_a_lent_seat_is_the_bots_until_it_is_reclaimed() -> None:
    play = Play()
    play.away = (1, 0)
    play.do(BEN, cmd.Lend(seat=0, level="weak"))
    assert play.match.bots_to_act() == (0,)
    with pytest.raises(WrongSeat) as refused:
        play.do(ANN, cmd.Act(seat=0, action="take", version=1))
    assert refused.value.details["lent"] is True
    with pytest.raises(WrongSeat):
        play.do(BEN, cmd.Reclaim(seat=0))
    play.do(ANN, cmd.Reclaim(seat=0))
    assert play.match.bots_to_act() == ()
    play.act("take")
    with pytest.raises(WrongSeat):
        play.do(ANN, cmd.Reclaim(seat=0))


def test_with_days_per_move_being_away_is_how_it_is_played() -> None:
    play = Play(opening(clock=Days(2)))
    play.away = (1, 1)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Lend(seat=1, level="weak"))


def test_phrases_are_few_and_not_too_frequent() -> None:
    play = Play()
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    with pytest.raises(TooChatty):
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    play.do(BEN, cmd.Say(seat=1, phrase="hello"))
    play.now += 2000
    play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    with pytest.raises(UnknownPhrase):
        play.do(ANN, cmd.Say(seat=0, phrase="you fool"))
    with pytest.raises(WrongSeat):
        play.do(CARA, cmd.Say(seat=0, phrase="hello"))
