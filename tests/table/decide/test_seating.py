"""Sitting down, standing up, bots, and seats lent."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play, bot, opening, person, sums
from tests.table.toys import find

from rivage.table import Occupant, fold
from rivage.table.errors import BadName, NotHost, NotNow, SeatTaken, TooFew, UnknownLevel, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Rounds


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


# With fewer than there are seats.


def half_full() -> Play:
    play = Play(sums(Occupant(), person(ANN), Occupant(), bot(), Occupant(), clock=Rounds(30)))
    play.do(ANN, cmd.Say(seat=1, phrase="hello"))
    return play


def test_the_host_begins_with_who_is_there_and_the_empty_seats_are_gone() -> None:
    play = half_full()
    decision = play.do(ANN, cmd.Begin())
    assert [type(event) for event in decision.events] == [ev.Begun, ev.Acted]
    assert (play.match.status, play.match.seats) == ("playing", (person(ANN), bot()))
    assert play.match.to_act == {0, 1}
    assert play.match.clock is not None
    assert play.match.clock.left == (30_000, 30_000)
    assert (play.match.talk, play.match.undos) == ((1, 0), (0, 0))
    assert fold(play.events, find) == play.match


def test_who_has_moved_up_plays_on_to_the_end() -> None:
    play = Play(sums(person(ANN), Occupant(), person(BEN)))
    play.do(ANN, cmd.Begin())
    assert play.match.held_by(BEN) == (1,)
    while play.match.to_act:
        for seat in tuple(play.match.to_act):
            play.write(seat, "1", "done")
    assert play.match.outcome is not None
    assert len(play.match.outcome.returns) == 2
    assert fold(play.events, find) == play.match


def test_only_the_host_begins_only_before_it_has_begun_and_never_alone() -> None:
    play = half_full()
    with pytest.raises(NotHost):
        play.do(BEN, cmd.Begin())
    play.do(ANN, cmd.Stand(seat=3))
    with pytest.raises(TooFew) as refused:
        play.do(ANN, cmd.Begin())
    assert (refused.value.code, refused.value.details) == ("seat.too_few", {"here": 1, "least": 2})
    play.do(BEN, cmd.Sit(seat=0, name="Ben"))
    play.do(ANN, cmd.Begin())
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Begin())
