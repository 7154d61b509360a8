"""Physics outside of any match, at tables that somebody set up and in lessons: nothing is kept, and every bound stands here.

All simulations share one thread with the tables of the house. So one guest has one in it at a time, the house has one in it at
a time, and few wait: a match that waits for physics waits for one table of a workshop at most.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rivage.core import Simulated
from rivage.hosting.simulator import TableSimulator
from rivage.physics import Toppled
from rivage.server.errors import NotThere, WorkshopBusy, WorkshopFull

MOST_WAITING: Final = 8
"""So many guests may wait for a simulation of the workshop."""


class Workshops:
    """The workshops of the house: who has something in them, and whose turn it is."""

    def __init__(self, simulator: TableSimulator) -> None:
        self._simulator = simulator
        self._guests: set[str] = set()
        self._turn = asyncio.Lock()

    def has(self, game: str) -> bool:
        """Whether there is a workshop for this game."""
        return self._simulator.has_workshop(game)

    async def topple(self, game: str, player: str, data: bytes) -> Toppled:
        """What happens at the table that is described in `data`.

        Raises:
            NotThere: for a game without a workshop.
            WorkshopBusy: when this guest waits for another table.
            WorkshopFull: when too many guests wait.
            GameError: when it cannot be such a table; says where.
            PhysicsError: when the simulation fails.
        """
        if not self.has(game):
            raise NotThere
        with self._place(player):
            bench = await asyncio.to_thread(self._simulator.workbench, game, data)
            async with self._turn:
                return await self._simulator.topple(game, bench)

    async def answer(self, game: str, player: str, state: Any) -> Simulated:
        """What physics does in a state of a lesson.

        Raises:
            WorkshopBusy, WorkshopFull: as `topple`.
            PhysicsError: when the simulation fails; also for a game in which nothing moves.
        """
        with self._place(player):
            async with self._turn:
                return await self._simulator.answer(game, state)

    @contextmanager
    def _place(self, player: str) -> Iterator[None]:
        """The guest has something in the workshop."""
        if player in self._guests:
            raise WorkshopBusy
        if len(self._guests) >= MOST_WAITING:
            raise WorkshopFull
        self._guests.add(player)
        try:
            yield
        finally:
            self._guests.discard(player)
