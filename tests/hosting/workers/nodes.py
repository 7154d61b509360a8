"""Nodes without processes of their own, workers, and what nodes ask."""

import asyncio
from typing import Any

from tests.server.running import PATIENCE

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.hosting.workers import RemoteBots, WorkClient, WorkServer
from rivage.table.runtime import Question

from .conftest import Opens


def position() -> Any:
    """What the first seat sees when the tiles lie."""
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    (seat,) = GAME.to_act(state)
    return GAME.view(state, Seat(seat))


def question(level: str = "old-bear", table: str = "t") -> Question:
    return Question("deep-river", level, position, 5, "guest", table)


async def until(condition: Any) -> None:
    """Wait for what others do in their own time."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  (what is looked at belongs to many)
            await asyncio.sleep(0.01)


async def asking(links: Opens) -> WorkClient:
    """A client that is open."""
    client = WorkClient(await links())
    await client.open()
    return client


async def working(links: Opens, processes: int = 1) -> WorkServer:
    """A worker that has started."""
    worker = WorkServer(await links(), processes)
    await worker.start()
    return worker


async def node(links: Opens, slots: int = 0) -> tuple[RemoteBots, WorkClient]:
    """A node without processes of its own, when it has seen so many slots."""
    client = await asking(links)
    await until(lambda: client.slots >= slots)
    return RemoteBots(client), client
