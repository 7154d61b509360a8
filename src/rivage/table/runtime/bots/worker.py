"""One process in which bots think, one thought at a time. Whatever happens to it is its own affair: others do not notice."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any

from pebble import ProcessExpired, ProcessPool

from .question import Question, Study, Thought, WorkerLost

ANSWER_TIMEOUT_S = 20.0
"""Seconds of thinking after which a bot is taken for stuck (it promises 2, on a machine that has the time)."""
START_TIMEOUT_S = 60.0
"""Seconds in which a fresh process must have begun to think."""
MAX_TRIES = 2
"""Processes a question may cost. One that costs more is not asked again before its table has waited a while."""


class BotWorker:
    """Its process is started by the first question, and replaced when it is lost."""

    tries = MAX_TRIES

    def __init__(self, timeout_s: float | None = None) -> None:
        """`timeout_s`: seconds after which it is taken for stuck, where what it does takes longer than a bot's answer."""
        self._timeout_s = timeout_s
        # A pool of one: when pebble gives up a pool, it gives up all its workers.
        self._pool: ProcessPool | None = None
        self._thought: Future[Thought] | None = None

    async def answer(self, asked: Question | Study, effort: float) -> Thought:
        """What comes of a question of the line.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        if isinstance(asked, Study):
            return await self.think(asked.function, *asked.see())
        return await self.choose(asked.game, asked.level, asked.see(), asked.seed, effort)

    async def choose(self, game: str, level: str, view: Any, seed: int, effort: float) -> Thought:
        """What a bot answers: a list of actions. One question at a time; who is cancelled leaves the process to its thought.

        Raises:
            WorkerLost: when the process was lost over it.
            Exception: whatever the bot itself raises.
        """
        return await self._ask(_choose, game, level, view, seed, effort)

    async def think(self, function: Callable[..., Any], *args: Any) -> Thought:
        """What a function gives there, found by its name.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        return await self._ask(_timed, function, *args)

    async def _ask(self, thinks: Callable[..., Thought], *args: Any) -> Thought:
        timeout_s = self._timeout_s or ANSWER_TIMEOUT_S
        try:
            # Patience begins when the process begins to think.
            self._thought = self._running_pool().schedule(thinks, args=args, timeout=timeout_s)
        except RuntimeError as error:  # it was lost in this very moment
            self._discard()
            raise WorkerLost(str(error)) from error
        answer = asyncio.wrap_future(self._thought)
        answer.add_done_callback(_consume_error)
        # Waited for from outside: that the thought is cancelled is no reason for us to be.
        await asyncio.wait([answer], timeout=START_TIMEOUT_S + timeout_s)
        if not answer.done():
            self._discard()
            raise WorkerLost("nothing was heard of it")
        if answer.cancelled():
            raise WorkerLost("it was let go")
        try:
            return answer.result()
        except (ProcessExpired, BrokenProcessPool, TimeoutError) as error:
            raise WorkerLost(f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        """Let the process go, also in thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)
        if self._thought is not None:
            self._thought.cancel()

    def _running_pool(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:
            # A process that died while nobody had asked it takes its pool with it.
            self._discard()
        if self._pool is None:
            # The small matrices of a bot are slower on many threads than on one; workers inherit this before NumPy is loaded.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
            # Spawned, not forked: a fork would copy the server's sockets and locks.
            self._pool = ProcessPool(1, initializer=_prepare, context=multiprocessing.get_context("spawn"))
        return self._pool

    def _discard(self) -> None:
        """Let a lost process go in a thread: it may take its time to die, and nobody is to wait for that."""
        pool, self._pool = self._pool, None
        if pool is not None:
            threading.Thread(target=_end, args=(pool,), daemon=True).start()


def _consume_error(answer: "asyncio.Future[Thought]") -> None:
    """Read the error of an answer: the caller may be gone, and asyncio would log it as never retrieved."""
    if not answer.cancelled():
        answer.exception()


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # its neighbours have types
    pool.join()


def end_all(workers: Sequence[BotWorker]) -> None:
    """Let all processes go, all at once."""
    threads = [threading.Thread(target=worker.close) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# In the process.


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


def _timed(function: Callable[..., Any], *args: Any) -> Thought:
    began = perf_counter()
    return function(*args), perf_counter() - began


def _choose(game: str, level: str, view: Any, seed: int, effort: float) -> Thought:
    from rivage.registry import choose

    return _timed(choose, game, level, view, seed, effort)
