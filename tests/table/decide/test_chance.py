"""What nobody decides: chance, and physics."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, opening, person
from tests.table.river import GLASS, Afternoon, pushed

from rivage.core import CHANCE, IllegalAction, RivageError
from rivage.table import Occupant
from rivage.table.decide import answer_for_physics
from rivage.table.decide.chance import let_chance_act
from rivage.table.decide.decision import Deciding
from rivage.table.errors import NotNow
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev


def test_chance_acts_in_the_same_batch_as_the_action_that_calls_for_it() -> None:
    play = Play(opening(rain=True, script=("heap 9", "rain 1", "rain 0")))
    decision = play.do(ANN, cmd.Act(seat=0, action="take", version=1))
    assert len(decision.events) == 1
    decision = play.do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert [(event.seat, event.action) for event in decision.events if isinstance(event, ev.Acted)] == [
        (0, "done"),
        (CHANCE, "rain 1"),
    ]
    assert play.match.to_act == {1}


def test_after_a_push_nothing_goes_on_before_physics_has_answered() -> None:
    play = pushed()
    assert play.match.awaits_physics
    assert play.later(10 * GLASS) == []
    with pytest.raises(RivageError):
        play.write(1, "push 2")
    play.moved("fell 1,2,3", b"frames")
    assert (play.match.status, play.state.phase) == ("over", "over")
    last = play.events[-1]
    assert isinstance(last, ev.Acted)
    assert (last.seat, last.action, last.motion) == (-1, "fell 1,2,3", "ZnJhbWVz")


def test_an_answer_that_nobody_waits_for_is_refused() -> None:
    play = Afternoon().begin()
    with pytest.raises(NotNow):
        answer_for_physics(play.match, "rest", b"", play.now)


@pytest.mark.parametrize("nonsense", ["fell 9", "glass", "rest 1:0,0,0,0,0,0,0", "rest okapi:0,0,0,0,0,0,1000000"])
def test_what_cannot_have_happened_is_refused(nonsense: str) -> None:
    play = pushed()
    with pytest.raises(IllegalAction):
        play.moved(nonsense)
    assert play.match.awaits_physics


def test_when_nothing_moved_the_next_seat_pushes() -> None:
    play = pushed()
    play.moved("rest")
    assert (play.state.stuck, play.match.to_act, play.match.status) == ((1,), {1}, "playing")


def test_chance_acts_until_somebody_else_must() -> None:
    play = Play(opening(person(ANN), Occupant(), rain=True))
    deciding = Deciding(play.match, START)
    let_chance_act(deciding)
    assert deciding.events == []
    deciding.add(ev.Seated(at=START, seat=1, player=BEN, name="Ben"))
    let_chance_act(deciding)
    assert [type(event) for event in deciding.events] == [ev.Seated, ev.Acted]
    let_chance_act(deciding)
    assert (len(deciding.events), deciding.match.to_act) == (2, {0})


def test_chance_does_not_answer_for_physics_nor_in_a_match_that_is_paused_or_over() -> None:
    waiting = pushed().match
    for match in (waiting, replace(waiting, status="paused"), replace(waiting, status="over")):
        deciding = Deciding(match, match.at)
        let_chance_act(deciding)
        assert deciding.events == []


def test_what_physics_says_is_written_in_the_strict_notation_with_its_motion() -> None:
    play = pushed()
    (event,) = answer_for_physics(play.match, " fell  1,2,3 ", b"frames", play.now).events
    assert event == ev.Acted(at=play.now, seat=-1, action="fell 1,2,3", motion="ZnJhbWVz")
