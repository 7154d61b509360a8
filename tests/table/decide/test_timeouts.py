"""Tests of `rivage.table.decide.timeouts`."""

import pytest
from tests.table.helpers import ANN, BEN, START, Play, bot, opening, person, sums, three
from tests.table.river import GLASS, PATIENCE, AyaPlay, pushed, river, spot
from tests.table.toys import find

from rivage.core import IllegalAction, RivageError
from rivage.table import Occupant, TableSetup, fold
from rivage.table.chance import chance_action
from rivage.table.decide import IdleLimits, decide_abandoned, decide_due, decide_physics, decide_restart, next_due
from rivage.table.decide.turns import round_for_bot
from rivage.table.errors import NotNow, TooLate
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime, Rounds


def test_a_flag_falls_when_the_time_is_up() -> None:
    play = Play(opening(clock=RealTime(10, 0)), free_first_turns=False)
    assert decide_due(play.match, START + 9_999) is None
    decision = decide_due(play.match, START + 10_000)
    assert decision is not None
    play.apply(decision)
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("time", (1,))
    assert decide_due(play.match, START + 99_000) is None


def test_nothing_is_due_without_a_clock() -> None:
    assert decide_due(Play().match, START + 10**12) is None


def test_chance_is_due_only_until_it_has_acted() -> None:
    play = Play()
    assert decide_due(play.match, play.now) is None
    seated = [event for event in play.events if not isinstance(event, ev.Acted)]

    halted = fold(seated, find)
    decision = decide_due(halted, START)
    assert decision is not None
    assert decision.events == (ev.Acted(at=START, seat=-1, action=chance_action(halted)),)


def test_after_a_long_time_all_due_events_happen_in_order() -> None:
    play = AyaPlay().start()
    assert play.advance_time(2 * GLASS) == ["late 0", "glass"]


def test_after_a_restart_only_a_running_real_time_clock_is_rebased() -> None:
    assert decide_restart(Play(opening(clock=RealTime(60))).match, START + 5) is None, "the clock has not started yet"
    play = Play(opening(clock=RealTime(60)), free_first_turns=False)
    decision = decide_restart(play.match, START + 5)
    assert decision is not None
    assert decision.events == (ev.Restarted(at=START + 5),)
    assert decide_restart(Play().match, START) is None
    assert decide_restart(Play(opening(clock=Days(1))).match, START) is None
    play.do(ANN, cmd.Resign(seat=0))
    assert decide_restart(play.match, START) is None


def test_after_a_restart_a_round_continues_with_its_remaining_time() -> None:
    play = three(clock=Rounds(30))
    decision = decide_restart(play.match, START + 500_000)
    assert decision is not None
    assert decision.after.clock is not None
    assert decision.after.clock.left_at(START + 500_000) == (30_000,) * 3
    assert decide_restart(three(clock=Days(1)).match, START + 500_000) is None


def test_after_a_restart_the_time_since_the_last_event_is_given_back() -> None:
    play = AyaPlay().start()
    play.now += 3 * GLASS
    decision = decide_restart(play.match, play.now)
    assert decision is not None
    play.apply(decision)
    assert play.left() == {"glass": GLASS, "patience": PATIENCE}


def test_a_restart_without_running_clocks_is_not_an_event() -> None:
    assert decide_restart(AyaPlay().match, START + GLASS) is None


def test_nothing_is_due_while_the_match_is_not_being_played() -> None:
    play = Play(opening(clock=RealTime(10)))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert decide_due(play.match, START + 10**9) is None
    assert decide_due(Play(opening(person(ANN), Occupant(), clock=RealTime(10))).match, START + 10**9) is None


def test_in_turns_a_fallen_flag_ends_the_match_and_in_rounds_bots_take_over() -> None:
    turns = Play(opening(clock=RealTime(10)), free_first_turns=False)
    for play, kinds in ((turns, [ev.Flagged]), (three(clock=Rounds(10)), [ev.Late] * 3)):
        decision = decide_due(play.match, START + 10_000)
        assert decision is not None
        assert [type(event) for event in decision.events] == kinds


def test_while_chance_must_act_no_time_runs_and_chance_is_due() -> None:
    play = three(clock=Rounds(10))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    waits = fold(play.events[:-1], find)
    assert waits.to_act == {-1}
    decision = decide_due(waits, START + 10**6)
    assert decision is not None
    assert [(type(event), event.at) for event in decision.events] == [(ev.Acted, START + 10**6)]


def test_nothing_is_due_while_a_simulation_runs() -> None:
    play = pushed()
    assert decide_due(play.match, play.now + 10 * GLASS) is None


def test_a_late_player_does_not_lose_but_a_bot_finishes_the_round() -> None:
    play = three(clock=Rounds(30))
    play.write(0, "1", "done")
    play.write(1, "2")
    play.now += 30_000
    decision = decide_due(play.match, play.now)
    assert decision is not None
    assert [type(event) for event in decision.events] == [ev.Late, ev.Late]
    play.apply(decision)
    assert (play.match.status, play.match.bots_to_act()) == ("playing", (1, 2))
    assert decide_due(play.match, play.now + 60_000) is None
    for seat in (1, 2):
        with pytest.raises(TooLate):
            play.write(seat, "1")
    assert play.match.can_undo() == ()


