"""A game in real time at the table: no versions, nothing taken back, time and physics as facts of the log."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from rivage.core import IllegalAction, OptionError, RivageError
from rivage.games import find
from rivage.table import Match, fold, lay
from rivage.table.chance.proof import draws
from rivage.table.decide import answer_for_physics, restarted
from rivage.table.errors import BadRecord, NothingToUndo, NotNow, OfferError
from rivage.table.record import Record, check, dump, load
from rivage.table.show import Presences, frames, table_view
from rivage.table.show.audience_log import AudienceLog
from rivage.table.show.updates import Updates, lightened
from rivage.table.words import ClockKind
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.messages import Entry
from rivage.table.words.options import Days, RealTime, Rounds

from .helpers import ANN, BEN, SEED, START, person
from .river import GLASS, PATIENCE, Afternoon, river, spot

# Acting.


def test_who_has_not_seen_the_newest_action_may_act_all_the_same() -> None:
    play = Afternoon().begin()
    for seat, action, version in ((0, "draw", 3), (1, "draw", 3), (0, f"place {spot(1)}", 0)):
        play.do((ANN, BEN)[seat], cmd.Act(seat=seat, action=action, version=version))
    assert len(play.state.dominoes) == 1
    assert play.state.players[1].hand


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (1, f"place {spot(1)}", "not-your-turn"),
        (1, "draw", "hand-full"),
        (1, "take", "hand-full"),
        (0, "glass", "not-now"),
        (0, "push 1", "not-now"),
    ],
)
def test_what_cannot_be_done_now_is_refused_and_changes_nothing(seat: int, action: str, why: str) -> None:
    play = Afternoon().begin()
    play.write(1, "draw")
    before = play.match
    with pytest.raises(RivageError) as caught:
        play.write(seat, action)
    if isinstance(caught.value, IllegalAction):
        assert (caught.value.code, caught.value.details["why"]) == ("action.illegal", why)
    else:
        # A seat with a full hand, out of turn and with nothing to raise has nothing to do at all.
        assert caught.value.code == "turn.not_yours"
    assert play.match == before


def test_placing_out_of_turn_is_refused_with_its_reason() -> None:
    play = Afternoon().begin()
    with pytest.raises(IllegalAction) as caught:
        play.write(1, f"place {spot(1)}")
    assert (caught.value.code, caught.value.details["why"]) == ("action.illegal", "not-your-turn")


def test_nothing_is_taken_back_and_nothing_drawn() -> None:
    play = Afternoon().begin().place(2)
    assert play.match.can_undo() == ()
    with pytest.raises(NothingToUndo):
        play.do(ANN, cmd.Undo(seat=0, version=len(play.match.history)))
    for what in ("takeback", "draw"):
        with pytest.raises(OfferError) as caught:
            play.do(ANN, cmd.Offer(seat=0, what=what))
        assert caught.value.code == "offer.pointless"


@pytest.mark.parametrize("clock", [RealTime(60), Days(1), Rounds(60)])
def test_the_table_adds_no_clock_of_its_own(clock: ClockKind) -> None:
    with pytest.raises(OptionError) as caught:
        lay(river(clock=clock), find, SEED, START)
    assert caught.value.details["choices"] == "none"


def test_there_is_no_match_of_two() -> None:
    with pytest.raises(OptionError):
        lay(river(games=2), find, SEED, START)


def test_who_gives_up_leaves_a_bot_behind() -> None:
    play = Afternoon().begin()
    play.do(BEN, cmd.Resign(seat=1))
    assert (play.match.status, play.match.bot_at(1), play.match.seats[1].left) == ("playing", "builder", True)


def test_who_gives_up_alone_ends_it_and_no_time_runs_on() -> None:
    play = Afternoon(river(person(ANN))).begin()
    play.do(ANN, cmd.Resign(seat=0))
    assert (play.match.status, play.match.outcome and play.match.outcome.reason) == ("over", "resigned")
    assert play.match.timers is not None
    assert play.match.timers.next_at() is None
    assert restarted(play.match, play.now) is None


def test_who_plays_alone_pauses_and_no_other_table_is_laid() -> None:
    play = Afternoon(river(person(ANN))).begin()
    decision = play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    assert decision.opens is None
    assert play.match.following == ""
    play.do(ANN, cmd.Resume(seat=0))
    assert check(load(dump(play.events, find)), find).status == "playing"


# Time.


def test_no_time_runs_before_the_glass_is_turned() -> None:
    play = Afternoon()
    assert (play.left(), play.later(10 * GLASS)) == ({}, [])


def test_whose_patience_is_over_loses_the_domino_to_the_reserve_and_the_turn_passes() -> None:
    play = Afternoon().begin()
    play.write(0, "draw")
    hand = play.state.players[0].hand
    assert play.later(PATIENCE - 1) == []
    assert play.later(1) == ["late 0"]
    assert (play.state.players[0].reserve, play.state.turn) == ((hand,), 1)
    assert play.left() == {"glass": GLASS - PATIENCE, "patience": PATIENCE}


def test_each_turn_has_its_own_patience() -> None:
    play = Afternoon().begin()
    play.later(15_000)
    play.place(1)
    assert play.left() == {"glass": GLASS - 15_000, "patience": PATIENCE}
    play.later(1_000)
    play.write(0, "draw")
    assert play.left()["patience"] == PATIENCE - 1_000


def test_where_patience_is_endless_only_the_sand_runs() -> None:
    play = Afternoon(river(patience=0)).begin()
    assert play.left() == {"glass": GLASS}


def test_the_glass_runs_out_twice_and_between_nothing_does() -> None:
    play = Afternoon(river(patience=0)).begin().place(1)
    assert play.later(GLASS) == ["glass"]
    assert (play.state.phase, play.left(), play.later(GLASS)) == ("pause", {}, [])
    play.write(1, "flip")
    assert play.left() == {"glass": GLASS}
    assert play.later(GLASS) == ["glass"]
    assert (play.state.phase, play.left()) == ("toppling", {})


def test_when_nobody_looked_for_long_everything_happens_in_its_order() -> None:
    play = Afternoon().begin()
    assert play.later(2 * GLASS) == ["late 0", "glass"]


def test_what_chance_must_settle_is_no_matter_of_time() -> None:
    play = Afternoon().begin()
    play.write(0, "draw")
    assert play.match.history[-1][1].startswith("drew ")


def test_a_pause_by_consent_holds_the_sand() -> None:
    play = Afternoon().begin()
    play.later(5_000)
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert (play.match.status, play.later(GLASS)) == ("paused", [])
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE - 5_000}
    play.do(BEN, cmd.Resume(seat=1))
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE - 5_000}
    assert play.later(PATIENCE - 5_000) == ["late 0"]


def test_after_a_restart_the_time_since_the_last_fact_is_given_back() -> None:
    play = Afternoon().begin()
    play.now += 3 * GLASS
    decision = restarted(play.match, play.now)
    assert decision is not None
    play.take(decision)
    assert play.left() == {"glass": GLASS, "patience": PATIENCE}


def test_a_restart_where_nothing_runs_is_no_fact() -> None:
    assert restarted(Afternoon().match, START + GLASS) is None


# Physics.


def pushed(**options: Any) -> Afternoon:
    play = Afternoon(river(**options)).begin().place(3).topple()
    play.write(0, "push 1")
    return play


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


def test_no_sand_runs_while_physics_is_waited_for() -> None:
    play = Afternoon(river(hands="real")).begin()
    play.later(5_000)
    play.write(0, "draw", f"place {spot(1)} ~ 20,0,0")
    assert play.match.awaits_physics
    assert play.later(2 * GLASS) == []
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE}
    assert play.match.timers is not None
    assert not play.match.timers.view(play.now).runs
    play.moved("rest", b"still")
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE}
    assert play.later(PATIENCE) == ["late 1"]


def test_a_pause_while_physics_is_waited_for_ends_where_it_began() -> None:
    play = Afternoon(river(hands="real")).begin()
    play.write(0, "draw", f"place {spot(1)}")
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert not play.match.awaits_physics
    with pytest.raises(NotNow):
        play.moved()
    play.now += GLASS
    play.do(ANN, cmd.Resume(seat=0))
    assert play.match.awaits_physics
    play.now += 7_000
    play.moved()
    assert play.left() == {"glass": GLASS, "patience": PATIENCE}


# What is told.


def test_everybody_sees_the_time_the_game_measures() -> None:
    play = Afternoon().begin()
    play.later(1_500)
    view = table_view("t", play.match, Presences((0, 0)), play.now)
    assert view.clock is None
    assert view.timers is not None
    assert [(each.kind, each.seat, each.left) for each in view.timers.running] == [
        ("glass", -1, GLASS - 1_500),
        ("patience", 0, PATIENCE - 1_500),
    ]


def test_a_replay_shows_the_scenes_and_not_every_hand() -> None:
    play = Afternoon().begin().place(3)
    assert [frame.action for frame in frames(play.match, ANN)] == ["", "flip", f"place {spot(3)}"]
    play.topple()
    play.write(0, "push 1")
    play.moved("fell 1")
    play.write(1, "push 2")
    play.moved("fell 2,3")
    shown = [frame.action for frame in frames(play.match, ANN)]
    assert shown == ["", "flip", "glass", "flip", "glass", "fell 1", "fell 2,3"]


def test_what_physics_and_time_do_is_no_draw_that_the_seed_must_explain() -> None:
    play = pushed()
    play.moved("fell 1,2,3")
    picked = [draw.picked for draw in draws(play.match)]
    assert len(picked) == 3
    assert all(one.startswith("drew ") for one in picked)


# Records.


def whole() -> list[ev.AnyEvent]:
    """A whole match with everything in it: patience, a restart, both glasses, pushes."""
    play = Afternoon(river(hands="real")).begin()
    for _ in range(3):
        play.later(3_000)
        seat = play.state.turn
        play.write(seat, "draw", f"place {spot(len(play.state.dominoes) + 1)}")
        play.now += 200
        play.moved("rest", b"a little wobble")
    play.now += 50_000
    decision = restarted(play.match, play.now)
    assert decision is not None
    play.take(decision)
    play.topple()
    play.write(0, "push 1")
    play.moved("fell 1,2", b"frames")
    play.write(1, "push 3")
    play.moved("fell 3", b"more frames")
    assert play.match.status == "over"
    return play.events


def checked(events: list[ev.AnyEvent]) -> Match:
    return check(load(dump(events, find)), find)


def tampered(number: int, event: ev.AnyEvent) -> Record:
    record = load(dump(whole(), find))
    events = list(record.events)
    events[number] = event
    return replace(record, events=tuple(events))


def test_a_record_of_a_match_in_real_time_is_proved() -> None:
    assert checked(whole()) == replace(fold(whole(), find), created=checked(whole()).created, seats=checked(whole()).seats)


def find_event(wanted: str) -> tuple[int, Any]:
    events = load(dump(whole(), find)).events
    return next((n, event) for n, event in enumerate(events) if isinstance(event, ev.Acted) and event.action.startswith(wanted))


def test_a_time_fact_that_came_too_early_is_refused() -> None:
    for action in ("late", "glass"):
        number, event = find_event(action)
        with pytest.raises(BadRecord) as caught:
            check(tampered(number, replace(event, at=event.at - 1)), find)
        assert caught.value.code == "record.unsound"


def test_a_time_fact_of_another_kind_is_refused() -> None:
    number, event = find_event("late")
    with pytest.raises(BadRecord, match="brings 'late"):
        check(tampered(number, replace(event, action="glass")), find)


def test_an_action_after_its_time_was_up_is_refused() -> None:
    number, event = find_event("late")
    with pytest.raises(BadRecord, match="brings 'late"):
        check(tampered(number, replace(event, seat=0, action="draw")), find)


def test_a_motion_where_nothing_moves_is_refused() -> None:
    number, event = find_event("draw")
    with pytest.raises(BadRecord, match="motion"):
        check(tampered(number, replace(event, motion="AAAA")), find)


def test_a_motion_that_cannot_be_read_is_refused() -> None:
    number, event = find_event("fell")
    with pytest.raises(BadRecord, match="motion"):
        check(tampered(number, replace(event, motion="no base64!")), find)


def test_an_outcome_of_physics_that_cannot_be_is_refused() -> None:
    number, event = find_event("fell")
    with pytest.raises(BadRecord):
        check(tampered(number, replace(event, action="fell 7")), find)


# Weight.


def test_who_has_just_come_is_not_sent_every_motion_of_the_past() -> None:
    motion = "A" * 1000
    events = [ev.Acted(at=START, seat=-1, action="rest", motion=motion) for _ in range(5)]
    entries = [Entry(n, event) for n, event in enumerate([*events, ev.Said(at=START, seat=0, phrase="nice")], 1)]
    light = lightened(entries, most=2500)
    assert [entry.n for entry in light] == [1, 2, 3, 4, 5, 6]
    assert [len(entry.event.motion) for entry in light[:5]] == [0, 0, 0, 1000, 1000]
    assert light[5] == entries[5]


def test_a_snapshot_of_a_match_full_of_accidents_still_fits_through_the_door() -> None:
    """A chain ran through 60 dominoes again and again; the edge drops who lags a megabyte behind."""
    play = Afternoon(river(person(ANN), hands="real")).begin()
    for number in range(60):
        play.write(0, "draw", f"place {number % 20 * 40 - 380},{number // 20 * 60 - 200},0")
        play.moved("rest", b"x" * 200)
    for _ in range(20):
        play.write(0, "turn 1 0")
        play.moved(f"fell {','.join(map(str, range(1, 61)))}", b"x" * 40_000)
        for number in range(1, 61):
            play.write(0, f"raise {number}")
            play.moved("rest", b"x" * 200)
    assert sum(len(event.motion) for event in play.events if isinstance(event, ev.Acted)) > 2**20
    snapshot = Updates("t", play.match, Presences((0,)), play.now, AudienceLog(play.events)).snapshot(ANN)
    assert len(snapshot) < 2**19


# Any match.


@settings(max_examples=15, deadline=None)
@given(some.integers(0, 10**6), some.sampled_from(["steady", "real"]))
def test_whatever_hands_time_and_physics_do_the_log_tells_it_all_and_is_proved(seed: int, hands: str) -> None:
    pick = random.Random(seed)
    play = Afternoon(river(hands=hands, patience=10)).begin()
    for _ in range(60):
        play.now += pick.choice((0, 200, 3_000, 9_999, 10_000, 200_000))
        if pick.random() < 0.1 and (decision := restarted(play.match, play.now)) is not None:
            play.take(decision)
        if play.match.awaits_physics:
            standing = [domino.id for domino in play.state.standing()]
            fallen = sorted(pick.sample(standing, pick.randint(0, len(standing))))
            play.moved(f"fell {','.join(map(str, fallen))}" if fallen else "rest", pick.randbytes(9))
            continue
        if play.match.status != "playing":
            break
        # As a table does: what is due comes first, at the same moment.
        play.later(0)
        if not play.match.to_act:
            break
        seat = pick.choice(sorted(play.match.to_act))
        actions = list(play.match.game.legal_actions(play.state, seat))
        if actions:
            play.write(seat, play.match.game.format_action(pick.choice(actions)))
    assert fold(play.events, find) == play.match
    proved = checked(play.events)
    assert (proved.state, proved.timers, proved.outcome) == (play.match.state, play.match.timers, play.match.outcome)
