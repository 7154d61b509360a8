"""Runs the physics of tables, workshops and lessons in threads."""

from typing import Any, Final, Protocol

from rivage.core import Simulated
from rivage.physics import Toppled, Worker, aya_workshop
from rivage.registry import has_physics, simulate


class _Workshop(Protocol):
    """The functions of a module that simulates the workshop of a game."""

    def read(self, data: bytes) -> Any: ...
    def topple(self, bench: Any) -> Toppled: ...


_WORKSHOPS: Final[dict[str, _Workshop]] = {"aya": aya_workshop}
"""Every game with a workshop."""


class TableSimulator:
    """All tables share one thread: a cascade is simulated much faster than it is watched."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker()

    def knows(self, game: str) -> bool:
        """Whether bodies move in this game."""
        return has_physics(game)

    async def answer(self, game: str, state: Any) -> Simulated:
        """Simulate a state that waits for physics, away from the event loop.

        Raises:
            PhysicsError: when the scene is refused, or the engine or its thread cannot go on; the next call works again.
        """
        return await self._worker.run(lambda: simulate(game, state))

    def has_workshop(self, game: str) -> bool:
        """Whether tables can be set up and toppled outside of a match of this game."""
        return game in _WORKSHOPS

    def workbench(self, game: str, data: bytes) -> Any:
        """Read and check a table that somebody set up in the workshop of a game.

        Raises:
            GameError: when it cannot be such a table; says where.
        """
        return _WORKSHOPS[game].read(data)

    async def topple(self, game: str, bench: Any) -> Toppled:
        """Simulate the pushes at a table of a workshop, away from the event loop.

        Raises:
            PhysicsError: as `answer`.
        """
        return await self._worker.run(lambda: _WORKSHOPS[game].topple(bench))

    def close(self) -> None:
        """Let the running simulation end, start no other."""
        self._worker.close()
