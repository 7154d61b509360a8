"""Acting, undoing, resigning, chance and flags."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person, sums, three
from tests.table.river import AyaPlay, river

from rivage.core import IllegalAction, NotationError
from rivage.table import Occupant
from rivage.table.decide import decide_restart, turns
from rivage.table.decide.turns import act_for_bot, replacement_level, round_for_bot
from rivage.table.errors import NothingToUndo, NotNow, NotYourTurn, Stale, TooManyUndos, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev


def act(seat: int, action: str, version: int) -> cmd.Act:
    return cmd.Act(seat=seat, action=action, version=version)


def test_the_seat_to_act_acts_and_done_passes_the_turn() -> None:
    play = Play()
    play.act("take", "take", "done")
    assert play.match.to_act == {1}
    assert play.actions() == ["heap 9", "take", "take", "done"]


def test_actions_are_stored_in_canonical_notation() -> None:
    play = Play()
    play.do(ANN, act(0, "  TAKE ", 1))
    assert play.actions()[-1] == "take"


def test_each_wrong_way_to_act_has_its_own_error_and_changes_nothing() -> None:
    play = Play()
    before = play.match
    for player, command, error in (
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
            play.do(player, command)
    assert play.match is before


def test_a_stale_act_is_refused_with_the_number_of_actions() -> None:
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


def test_undo_takes_back_actions_of_ones_own_turn() -> None:
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


def test_the_number_of_undos_in_a_match_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MAX_UNDOS", 2)
    play = Play()
    for _ in range(2):
        play.act("take")
        play.do(ANN, cmd.Undo(seat=0, version=2))
    play.act("take")
    with pytest.raises(TooManyUndos):
        play.do(ANN, cmd.Undo(seat=0, version=2))
    play.act("done", "take")
    play.do(BEN, cmd.Undo(seat=1, version=4))


def test_a_player_who_resigns_loses_and_all_others_win() -> None:
    play = Play(opening(person(ANN), person(BEN), person(CARA)))
    with pytest.raises(WrongSeat):
        play.do(ANN, cmd.Resign(seat=1))
    play.do(BEN, cmd.Resign(seat=1))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("resigned", (0, 2), (1, -1, 1))
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Resign(seat=0))


def test_a_bot_acts_for_its_own_seat_only() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    with pytest.raises(WrongSeat):
        act_for_bot(play.match, 0, "take", play.now)
    with pytest.raises(NotYourTurn):
        act_for_bot(play.match, 1, "take", play.now)
    play.act("take", "done")
    decision = play.apply(act_for_bot(play.match, 1, "take", play.now))
    assert decision.events == (ev.Acted(at=play.now, seat=1, action="take", bot=True),)


def test_actions_of_a_bot_are_one_batch_and_end_with_its_round() -> None:
    play = Play(sums(person(ANN), bot()))
    decision = round_for_bot(play.match, 1, ["2", "3", "done", "9"], START)
    assert [event.action for event in decision.events if isinstance(event, ev.Acted)] == ["2", "3", "done"]
    assert all(event.bot for event in decision.events if isinstance(event, ev.Acted))


def test_no_bot_acts_for_a_person_who_is_not_late() -> None:
    with pytest.raises(WrongSeat):
        round_for_bot(three().match, 0, ["1"], START)


def test_in_rounds_a_bot_takes_over_for_a_player_who_resigns() -> None:
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
    play.apply(round_for_bot(play.match, 1, ["done"], play.now))
    assert play.match.state.written == (False, True, False)


def test_in_rounds_resigning_alone_ends_the_game_with_the_current_points() -> None:
    play = Play(sums(person(ANN), script=("roll 2", "roll 3")))
    play.write(0, "4", "done", "9")
    play.do(ANN, cmd.Resign(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.returns, play.match.outcome.winners) == ("resigned", (8.0,), ())


def test_in_real_time_a_bot_takes_over_for_a_player_who_resigns() -> None:
    play = AyaPlay().start()
    play.do(BEN, cmd.Resign(seat=1))
    assert (play.match.status, play.match.bot_at(1), play.match.seats[1].left) == ("playing", "builder", True)


def test_in_real_time_resigning_alone_ends_the_game_and_its_timers() -> None:
    play = AyaPlay(river(person(ANN))).start()
    play.do(ANN, cmd.Resign(seat=0))
    assert (play.match.status, play.match.outcome and play.match.outcome.reason) == ("over", "resigned")
    assert play.match.timers is not None
    assert play.match.timers.next_at() is None
    assert decide_restart(play.match, play.now) is None


def test_in_turns_and_alone_no_bot_takes_over() -> None:
    assert replacement_level(Play().match, person(ANN)) == ""
    assert replacement_level(Play(sums(person(ANN))).match, person(ANN)) == ""


def test_the_replacement_is_the_bot_already_playing_or_the_middle_level() -> None:
    match = three().match
    assert replacement_level(match, person(ANN)) == "middle"
    assert replacement_level(match, Occupant(player=ANN, name="Ann", level="strong")) == "strong"
