"""A background thread for simulations. Rapier releases the GIL while it steps, so the event loop stays responsive.

A thread that died or hangs is abandoned and replaced. It is a daemon thread, so a hanging thread does not keep the program alive.
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

from .cascade import MAX_SIMULATED_S, Hand, Motion, simulate
from .errors import PhysicsError, SimulationFailed
from .scene import Scene

SIMULATION_TIMEOUT_S = 120.0
"""Seconds after which a simulation counts as stuck. The longest simulations take a small part of this."""
POLL_INTERVAL_S = 5.0
"""Seconds between two checks that the thread is alive and not stuck."""

T = TypeVar("T")


class _Job:
    """A queued function, its future and the time at which it started."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.since: float | None = None


class _Thread(threading.Thread):
    """Runs queued jobs in order, until it gets None."""

    def __init__(self, niceness: int) -> None:
        super().__init__(name="physics", daemon=True)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._niceness = niceness

    def run(self) -> None:
        if self._niceness:
            with suppress(OSError, AttributeError):  # only Linux supports a priority per thread
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self._niceness)
        while (job := self.jobs.get()) is not None:
            if not job.done.set_running_or_notify_cancel():
                continue
            job.since = monotonic()
            try:
                job.done.set_result(_run_guarded(job.work))
            except PhysicsError as error:
                job.done.set_exception(error)


class Worker:
    """Runs simulations one after the other in a background thread. Close it, or use it in a `with` block."""

    def __init__(
        self, *, timeout_s: float = SIMULATION_TIMEOUT_S, poll_interval_s: float = POLL_INTERVAL_S, niceness: int = 0
    ) -> None:
        """Create a worker; its thread starts with the first job.

        `timeout_s` is the time after which a job counts as stuck, `poll_interval_s` the time between two checks, both in seconds.
        `niceness` is the priority of the thread, as for `os.nice`: with 10 it gets about a tenth of a busy processor.
        """
        self._timeout_s = timeout_s
        self._poll_interval_s = poll_interval_s
        self._niceness = niceness
        self._thread: _Thread | None = None
        self._closed = False

    async def simulate(self, scene: Scene, hand: Hand = None, *, cap: float = MAX_SIMULATED_S) -> Motion:
        """Run `rivage.physics.simulate` in the thread, for at most `cap` simulated seconds.

        Raises:
            PhysicsError: as `simulate` does.
            SimulationFailed: as `run` does.
        """
        return await self.run(lambda: simulate(scene, hand, cap=cap))

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread after all earlier jobs, and return its result.

        Raises:
            PhysicsError: if `work` raises it.
            SimulationFailed: if `work` raises anything else, if the thread died or is stuck, or if the worker is closed. Unless
                it is closed, the next call works again.
        """
        thread, job = self._running_thread(), _Job(work)
        thread.jobs.put(job)
        pending = asyncio.wrap_future(job.done)
        try:
            while True:
                done, _ = await asyncio.wait((pending,), timeout=self._poll_interval_s)
                if done:
                    result: T = pending.result()
                    return result
                stuck = job.since is not None and monotonic() - job.since > self._timeout_s
                if stuck or thread is not self._thread or not thread.is_alive():
                    self._abandon(thread)
                    raise SimulationFailed("the simulation timed out" if stuck else "the simulation thread died")
        finally:
            pending.cancel()

    def close(self) -> None:
        """Cancel queued jobs and stop the thread after the running job."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is None:
            return
        _stop(thread)
        thread.join(self._poll_interval_s)

    def _running_thread(self) -> _Thread:
        if self._closed:
            raise SimulationFailed("the physics worker is closed")
        if self._thread is None or not self._thread.is_alive():
            self._thread = _Thread(self._niceness)
            self._thread.start()
        return self._thread

    def _abandon(self, thread: _Thread) -> None:
        """Abandon a thread that is stuck or has died."""
        if self._thread is thread:
            self._thread = None
            _stop(thread)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def _stop(thread: _Thread) -> None:
    """Fail all queued jobs, and let the thread end after the running one."""
    with suppress(Empty):
        while True:
            job = thread.jobs.get_nowait()
            if job is not None and job.done.set_running_or_notify_cancel():
                job.done.set_exception(SimulationFailed("the simulation was cancelled"))
    thread.jobs.put(None)


def _run_guarded(work: Callable[[], T]) -> T:
    try:
        return work()
    except PhysicsError:
        raise
    # A panic inside the engine is a subclass of BaseException. Whatever it was, the table must get an error and go on.
    except BaseException as error:
        raise SimulationFailed(f"the simulation failed: {type(error).__name__}: {error}") from error
