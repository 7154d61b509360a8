"""What every part of the edge asks of the house."""

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
async def house(tmp_path: Path) -> AsyncIterator[Services]:
    async with open_services("memory:", tmp_path, Settings()) as made:
        yield made


@pytest.mark.parametrize("table", ["", "short", "abcdefghijklmnopqrstuv", "../../../etc/passwd....", "a" * 5000])
async def test_a_table_nobody_laid_is_unknown_and_a_long_name_is_not_repeated(house: Services, table: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        await house.match(table)
    assert len(refused.value.message) < 200


async def test_who_never_sat_has_no_nickname(house: Services) -> None:
    assert await house.nickname(ANN) == ""


Sit = Callable[..., Coroutine[Any, Any, None]]


@pytest.fixture
def remember(house: Services, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Have a nickname remembered that somebody has in a match."""

    async def after(player: str, match: Match, seat: int | None = None) -> None:
        async def at_the_table(_table: str) -> Match:
            return match

        monkeypatch.setattr(house.tables, "match", at_the_table)
        await house.save_nickname(player, "t" * 22, seat)

    return after


async def test_the_nickname_of_the_first_seat_is_kept_for_the_next_time(house: Services, remember: Sit) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await remember(BEN, match)
    assert (await house.nickname(BEN), await house.nickname(ANN)) == ("Ben", "")


async def test_or_that_of_the_seat_just_taken(house: Services, remember: Sit) -> None:
    match = Play(opening(person(ANN), Occupant(player=ANN, name="Annie"))).match
    await remember(ANN, match, 1)
    assert await house.nickname(ANN) == "Annie"


@pytest.mark.parametrize("seat", [1, 2])
async def test_a_seat_that_has_another_number_by_now_gives_nobody_elses_name(house: Services, remember: Sit, seat: int) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await remember(ANN, match, seat)
    assert await house.nickname(ANN) == "Ann"


@pytest.mark.parametrize("where", ["where it is read", "where it is kept"])
async def test_a_nickname_that_cannot_be_kept_takes_back_nothing_that_was_done(
    house: Services, remember: Sit, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def fails(*_: object) -> None:
        raise Unwritable("the disk")

    if where == "where it is kept":
        monkeypatch.setattr(house.store, "save_player", fails)
        await remember(ANN, Play(opening(person(ANN), person(BEN))).match)
    else:
        monkeypatch.setattr(house.tables, "match", fails)
        await house.save_nickname(ANN, "t" * 22)
    assert await house.nickname(ANN) == ""


async def test_who_only_watches_keeps_the_nickname_they_had(house: Services, remember: Sit) -> None:
    await remember("cara-id", Play().match)
    assert await house.nickname("cara-id") == ""


class Connection:
    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_every_connection_of_one_player_is_closed_and_no_other() -> None:
    registry = ConnectionRegistry()
    connections = [Connection() for _ in range(3)]
    for player, connection in zip(("ada", "ada", "ben"), connections, strict=True):
        registry.add(player, connection)
    registry.close_all("ada", 4401, "why")
    registry.close_all("cleo", 4401, "why")
    assert [connection.closed for connection in connections] == [[(4401, "why")], [(4401, "why")], []]


def test_a_connection_that_has_ended_is_forgotten() -> None:
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
