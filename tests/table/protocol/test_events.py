"""The storage format of events: every event that was ever stored can be decoded for ever."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given

from rivage.core import Decoder, MessageError, encode
from rivage.table.protocol import AnyEvent, TableOptions
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime, Rounds

from .values import values

DECODER: Decoder[AnyEvent] = Decoder(AnyEvent)


def created(options: TableOptions, **more: Any) -> ev.Created:
    return ev.Created(at=5, game="aya", rules_version=2, seats=1, options=options, host="h", seed="a0", commit="b0", **more)


FIRST = '{"t":"created","at":5,"game":"aya","rules_version":2,"seats":1,"options":{},"host":"h","seed":"a0","commit":"b0"}'
DAYS = FIRST.replace('"options":{}', '"options":{"clock":{"t":"days","days":3}}')
ROUNDS = FIRST.replace('"options":{}', '"options":{"clock":{"t":"rounds","seconds":90}}')
REAL = FIRST.replace('"options":{}', '"options":{"clock":{"t":"real","base":600,"increment":5},"games":2}')
GAME = FIRST.replace('"options":{}', '"options":{"game":{"hands":"real","patience":20,"pie":true}}')
SECOND = FIRST[:-1] + ',"script":["heap 9","rain 1"],"previous":"p","leg":2}'
FREE = REAL[:-1] + ',"free_first_turns":true}'
DEALT = FIRST[:-1] + ',"deal":"daily:aya:2026-11-15","sealed":9}'

STORED: list[tuple[str, AnyEvent]] = [
    (FIRST, created(TableOptions())),
    (DAYS, created(TableOptions(clock=Days(3)))),
    (ROUNDS, created(TableOptions(clock=Rounds(90)))),
    (REAL, created(TableOptions(clock=RealTime(600, 5), games=2))),
    (FREE, created(TableOptions(clock=RealTime(600, 5), games=2), free_first_turns=True)),
    (GAME, created(TableOptions({"hands": "real", "patience": 20, "pie": True}))),
    (SECOND, created(TableOptions(), script=("heap 9", "rain 1"), previous="p", leg=2)),
    (DEALT, created(TableOptions(), deal="daily:aya:2026-11-15", sealed=9)),
    ('{"t":"seated","at":5,"seat":0,"player":"p","name":"Zoé"}', ev.Seated(at=5, seat=0, player="p", name="Zoé")),
    ('{"t":"seated","at":5,"seat":1,"level":"weak"}', ev.Seated(at=5, seat=1, level="weak")),
    ('{"t":"stood","at":5,"seat":1}', ev.Stood(at=5, seat=1)),
    ('{"t":"begun","at":5}', ev.Begun(at=5)),
    ('{"t":"acted","at":5,"seat":0,"action":"c1, nest"}', ev.Acted(at=5, seat=0, action="c1, nest")),
    ('{"t":"acted","at":5,"seat":1,"action":"c1","bot":true}', ev.Acted(at=5, seat=1, action="c1", bot=True)),
    ('{"t":"acted","at":5,"seat":-1,"action":"fell 1","motion":"AA=="}', ev.Acted(at=5, seat=-1, action="fell 1", motion="AA==")),
    ('{"t":"undone","at":5,"seat":0}', ev.Undone(at=5, seat=0)),
    ('{"t":"offered","at":5,"seat":0,"what":"takeback"}', ev.Offered(at=5, seat=0, what="takeback")),
    ('{"t":"offered","at":5,"seat":0,"what":"draw"}', ev.Offered(at=5, seat=0, what="draw")),
    ('{"t":"offered","at":5,"seat":0,"what":"pause"}', ev.Offered(at=5, seat=0, what="pause")),
    ('{"t":"offered","at":5,"seat":0,"what":"rematch"}', ev.Offered(at=5, seat=0, what="rematch")),
    ('{"t":"offered","at":5,"seat":0,"what":"next"}', ev.Offered(at=5, seat=0, what="next")),
    (
        '{"t":"offered","at":5,"seat":0,"what":"action","action":"push 3,5"}',
        ev.Offered(at=5, seat=0, what="action", action="push 3,5"),
    ),
    ('{"t":"answered","at":5,"seat":1,"what":"draw","yes":false}', ev.Answered(at=5, seat=1, what="draw", yes=False)),
    ('{"t":"resumed","at":5,"seat":0}', ev.Resumed(at=5, seat=0)),
    ('{"t":"resigned","at":5,"seat":0}', ev.Resigned(at=5, seat=0)),
    ('{"t":"resigned","at":5,"seat":0,"level":"middle"}', ev.Resigned(at=5, seat=0, level="middle")),
    ('{"t":"flagged","at":5,"seat":0}', ev.Flagged(at=5, seat=0)),
    ('{"t":"late","at":5,"seat":0,"level":"middle"}', ev.Late(at=5, seat=0, level="middle")),
    ('{"t":"lent","at":5,"seat":0,"level":"weak"}', ev.Lent(at=5, seat=0, level="weak")),
    ('{"t":"reclaimed","at":5,"seat":0}', ev.Reclaimed(at=5, seat=0)),
    ('{"t":"restarted","at":5}', ev.Restarted(at=5)),
    ('{"t":"said","at":5,"seat":0,"phrase":"good-game"}', ev.Said(at=5, seat=0, phrase="good-game")),
    ('{"t":"followed","at":5,"table":"x"}', ev.Followed(at=5, table="x")),
    ('{"t":"closed","at":5}', ev.Closed(at=5)),
    ('{"t":"closed","at":5,"seat":1}', ev.Closed(at=5, seat=1)),
    ('{"t":"claimed","at":5,"seat":0,"absent":[1,2]}', ev.Claimed(at=5, seat=0, absent=(1, 2))),
]
"""Lines as existing logs and records contain them. Add lines, but never change one: stored matches would become unreadable."""


@pytest.mark.parametrize(("line", "event"), STORED)
def test_every_event_ever_stored_is_still_decoded(line: str, event: AnyEvent) -> None:
    assert DECODER.decode(line) == event


@pytest.mark.parametrize(("line", "event"), STORED)
def test_new_events_are_encoded_compatibly_with_old_lines(line: str, event: AnyEvent) -> None:
    assert encode(event).decode() == line


def test_there_is_a_stored_line_of_every_event_and_of_every_field() -> None:
    seen: dict[type, set[str]] = {}
    for line, event in STORED:
        seen.setdefault(type(event), set()).update(msgspec.json.decode(line).keys() - {"t"})
    assert seen == {kind: set(kind.__struct_fields__) for kind in get_args(AnyEvent)}


@given(values(AnyEvent))
def test_every_event_is_decoded_as_it_was_encoded(event: AnyEvent) -> None:
    assert DECODER.decode(encode(event)) == event


def test_fields_of_newer_versions_are_ignored() -> None:
    assert DECODER.decode('{"t":"stood","at":5,"seat":1,"why":"bored"}') == ev.Stood(at=5, seat=1)


@pytest.mark.parametrize(
    "line", ['{"t":"danced","at":5}', '{"at":5}', '{"t":"stood","seat":1}', '{"t":"stood","at":"5","seat":1}']
)
def test_an_invalid_event_is_refused(line: str) -> None:
    with pytest.raises(MessageError):
        DECODER.decode(line)