def test_in_the_next_round_late_players_act_themselves_again() -> None:
    play = three(clock=Rounds(30))
    play.now += 30_000
    play.apply(decide_due(play.match, play.now))
    for seat in (0, 1, 2):
        play.apply(round_for_bot(play.match, seat, ["1", "done", "7"], play.now))
    assert (play.match.draws, play.match.late, play.match.bots_to_act()) == (2, (), ())
    play.write(0, "1")
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 1, 2}


def test_after_a_push_nothing_happens_before_the_simulation_ends() -> None:
    play = pushed()
    assert play.match.awaits_physics
    assert play.advance_time(10 * GLASS) == []
    with pytest.raises(RivageError):
        play.write(1, "push 2")
    play.physics_result("fell 1,2,3", b"frames")
    assert (play.match.status, play.state.phase) == ("over", "over")
    last = play.events[-1]
    assert isinstance(last, ev.Acted)
    assert (last.seat, last.action, last.motion) == (-1, "fell 1,2,3", "ZnJhbWVz")


def test_a_result_without_a_simulation_is_refused() -> None:
    play = AyaPlay().start()
    with pytest.raises(NotNow):
        decide_physics(play.match, "rest", b"", play.now)


@pytest.mark.parametrize("nonsense", ["fell 9", "glass", "rest 1:0,0,0,0,0,0,0", "rest okapi:0,0,0,0,0,0,1000000"])
def test_an_impossible_result_is_refused(nonsense: str) -> None:
    play = pushed()
    with pytest.raises(IllegalAction):
        play.physics_result(nonsense)
    assert play.match.awaits_physics


def test_if_nothing_moved_the_next_seat_pushes() -> None:
    play = pushed()
    play.physics_result("rest")
    assert (play.state.stuck, play.match.to_act, play.match.status) == ((1,), {1}, "playing")


def test_the_result_of_physics_is_stored_as_it_is_with_its_motion() -> None:
    play = pushed()
    (event,) = decide_physics(play.match, "fell 1,2,3", b"frames", play.now).events
    assert event == ev.Acted(at=play.now, seat=-1, action="fell 1,2,3", motion="ZnJhbWVz")


DAY = 86_400_000
LIMITS = IdleLimits(waiting_days=7, playing_days=90)


@pytest.mark.parametrize(("start", "days"), [(opening(person(ANN), Occupant()), 7), (opening(), 90), (sums(), 90)])
def test_a_table_is_closed_after_the_configured_days_without_events(start: TableSetup, days: int) -> None:
    play = Play(start)
    assert decide_abandoned(play.match, play.now + days * DAY - 1, LIMITS) is None
    decision = play.apply(decide_abandoned(play.match, play.now + days * DAY, LIMITS))
    assert [type(event) for event in decision.events] == [ev.Closed]
    assert (play.match.status, play.match.to_act) == ("over", frozenset())
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("abandoned", ())
    assert decide_abandoned(play.match, play.now + 1000 * DAY, LIMITS) is None


def test_a_paused_match_is_abandoned_though_it_has_a_clock() -> None:
    play = Play(opening(person(ANN), bot(), clock=RealTime(60), script=("heap 9",)))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    assert decide_abandoned(play.match, play.now + 90 * DAY, LIMITS) is not None


def test_a_match_with_activity_of_its_own_is_not_abandoned() -> None:
    timed = Play(opening(clock=RealTime(60)), free_first_turns=False)
    for play in (Play(opening(clock=Days(60))), timed, Play(opening(bot(), person(ANN)))):
        assert decide_abandoned(play.match, 10**15, LIMITS) is None


def test_a_match_is_abandoned_if_its_first_turns_are_never_played() -> None:
    play = Play(opening(clock=RealTime(60)))
    assert decide_abandoned(play.match, play.now + 89 * DAY, LIMITS) is None
    assert decide_abandoned(play.match, play.now + 90 * DAY, LIMITS) is not None


def test_a_match_in_real_time_whose_bots_wait_for_people_is_abandoned() -> None:
    play = AyaPlay(river(person(ANN), bot("builder"), patience=0))
    play.write(0, "first 0", "start 0,0,0")
    assert (play.state.phase, next_due(play.match)) == ("ready", None)
    play.write(0, "flip", "draw", f"place {spot(1)}")
    assert next_due(play.match) == 0
    play.topple()
    assert (play.state.phase, next_due(play.match)) == ("toppling", None)
    assert decide_abandoned(play.match, play.now + 90 * DAY, LIMITS) is not None
    play.do(ANN, cmd.Resign(seat=0))
    assert next_due(play.match) == 0


def test_each_patience_may_be_without_limit() -> None:
    assert decide_abandoned(Play().match, 10**15, IdleLimits(playing_days=0)) is None
    assert decide_abandoned(Play(opening(person(ANN), Occupant())).match, 10**15, IdleLimits(waiting_days=0)) is None


def test_the_next_due_time_follows_from_the_match_alone() -> None:
    play = Play(opening(clock=Days(2)))
    assert next_due(play.match) == play.now + 2 * DAY
    assert next_due(Play(opening(clock=RealTime(60)), free_first_turns=False).match) == 0
    assert next_due(Play(opening(clock=RealTime(60))).match) is None
    assert next_due(Play(opening(bot(), person(ANN))).match) == 0
    assert next_due(Play(opening(person(ANN), bot(), script=("heap 9",))).match) is None
    assert next_due(Play(opening(person(ANN), Occupant(), clock=Days(2))).match) is None
