"""Who may have a table in the workshop, and when."""

import asyncio
from typing import Any, cast

import pytest

from rivage.server.errors import NotThere, WorkshopBusy, WorkshopFull
from rivage.server.http.workshops import MOST_WAITING, Workshops


class Slow:
    """A simulator that waits to be let go on."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.running = 0
        self.most = 0

    def has_workshop(self, game: str) -> bool:
        return game == "brook"

    def workbench(self, game: str, data: bytes) -> bytes:
        return data

    async def topple(self, game: str, bench: bytes) -> Any:
        self.running += 1
        self.most = max(self.most, self.running)
        await self.go.wait()
        self.running -= 1
        return bench


async def test_one_guest_has_one_table_there_and_the_house_simulates_one_at_a_time() -> None:
    slow = Slow()
    workshops = Workshops(cast(Any, slow))
    first = asyncio.create_task(workshops.topple("brook", "ann", b"1"))
    await asyncio.sleep(0)
    with pytest.raises(WorkshopBusy):
        await workshops.topple("brook", "ann", b"2")
    others = [asyncio.create_task(workshops.topple("brook", f"guest {number}", b"3")) for number in range(MOST_WAITING - 1)]
    await asyncio.sleep(0)
    with pytest.raises(WorkshopFull):
        await workshops.topple("brook", "zoe", b"4")
    slow.go.set()
    assert cast(Any, await first) == b"1"
    await asyncio.gather(*others)
    assert slow.most == 1
    assert cast(Any, await workshops.topple("brook", "ann", b"5")) == b"5"


async def test_a_game_without_a_workshop_has_no_such_place() -> None:
    with pytest.raises(NotThere):
        await Workshops(cast(Any, Slow())).topple("marsh", "ann", b"")
