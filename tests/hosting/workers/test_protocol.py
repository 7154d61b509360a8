"""The protocol between nodes and workers."""

from typing import Any

import msgspec
import pytest
from tests.games.records import golden, load, replay

from rivage.core import Seat
from rivage.experiments import Job
from rivage.games import ALL
from rivage.hosting.codec import Reader, pack
from rivage.hosting.workers import protocol
from rivage.hosting.workers.protocol import Answer, Unsendable, deserialize, serialize
from rivage.registry import Entry, all_games

STEP = 7
"""Interval between two checked states of a match."""


@pytest.mark.parametrize("name", ALL)
def test_the_views_of_all_seats_survive_a_round_trip(name: str) -> None:
    game: Any = ALL[name]
    match = next(iter(load(golden(name)).values()))
    for state in list(replay(game, match))[::STEP]:
        for seat in (*range(match.seats or game.info.min_seats), None):
            view = game.view(state, None if seat is None else Seat(seat))
            assert deserialize(name, "view", serialize(name, "view", view)) == view


def test_a_state_that_waits_for_physics_survives_a_round_trip() -> None:
    game: Any = ALL["aya"]
    match = next(iter(load(golden("aya")).values()))
    states = [state for state in replay(game, match) if game.simulated(state)]
    assert states
    for state in states[::STEP]:
        assert deserialize("aya", "set_up", serialize("aya", "set_up", state)) == state


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xc1", b"\x93\x01\x02\x03"])
def test_bytes_that_are_not_a_view_are_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        deserialize("aya", "view", data)


class Vague:
    """A game whose view has no specific type."""

    def view(self, state: Any, seat: Any) -> Any: ...


class Odd:
    """A game whose view cannot be decoded."""

    def view(self, state: Any, seat: Any) -> "threading.Lock": ...  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("game", [Vague(), Odd()])
def test_a_view_without_a_decodable_type_is_not_sent(game: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "find", lambda _name: game)
    protocol._decoder.cache_clear()
    with pytest.raises(Unsendable, match="cannot be sent"):
        serialize("some-game", "view", object())


def test_a_view_of_another_type_than_annotated_is_not_sent() -> None:
    with pytest.raises(Unsendable, match="object of deep-river"):
        serialize("deep-river", "view", object())


@pytest.mark.parametrize("answer", [Answer(b"x", deliveries=2), Answer(error="why", lost=True)])
def test_an_answer_survives_a_round_trip(answer: Answer) -> None:
    reader: Reader[Answer] = Reader(Answer)
    assert reader.read(pack(answer)) == answer


def test_a_match_job_survives_a_round_trip() -> None:
    job = Job(3, "aya", ("builder", "architect"), 1 << 62, {"glass": 300, "hands": "real"})
    reader: Reader[Job] = Reader(Job)
    assert reader.read(pack(job)) == job


def test_the_protocol_version_depends_on_program_games_and_protocol(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {protocol.protocol_version.__wrapped__()}
    monkeypatch.setattr(protocol, "PROTOCOL", 99)
    found.add(protocol.protocol_version.__wrapped__())
    monkeypatch.setattr(protocol, "__version__", "99.0")
    found.add(protocol.protocol_version.__wrapped__())
    games = dict(all_games())
    more = Entry(games["aya"].package, "someone", "1.0")
    monkeypatch.setattr(protocol, "all_games", lambda: games | {"more": more})
    found.add(protocol.protocol_version.__wrapped__())
    monkeypatch.setattr(protocol, "all_games", lambda: {name: games[name] for name in ("aya",)})
    found.add(protocol.protocol_version.__wrapped__())
    assert len(found) == 5
    assert all(version.isalnum() for version in found), "the version is a token of a NATS subject"
