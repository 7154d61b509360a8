"""One worker process in which bots compute their answers, one at a time. A crash or a hang affects only this process."""

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

from .question import AnalysisTask, Question, TimedResult, WorkerLost

ANSWER_TIMEOUT_S = 20.0
"""Seconds after which a bot counts as hung. Bots aim at 2 seconds on an idle machine."""
START_TIMEOUT_S = 60.0
"""Seconds within which a new process must start computing."""
MAX_TRIES = 2
"""Processes that one question may crash. After that it fails, and its table waits before it asks again."""


class BotWorker:
    """A worker process. It is started by the first question and replaced when it is lost."""

    tries = MAX_TRIES

    def __init__(self, timeout_s: float | None = None) -> None:
        """`timeout_s`: seconds after which the process counts as hung, if its tasks take longer than a bot's answer."""
        self._timeout_s = timeout_s
        # A pool with one process, because pebble stops all processes of a pool when the pool fails.
        self._pool: ProcessPool | None = None
        self._future: Future[TimedResult] | None = None

    async def answer(self, question: Question | AnalysisTask, effort: float) -> TimedResult:
        """The answer to a question or task of the queue.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        if isinstance(question, AnalysisTask):
            return await self.run(question.function, *question.make_args())
        return await self.choose(question.game, question.level, question.make_view(), question.seed, effort)

    async def choose(self, game: str, level: str, view: Any, seed: int, effort: float) -> TimedResult:
        """The answer of a bot: a list of actions. If the caller is cancelled, the process finishes its computation.

        Only one call at a time is allowed.

        Raises:
            WorkerLost: when the process was lost while computing it.
            Exception: whatever the bot itself raises.
        """
        return await self._ask(_choose, game, level, view, seed, effort)

    async def run(self, function: Callable[..., Any], *args: Any) -> TimedResult:
        """The result of a module-level function, run in the process.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        return await self._ask(_timed, function, *args)

    async def _ask(self, compute: Callable[..., TimedResult], *args: Any) -> TimedResult:
        timeout_s = self._timeout_s or ANSWER_TIMEOUT_S
        try:
            # This timeout starts when the process starts computing.
            self._future = self._running_pool().schedule(compute, args=args, timeout=timeout_s)
        except RuntimeError as error:  # the process was lost just now
            self._discard()
            raise WorkerLost(str(error)) from error
        answer = asyncio.wrap_future(self._future)
        answer.add_done_callback(_consume_error)
        # `wait` instead of `await`, so that a cancelled computation does not cancel this task.
        await asyncio.wait([answer], timeout=START_TIMEOUT_S + timeout_s)
        if not answer.done():
            self._discard()
            raise WorkerLost("the process did not respond")
        if answer.cancelled():
            raise WorkerLost("the process was stopped")
        try:
            return answer.result()
        except (ProcessExpired, BrokenProcessPool, TimeoutError) as error:
            raise WorkerLost(f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        """Stop the process at once, even if it is computing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _stop(pool)
        if self._future is not None:
            self._future.cancel()

    def _running_pool(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:
            # The process died while it was idle, and its pool is no longer usable.
            self._discard()
        if self._pool is None:
            # The small matrices of a bot are faster on one thread. Workers inherit this setting before they load NumPy.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
            # Spawn, because a fork would copy the sockets and locks of the server.
            self._pool = ProcessPool(1, initializer=_prepare, context=multiprocessing.get_context("spawn"))
        return self._pool

    def _discard(self) -> None:
        """Stop a lost process in a background thread, because it may take some time to exit."""
        pool, self._pool = self._pool, None
        if pool is not None:
            threading.Thread(target=_stop, args=(pool,), daemon=True).start()


def _consume_error(answer: "asyncio.Future[TimedResult]") -> None:
    """Retrieve the exception of an answer, because asyncio logs exceptions that no caller has retrieved."""
    if not answer.cancelled():
        answer.exception()


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has no annotation for this method
    pool.join()


def stop_all(workers: Sequence[BotWorker]) -> None:
    """Stop all processes in parallel."""
    threads = [threading.Thread(target=worker.close) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# Run in the worker process.


def _prepare() -> None:
    # Ctrl-C in a terminal reaches the workers too. They ignore it, because the server stops them with SIGTERM.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_exit_with_server, daemon=True).start()
    from rivage.registry import load_bots

    load_bots()  # now, so that the first question does not wait for it


def _exit_with_server() -> None:
    """Exit when the server process has ended, even if it was killed and could not stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _timed(function: Callable[..., Any], *args: Any) -> TimedResult:
    started_at = perf_counter()
    return function(*args), perf_counter() - started_at


def _choose(game: str, level: str, view: Any, seed: int, effort: float) -> TimedResult:
    from rivage.registry import choose

    return _timed(choose, game, level, view, seed, effort)
