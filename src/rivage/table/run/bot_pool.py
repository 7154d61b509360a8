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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

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
    """A few worker processes, started when the first bot is asked."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, view: Any, seed: int) -> list[str]:
        """Ask a worker; if it dies or hangs, ask a fresh one once.

        Raises:
            BrokenProcessPool: when the workers die again and again.
            TimeoutError: when the bot does not come to an end.
            Exception: whatever the bot itself raises.
        """
        try:
            return await self._ask(game, level, view, seed)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("a bot worker was lost (%s: %s); starting another", type(error).__name__, error)
            return await self._ask(game, level, view, seed)

    async def _ask(self, game: str, level: str, view: Any, seed: int) -> list[str]:
        executor = self._start()
        try:
            answer = asyncio.wrap_future(executor.submit(_choose, game, level, view, seed))
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            # Whoever notices first throws the broken pool away; others may already use a new one.
            if self._executor is executor:
                self._executor = None
            _abandon(executor)
            raise

    def _start(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # The small matrices of a bot are slower on many threads than on one; workers inherit this before NumPy is loaded.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
            # Spawned, not forked: a fork would copy the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
        return self._executor

    def close(self) -> None:
        """Let the workers go, also those in thought."""
        if self._executor is not None:
            _abandon(self._executor)
            self._executor = None


def _abandon(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


# In the worker.


def _prepare() -> None:
    # Ctrl-C in a terminal reaches the workers too; the server tells them when to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
