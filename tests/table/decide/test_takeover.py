"""A bot takes over a seat: lent, late or left."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person, sums, three
from tests.table.river import Afternoon, river

from rivage.table import Occupant
from rivage.table.decide import AWAY_AFTER, due, lendable, restarted
from rivage.table.decide.takeover import level_after
from rivage.table.decide.turns import round_for_bot
from rivage.table.errors import NotAway, TooLate, UnknownLevel, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, Rounds

# Lent.


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


def test_lent_and_reclaimed_seats_start_and_stop_running() -> None:
    play = three(clock=Rounds(30))
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 2}
    play.do(BEN, cmd.Reclaim(seat=1))
    assert play.match.clock.running == {0, 1, 2}


# Late.


def test_who_is_late_is_not_lost_a_bot_plays_the_rest_of_the_round() -> None:
    play = three(clock=Rounds(30))
    play.write(0, "1", "done")
    play.write(1, "2")
    play.now += 30_000
    decision = due(play.match, play.now)
    assert decision is not None
    assert [type(event) for event in decision.events] == [ev.Late, ev.Late]
    play.take(decision)
    assert (play.match.status, play.match.bots_to_act()) == ("playing", (1, 2))
    assert due(play.match, play.now + 60_000) is None
    for seat in (1, 2):
        with pytest.raises(TooLate):
            play.write(seat, "1")
    assert play.match.can_undo() == ()


def test_next_round_the_late_write_again_themselves() -> None:
    play = three(clock=Rounds(30))
    play.now += 30_000
    play.take(due(play.match, play.now))
    for seat in (0, 1, 2):
        play.take(round_for_bot(play.match, seat, ["1", "done", "7"], play.now))
    assert (play.match.draws, play.match.late, play.match.bots_to_act()) == (2, (), ())
    play.write(0, "1")
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 1, 2}


# Left.


def test_who_gives_up_leaves_the_seat_to_a_bot_for_good_and_the_others_play_on() -> None:
    play = three()
    play.write(1, "4")
    play.do(BEN, cmd.Resign(seat=1))
    occupant = play.match.seats[1]
    assert (play.match.status, occupant.level, occupant.left, occupant.lent) == ("playing", "middle", True, False)
    assert play.match.bots_to_act() == (1,)
    with pytest.raises(WrongSeat):
        play.write(1, "1")
    for command in (cmd.Reclaim(seat=1), cmd.Resign(seat=1)):
        with pytest.raises(WrongSeat):
            play.do(BEN, command)
    play.take(round_for_bot(play.match, 1, ["done"], play.now))
    assert play.match.state.written == (False, True, False)


def test_giving_up_alone_ends_the_game_with_what_stands() -> None:
    play = Play(sums(person(ANN), script=("roll 2", "roll 3")))
    play.write(0, "4", "done", "9")
    play.do(ANN, cmd.Resign(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.returns, play.match.outcome.winners) == ("resigned", (8.0,), ())


def test_who_gives_up_leaves_a_bot_behind() -> None:
    play = Afternoon().begin()
    play.do(BEN, cmd.Resign(seat=1))
    assert (play.match.status, play.match.bot_at(1), play.match.seats[1].left) == ("playing", "builder", True)


def test_who_gives_up_alone_ends_it_and_no_time_runs_on() -> None:
    play = Afternoon(river(person(ANN))).begin()
    play.do(ANN, cmd.Resign(seat=0))
    assert (play.match.status, play.match.outcome and play.match.outcome.reason) == ("over", "resigned")
    assert play.match.timers is not None
    assert play.match.timers.next_at() is None
    assert restarted(play.match, play.now) is None


# Asked directly.


def test_seats_can_be_lent_whose_player_left_long_ago_and_no_others() -> None:
    match = Play(opening(person(ANN), person(BEN), bot())).match
    left = START - AWAY_AFTER
    assert lendable(match, START, (left, left + 1, left)) == (0,)
    assert lendable(match, START, (0, left, 0)) == (1,)
    assert lendable(match, START, ()) == ()


def test_nothing_is_lent_while_the_match_is_not_played() -> None:
    play = Play()
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert lendable(play.match, START, (1, 1)) == ()


def test_the_host_may_lend_a_seat_without_sitting_at_the_table() -> None:
    play = Play(opening(person(ANN), person(BEN), host=CARA))
    play.away = (1, 0)
    play.do(CARA, cmd.Lend(seat=0, level="weak"))
    assert play.match.bot_at(0) == "weak"


def test_who_comes_back_during_a_pause_may_reclaim_the_seat() -> None:
    play = Play()
    play.away = (0, 1)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    play.do(BEN, cmd.Reclaim(seat=1))
    assert not play.match.seats[1].lent


def test_in_turns_and_alone_nobody_plays_on_for_who_gives_up() -> None:
    assert level_after(Play().match, person(ANN)) == ""
    assert level_after(Play(sums(person(ANN))).match, person(ANN)) == ""


def test_for_who_gives_up_the_bot_that_already_plays_goes_on_else_the_middle_one() -> None:
    match = three().match
    assert level_after(match, person(ANN)) == "middle"
    assert level_after(match, Occupant(player=ANN, name="Ann", level="strong")) == "strong"
