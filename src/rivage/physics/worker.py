"""Simulations in one thread of their own: Rapier lets go of the interpreter while it steps, the event loop stays free.

A thread that has died, or that does not come to an end, is left behind and replaced by another. It is a daemon, so that one that
hangs does not keep the program from ending.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar

from .cascade import CAP, Hand, Motion, simulate
from .errors import Broken, PhysicsError
from .scene import Scene

SIMULATION_TIMEOUT_S = 120.0
"""Seconds of one simulation after which its thread is taken for stuck; the longest takes a small part of that."""
POLL_INTERVAL_S = 5.0
"""Seconds between checks whether the thread is still alive."""

T = TypeVar("T")


class _Job:
    """One piece of work, and since when it is being done."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.since: float | None = None


class _Thread(threading.Thread):
    """Does one job after the other, until told to stop."""

    def __init__(self, niceness: int) -> None:
        super().__init__(name="physics", daemon=True)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._niceness = niceness

    def run(self) -> None:
        if self._niceness:
            with suppress(OSError, AttributeError):  # only Linux has a priority for each thread
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self._niceness)
        while (job := self.jobs.get()) is not None:
            if not job.done.set_running_or_notify_cancel():
                continue
            job.since = monotonic()
            try:
                job.done.set_result(_guarded(job.work))
            except PhysicsError as error:
                job.done.set_exception(error)


class Worker:
    """Runs one simulation after the other. Close it, or use it in a `with` block."""

    def __init__(
        self, *, timeout_s: float = SIMULATION_TIMEOUT_S, poll_interval_s: float = POLL_INTERVAL_S, niceness: int = 0
    ) -> None:
        """`niceness`: of the thread, as for `os.nice`; with 10 it takes about a tenth of a busy processor."""
        self._timeout_s = timeout_s
        self._poll_interval_s = poll_interval_s
        self._niceness = niceness
        self._thread: _Thread | None = None
        self._closed = False

    async def simulate(self, scene: Scene, hand: Hand = None, *, cap: float = CAP) -> Motion:
        """As `rivage.physics.simulate`, off the event loop.

        Raises:
            PhysicsError: as `simulate` does.
            Broken: as `run` does.
        """
        return await self.run(lambda: simulate(scene, hand, cap=cap))

    async def run(self, work: Callable[[], T]) -> T:
        """Do `work` in the thread, after what was asked for before.

        Raises:
            PhysicsError: as `work` does.
            Broken: when the engine itself crashed, the thread died or hung, or the worker is closed; unless it is closed, the
                next call works again.
        """
        thread, job = self._running_thread(), _Job(work)
        thread.jobs.put(job)
        waiting = asyncio.wrap_future(job.done)
        try:
            while True:
                done, _ = await asyncio.wait((waiting,), timeout=self._poll_interval_s)
                if done:
                    result: T = waiting.result()
                    return result
                stuck = job.since is not None and monotonic() - job.since > self._timeout_s
                if stuck or thread is not self._thread or not thread.is_alive():
                    self._abandon(thread)
                    raise Broken("the simulation did not come to an end" if stuck else "the simulation was lost")
        finally:
            waiting.cancel()

    def close(self) -> None:
        """Let the running simulation end, start no other."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is None:
            return
        _stop(thread)
        thread.join(self._poll_interval_s)

    def _running_thread(self) -> _Thread:
        if self._closed:
            raise Broken("no simulation is begun any more")
        if self._thread is None or not self._thread.is_alive():
            self._thread = _Thread(self._niceness)
            self._thread.start()
        return self._thread

    def _abandon(self, thread: _Thread) -> None:
        """Abandon a thread that is stuck or lost."""
        if self._thread is thread:
            self._thread = None
            _stop(thread)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def _stop(thread: _Thread) -> None:
    """Give up what the thread has not begun, and let it end after what it has."""
    with suppress(Empty):
        while True:
            job = thread.jobs.get_nowait()
            if job is not None and job.done.set_running_or_notify_cancel():
                job.done.set_exception(Broken("the simulation was not begun"))
    thread.jobs.put(None)


def _guarded(work: Callable[[], T]) -> T:
    try:
        return work()
    except PhysicsError:
        raise
    # A panic inside the engine arrives as a BaseException of its own; whatever it was, a table must be told and go on.
    except BaseException as error:
        raise Broken(f"the simulation failed: {type(error).__name__}: {error}") from error
