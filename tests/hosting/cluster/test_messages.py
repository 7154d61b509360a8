"""Messages between nodes: round trips, and foreign messages."""

import logging
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import MessageError, RivageError, Seat
from rivage.hosting.cluster import messages
from rivage.hosting.cluster.messages import Failure, Heartbeat, Requests, Result, Summary, to_error, to_failure, write
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusUnavailable, HostedElsewhere, Moved
from rivage.table import Occupant
from rivage.table.errors import NotYourTurn, UnknownTable
from rivage.table.log import TableSummary

from ..conftest import MakeLink
from ..tabs import until

requests: Reader[messages.Request] = Reader(messages.Request)
replies: Reader[messages.Reply] = Reader(messages.Reply)
broadcasts: Reader[messages.Broadcast] = Reader(messages.Broadcast)

text = st.text(max_size=12)
number = st.integers(0, 2**53)
by_kind: dict[Any, dict[str, st.SearchStrategy[Any]]] = {
    messages.LimitsUsed: {"takes": st.dictionaries(text, st.dictionaries(text, number, max_size=2), max_size=2)},
}
"""Strategies for types that hypothesis cannot generate from the annotation alone."""


def any_message(kinds: Any) -> st.SearchStrategy[messages._Message]:
    """A strategy for messages of these types."""

    def message_of(kind: Any) -> st.SearchStrategy[messages._Message]:
        numbers = {field.name: number for field in msgspec.structs.fields(kind) if field.type is int}
        return st.builds(kind, **numbers, **by_kind.get(kind, {}))

    return st.one_of([message_of(kind) for kind in kinds.__args__])


@given(any_message(messages.Request))
def test_every_request_survives_a_round_trip(message: messages._Message) -> None:
    assert requests.read(write(message)) == message


@given(any_message(messages.Broadcast))
def test_every_broadcast_survives_a_round_trip(message: messages._Message) -> None:
    assert broadcasts.read(write(message)) == message


def test_a_summary_survives_a_round_trip() -> None:
    seats = (Occupant(player="ann", name="Ann"), Occupant(level="weak"))
    table = TableSummary("deep-river", "playing", seats, None, 7, "ann", frozenset({Seat(0)}), (1.5, 0))
    for summary in (Summary("n", table, True), Summary("n", None)):
        assert replies.read(write(summary)) == summary


@given(st.binary(max_size=60))
def test_bytes_that_are_not_a_message_are_refused(data: bytes) -> None:
    with pytest.raises(MessageError):
        requests.read(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b'{"t":"beat"}',
        msgspec.msgpack.encode(["nobody", "n"]),
        msgspec.msgpack.encode(["look", "n", 1]),
        msgspec.msgpack.encode(["sever", "n", "table"]),
        msgspec.msgpack.encode(["beat", "n", "no number"]),
        msgspec.msgpack.encode(["do", "n", 1, 2, 3, {"t": "resign", "seat": 0}]),
        b"\x91" * 5000 + b"\x90",
    ],
)
def test_messages_of_other_programs_or_versions_are_refused(data: bytes) -> None:
    for reader in (requests, broadcasts):
        with pytest.raises(MessageError):
            reader.read(data)


def test_broadcasts_and_requests_are_not_confused() -> None:
    with pytest.raises(MessageError):
        requests.read(write(Heartbeat("n", 1)))
    with pytest.raises(MessageError):
        broadcasts.read(write(messages.Anonymise("n", "table", "player", "alias")))


def test_an_error_is_sent_with_its_code_message_and_details() -> None:
    error = NotYourTurn("it is not your turn", seat=1)
    came = to_error(sent(error))
    assert (came.code, came.message, came.details) == (error.code, error.message, error.details)


def test_the_error_moved_keeps_its_type() -> None:
    for error in (Moved("gone"), HostedElsewhere("n")):
        assert isinstance(to_error(sent(error)), Moved)


def test_an_error_of_the_bus_is_sent_without_addresses() -> None:
    assert "10.0.0.7" not in to_failure(BusUnavailable("The bus nats://10.0.0.7:4222 does not answer.")).message


def test_an_unexpected_error_is_logged_and_only_its_reference_is_sent(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        failure = to_failure(KeyError("secret of the server"))
    assert failure.code == "server.unexpected"
    assert "secret" not in failure.message
    (record,) = caplog.records
    assert str(failure.details["reference"]) == record.__dict__["reference"]
    assert record.exc_info is not None


def sent(error: Exception) -> Failure:
    """An error after encoding and decoding."""
    reply = replies.read(write(Result("n", to_failure(error))))
    assert isinstance(reply, Result)
    assert reply.failure is not None
    return reply.failure


class Node:
    """The part of a node that answers requests."""

    def __init__(self) -> None:
        self.anonymised: list[tuple[str, str, str]] = []
        self.foreign = 0

    def summarise(self, table: str, player: str) -> Summary:
        return Summary("host", None, is_here=(table, player) == ("t", "ann"))

    async def anonymise(self, table: str, player: str, alias: str) -> None:
        if table == "nowhere":
            raise UnknownTable(table)
        if table == "broken":
            raise ValueError("secret")
        self.anonymised.append((table, player, alias))

    def ignore(self) -> None:
        self.foreign += 1


async def test_requests_are_answered_or_refused_and_foreign_messages_counted(new_link: MakeLink) -> None:
    host, link = Node(), await new_link()
    answering = Requests(link, host.summarise, host.anonymise, host.ignore)
    await answering.subscribe("host")
    requests = Requests(await new_link(), host.summarise, host.anonymise, host.ignore)
    assert await requests.summary("host", "t", "ann") == Summary("host", None, is_here=True)
    assert await requests.summary("host", "t", "ben") == Summary("host", None)
    await requests.anonymise("host", "t", "ann", "alias")
    assert host.anonymised == [("t", "ann", "alias")]
    for table, code in (("nowhere", "table.unknown"), ("broken", "server.unexpected")):
        with pytest.raises(RivageError) as caught:
            await requests.anonymise("host", table, "ann", "alias")
        assert caught.value.code == code
    await link.publish(link.subject("node", "host"), b"unreadable")
    await until(lambda: host.foreign == 1)
    assert host.anonymised == [("t", "ann", "alias")]
    await answering.unsubscribe()
    await answering.unsubscribe()
    assert await requests.summary("host", "t") is None
    with pytest.raises(BusUnavailable):
        await requests.anonymise("host", "t", "ann", "alias")
