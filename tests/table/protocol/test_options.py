"""The format of table options."""

import pytest
from hypothesis import given

from rivage.core import Decoder, MessageError, encode
from rivage.table.protocol import ClockKind, TableOptions
from rivage.table.protocol.options import Days, NoClock, RealTime, Rounds

from .values import values

DECODER: Decoder[TableOptions] = Decoder(TableOptions)

STORED_OPTIONS = {
    "{}": TableOptions(),
    '{"clock":{"t":"none"}}': TableOptions(clock=NoClock()),
    '{"clock":{"t":"real","base":300,"increment":0}}': TableOptions(clock=RealTime(300)),
    '{"clock":{"t":"real","base":300}}': TableOptions(clock=RealTime(300)),
    '{"clock":{"t":"days","days":2}}': TableOptions(clock=Days(2)),
    '{"clock":{"t":"rounds","seconds":60}}': TableOptions(clock=Rounds(60)),
    '{"game":{"pie":true,"patience":20,"hands":"real"},"games":2}': TableOptions(
        {"pie": True, "patience": 20, "hands": "real"}, games=2
    ),
}


@given(values(TableOptions))
def test_options_are_decoded_as_they_were_encoded(options: TableOptions) -> None:
    read = DECODER.decode(encode(options))
    assert read == options
    # True equals 1 in Python, but is not a valid number of games.
    assert {name: type(value) for name, value in read.game.items()} == {name: type(value) for name, value in options.game.items()}


@pytest.mark.parametrize("line", STORED_OPTIONS)
def test_old_options_are_still_decoded(line: str) -> None:
    assert DECODER.decode(line) == STORED_OPTIONS[line]


@given(values(ClockKind))
def test_every_clock_is_identified_by_its_tag(clock: ClockKind) -> None:
    decoder: Decoder[ClockKind] = Decoder(ClockKind)
    assert decoder.decode(encode(clock)) == clock


def test_defaults_are_not_encoded() -> None:
    assert encode(TableOptions()) == b"{}"


@pytest.mark.parametrize(
    "line",
    [
        '{"stakes":100}',
        '{"games":3}',
        '{"games":0}',
        '{"clock":{"t":"sand"}}',
        '{"clock":{"base":300}}',
        '{"clock":{"t":"real"}}',
        '{"game":{"pie":null}}',
        '{"game":{"pie":[1]}}',
    ],
)
def test_invalid_options_are_refused(line: str) -> None:
    with pytest.raises(MessageError):
        DECODER.decode(line)
