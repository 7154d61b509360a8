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

# Lending seats.


def test_a_seat_is_lent_only_after_its_player_has_been_away_for_long() -> None:
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


def test_with_days_per_turn_no_seat_can_be_lent() -> None:
    play = Play(opening(clock=Days(2)))
    play.away = (1, 1)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Lend(seat=1, level="weak"))


def test_lending_and_reclaiming_a_seat_starts_and_stops_its_time() -> None:
    play = three(clock=Rounds(30))
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 2}
    play.do(BEN, cmd.Reclaim(seat=1))
    assert play.match.clock.running == {0, 1, 2}


# Seats that can be lent.


# Closing and claiming.


# Queries without commands.


def test_only_seats_whose_player_left_long_ago_can_be_lent() -> None:
    match = Play(opening(person(ANN), person(BEN), bot())).match
    left = START - LENDABLE_AFTER_MS
    assert lendable(match, START, (left, left + 1, left)) == (0,)
    assert lendable(match, START, (0, left, 0)) == (1,)
    assert lendable(match, START, ()) == ()


def test_nothing_is_lent_while_the_match_is_not_being_played() -> None:
    play = Play()
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert lendable(play.match, START, (1, 1)) == ()


def test_the_host_may_lend_a_seat_without_sitting_at_the_table() -> None:
    play = Play(opening(person(ANN), person(BEN), host=CARA))
    play.away = (1, 0)
    play.do(CARA, cmd.Lend(seat=0, level="weak"))
    assert play.match.bot_at(0) == "weak"


def test_a_player_who_returns_during_a_pause_may_reclaim_the_seat() -> None:
    play = Play()
    play.away = (0, 1)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    play.do(BEN, cmd.Reclaim(seat=1))
    assert not play.match.seats[1].lent


CLOSABLE_AFTER_MS = DEFAULT_IDLE_LIMITS.absent_minutes * MINUTE


def duel() -> Play:
    """Ann has just played, and Ben, whose turn it is, left at that moment."""
    play = Play()
    play.act("take", "done")
    play.away = (0, play.now)
    return play


@pytest.mark.parametrize("command", [cmd.Claim(seat=0), cmd.Close(seat=0)])
def test_absent_players_are_waited_for_exactly_ten_minutes(command: cmd.AnyCommand) -> None:
    play = duel()
    play.now += CLOSABLE_AFTER_MS - 1
    with pytest.raises(NotAway) as refused:
        play.do(ANN, command)
    assert refused.value.details["after"] == 600
    play.now += 1
    play.do(ANN, command)
    assert play.match.status == "over"
    assert fold(play.events, find) == play.match


def test_the_claiming_player_wins_and_the_absent_ones_lose() -> None:
    play = duel()
    play.now += CLOSABLE_AFTER_MS
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("absent", (0,), (1.0, -1.0))


def test_a_closed_table_has_no_winner_and_does_not_count_as_abandoned() -> None:
    play = duel()
    play.now += CLOSABLE_AFTER_MS
    play.do(ANN, cmd.Close(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("closed", (), (0.0, 0.0))


def test_a_player_who_returns_in_time_cannot_lose_by_absence() -> None:
    play = duel()
    play.now += 2 * CLOSABLE_AFTER_MS
    play.away = (0, 0)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Claim(seat=0))
    # Ben leaves again: the time counts from there.
    play.away = (0, play.now)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Claim(seat=0))


def test_the_waiting_time_counts_from_the_last_change_of_the_position() -> None:
    play = Play()
    play.away = (0, 1)
    play.now += 5 * CLOSABLE_AFTER_MS
    assert closable(play.match, play.now, play.away, DEFAULT_IDLE_LIMITS) == ()  # it is Ann's own turn
    play.act("take", "done")
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == play.now + CLOSABLE_AFTER_MS
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += CLOSABLE_AFTER_MS
    assert closable(play.match, play.now, play.away, DEFAULT_IDLE_LIMITS) == (1,)


