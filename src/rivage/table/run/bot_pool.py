"""Bots think away from the event loop, in processes of their own, and get the same views as people.

What a bot is asked is a view and what it answers is a list of actions as text: a whole turn, or its beginning. The answer
is decided upon like anybody's command, so a bot that errs cannot hurt a table.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from pebble import ProcessExpired, ProcessPool

logger = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds after which a bot is taken for stuck (it promises 2, on a machine that has the time)."""


class BotPool(Protocol):
    """Where bots think."""

    async def choose(self, game: str, level: str, view: Any, seed: int) -> list[str]:
        """What the bot of that level does, seeing `view`: one or more actions in order.

        Raises:
            Exception: whatever goes wrong in a bot; the caller goes on without its answer.
        """
        ...

    def close(self) -> None:
        """Let the bots go."""
        ...


class ProcessBots:
    """A few worker processes, started when the first bot is asked. One that dies or hangs is replaced; the others think on."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPool | None = None

    async def choose(self, game: str, level: str, view: Any, seed: int) -> list[str]:
        """Ask a worker; if it dies or hangs, ask a fresh one once.

        Raises:
            ProcessExpired, BrokenProcessPool: when the workers die again and again.
            TimeoutError: when the bot does not come to an end.
            Exception: whatever the bot itself raises.
        """
        try:
            return await self._ask(game, level, view, seed)
        except (ProcessExpired, BrokenProcessPool, TimeoutError) as error:
            logger.warning("a bot worker was lost (%s: %s); asking another", type(error).__name__, error)
            return await self._ask(game, level, view, seed)

    async def _ask(self, game: str, level: str, view: Any, seed: int) -> list[str]:
        # The line is here, not in the pool, which would begin even what nobody waits for any more.
        async with self._free:
            # Patience begins when a worker begins.
            thought = self._living().schedule(_choose, args=(game, level, view, seed), timeout=PATIENCE)
            # Who goes away lets the thought come to its end: cancelling it would kill the worker, and a fresh one takes longer.
            return await asyncio.shield(asyncio.wrap_future(thought))

    def _living(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:
            # A worker that died while nobody had asked it takes the pool with it.
            self.close()
        if self._pool is None:
            # The small matrices of a bot are slower on many threads than on one; workers inherit this before NumPy is loaded.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
            # Spawned, not forked: a fork would copy the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(self._workers, initializer=_prepare, context=context)
        return self._pool

    def close(self) -> None:
        """Let the workers go, also those in thought."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # its neighbours have types
            self._pool.join()
            self._pool = None


# In the worker.


def _prepare() -> None:
    # Ctrl-C in a terminal reaches the workers too; the server tells them when to go, and then they go at once.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_follow_the_server, daemon=True).start()
    from rivage.registry import load_bots

    load_bots()  # the first question should not wait for it


def _follow_the_server() -> None:
    """A server that was killed tells nobody: its workers go when it is gone."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _choose(game: str, level: str, view: Any, seed: int) -> list[str]:
    from rivage.registry import choose

    return choose(game, level, view, seed)
