"""Physics for the tables of a house: given the name of a game and a state that waits for physics, says what moved."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from rivage.games.aya import GAME
from rivage.games.aya.actions import Rests

from . import aya
from .errors import Broken
from .worker import Worker


class Simulated(Struct, frozen=True):
    """What physics says, ready for the log of a table."""

    action: str
    trajectory: bytes
    seconds: float


def simulated(game: str, state: Any) -> Simulated:
    """The same at once, in this thread.

    Raises:
        PhysicsError: when the scene is refused, or the engine cannot go on; also for a game in which nothing moves.
    """
    try:
        return _BY_GAME[game](state)
    except KeyError:
        raise Broken(f"nothing moves in {game!r}", game=game) from None


def _aya(state: Any) -> Simulated:
    said = aya.answer(state)
    return Simulated(GAME.format_action(said.action), said.motion.trajectory, said.motion.seconds)


def ends_so(game: str, state: Any, action: str, stream: bytes) -> bool:
    """Whether a recorded motion ends where the action beside it says; without any motion, nothing may have moved.

    Raises:
        ValueError: for bytes that are no motion, or of another table.
    """
    if not stream:
        return action == _UNMOVED[game]
    said = GAME.parse_action(action)
    return isinstance(said, Rests) and aya.ends_so(state, said, stream)


_BY_GAME: Final[dict[str, Callable[[Any], Simulated]]] = {"aya": _aya}
_UNMOVED: Final = {"aya": GAME.format_action(Rests())}


class TableSimulator:
    """All tables share one thread: a cascade is simulated much faster than it is watched."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker()

    async def answer(self, game: str, state: Any) -> Simulated:
        """What happens in a state that waits for physics, simulated away from the event loop.

        Raises:
            PhysicsError: when the scene is refused, or the engine or its thread cannot go on; the next call works again.
        """
        return await self._worker.run(lambda: simulated(game, state))

    def unmoved(self, game: str) -> str:
        """The action that says that nothing has moved."""
        return _UNMOVED[game]

    def close(self) -> None:
        """Let the running simulation end, start no other."""
        self._worker.close()
