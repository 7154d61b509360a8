"""Saved matches: written, read, proven."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rivage.table.errors import BadRecord
from rivage.table.record import check, dump, load
from rivage.table.words import commands as cmd
from rivage.table.words.options import RealTime

from .helpers import ANN, BEN, SEED, Play, opening, person
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


def test_a_saved_match_is_read_back_and_proven() -> None:
    play = finished()
    text = dump(play.events, find)
    match = check(load(text), find)
    assert (match.state, match.outcome, match.history) == (play.match.state, play.match.outcome, play.match.history)
    assert dump(load(text).events, find) == text


def test_it_does_not_tell_who_somebody_is() -> None:
    play = Play(opening(person(ANN), person(ANN)))
    text = dump(play.events, find)
    assert ANN not in text
    assert [event.player for event in load(text).events if hasattr(event, "player")] == ["p1", "p1"]


def test_the_seed_is_in_it_only_once_the_match_is_over() -> None:
    assert SEED not in dump(Play(opening(script=("heap 9", "heap 5"))).events, find)
    assert SEED in dump(finished().events, find)
    running = check(load(dump(Play().events, find)), find)
    assert running.status == "playing"


def test_links_are_left_out() -> None:
    from rivage.table.words.events import Followed

    play = finished()
    text = dump([*play.events, Followed(at=play.now, table="secret-link")], find)
    assert "secret-link" not in text
    check(load(text), find)


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda text: "", 1),
        (lambda text: "no json\n" + text, 1),
        (lambda text: text.replace('"rivage":1', '"rivage":2'), 1),
        (lambda text: "\n".join([*text.splitlines()[:4], "{", *text.splitlines()[5:]]), 5),
        (lambda text: "\n".join([*text.splitlines()[:4], '{"t":"danced","at":1}', *text.splitlines()[5:]]), 5),
        (lambda text: "\n".join(text.splitlines()[:6]), 6),
    ],
)
def test_a_text_that_cannot_be_read_says_at_which_line(spoil: Callable[[str], str], line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        load(spoil(dump(finished().events, find)))
    assert refused.value.code == "record.unreadable"
    assert refused.value.details["line"] == line


def test_a_match_that_was_tampered_with_is_found_out() -> None:
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


def test_a_match_without_its_beginning_is_unsound() -> None:
    lines = dump(finished().events, find).splitlines()
    assert unsound("\n".join([lines[0], *lines[2:]])).details["line"] == 2
