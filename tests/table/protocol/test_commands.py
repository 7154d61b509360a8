"""The wire format of commands."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given

from rivage.core import Decoder, MessageError, encode
from rivage.table.protocol import AnyCommand
from rivage.table.protocol import commands as cmd

from .values import values

DECODER: Decoder[AnyCommand] = Decoder(AnyCommand)

SENT: dict[str, AnyCommand] = {
    '{"t":"sit","seat":1,"name":"Ann"}': cmd.Sit(seat=1, name="Ann"),
    '{"t":"sitbot","seat":1,"level":"weak"}': cmd.SitBot(seat=1, level="weak"),
    '{"t":"stand","seat":1}': cmd.Stand(seat=1),
    '{"t":"begin"}': cmd.Begin(),
    '{"t":"act","seat":0,"action":"c1","version":7}': cmd.Act(seat=0, action="c1", version=7),
    '{"t":"undo","seat":0,"version":7}': cmd.Undo(seat=0, version=7),
    '{"t":"offer","seat":0,"what":"takeback"}': cmd.Offer(seat=0, what="takeback"),
    '{"t":"answer","seat":1,"what":"draw","yes":true}': cmd.Answer(seat=1, what="draw", yes=True),
    '{"t":"resume","seat":0}': cmd.Resume(seat=0),
    '{"t":"resign","seat":0}': cmd.Resign(seat=0),
    '{"t":"lend","seat":1,"level":"weak"}': cmd.Lend(seat=1, level="weak"),
    '{"t":"reclaim","seat":1}': cmd.Reclaim(seat=1),
    '{"t":"claim","seat":0}': cmd.Claim(seat=0),
    '{"t":"close","seat":0}': cmd.Close(seat=0),
    '{"t":"say","seat":0,"phrase":"hello"}': cmd.Say(seat=0, phrase="hello"),
    '{"t":"next","seat":0}': cmd.Next(seat=0),
}
"""Commands as existing clients send them, including older versions."""


@given(values(AnyCommand))
def test_every_command_is_decoded_as_it_was_encoded(command: AnyCommand) -> None:
    assert DECODER.decode(encode(command)) == command


@pytest.mark.parametrize("line", SENT)
def test_old_commands_of_clients_are_still_decoded(line: str) -> None:
    assert DECODER.decode(line) == SENT[line]
    assert encode(SENT[line]).decode() == line


def test_there_is_an_example_of_every_command() -> None:
    assert {type(command) for command in SENT.values()} == set(get_args(AnyCommand))


@pytest.mark.parametrize("line", SENT)
def test_an_unknown_field_is_refused(line: str) -> None:
    with pytest.raises(MessageError, match="speed"):
        DECODER.decode(line[:-1] + ',"speed":9}')


@pytest.mark.parametrize("command", SENT.values())
def test_a_command_names_its_seat_and_omits_no_field(command: Any) -> None:
    for name in (field.name for field in msgspec.structs.fields(command) if field.required):
        whole = {"t": type(command).__name__.lower()} | {field: getattr(command, field) for field in command.__struct_fields__}
        del whole[name]
        with pytest.raises(MessageError, match=name):
            DECODER.decode(encode(whole))


@pytest.mark.parametrize(
    "line",
    [
        '{"t":"dance","seat":0}',
        '{"seat":0}',
        '{"t":"act","seat":"0","action":"c1","version":7}',
        '{"t":"offer","seat":0,"what":"money"}',
        '{"t":"stand","seat":0.5}',
        "[]",
        "sit",
    ],
)
def test_an_invalid_command_is_refused(line: str) -> None:
    with pytest.raises(MessageError):
        DECODER.decode(line)