def test_an_undo_and_a_pause_restart_the_waiting_time() -> None:
    play = duel()
    play.now += CLOSABLE_AFTER_MS
    play.do(BEN, cmd.Offer(seat=1, what="pause"))
    play.do(ANN, cmd.Answer(seat=0, what="pause", yes=True))
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Close(seat=0))
    play.do(ANN, cmd.Resume(seat=0))
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == play.now + CLOSABLE_AFTER_MS


@pytest.mark.parametrize("clock", [Days(1), RealTime(6_000)])
def test_with_a_clock_the_table_can_be_neither_closed_nor_claimed(clock: Any) -> None:
    play = Play(opening(clock=clock), free_first_turns=False)
    play.act("take", "done")
    play.away = (0, 1)
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) is None
    rounds = three(clock=Rounds(3_600))
    assert closable_from(rounds.match, (0, 1, 1), DEFAULT_IDLE_LIMITS) is None


def test_before_the_clock_has_started_the_win_can_be_claimed_as_without_a_clock() -> None:
    play = Play(opening(clock=RealTime(60), script=("heap 9",)))
    play.act("take", "done")
    play.away = (0, START)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Claim(seat=0))
    play.now += CLOSABLE_AFTER_MS
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("absent", (0,))


def test_in_rounds_the_table_can_be_closed_but_no_win_claimed() -> None:
    play = Play(sums(script=("roll 2", "roll 3")))
    play.write(0, "4", "done")
    play.away = (0, START)
    play.now += CLOSABLE_AFTER_MS
    with pytest.raises(OfferError) as refused:
        play.do(ANN, cmd.Claim(seat=0))
    assert refused.value.code == "offer.pointless"
    play.do(ANN, cmd.Close(seat=0))
    assert (play.match.outcome and play.match.outcome.reason) == "closed"


def test_in_rounds_secret_actions_do_not_restart_the_waiting_time() -> None:
    play = Play(sums())
    play.away = (0, 1)
    since = closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS)
    play.now += 7_000
    play.write(0, "1")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.visible_actions((0,))))
    play.write(0, "2", "done")
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) == since


def test_with_several_players_present_nobody_ends_the_match() -> None:
    play = Play(opening(person(ANN), person(BEN), person(CARA)))
    play.act("take", "done")
    play.now += CLOSABLE_AFTER_MS
    play.away = (0, 1, 0)
    with pytest.raises(NotAway):
        play.do(ANN, cmd.Close(seat=0))
    play.away = (0, 1, 1)
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)


def test_a_bot_counts_neither_as_present_nor_as_absent() -> None:
    play = Play(opening(person(ANN), person(BEN), bot()))
    play.act("take", "done")
    play.now += CLOSABLE_AFTER_MS
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Claim(seat=0))
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0, 2)


def test_only_players_at_the_table_may_close_or_claim() -> None:
    play = duel()
    play.now += CLOSABLE_AFTER_MS
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
def test_nothing_can_be_claimed_while_nobody_must_act(start: TableSetup, prepare: Callable[[Play], object]) -> None:
    play = Play(start)
    play.away = (0, 1)
    prepare(play)
    assert closable_from(play.match, play.away, DEFAULT_IDLE_LIMITS) is None


def test_a_host_may_configure_waiting_for_ever() -> None:
    play = duel()
    assert closable_from(play.match, play.away, IdleLimits(absent_minutes=0)) is None
    assert closable_from(play.match, play.away, IdleLimits(absent_minutes=1)) == play.now + MINUTE


def test_the_times_at_which_time_alone_changes_something() -> None:
    play = duel()
    assert changes_at(play.match, play.away, DEFAULT_IDLE_LIMITS) == [play.now + LENDABLE_AFTER_MS, play.now + CLOSABLE_AFTER_MS]
    assert changes_at(play.match, (0, 0), DEFAULT_IDLE_LIMITS) == []
    assert changes_at(play.match, (), DEFAULT_IDLE_LIMITS) == []
