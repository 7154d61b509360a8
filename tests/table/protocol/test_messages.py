"""The wire format of messages from a table to its clients."""

from typing import get_args

import pytest
from hypothesis import given, settings

from rivage.core import Decoder, encode
from rivage.table.protocol import Busy, Dice, DiceDraw, DiceFace, Done, Frame, Hands, Pong, Presence, Refusal, Replay, ToBrowser
from rivage.table.protocol import events as ev
from rivage.table.protocol.messages import Entry

from .values import values

DECODER: Decoder[ToBrowser] = Decoder(ToBrowser)

TOLD: dict[str, ToBrowser] = {
    '{"t":"done","ref":7}': Done(7),
    '{"t":"busy","busy":true}': Busy(True),
    '{"t":"presence","here":[true,false],"away_since":[0,5],"watchers":1}': Presence((True, False), (0, 5), 1),
    '{"t":"hands","pointers":[[1,-5,20,900,0]],"marks":[[0,1,2]],"strokes":[[0,7,0,1,2]]}': Hands(
        ((1, -5, 20, 900, 0),), ((0, 1, 2),), ((0, 7, 0, 1, 2),)
    ),
    '{"t":"refusal","code":"turn.stale","message":"m","details":{"actions":2},"ref":7}': Refusal(
        "turn.stale", "m", {"actions": 2}, 7
    ),
    '{"t":"pong","at":5}': Pong(5),
}
"""Messages as existing clients expect them, except those that depend on a game."""


@settings(max_examples=30)
@given(values(ToBrowser))
def test_every_message_is_decoded_as_it_was_encoded(message: ToBrowser) -> None:
    assert DECODER.decode(encode(message)) == message


@settings(max_examples=30)
@given(values(Replay), values(Dice))
def test_responses_of_the_http_api_are_decoded_as_they_were_encoded(replay: Replay, dice: Dice) -> None:
    for kind, value in ((Replay, replay), (Dice, dice)):
        decoder: Decoder[object] = Decoder(kind)
        assert decoder.decode(encode(value)) == value


@pytest.mark.parametrize("line", TOLD)
def test_the_encoding_of_messages_has_not_changed(line: str) -> None:
    assert encode(TOLD[line]).decode() == line
    assert DECODER.decode(line) == TOLD[line]


def test_every_message_is_identified_by_its_tag() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(ToBrowser)]
    assert tags == ["snapshot", "patch", "done", "presence", "hands", "busy", "refusal", "pong"]


def test_a_log_line_is_its_number_and_the_stored_event() -> None:
    assert encode(Entry(3, ev.Stood(at=5, seat=1))) == b'{"n":3,"event":{"t":"stood","at":5,"seat":1}}'


def test_a_refusal_without_a_command_has_no_ref() -> None:
    assert Refusal("physics.broken", "m", {}).ref == 0


def test_frames_and_draws_are_sent_by_name() -> None:
    assert encode(Frame(2, -1, "roll 3", {"x": 1})) == b'{"k":2,"seat":-1,"action":"roll 3","view":{"x":1}}'
    drawn = DiceDraw(0, (DiceFace("a", 1),), 1, "a", scripted=False)
    assert encode(drawn) == b'{"k":0,"faces":[{"action":"a","weight":1}],"total":1,"picked":"a","scripted":false}'
