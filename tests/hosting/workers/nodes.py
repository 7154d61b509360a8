"""Nodes that have no processes of their own, and what they ask."""

import asyncio
from typing import Any

from tests.server.running import PATIENCE

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.hosting.workers.bots import BusBots
from rivage.hosting.workers.client import Asker
from rivage.hosting.workers.discovery import WorkersSeen
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


async def node(links: Opens) -> tuple[BusBots, Asker, WorkersSeen]:
    """A node without processes of its own."""
    link = await links()
    asker, seen = Asker(link), WorkersSeen(link)
    await asker.begin()
    await seen.begin()
    return BusBots(asker, seen), asker, seen
