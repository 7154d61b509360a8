"""Views and states travel as the games' own types, and come out as they went in."""

from typing import Any

import msgspec
import pytest
from tests.games.records import golden, load, replay

from rivage.core import Seat
from rivage.games import ALL
from rivage.hosting.workers import serialization as packing
from rivage.hosting.workers.errors import Unsendable
from rivage.hosting.workers.serialization import pack_state, pack_view, unpack_state, unpack_view

STEP = 7
"""Every so many states of a match are looked at."""


@pytest.mark.parametrize("name", ALL)
def test_what_every_seat_sees_comes_out_as_it_went_in(name: str) -> None:
    game: Any = ALL[name]
    match = next(iter(load(golden(name)).values()))
    for state in list(replay(game, match))[::STEP]:
        for seat in (*range(match.seats or game.info.min_seats), None):
            view = game.view(state, None if seat is None else Seat(seat))
            assert unpack_view(name, pack_view(name, view)) == view


def test_a_state_that_waits_for_physics_comes_out_as_it_went_in() -> None:
    game: Any = ALL["aya"]
    match = next(iter(load(golden("aya")).values()))
    states = [state for state in replay(game, match) if game.simulated(state)]
    assert states
    for state in states[::STEP]:
        assert unpack_state("aya", pack_state("aya", state)) == state


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xc1", b"\x93\x01\x02\x03"])
def test_bytes_that_are_no_view_are_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        unpack_view("aya", data)


class Vague:
    """A game that does not say what its view is."""

    def view(self, state: Any, seat: Any) -> Any: ...


class Odd:
    """A game whose view nobody could read elsewhere."""

    def view(self, state: Any, seat: Any) -> "threading.Lock": ...  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("game", [Vague(), Odd()])
def test_a_view_of_no_known_type_is_not_sent(game: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "find", lambda _name: game)
    with pytest.raises(Unsendable, match="cannot be sent"):
        pack_view("some-game", object())


def test_a_view_that_is_not_what_was_promised_is_not_sent() -> None:
    with pytest.raises(Unsendable, match="object of deep-river"):
        pack_view("deep-river", object())
