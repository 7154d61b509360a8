"""Runs the physics of tables, workshops and lessons in a worker thread."""

from typing import Any, Final, Protocol

from rivage.core import Simulated
from rivage.physics import Toppled, Worker, aya_workshop
from rivage.registry import has_physics, simulate


class _Workshop(Protocol):
    """The functions of a module that simulates the workshop of a game."""

    def read(self, data: bytes) -> Any: ...
    def topple(self, bench: Any) -> Toppled: ...


_WORKSHOPS: Final[dict[str, _Workshop]] = {"aya": aya_workshop}
"""The workshop modules, by game."""


class TableSimulator:
    """Simulates for all tables in one thread: a simulation takes much less time than its playback."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker()

    def knows(self, game: str) -> bool:
        """Whether a game uses physics."""
        return has_physics(game)

    async def answer(self, game: str, state: Any) -> Simulated:
        """Simulate a state that waits for physics, in the worker thread.

        Raises:
            PhysicsError: when the scene is not valid, or the engine or its thread fails; the next call works again.
        """
        return await self._worker.run(lambda: simulate(game, state))

    def has_workshop(self, game: str) -> bool:
        """Whether a game has a workshop, where players set up and topple tables outside a match."""
        return game in _WORKSHOPS

    def workbench(self, game: str, data: bytes) -> Any:
        """Parse and validate a table that a player set up in the workshop of a game.

        Raises:
            GameError: when the table is not valid; the error names the place.
        """
        return _WORKSHOPS[game].read(data)

    async def topple(self, game: str, bench: Any) -> Toppled:
        """Simulate the pushes at a workshop table, in the worker thread.

        Raises:
            PhysicsError: as `answer`.
        """
        return await self._worker.run(lambda: _WORKSHOPS[game].topple(bench))

    def close(self) -> None:
        """Finish the running simulation and accept no others."""
        self._worker.close()
