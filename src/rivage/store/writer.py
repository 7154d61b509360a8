"""Group commit: a writer thread writes all pending jobs in one transaction, so that one fsync serves many tables.

The event loop queues jobs and awaits their futures. While one batch is committed the next one gathers, so batches grow with the
load. A refused job does not affect the others: batches are checked before they are written, and a batch that fails is written
again one job at a time.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine

from .batch import Append, Batch, Job, Lengths
from .engines import WriteSession
from .errors import Broken, FailureLog, Locked, Slow, StoreClosed, Unreachable, Unwritable, is_write_conflict, to_store_error
from .writer_lock import Claim

MAX_TRIES = 5
"""Number of attempts for a job that conflicts with concurrent writes of other nodes."""


BUSY_BATCH_JOBS = 8
"""Number of jobs in a batch from which the server counts as busy, so that the next batch is delayed by `GATHER_S`."""
GATHER_S = 0.005
"""Minimum seconds between the starts of two batches on a busy server. The cost of a batch hardly depends on its size, so larger
batches are cheaper. A slow disk has the same effect by itself."""


class Call(Job):
    """Any other write: `work` runs inside a transaction, and its result is returned to the caller.

    `touches` are the tables whose logs it changes. Their cached lengths are dropped.
    """

    __slots__ = ("touches", "work")

    def __init__(self, work: Callable[[Connection], Any], touches: Sequence[str] = ()) -> None:
        super().__init__()
        self.work = work
        self.touches = touches


class Writer:
    """The single writer of a store. `_run` and its callees run in the writer thread, all other methods in the event loop's."""

    def __init__(self, engine: Engine, where: str, failures: FailureLog | None = None, claim: Claim | None = None) -> None:
        """Start the writer thread.

        Args:
            engine: connects to the database.
            where: the file, or the URL without its password, for messages.
            failures: counts and logs failed jobs.
            claim: the right to write, checked before each transaction.
        """
        self._engine = engine
        self._where = where
        self._failures = failures or FailureLog()
        self._claim = claim
        self._accepted_at: deque[float] = deque()
        """The time at which each unfinished job was accepted, oldest first."""
        self._accepted: list[Job] = []
        """Jobs of this event-loop iteration, queued together because waking the thread costs more than writing a job."""
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._closing = False
        self._lengths = Lengths()
        self._session: WriteSession | None = None
        self._committing = False
        """Whether the last transaction reached its COMMIT. If it failed then, it may have taken effect nevertheless."""
        self._thread = threading.Thread(target=self._run, name="rivage-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Queue a job. Its future is done when the job is durable or refused. Cancelling the future does not stop the job.

        Raises:
            StoreClosed: after `stop`.
        """
        if self._closing:
            raise StoreClosed(self._where)
        loop = asyncio.get_running_loop()
        job.future = future = loop.create_future()
        self._accepted_at.append(time.monotonic())
        if not self._accepted:
            loop.call_soon(self._enqueue)
        self._accepted.append(job)
        return future

    def _enqueue(self) -> None:
        if self._accepted:
            self._queue.put(self._accepted)
            self._accepted = []

    @property
    def waiting(self) -> int:
        """The number of unfinished jobs."""
        return len(self._accepted_at)

    @property
    def oldest(self) -> float:
        """Seconds since the oldest unfinished job was accepted; 0 when there is none."""
        return time.monotonic() - self._accepted_at[0] if self._accepted_at else 0.0

    def stop(self) -> None:
        """Accept no more jobs. Call it in the thread of the event loop, like `submit`, so that no job is queued after it."""
        if not self._closing:
            self._closing = True
            self._enqueue()
            self._queue.put(None)

    def join(self) -> None:
        """Wait until all accepted jobs are written. Blocks: call it in another thread, after `stop`."""
        self._thread.join()

    def _run(self) -> None:
        more = True
        jobs: list[Job] = []
        started = 0.0
        while more:
            if len(jobs) >= BUSY_BATCH_JOBS and (remaining := started + GATHER_S - time.monotonic()) > 0:
                time.sleep(remaining)
            jobs, more = self._gather()
            started = time.monotonic()
            if jobs:
                self._write(jobs)
                for job in jobs:
                    if job.error is not None:
                        self._failures.record(job.error)
                # One call into the loop for the whole batch. A closed loop has no waiters left.
                with suppress(RuntimeError):
                    jobs[0].future.get_loop().call_soon_threadsafe(self._resolve, jobs)
        self._disconnect()

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for jobs, and return all queued ones. The second result is False after `stop`."""
        jobs: list[Job] = []
        queued = self._queue.get()
        with suppress(Empty):
            while queued is not None:
                jobs += queued
                queued = self._queue.get_nowait()
            return jobs, False
        return jobs, True

    def _write(self, jobs: Sequence[Job]) -> None:
        """Commit the jobs, or set the errors of those that fail. Never raises."""
        try:
            self._commit(jobs)
        except Exception:  # noqa: BLE001 -- each job gets its own result below
            self._write_singly(jobs)

    def _write_singly(self, jobs: Sequence[Job]) -> None:
        """Write each job of a failed batch in a transaction of its own, so that only the faulty jobs fail."""
        maybe_committed = {id(job) for job in jobs if job.error is None} if self._committing else set()
        fatal: Exception | None = None
        for job in jobs:
            job.error = to_store_error(fatal, self._where) if fatal else None
            if fatal is None:
                try:
                    self._commit_with_retry(job, maybe_committed=id(job) in maybe_committed)
                except Exception as error:  # noqa: BLE001 -- raised at the caller
                    job.error = to_store_error(error, self._where)
                    if isinstance(job.error, Unreachable | Slow | Unwritable | Locked | Broken):
                        fatal = error  # not the job's fault: fail the others without another attempt

    def _commit_with_retry(self, job: Job, *, maybe_committed: bool) -> None:
        """Commit one job. Retries when it conflicts with a write of another node."""
        for attempts_left in reversed(range(MAX_TRIES)):
            try:
                self._commit([job], maybe_committed=maybe_committed)
            except Exception as error:
                if not attempts_left or not is_write_conflict(error):
                    raise
            else:
                return

    def _commit(self, jobs: Sequence[Job], *, maybe_committed: bool = False) -> None:
        """Write the jobs in one transaction. `maybe_committed`: an earlier attempt may have succeeded although it raised."""
        batch = Batch(self._lengths, maybe_committed=maybe_committed)
        self._committing = False
        try:
            if self._claim is not None:
                self._claim.check()
            if self._session is None:
                self._session = WriteSession(self._engine)
            appends = [job for job in jobs if isinstance(job, Append)]
            if self._session.single_statement and len(appends) == len(jobs) and batch.accept_known(appends):
                self._committing = True
                batch.commit_single(self._session)
                return
            self._session.begin(snapshot=True)
            batch.check(self._session.connection, appends)
            batch.write(self._session)
            for job in jobs:
                if isinstance(job, Call):
                    job.result = job.work(self._session.connection)
                    for table in job.touches:
                        self._lengths.pop(table, None)
            self._committing = True
            self._session.commit()
        except BaseException:
            batch.roll_back()
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        """Discard the connection. The next batch opens a new one."""
        if self._session is not None:
            self._session.discard()
            self._session = None

    def _resolve(self, jobs: Sequence[Job]) -> None:
        """Set the results of the jobs' futures, unless they were cancelled."""
        for job in jobs:
            self._accepted_at.popleft()  # jobs finish in the order in which they were accepted
            if not job.future.done():
                if job.error is None:
                    job.future.set_result(job.result)
                else:
                    job.future.set_exception(job.error)
