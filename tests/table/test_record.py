"""Saved matches: written, parsed and verified."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rivage.registry import find as find_game
from rivage.table import evolve, fold
from rivage.table.decide import decide_due, decide_restart
from rivage.table.decide.turns import round_for_bot
from rivage.table.errors import BadRecord
from rivage.table.match.clock import DAY
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import RealTime, Rounds
from rivage.table.record import Record, check, dump, dump_valid_part, load

from .helpers import ANN, BEN, SEED, START, Play, opening, person, sums, three
from .river import AyaPlay, river, spot
from .toys import find


def finished() -> Play:
    play = Play(opening(rain=True, clock=RealTime(600)))
    play.act("take", "take", "done", "take")
    play.do(BEN, cmd.Undo(seat=1, version=len(play.match.history)))
    play.do(ANN, cmd.Resign(seat=0))
    return play


def changed(text: str, line: int, change: Callable[[Any], None]) -> str:
    lines = text.splitlines()
    value = json.loads(lines[line - 1])
    change(value)
    lines[line - 1] = json.dumps(value)
    return "\n".join(lines)


def unsound(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        check(load(text), find)
    assert refused.value.code == "record.unsound"
    return refused.value


def test_a_saved_match_is_loaded_and_verified() -> None:
    play = finished()
    text = dump(play.events, find)
    match = check(load(text), find)
    assert (match.state, match.outcome, match.history) == (play.match.state, play.match.outcome, play.match.history)
    assert dump(load(text).events, find) == text


def test_the_valid_part_of_a_damaged_match_is_written() -> None:
    events = finished().events
    assert dump_valid_part(events, None, find) == (dump(events, find), None)
    text, wrong = dump_valid_part([*events[:5], ev.Acted(at=START, seat=0, action="nonsense"), *events[6:]], None, find)
    assert wrong is not None
    assert (text, wrong.code, wrong.line) == (dump(events[:5], find), "record.unsound", 6)
    assert SEED not in text, "a match that is not over keeps its seed"
    text, error = dump_valid_part(events[:3], wrong, find)
    assert (text, error) == (dump(events[:3], find), wrong)
    for nothing in ([], events[1:]):
        with pytest.raises(BadRecord):
            dump_valid_part(nothing, wrong, find)


def test_a_record_does_not_identify_players() -> None:
    play = Play(opening(person(ANN), person(ANN)))
    text = dump(play.events, find)
    assert ANN not in text
    assert [event.player for event in load(text).events if hasattr(event, "player")] == ["p1", "p1"]


def test_the_seed_is_included_only_once_the_match_is_over() -> None:
    assert SEED not in dump(Play(opening(script=("heap 9", "heap 5"))).events, find)
    assert SEED in dump(finished().events, find)
    running = check(load(dump(Play().events, find)), find)
    assert running.status == "playing"


def test_links_are_left_out() -> None:
    play = finished()
    text = dump([*play.events, ev.Followed(at=play.now, table="secret-link")], find)
    assert "secret-link" not in text
    check(load(text), find)


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda text: "", 1),
        (lambda text: "no json\n" + text, 1),
        (lambda text: text.replace('"rivage":1', '"rivage":2'), 1),
        (lambda text: "\n".join([*text.splitlines()[:4], "{", *text.splitlines()[5:]]), 5),
        (lambda text: "\n".join([*text.splitlines()[:4], '{"t":"danced","at":1}', *text.splitlines()[5:]]), 5),
        (lambda text: "\n".join(text.splitlines()[:6]), 6),
    ],
)
def test_an_unreadable_text_is_refused_with_the_line(damage: Callable[[str], str], line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        load(damage(dump(finished().events, find)))
    assert refused.value.code == "record.unreadable"
    assert refused.value.details["line"] == line


def test_a_manipulated_match_is_detected() -> None:
    text = dump(finished().events, find)
    lines = text.splitlines()
    drawn = next(number for number, line in enumerate(lines, 1) if '"heap' in line)
    for line, change in (
        (1, lambda value: value.update(game="go")),
        (2, lambda value: value.update(seed="00" * 32)),
        (2, lambda value: value.update(rules_version=9)),
        (4, lambda value: value.update(seat=0)),
        (4, lambda value: value.update(seat=5)),
        (drawn, lambda value: value.update(action="heap 5" if "heap 5" not in lines[drawn - 1] else "heap 6")),
        (drawn + 1, lambda value: value.update(seat=1)),
        (drawn + 1, lambda value: value.update(at=1)),
        (drawn + 1, lambda value: value.update(action="jump")),
        (drawn + 1, lambda value: value.update(t="flagged") or value.pop("action")),
        (drawn + 1, lambda value: value.update(t="undone") or value.pop("action")),
        (drawn + 1, lambda value: value.update(t="resumed") or value.pop("action")),
        (len(lines), lambda value: value.update(events=3)),
        (len(lines), lambda value: value.update(outcome=None)),
        (len(lines), lambda value: value["outcome"].update(winners=[0])),
    ):
        found = unsound(changed(text, line, change))
        assert found.details["line"] in (1, 2, line), (line, str(found))


@pytest.mark.parametrize("seats", [-1, 0, 10**10, 10**30])
def test_a_table_for_too_many_players_is_unsound(seats: int) -> None:
    play = finished()
    spoilt = changed(dump(play.events, find), 2, lambda created: created.update(seats=seats))
    assert unsound(spoilt).details["line"] == 2


def test_options_that_the_game_does_not_have_are_unsound() -> None:
    spoilt = changed(dump(finished().events, find), 2, lambda created: created["options"]["game"].update(nonsense=1))
    assert unsound(spoilt).details["line"] == 2


def test_a_text_that_is_not_unicode_is_unreadable() -> None:
    with pytest.raises(BadRecord) as caught:
        load(dump(finished().events, find).replace("resigned", "resi\udc00gned"))
    assert caught.value.code == "record.unreadable"


def test_a_match_without_its_first_event_is_unsound() -> None:
    lines = dump(finished().events, find).splitlines()
    assert unsound("\n".join([lines[0], *lines[2:]])).details["line"] == 2


# In rounds.


def test_a_record_omits_the_current_round_and_is_sound() -> None:
    play = three(clock=Rounds(30))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    play.now += 30_000
    play.apply(decide_due(play.match, play.now))
    before = dump(play.events, find)
    play.apply(round_for_bot(play.match, 1, ["8", "done"], play.now))
    assert dump(play.events, find) == before
    check(load(before), find)
    for seat in (0, 2):
        play.apply(round_for_bot(play.match, seat, ["2", "done"], play.now))
    play.write(0, "3")
    play.write(1, "4", "done")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.visible_actions((0,))))
    play.write(0, "5", "done")
    play.write(2, "6", "done")
    assert play.match.status == "over"
    assert check(load(dump(play.events, find)), find).outcome == play.match.outcome


def test_a_late_event_before_the_deadline_is_unsound() -> None:
    play = three(clock=Rounds(30))
    late = ev.Late(at=START, seat=0, level="middle")
    with pytest.raises(Exception, match="time left"):
        check(load(dump([*play.events, late], find)), find)
    assert evolve(play.match, late).bots_to_act() == (0,)


# While a seed is sealed.


def test_a_record_before_the_seal_ends_has_no_seed_and_is_sound() -> None:
    midnight = 20_000 * DAY  # the start of 2024-10-04
    for sealed in (0, midnight + DAY):
        play = Play(replace(sums(person(ANN)), deal="daily:sums:2024-10-04", sealed=sealed), now=midnight)
        while play.match.to_act:
            play.write(0, "4", "done")
        seed = play.match.created.seed
        during, after = (dump(play.events, find, now=midnight + at) for at in (0, DAY))
        assert seed not in during
        assert seed in after
        assert "daily:" not in during
        assert "sealed" not in after
        for text in (during, after):
            assert check(load(text), find).outcome == play.match.outcome


# In real time.


def whole() -> list[ev.AnyEvent]:
    """A whole match with patience timers, a restart, both glasses and pushes."""
    play = AyaPlay(river(hands="real")).start()
    for _ in range(3):
        play.advance_time(3_000)
        seat = play.state.turn
        play.write(seat, "draw", f"place {spot(len(play.state.dominoes) + 1)}")
        play.now += 200
        play.physics_result("rest", b"a little wobble")
    play.now += 50_000
    decision = decide_restart(play.match, play.now)
    assert decision is not None
    play.apply(decision)
    play.topple()
    play.write(0, "push 1")
    play.physics_result("fell 1,2", b"frames")
    play.write(1, "push 3")
    play.physics_result("fell 3", b"more frames")
    assert play.match.status == "over"
    return play.events


def manipulated(number: int, event: ev.AnyEvent) -> Record:
    record = load(dump(whole(), find_game))
    events = list(record.events)
    events[number] = event
    return replace(record, events=tuple(events))


def test_a_record_of_a_match_in_real_time_is_verified() -> None:
    proved = check(load(dump(whole(), find_game)), find_game)
    assert proved == replace(fold(whole(), find_game), created=proved.created, seats=proved.seats)


def find_event(prefix: str) -> tuple[int, Any]:
    events = load(dump(whole(), find_game)).events
    return next((n, event) for n, event in enumerate(events) if isinstance(event, ev.Acted) and event.action.startswith(prefix))


def test_a_timer_event_that_came_too_early_is_refused() -> None:
    for action in ("late", "glass"):
        number, event = find_event(action)
        with pytest.raises(BadRecord) as caught:
            check(manipulated(number, replace(event, at=event.at - 1)), find_game)
        assert caught.value.code == "record.unsound"


def test_a_timer_event_of_another_kind_is_refused() -> None:
    number, event = find_event("late")
    with pytest.raises(BadRecord, match="causes 'late"):
        check(manipulated(number, replace(event, action="glass")), find_game)


def test_an_action_after_an_expired_timer_is_refused() -> None:
    number, event = find_event("late")
    with pytest.raises(BadRecord, match="causes 'late"):
        check(manipulated(number, replace(event, seat=0, action="draw")), find_game)


def test_a_motion_without_a_simulation_is_refused() -> None:
    number, event = find_event("draw")
    with pytest.raises(BadRecord, match="motion"):
        check(manipulated(number, replace(event, motion="AAAA")), find_game)


def test_an_unreadable_motion_is_refused() -> None:
    number, event = find_event("fell")
    with pytest.raises(BadRecord, match="motion"):
        check(manipulated(number, replace(event, motion="no base64!")), find_game)


def test_an_impossible_outcome_of_physics_is_refused() -> None:
    number, event = find_event("fell")
    with pytest.raises(BadRecord):
        check(manipulated(number, replace(event, action="fell 7")), find_game)
