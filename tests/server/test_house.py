"""What every part of the edge asks of the house."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.table.helpers import ANN, BEN, Play, opening, person

from rivage.server import Settings, open_house
from rivage.server.house import House
from rivage.store import Unwritable
from rivage.table import Occupant
from rivage.table.errors import UnknownTable


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house("memory:", tmp_path, Settings()) as made:
        yield made


@pytest.mark.parametrize("table", ["", "short", "abcdefghijklmnopqrstuv", "../../../etc/passwd....", "a" * 5000])
async def test_a_table_nobody_laid_is_unknown_and_a_long_name_is_not_repeated(house: House, table: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        await house.match(table)
    assert len(refused.value.message) < 200


async def test_who_never_sat_has_no_nickname(house: House) -> None:
    assert await house.nickname(ANN) == ""


async def test_the_nickname_of_the_first_seat_is_kept_for_the_next_time(house: House) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await house.remember(BEN, match)
    assert (await house.nickname(BEN), await house.nickname(ANN)) == ("Ben", "")


async def test_or_that_of_the_seat_just_taken(house: House) -> None:
    match = Play(opening(person(ANN), Occupant(player=ANN, name="Annie"))).match
    await house.remember(ANN, match, 1)
    assert await house.nickname(ANN) == "Annie"


@pytest.mark.parametrize("seat", [1, 2])
async def test_a_seat_that_has_another_number_by_now_gives_nobody_elses_name(house: House, seat: int) -> None:
    match = Play(opening(person(ANN), person(BEN))).match
    await house.remember(ANN, match, seat)
    assert await house.nickname(ANN) == "Ann"


async def test_a_nickname_that_cannot_be_kept_takes_back_nothing_that_was_done(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room(*_: object) -> None:
        raise Unwritable("the disk")

    monkeypatch.setattr(house.store, "save_player", no_room)
    await house.remember(ANN, Play(opening(person(ANN), person(BEN))).match)
    assert await house.nickname(ANN) == ""


async def test_who_only_watches_keeps_the_nickname_they_had(house: House) -> None:
    await house.remember("cara-id", Play().match)
    assert await house.nickname("cara-id") == ""
