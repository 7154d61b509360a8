"""Folding: a match follows from its events."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, opening, person, sums
from tests.table.toys import find

from rivage.core import OptionError, UnknownGame
from rivage.table import evolve, fold
from rivage.table.errors import BadRecord
from rivage.table.match import create_match, points_now
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import RealTime
from rivage.table.record import check, dump, load


def played() -> Play:
    play = Play(opening(clock=RealTime(60, 2), script=("heap 9",)), free_first_turns=False)
    for action in ("take", "take", "done", "take"):
        play.now += 700
        play.act(action)
    play.do(BEN, cmd.Undo(seat=1, version=5))
    play.do(ANN, cmd.Offer(seat=0, what="takeback"))
    play.do(BEN, cmd.Answer(seat=1, what="takeback", yes=True))
    play.do(BEN, cmd.Say(seat=1, phrase="oops"))
    play.act("take", "done")
    return play


def test_folding_the_events_gives_the_match() -> None:
    play = played()
    assert fold(play.events, find) == play.match
    assert play.match.n == len(play.events)


def test_matches_with_different_events_differ() -> None:
    play, other = played(), played()
    other.act("take")
    assert play.match != other.match


def test_a_log_with_another_rules_version_is_refused() -> None:
    play = played()
    created = play.match.created
    with pytest.raises(BadRecord) as refused:
        fold([replace(created, rules_version=2), *play.events[1:]], find)
    assert refused.value.code == "record.unsound"
    assert (refused.value.details["theirs"], refused.value.details["ours"]) == (2, 3)


def test_a_log_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        fold([replace(played().match.created, game="chess")], find)


@pytest.mark.parametrize("seats", [-1, 0, 4, 10**9, 10**30])
def test_a_table_with_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="1 to 3 players"):
        create_match(replace(played().match.created, seats=seats), find)


@pytest.mark.parametrize(
    "event",
    [
        ev.Acted(at=START, seat=1, action="take"),
        ev.Acted(at=START, seat=0, action="jump"),
        ev.Lent(at=START, seat=9, level="weak"),
        ev.Answered(at=START, seat=1, what="draw", yes=True),
    ],
)
def test_an_impossible_log_is_refused_with_the_number_of_the_event(event: ev.AnyEvent) -> None:
    with pytest.raises(BadRecord) as refused:
        fold([*Play().events, event], find)
    assert refused.value.code == "record.unsound"
    assert refused.value.details["line"] == 5


def test_a_log_starts_with_created_exactly_once() -> None:
    events = Play().events
    for wrong in ([], events[1:], [events[0], events[0]]):
        with pytest.raises(BadRecord):
            fold(wrong, find)


def test_after_a_restart_the_running_clock_is_rebased() -> None:
    play = Play(opening(clock=RealTime(60)), free_first_turns=False)
    match = evolve(play.match, ev.Restarted(at=START + 500_000))
    assert match.clock is not None
    assert match.clock.left_at(START + 501_000) == (59_000, 60_000)


def test_a_match_of_an_earlier_version_has_a_clock_that_starts_at_once() -> None:
    play = Play(opening(clock=RealTime(60)))
    assert play.match.created.free_first_turns
    old = fold([replace(play.match.created, free_first_turns=False), *play.events[1:]], find)
    assert (play.match.clock and play.match.clock.running, old.clock and old.clock.running) == (frozenset(), {0})


def test_in_the_first_turns_no_time_is_charged_and_no_flag_falls() -> None:
    play = Play(opening(clock=RealTime(60, 2), script=("heap 9",)))
    for action in ("take", "done", "take", "take", "done"):
        assert play.advance_time(3_600_000) == []
        assert play.match.clock is not None
        assert (play.match.clock.left_at(play.now), play.match.clock.flag_at()) == ((60_000, 60_000), None)
        play.act(action)
    play.now += 7_000
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (53_000, 60_000)


def test_a_turn_taken_back_before_the_clock_has_started_is_a_first_turn_again() -> None:
    play = Play(opening(clock=RealTime(60), script=("heap 9",)))
    play.act("take", "done")
    play.do(ANN, cmd.Offer(seat=0, what="takeback"))
    play.do(BEN, cmd.Answer(seat=1, what="takeback", yes=True))
    play.act("take", "done", "take")
    play.do(BEN, cmd.Undo(seat=1, version=4))
    assert play.match.clock is not None
    assert play.match.clock.running == frozenset()
    play.act("take", "done")
    assert play.match.clock.running == {0}


def test_a_pause_does_not_start_the_clock() -> None:
    play = Play(opening(clock=RealTime(60)))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    play.do(BEN, cmd.Resume(seat=1))
    assert play.match.clock is not None
    assert play.match.clock.running == frozenset()
    play.act("take", "done", "take", "done")
    assert play.match.clock.running == {0}


def test_a_player_alone_at_the_table_has_no_free_first_turn() -> None:
    play = Play(opening(person(ANN), clock=RealTime(60)))
    assert play.match.clock is not None
    assert play.match.clock.running == {0}


def test_time_used_on_an_undone_turn_stays_charged() -> None:
    play = played()
    assert play.match.clock is not None
    left = play.match.clock.left_at(play.now)
    assert left == (60_000 - 2100 + 2000 + 2000, 60_000 - 700)


def test_a_closed_table_is_over_without_a_winner() -> None:
    play = played()
    after = evolve(play.match, ev.Closed(at=play.now + 5))
    assert after.outcome is not None
    assert (after.status, after.outcome.reason, after.outcome.returns) == ("over", "abandoned", (0.0, 0.0))
    assert after.clock is not None
    assert after.clock.flag_at() is None
    text = dump([*play.events, ev.Closed(at=play.now + 5)], find)
    assert check(load(text), find) == fold(load(text).events, find)


def test_players_keep_their_points_when_the_table_is_closed() -> None:
    play = Play(sums(person(ANN)))
    play.write(0, "1", "done")
    after = evolve(play.match, ev.Closed(at=play.now))
    assert after.outcome is not None
    assert after.outcome.returns == points_now(play.match)
