"""What every decision is made of, and asks first."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person

from rivage.table import Occupant, evolve
from rivage.table.decide.decision import Deciding, Decision, occupant_at, only_while, own_seat
from rivage.table.errors import NotNow, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

# Deciding.


def test_every_fact_is_decided_upon_the_match_the_facts_before_it_led_to() -> None:
    before = Play().match
    facts = (ev.Said(at=START, seat=0, phrase="nice"), ev.Acted(at=START, seat=0, action="take"))
    deciding = Deciding(before, START)
    for fact in facts:
        deciding.add(fact)
    after = evolve(evolve(before, facts[0]), facts[1])
    assert deciding.done() == Decision(facts, after)
    assert deciding.match == after


def test_deciding_leaves_the_match_as_it_was() -> None:
    before = Play().match
    n = before.n
    Deciding(before, START).add(ev.Acted(at=START, seat=0, action="take"))
    assert (before.n, before.history[-1]) == (n, (-1, "heap 9"))


def test_a_decision_of_nothing_changes_nothing() -> None:
    match = Play().match
    assert Deciding(match, START).done() == Decision((), match, None)


def test_event_times_never_run_backwards() -> None:
    play = Play()
    play.now -= 500
    assert play.do(ANN, cmd.Act(seat=0, action="take", version=1)).events[0].at == START
    assert Deciding(play.match, START - 1).now == START
    assert Deciding(play.match, START + 1).now == START + 1


# What every decision asks.


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_is_not_there_is_nobodys(seat: int) -> None:
    with pytest.raises(WrongSeat) as refused:
        occupant_at(Play().match, seat)
    assert refused.value.details == {"seat": seat}


def test_a_seat_is_known_by_its_number_whoever_asks() -> None:
    match = Play(opening(person(ANN), bot("strong"), Occupant())).match
    assert [occupant_at(match, seat) for seat in range(3)] == [person(ANN), bot("strong"), Occupant()]


def test_only_who_holds_a_seat_speaks_for_it() -> None:
    match = Play().match
    assert own_seat(match, ANN, 0) == person(ANN)
    for who, seat in ((BEN, 0), (CARA, 1), ("", 0), (ANN, 7)):
        with pytest.raises(WrongSeat):
            own_seat(match, who, seat)


def test_nobody_speaks_for_bots_and_open_seats_not_even_who_has_no_name() -> None:
    match = Play(opening(person(ANN), bot(), Occupant())).match
    for who in (ANN, ""):
        for seat in (1, 2):
            with pytest.raises(WrongSeat):
                own_seat(match, who, seat)


def test_what_has_its_time_is_refused_at_any_other_and_told_why() -> None:
    play = Play()
    only_while(play.match, "playing")
    only_while(play.match, "paused", "playing")
    with pytest.raises(NotNow) as refused:
        only_while(play.match, "waiting", "over")
    assert refused.value.details == {"status": "playing"}
