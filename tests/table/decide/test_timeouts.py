"""What happens without anybody asking."""

from tests.table.helpers import ANN, BEN, START, Play, opening, person, three
from tests.table.river import GLASS, PATIENCE, Afternoon, pushed
from tests.table.toys import find

from rivage.table import Occupant, fold
from rivage.table.chance import chance_action
from rivage.table.decide import due, restarted
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime, Rounds


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


def test_chance_is_waited_for_only_as_long_as_it_has_not_acted() -> None:
    play = Play()
    assert due(play.match, play.now) is None
    seated = [event for event in play.events if not isinstance(event, ev.Acted)]

    halted = fold(seated, find)
    decision = due(halted, START)
    assert decision is not None
    assert decision.events == (ev.Acted(at=START, seat=-1, action=chance_action(halted)),)


def test_when_nobody_looked_for_long_everything_happens_in_its_order() -> None:
    play = Afternoon().begin()
    assert play.later(2 * GLASS) == ["late 0", "glass"]


def test_only_a_running_real_time_clock_is_set_anew_after_a_restart() -> None:
    play = Play(opening(clock=RealTime(60)))
    decision = restarted(play.match, START + 5)
    assert decision is not None
    assert decision.events == (ev.Restarted(at=START + 5),)
    assert restarted(Play().match, START) is None
    assert restarted(Play(opening(clock=Days(1))).match, START) is None
    play.do(ANN, cmd.Resign(seat=0))
    assert restarted(play.match, START) is None


def test_after_a_restart_a_round_runs_on_with_what_was_left() -> None:
    play = three(clock=Rounds(30))
    decision = restarted(play.match, START + 500_000)
    assert decision is not None
    assert decision.after.clock is not None
    assert decision.after.clock.left_at(START + 500_000) == (30_000,) * 3
    assert restarted(three(clock=Days(1)).match, START + 500_000) is None


def test_after_a_restart_the_time_since_the_last_fact_is_given_back() -> None:
    play = Afternoon().begin()
    play.now += 3 * GLASS
    decision = restarted(play.match, play.now)
    assert decision is not None
    play.take(decision)
    assert play.left() == {"glass": GLASS, "patience": PATIENCE}


def test_a_restart_where_nothing_runs_is_no_fact() -> None:
    assert restarted(Afternoon().match, START + GLASS) is None


def test_nothing_is_due_while_the_match_is_not_played() -> None:
    play = Play(opening(clock=RealTime(10)))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert due(play.match, START + 10**9) is None
    assert due(Play(opening(person(ANN), Occupant(), clock=RealTime(10))).match, START + 10**9) is None


def test_in_turns_a_fallen_flag_ends_the_match_and_in_rounds_bots_take_over() -> None:
    for play, kinds in ((Play(opening(clock=RealTime(10))), [ev.Flagged]), (three(clock=Rounds(10)), [ev.Late] * 3)):
        decision = due(play.match, START + 10_000)
        assert decision is not None
        assert [type(event) for event in decision.events] == kinds


def test_while_chance_is_waited_for_nobodys_time_runs_and_it_acts() -> None:
    play = three(clock=Rounds(10))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    waits = fold(play.events[:-1], find)
    assert waits.to_act == {-1}
    decision = due(waits, START + 10**6)
    assert decision is not None
    assert [(type(event), event.at) for event in decision.events] == [(ev.Acted, START + 10**6)]


def test_nothing_is_due_while_physics_is_asked() -> None:
    play = pushed()
    assert due(play.match, play.now + 10 * GLASS) is None
