"""The services that all handlers share."""

from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import ANN, BEN, Play, opening, person

from rivage.server import Settings, open_services
from rivage.server.services import ConnectionRegistry, Services
from rivage.store import Unwritable
from rivage.table import Match, Occupant
from rivage.table.errors import UnknownTable


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with open_services("memory:", tmp_path, Settings()) as made:
        yield made


@pytest.mark.parametrize("table", ["", "short", "abcdefghijklmnopqrstuv", "../../../etc/passwd....", "a" * 5000])
async def test_an_invalid_table_id_is_unknown_and_truncated_in_the_error(services: Services, table: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        await services.match(table)
    assert len(refused.value.message) < 200


async def test_a_player_who_never_had_a_seat_has_no_nickname(services: Services) -> None:
    assert await services.nickname(ANN) == ""


SaveNickname = Callable[..., Coroutine[Any, Any, None]]


@pytest.fixture
def save_nickname(services: Services, monkeypatch: pytest.MonkeyPatch) -> SaveNickname:
    """Stores the nickname of a player in a match."""

    async def save(player: str, match: Match, seat: int | None = None) -> None:
        async def load_match(_table: str) -> Match:
            return match

        monkeypatch.setattr(services.tables, "match", load_match)
        await services.save_nickname(player, "t" * 22, seat)

    return save


async def test_the_nickname_of_the_first_seat_is_stored(services: Services, save_nickname: SaveNickname) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await save_nickname(BEN, match)
    assert (await services.nickname(BEN), await services.nickname(ANN)) == ("Ben", "")


async def test_the_nickname_of_a_given_seat_is_stored(services: Services, save_nickname: SaveNickname) -> None:
    match = Play(opening(person(ANN), Occupant(player=ANN, name="Annie"))).match
    await save_nickname(ANN, match, 1)
    assert await services.nickname(ANN) == "Annie"


@pytest.mark.parametrize("seat", [1, 2])
async def test_the_nickname_of_another_player_is_never_stored(services: Services, save_nickname: SaveNickname, seat: int) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await save_nickname(ANN, match, seat)
    assert await services.nickname(ANN) == "Ann"


@pytest.mark.parametrize("where", ["when it is read", "when it is stored"])
async def test_an_error_while_storing_a_nickname_is_ignored(
    services: Services, save_nickname: SaveNickname, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def fails(*_: object) -> None:
        raise Unwritable("the disk")

    if where == "when it is stored":
        monkeypatch.setattr(services.store, "save_player", fails)
        await save_nickname(ANN, Play(opening(person(ANN), person(BEN))).match)
    else:
        monkeypatch.setattr(services.tables, "match", fails)
        await services.save_nickname(ANN, "t" * 22)
    assert await services.nickname(ANN) == ""


async def test_no_nickname_is_stored_for_a_spectator(services: Services, save_nickname: SaveNickname) -> None:
    await save_nickname("cara-id", Play().match)
    assert await services.nickname("cara-id") == ""


class Connection:
    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_close_all_closes_the_connections_of_one_player_only() -> None:
    registry = ConnectionRegistry()
    connections = [Connection() for _ in range(3)]
    for player, connection in zip(("ada", "ada", "ben"), connections, strict=True):
        registry.add(player, connection)
    registry.close_all("ada", 4401, "why")
    registry.close_all("cleo", 4401, "why")
    assert [connection.closed for connection in connections] == [[(4401, "why")], [(4401, "why")], []]


def test_an_ended_connection_is_removed() -> None:
    registry = ConnectionRegistry()
    connections = [Connection() for _ in range(2)]
    for connection in connections:
        registry.add("ada", connection)
    registry.remove("ada", connections[0])
    assert len(registry) == 1
    registry.remove("ada", connections[1])
    assert len(registry) == 0
    registry.close_all("ada", 4401, "why")
    assert not any(connection.closed for connection in connections)
