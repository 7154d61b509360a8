"""Acting, undoing, resigning, chance and flags."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person

from rivage.core import CHANCE, IllegalAction, NotationError
from rivage.table.chance import chance_action
from rivage.table.decide import due
from rivage.table.decide.turns import act_for_bot
from rivage.table.errors import NothingToUndo, NotNow, NotYourTurn, Stale, WrongSeat
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import RealTime


def act(seat: int, action: str, version: int) -> cmd.Act:
    return cmd.Act(seat=seat, action=action, version=version)


def test_who_is_to_act_acts_and_the_turn_passes_with_done() -> None:
    play = Play()
    play.act("take", "take", "done")
    assert play.match.to_act == {1}
    assert play.actions() == ["heap 9", "take", "take", "done"]


def test_actions_are_written_down_in_the_strict_notation() -> None:
    play = Play()
    play.do(ANN, act(0, "  TAKE ", 1))
    assert play.actions()[-1] == "take"


def test_each_way_to_act_wrongly_has_its_own_error_and_changes_nothing() -> None:
    play = Play()
    before = play.match
    for who, command, error in (
        (BEN, act(0, "take", 1), WrongSeat),
        (CARA, act(0, "take", 1), WrongSeat),
        ("", act(0, "take", 1), WrongSeat),
        (ANN, act(7, "take", 1), WrongSeat),
        (ANN, act(0, "jump", 1), NotationError),
        (ANN, act(0, "take", 0), Stale),
        (ANN, act(0, "take", 2), Stale),
        (BEN, act(1, "take", 1), NotYourTurn),
        (ANN, act(0, "done", 1), IllegalAction),
        (ANN, act(0, "heap 5", 1), IllegalAction),
    ):
        with pytest.raises(error):
            play.do(who, command)
    assert play.match is before


def test_a_stale_act_is_told_how_many_actions_stand() -> None:
    with pytest.raises(Stale) as refused:
        Play().do(ANN, act(0, "take", 5))
    assert refused.value.details == {"actions": 1, "seen": 5}


def test_the_game_ends_by_its_rules() -> None:
    play = Play(opening(script=("heap 5",)))
    play.act("take", "take", "take", "done", "take", "take")
    assert play.match.status == "over"
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("last-stone", (1,))
    with pytest.raises(NotNow):
        play.do(ANN, act(0, "take", 7))


def test_chance_acts_in_the_same_batch_as_the_action_that_calls_for_it() -> None:
    play = Play(opening(rain=True, script=("heap 9", "rain 1", "rain 0")))
    decision = play.do(ANN, act(0, "take", 1))
    assert len(decision.events) == 1
    decision = play.do(ANN, act(0, "done", 2))
    assert [(event.seat, event.action) for event in decision.events if isinstance(event, ev.Acted)] == [
        (0, "done"),
        (CHANCE, "rain 1"),
    ]
    assert play.match.to_act == {1}


def test_chance_follows_the_script_while_it_lasts_and_then_the_seed() -> None:
    scripted, free = Play(opening(script=("heap 5",))), Play(opening())
    assert scripted.actions() == ["heap 5"]
    assert free.actions() == Play(opening()).actions()
    unfit = Play(opening(script=("rain 1",)))
    assert unfit.actions() == free.actions()


def test_the_same_draw_comes_again_after_it_was_taken_back() -> None:
    play = Play(opening(rain=True))
    play.act("take", "done")
    drawn = play.actions()[-1]
    play.do(ANN, cmd.Offer(seat=0, what="takeback"))
    play.do(BEN, cmd.Answer(seat=1, what="takeback", yes=True))
    play.act("take", "done")
    assert play.actions()[-1] == drawn


def test_undo_steps_back_inside_ones_own_turn() -> None:
    play = Play()
    play.act("take", "take")
    state = play.match.state
    play.act("take")
    play.do(ANN, cmd.Undo(seat=0, version=4))
    assert play.match.state == state
    assert play.actions() == ["heap 9", "take", "take"]
    play.do(ANN, cmd.Undo(seat=0, version=3))
    play.do(ANN, cmd.Undo(seat=0, version=2))
    with pytest.raises(NothingToUndo):
        play.do(ANN, cmd.Undo(seat=0, version=1))
    assert play.match.draws == 1


def test_a_finished_turn_and_the_turn_of_another_cannot_be_undone() -> None:
    play = Play()
    play.act("take")
    with pytest.raises(WrongSeat):
        play.do(BEN, cmd.Undo(seat=0, version=2))
    with pytest.raises(NothingToUndo):
        play.do(BEN, cmd.Undo(seat=1, version=2))
    with pytest.raises(Stale):
        play.do(ANN, cmd.Undo(seat=0, version=1))
    play.act("done")
    with pytest.raises(NothingToUndo):
        play.do(ANN, cmd.Undo(seat=0, version=3))


def test_who_resigns_loses_and_all_others_win() -> None:
    play = Play(opening(person(ANN), person(BEN), person(CARA)))
    with pytest.raises(WrongSeat):
        play.do(ANN, cmd.Resign(seat=1))
    play.do(BEN, cmd.Resign(seat=1))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("resigned", (0, 2), (1, -1, 1))
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Resign(seat=0))


def test_a_flag_falls_when_the_time_is_up() -> None:
    play = Play(opening(clock=RealTime(10, 0)))
    assert due(play.match, START + 9_999) is None
    decision = due(play.match, START + 10_000)
    assert decision is not None
    play.take(decision)
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("time", (1,))
    assert due(play.match, START + 99_000) is None


def test_nothing_is_due_without_a_clock() -> None:
    assert due(Play().match, START + 10**12) is None


def test_event_times_never_run_backwards() -> None:
    play = Play()
    play.now -= 500
    assert play.do(ANN, act(0, "take", 1)).events[0].at == START


def test_a_bot_acts_for_its_own_seat_only() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    with pytest.raises(WrongSeat):
        act_for_bot(play.match, 0, "take", play.now)
    with pytest.raises(NotYourTurn):
        act_for_bot(play.match, 1, "take", play.now)
    play.act("take", "done")
    decision = play.take(act_for_bot(play.match, 1, "take", play.now))
    assert decision.events == (ev.Acted(at=play.now, seat=1, action="take", bot=True),)


def test_chance_is_waited_for_only_as_long_as_it_has_not_acted() -> None:
    play = Play()
    assert due(play.match, play.now) is None
    seated = [event for event in play.events if not isinstance(event, ev.Acted)]
    from tests.table.toys import find

    from rivage.table import fold

    halted = fold(seated, find)
    decision = due(halted, START)
    assert decision is not None
    assert decision.events == (ev.Acted(at=START, seat=-1, action=chance_action(halted)),)
