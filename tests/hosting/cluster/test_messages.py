"""What nodes write to each other arrives as it was written, and what others write is not taken for it."""

import logging
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import MessageError, Seat
from rivage.hosting.cluster import messages as letters
from rivage.hosting.cluster.messages import Answer, Beat, Do, Seen, ToAll, ToNode, Trouble, error_of, refusal, trouble_of, write
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusAway, Elsewhere, Moved
from rivage.table import Occupant
from rivage.table.errors import NotYourTurn
from rivage.table.log import TableSummary
from rivage.table.protocol import CallMade, MarkMade, PointerMoved, StrokeDrawn
from rivage.table.protocol import commands as cmd

box: Reader[ToNode] = Reader(ToNode)
everybody: Reader[ToAll] = Reader(ToAll)

text = st.text(max_size=12)
number = st.integers(0, 2**53)
plain = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | text | st.floats(allow_nan=False, allow_infinity=False)
troubles = st.builds(Trouble, code=text, message=text, details=st.dictionaries(text, plain, max_size=3))
commands = st.sampled_from(
    [
        cmd.Act(seat=1, action="b3", version=7),
        cmd.Undo(seat=0, version=2),
        cmd.Sit(seat=1, name="Zoë"),
        cmd.Offer(seat=0, what="rematch"),
        cmd.Resign(seat=0),
    ]
)
hands = st.sampled_from(
    [PointerMoved(3, -4, turn=900, lift=7), MarkMade(3, -4), StrokeDrawn(1, 0, (3, -4, 5, 6)), CallMade("aya-wait")]
)
tabs = st.lists(number, max_size=4).map(tuple)
told = st.lists(st.tuples(tabs, st.binary(max_size=20)), max_size=4).map(tuple)
by_kind: dict[Any, dict[str, st.SearchStrategy[Any]]] = {
    letters.Spent: {"takes": st.dictionaries(text, st.dictionaries(text, number, max_size=2), max_size=2)},
    letters.Do: {"command": commands, "trace": st.dictionaries(text, text, max_size=2)},
    letters.Hand: {"message": hands},
    letters.Tell: {"messages": told},
    letters.Lags: {"tabs": tabs},
    letters.Leave: {"tabs": tabs},
    letters.Answer: {"trouble": st.none() | troubles},
    letters.Refused: {"trouble": troubles},
}
"""What cannot be made up from the type alone."""


def made_up(kinds: Any) -> st.SearchStrategy[letters._Letter]:
    """Any letter of these kinds."""

    def one(kind: Any) -> st.SearchStrategy[letters._Letter]:
        numbers = {field.name: number for field in msgspec.structs.fields(kind) if field.type is int}
        return st.builds(kind, **numbers, **by_kind.get(kind, {}))

    return st.one_of([one(kind) for kind in kinds.__args__])


@given(made_up(ToNode))
def test_every_letter_to_a_node_arrives_as_it_was_written(letter: letters._Letter) -> None:
    assert box.read(write(letter)) == letter


@given(made_up(ToAll))
def test_every_letter_to_all_arrives_as_it_was_written(letter: letters._Letter) -> None:
    assert everybody.read(write(letter)) == letter


def test_what_is_seen_of_a_table_arrives_as_it_was_written() -> None:
    seats = (Occupant(player="ann", name="Ann"), Occupant(level="weak"))
    summary = TableSummary("deep-river", "playing", seats, None, 7, "ann", frozenset({Seat(0)}), (1.5, 0))
    answers: Reader[Seen | Answer] = Reader(Seen | Answer)
    for seen in (Seen("n", summary, True), Seen("n", None)):
        assert answers.read(write(seen)) == seen


@given(st.binary(max_size=60))
def test_bytes_that_are_no_letter_are_refused(data: bytes) -> None:
    with pytest.raises(MessageError):
        box.read(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b'{"t":"beat"}',
        msgspec.msgpack.encode(["nobody", "n"]),
        msgspec.msgpack.encode(["do", "n", 1, 2, 3, {"t": "fly"}]),
        msgspec.msgpack.encode(["go", "n", "no number"]),
        msgspec.msgpack.encode(["hand", "n", 1, {"t": "mark", "x": 3, "y": 10**6}]),
        msgspec.msgpack.encode(["go"]),
        b"\x91" * 5000 + b"\x90",
    ],
)
def test_what_other_programs_or_versions_write_is_refused(data: bytes) -> None:
    for reader in (box, everybody):
        with pytest.raises(MessageError):
            reader.read(data)


def test_a_letter_for_all_is_none_for_one_node_and_the_other_way_round() -> None:
    with pytest.raises(MessageError):
        box.read(write(Beat("n", 1)))
    with pytest.raises(MessageError):
        everybody.read(write(Do("n", 1, 2, 3, cmd.Resign(seat=0))))


def test_a_refusal_comes_back_with_its_code_words_and_details() -> None:
    error = NotYourTurn("it is not your turn", seat=1)
    came = error_of(box_trouble(error))
    assert (came.code, came.message, came.details) == (error.code, error.message, error.details)
    assert msgspec.json.decode(refusal(trouble_of(error))) == {
        "t": "refusal",
        "code": "turn.not_yours",
        "message": "it is not your turn",
        "details": {"seat": 1},
        "ref": 0,
    }


def test_a_table_that_has_moved_is_told_as_such() -> None:
    for error in (Moved("gone"), Elsewhere("n")):
        assert isinstance(error_of(box_trouble(error)), Moved)


def test_what_players_are_told_of_the_bus_names_no_address() -> None:
    assert "10.0.0.7" not in trouble_of(BusAway("The bus nats://10.0.0.7:4222 does not answer.")).message


def test_what_should_never_happen_is_logged_and_told_by_a_number_alone(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        trouble = trouble_of(KeyError("secret of the house"))
    assert trouble.code == "server.unexpected"
    assert "secret" not in trouble.message
    (record,) = caplog.records
    assert str(trouble.details["reference"]) == record.__dict__["reference"]
    assert record.exc_info is not None


def box_trouble(error: Exception) -> Trouble:
    """An error, told by one node and read by another."""
    read = box.read(write(Answer("n", 1, trouble_of(error))))
    assert isinstance(read, Answer)
    assert read.trouble is not None
    return read.trouble
