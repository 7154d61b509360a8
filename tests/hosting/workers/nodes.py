"""Helpers: nodes without local bot processes, workers, and questions."""

import asyncio
from typing import Any

from tests.server.running import TIMEOUT_S

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.hosting.workers import RemoteBots, WorkClient, WorkServer
from rivage.table.runtime import Question

from .conftest import Opens


def position() -> Any:
    """The view of the first seat after the setup of the tiles."""
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    (seat,) = GAME.to_act(state)
    return GAME.view(state, Seat(seat))


def question(level: str = "old-bear", table: str = "t") -> Question:
    return Question("deep-river", level, position, 5, "guest", table)


async def until(condition: Any) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():  # noqa: ASYNC110  (there is no event to wait for)
            await asyncio.sleep(0.01)


async def open_client(links: Opens) -> WorkClient:
    """Open a client."""
    client = WorkClient(await links())
    await client.open()
    return client


async def start_worker(links: Opens, processes: int = 1) -> WorkServer:
    """Start a worker."""
    worker = WorkServer(await links(), processes)
    await worker.start()
    return worker


async def node(links: Opens, slots: int = 0) -> tuple[RemoteBots, WorkClient]:
    """Start a node without local bot processes, and wait until it has discovered `slots` slots."""
    client = await open_client(links)
    await until(lambda: client.slots >= slots)
    return RemoteBots(client), client
