"""Who is left alone at a table may claim the win or close it, once the others have been away for long at their turn."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person, sums, three
from tests.table.toys import find

from rivage.table import Opening, fold
from rivage.table.decide import USUAL, Patience, changes_at, closable, closable_from
from rivage.table.decide.absence import MINUTE
from rivage.table.decide.takeover import AWAY_AFTER
from rivage.table.errors import NotAway, NotNow, OfferError, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import Days, RealTime, Rounds

WAIT = USUAL.absent * MINUTE


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
    assert closable(play.match, play.now, play.away, USUAL) == ()  # it is Ann's own turn
    play.act("take", "done")
    assert closable_from(play.match, play.away, USUAL) == play.now + WAIT
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += WAIT
    assert closable(play.match, play.now, play.away, USUAL) == (1,)


def test_a_turn_taken_back_and_a_pause_begin_the_waiting_anew() -> None:
    play = duel()
    play.now += WAIT
    play.do(BEN, cmd.Offer(seat=1, what="pause"))
    play.do(ANN, cmd.Answer(seat=0, what="pause", yes=True))
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Close(seat=0))
    play.do(ANN, cmd.Resume(seat=0))
    assert closable_from(play.match, play.away, USUAL) == play.now + WAIT


@pytest.mark.parametrize("clock", [Days(1), RealTime(6_000)])
def test_where_there_is_a_clock_it_sees_to_it(clock: Any) -> None:
    play = Play(opening(clock=clock))
    play.act("take", "done")
    play.away = (0, 1)
    assert closable_from(play.match, play.away, USUAL) is None
    rounds = three(clock=Rounds(3_600))
    assert closable_from(rounds.match, (0, 1, 1), USUAL) is None


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
    since = closable_from(play.match, play.away, USUAL)
    play.now += 7_000
    play.write(0, "1")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.known((0,))))
    play.write(0, "2", "done")
    assert closable_from(play.match, play.away, USUAL) == since


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
def test_where_nobody_is_waited_for_nothing_is_to_be_claimed(start: Opening, prepare: Callable[[Play], object]) -> None:
    play = Play(start)
    play.away = (0, 1)
    prepare(play)
    assert closable_from(play.match, play.away, USUAL) is None


def test_a_house_may_wait_for_ever() -> None:
    play = duel()
    assert closable_from(play.match, play.away, Patience(absent=0)) is None
    assert closable_from(play.match, play.away, Patience(absent=1)) == play.now + MINUTE


def test_the_moments_at_which_time_alone_changes_something() -> None:
    play = duel()
    assert changes_at(play.match, play.away, USUAL) == [play.now + AWAY_AFTER, play.now + WAIT]
    assert changes_at(play.match, (0, 0), USUAL) == []
    assert changes_at(play.match, (), USUAL) == []
