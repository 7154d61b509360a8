"""Simulations in one thread of their own: Rapier lets go of the interpreter while it steps, the event loop stays free."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Self

from .cascade import CAP, Motion, simulate
from .errors import Broken, PhysicsError
from .scene import Push, Release, Scene


class Worker:
    """Runs one simulation after the other. Close it, or use it in a `with` block."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="physics")

    async def simulate(self, scene: Scene, hand: Push | Release | None = None, *, cap: float = CAP) -> Motion:
        """As `rivage.physics.simulate`, off the event loop.

        Raises:
            PhysicsError: as `simulate` does.
            Broken: also when the engine itself crashed; the next call works again.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _guarded, scene, hand, cap)

    def close(self) -> None:
        """Let the running simulation end, start no other."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def _guarded(scene: Scene, hand: Push | Release | None, cap: float) -> Motion:
    try:
        return simulate(scene, hand, cap=cap)
    except PhysicsError:
        raise
    # A panic inside the engine arrives as a BaseException of its own; whatever it was, a table must be told and go on.
    except BaseException as error:
        raise Broken(f"the simulation failed: {type(error).__name__}: {error}") from error
