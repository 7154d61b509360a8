"""Physics for the tables of a house: given the name of a game and a state that waits for physics, says what moved."""

from typing import Any, Final, Protocol

from . import aya, aya_workshop
from .cascade import Simulated
from .errors import Broken
from .toppled import Toppled
from .worker import Worker


class _Moving(Protocol):
    """What a module that knows a game has; each promise stands there."""

    @property
    def UNMOVED(self) -> str: ...  # noqa: N802  (a constant of the module)
    def simulated(self, state: Any) -> Simulated: ...
    def ends_so(self, state: Any, action: str, stream: bytes) -> bool: ...


_BY_GAME: Final[dict[str, _Moving]] = {"aya": aya}
"""Every game in which something moves."""


class _Workshop(Protocol):
    """What a module that knows the workshop of a game has; each promise stands there."""

    def read(self, data: bytes) -> Any: ...
    def toppled(self, bench: Any) -> Toppled: ...


_WORKSHOPS: Final[dict[str, _Workshop]] = {"aya": aya_workshop}
"""Every game with a workshop."""


def simulated(game: str, state: Any) -> Simulated:
    """What happens in a state that waits for physics, simulated at once in this thread.

    Raises:
        PhysicsError: when the scene is refused, or the engine cannot go on; also for a game in which nothing moves.
    """
    return _moving(game).simulated(state)


def ends_so(game: str, state: Any, action: str, stream: bytes) -> bool:
    """Whether a recorded motion ends where the action beside it says; without any motion, nothing may have moved.

    Raises:
        ValueError: for bytes that are no motion, or of another table.
        PhysicsError: for a game in which nothing moves.
    """
    return _moving(game).ends_so(state, action, stream)


def _moving(game: str) -> _Moving:
    if game not in _BY_GAME:
        raise Broken(f"nothing moves in {game!r}", game=game)
    return _BY_GAME[game]


class TableSimulator:
    """All tables share one thread: a cascade is simulated much faster than it is watched."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker()

    def knows(self, game: str) -> bool:
        """Whether anything moves in this game."""
        return game in _BY_GAME

    async def answer(self, game: str, state: Any) -> Simulated:
        """What happens in a state that waits for physics, simulated away from the event loop.

        Raises:
            PhysicsError: when the scene is refused, or the engine or its thread cannot go on; the next call works again.
        """
        return await self._worker.run(lambda: simulated(game, state))

    def has_workshop(self, game: str) -> bool:
        """Whether tables can be set up and toppled outside of a match of this game."""
        return game in _WORKSHOPS

    def workbench(self, game: str, data: bytes) -> Any:
        """A table that somebody set up for the workshop of a game that has one, read and checked.

        Raises:
            GameError: when it cannot be such a table; says where.
        """
        return _WORKSHOPS[game].read(data)

    async def topple(self, game: str, bench: Any) -> Toppled:
        """What a push does at a table of a workshop, simulated away from the event loop.

        Raises:
            PhysicsError: as `answer`.
        """
        return await self._worker.run(lambda: _WORKSHOPS[game].toppled(bench))

    def unmoved(self, game: str) -> str:
        """The action that says that nothing has moved.

        Raises:
            PhysicsError: for a game in which nothing moves.
        """
        return _moving(game).UNMOVED

    def close(self) -> None:
        """Let the running simulation end, start no other."""
        self._worker.close()
