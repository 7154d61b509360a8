"""Tests of `rivage.table.decide.absence`."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person, sums, three
from tests.table.toys import find

from rivage.table import TableSetup, fold
from rivage.table.decide import DEFAULT_IDLE_LIMITS, LENDABLE_AFTER_MS, IdleLimits, changes_at, closable, closable_from, lendable
from rivage.table.decide.absence import MINUTE
from rivage.table.errors import NotAway, NotNow, OfferError, UnknownLevel, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import Days, RealTime, Rounds

# Lent.


def test_a_seat_is_lent_only_once_its_player_has_been_away_for_long() -> None:
    play = Play()
    lend = cmd.Lend(seat=1, level="weak")
    with pytest.raises(NotAway):
        play.do(ANN, lend)
    play.away = (0, play.now - LENDABLE_AFTER_MS + 1)
    with pytest.raises(NotAway):
        play.do(ANN, lend)
    play.away = (0, play.now - LENDABLE_AFTER_MS)
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


# Left.


# Asked directly.


def test_seats_can_be_lent_whose_player_left_long_ago_and_no_others() -> None:
    match = Play(opening(person(ANN), person(BEN), bot())).match
    left = START - LENDABLE_AFTER_MS
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


WAIT = DEFAULT_IDLE_LIMITS.absent_minutes * MINUTE


def duel() -> Play:
    """Ann has just played, and Ben, whose turn it is, left at that moment."""
    play = Play()
    play.act("take", "done")
    play.away = (0, play.now)
    return play


@pytest.mark.parametrize("command", [cmd.Claim(seat=0), cmd.Close(seat=0)])
def test_the_others_are_waited_for_ten_minutes_and_not_less(command: cmd.AnyCommand) -> None:
    play = duel()
    play.now += WAIT - 1
    with pytest.raises(NotAway) as refused:
        play.do(ANN, command)
    assert refused.value.details["after"] == 600
    play.now += 1
    play.do(ANN, command)
    assert play.match.status == "over"
    assert fold(play.events, find) == play.match


def test_who_claims_wins_and_who_did_not_come_back_loses() -> None:
    play = duel()
    play.now += WAIT
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("absent", (0,), (1.0, -1.0))


def test_a_table_that_is_closed_has_no_winner_and_is_not_called_abandoned() -> None:
    play = duel()
    play.now += WAIT
    play.do(ANN, cmd.Close(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("closed", (), (0.0, 0.0))


def test_who_comes_back_in_time_cannot_be_beaten_so() -> None:
    play = duel()
    play.now += 2 * WAIT
    play.away = (0, 0)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Claim(seat=0))
    # Gone again: it counts anew.
    play.away = (0, play.now)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Claim(seat=0))


def test_it_counts_from_the_last_change_of_the_position_however_long_they_have_been_away() -> None:
    play = Play()
    play.away = (0, 1)
    play.now += 5 * WAIT
    assert closable(play.match, play.now, play.away, DEFAULT_IDLE_LIMITS) == ()  # it is Ann's own turn
    play.act("take", "done")
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == play.now + WAIT
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += WAIT
    assert closable(play.match, play.now, play.away, DEFAULT_IDLE_LIMITS) == (1,)


def test_a_turn_taken_back_and_a_pause_begin_the_waiting_anew() -> None:
    play = duel()
    play.now += WAIT
    play.do(BEN, cmd.Offer(seat=1, what="pause"))
    play.do(ANN, cmd.Answer(seat=0, what="pause", yes=True))
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Close(seat=0))
    play.do(ANN, cmd.Resume(seat=0))
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == play.now + WAIT


@pytest.mark.parametrize("clock", [Days(1), RealTime(6_000)])
def test_where_there_is_a_clock_it_sees_to_it(clock: Any) -> None:
    play = Play(opening(clock=clock))
    play.act("take", "done")
    play.away = (0, 1)
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) is None
    rounds = three(clock=Rounds(3_600))
    assert closable_from(rounds.match, (0, 1, 1), DEFAULT_IDLE_LIMITS) is None


def test_in_rounds_a_bot_can_play_on_so_the_table_can_be_closed_but_no_win_claimed() -> None:
    play = Play(sums(script=("roll 2", "roll 3")))
    play.write(0, "4", "done")
    play.away = (0, START)
    play.now += WAIT
    with pytest.raises(OfferError) as refused:
        play.do(ANN, cmd.Claim(seat=0))
    assert refused.value.code == "offer.pointless"
    play.do(ANN, cmd.Close(seat=0))
    assert (play.match.outcome and play.match.outcome.reason) == "closed"


def test_in_rounds_the_waiting_does_not_move_with_what_is_still_secret() -> None:
    play = Play(sums())
    play.away = (0, 1)
    since = closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS)
    play.now += 7_000
    play.write(0, "1")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.visible_actions((0,))))
    play.write(0, "2", "done")
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == since


def test_where_others_are_here_too_nobody_ends_it_for_them() -> None:
    play = Play(opening(person(ANN), person(BEN), person(CARA)))
    play.act("take", "done")
    play.now += WAIT
    play.away = (0, 1, 0)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Close(seat=0))
    play.away = (0, 1, 1)
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)


def test_a_bot_at_the_table_is_neither_here_nor_away() -> None:
    play = Play(opening(person(ANN), person(BEN), bot()))
    play.act("take", "done")
    play.now += WAIT
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0, 2)


def test_only_who_sits_at_the_table_may() -> None:
    play = duel()
    play.now += WAIT
    for seat in (0, 1):
        with pytest.raises(WrongSeat):
            play.do(CARA, cmd.Close(seat=seat))


@pytest.mark.parametrize(
    ("start", "prepare"),
    [
        (opening(person(ANN), bot()), lambda play: None),
        (opening(person(ANN), person(ANN)), lambda play: None),
        (opening(), lambda play: play.do(ANN, cmd.Lend(seat=1, level="weak"))),
    ],
)
def test_where_nobody_is_waited_for_nothing_is_to_be_claimed(start: TableSetup, prepare: Callable[[Play], object]) -> None:
    play = Play(start)
    play.away = (0, 1)
    prepare(play)
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) is None


def test_a_house_may_wait_for_ever() -> None:
    play = duel()
    assert closable_from(play.match, play.away, IdleLimits(absent_minutes=0)) is None
    assert closable_from(play.match, play.away, IdleLimits(absent_minutes=1)) == play.now + MINUTE


def test_the_moments_at_which_time_alone_changes_something() -> None:
    play = duel()
    assert changes_at(play.match, play.away, DEFAULT_IDLE_LIMITS) == [play.now + LENDABLE_AFTER_MS, play.now + WAIT]
    assert changes_at(play.match, (0, 0), DEFAULT_IDLE_LIMITS) == []
    assert changes_at(play.match, (), DEFAULT_IDLE_LIMITS) == []
