"""Drafts of decisions and the checks that all commands share."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person
from tests.table.river import pushed

from rivage.core import CHANCE
from rivage.table import Occupant, evolve
from rivage.table.decide.decision import Decision, Draft, check_status, let_chance_act, occupant_at, own_seat
from rivage.table.errors import NotNow, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

# Drafts.


def test_every_event_is_decided_on_the_match_after_the_events_before_it() -> None:
    before = Play().match
    facts = (ev.Said(at=START, seat=0, phrase="nice"), ev.Acted(at=START, seat=0, action="take"))
    draft = Draft(before, START)
    for fact in facts:
        draft.add(fact)
    after = evolve(evolve(before, facts[0]), facts[1])
    assert draft.decision() == Decision(facts, after)
    assert draft.match == after


def test_deciding_does_not_change_the_match() -> None:
    before = Play().match
    n = before.n
    Draft(before, START).add(ev.Acted(at=START, seat=0, action="take"))
    assert (before.n, before.history[-1]) == (n, (-1, "heap 9"))


def test_a_decision_without_events_changes_nothing() -> None:
    match = Play().match
    assert Draft(match, START).decision() == Decision((), match, None)


def test_event_times_never_run_backwards() -> None:
    play = Play()
    play.now -= 500
    assert play.do(ANN, cmd.Act(seat=0, action="take", version=1)).events[0].at == START
    assert Draft(play.match, START - 1).now == START
    assert Draft(play.match, START + 1).now == START + 1


# Shared checks.


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(WrongSeat) as refused:
        occupant_at(Play().match, seat)
    assert refused.value.details == {"seat": seat}


def test_a_seat_is_found_by_its_number_for_any_player() -> None:
    match = Play(opening(person(ANN), bot("strong"), Occupant())).match
    assert [occupant_at(match, seat) for seat in range(3)] == [person(ANN), bot("strong"), Occupant()]


def test_only_the_holder_of_a_seat_may_act_for_it() -> None:
    match = Play().match
    assert own_seat(match, ANN, 0) == person(ANN)
    for player, seat in ((BEN, 0), (CARA, 1), ("", 0), (ANN, 7)):
        with pytest.raises(WrongSeat):
            own_seat(match, player, seat)


def test_nobody_may_act_for_bots_and_open_seats() -> None:
    match = Play(opening(person(ANN), bot(), Occupant())).match
    for player in (ANN, ""):
        for seat in (1, 2):
            with pytest.raises(WrongSeat):
                own_seat(match, player, seat)


def test_a_command_in_the_wrong_status_is_refused_with_the_status() -> None:
    play = Play()
    check_status(play.match, "playing")
    check_status(play.match, "paused", "playing")
    with pytest.raises(NotNow) as refused:
        check_status(play.match, "waiting", "over")
    assert refused.value.details == {"status": "playing"}


def test_chance_acts_in_the_same_batch_as_the_action_that_requires_it() -> None:
    play = Play(opening(rain=True, script=("heap 9", "rain 1", "rain 0")))
    decision = play.do(ANN, cmd.Act(seat=0, action="take", version=1))
    assert len(decision.events) == 1
    decision = play.do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert [(event.seat, event.action) for event in decision.events if isinstance(event, ev.Acted)] == [
        (0, "done"),
        (CHANCE, "rain 1"),
    ]
    assert play.match.to_act == {1}


def test_chance_acts_until_a_seat_must_act() -> None:
    play = Play(opening(person(ANN), Occupant(), rain=True))
    draft = Draft(play.match, START)
    let_chance_act(draft)
    assert draft.events == []
    draft.add(ev.Seated(at=START, seat=1, player=BEN, name="Ben"))
    let_chance_act(draft)
    assert [type(event) for event in draft.events] == [ev.Seated, ev.Acted]
    let_chance_act(draft)
    assert (len(draft.events), draft.match.to_act) == (2, {0})


def test_chance_does_not_act_for_physics_or_in_a_paused_or_finished_match() -> None:
    waiting = pushed().match
    for match in (waiting, replace(waiting, status="paused"), replace(waiting, status="over")):
        draft = Draft(match, match.at)
        let_chance_act(draft)
        assert draft.events == []
