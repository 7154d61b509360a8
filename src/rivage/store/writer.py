"""Group commit: one thread writes whatever waits in one transaction, so that one fsync serves many tables.

The event loop hands jobs over and awaits their futures. While a batch is being made durable the next one gathers, so
the busier the server, the larger the batches. A job that is refused harms no other: batches are checked before they are
written, and a batch the database refuses is written again one job at a time.
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
"""How often a job is tried that meets others at work on the same rows."""


BUSY_BATCH_JOBS = 8
"""Jobs in one batch from which on the next ones are gathered for a while, as in such a server there are sure to be some."""
GATHER_S = 0.005
"""Seconds from the beginning of a busy batch to that of the next, at least: a batch costs about the same, however many it has,
and where the disk takes its time they gather anyway."""


class Call(Job):
    """Any other write: `work` runs inside a transaction, and its result goes to the waiter.

    `touches` names the tables whose logs it moves: what is remembered of them is forgotten.
    """

    __slots__ = ("touches", "work")

    def __init__(self, work: Callable[[Connection], Any], touches: Sequence[str] = ()) -> None:
        super().__init__()
        self.work = work
        self.touches = touches


class Writer:
    """The only one that writes. `_run` and what it calls belong to its own thread, all else to the event loop's."""

    def __init__(self, engine: Engine, where: str, failures: FailureLog | None = None, claim: Claim | None = None) -> None:
        """Begin to write.

        Args:
            engine: connects to the database.
            where: the database, for people.
            failures: told of every job that the database refuses.
            claim: the right to write, checked before each transaction.
        """
        self._engine = engine
        self._where = where
        self._failures = failures or FailureLog()
        self._claim = claim
        self._asked: deque[float] = deque()
        """When each job that is not answered yet was accepted, oldest first."""
        self._accepted: list[Job] = []
        """Jobs of this turn of the event loop. They go to the thread together: waking it costs more than to write one."""
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._closing = False
        self._lengths = Lengths()
        self._session: WriteSession | None = None
        self._committing = False
        """The last transaction got as far as its COMMIT: if that failed, nobody knows whether it took place."""
        self._thread = threading.Thread(target=self._run, name="rivage-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Accept a job; the future is done when it is durable or refused. Cancelling the future does not stop the job.

        Raises:
            StoreClosed: after `stop`.
        """
        if self._closing:
            raise StoreClosed(self._where)
        loop = asyncio.get_running_loop()
        job.future = future = loop.create_future()
        self._asked.append(time.monotonic())
        if not self._accepted:
            loop.call_soon(self._hand_over)
        self._accepted.append(job)
        return future

    def _hand_over(self) -> None:
        if self._accepted:
            self._queue.put(self._accepted)
            self._accepted = []

    @property
    def waiting(self) -> int:
        """How many jobs are accepted and not answered."""
        return len(self._asked)

    @property
    def oldest(self) -> float:
        """Seconds since the oldest of them was accepted; 0 when there is none."""
        return time.monotonic() - self._asked[0] if self._asked else 0.0

    def stop(self) -> None:
        """Accept no more. Belongs to the loop's thread, like `submit`, so that nothing is accepted behind the last job."""
        if not self._closing:
            self._closing = True
            self._hand_over()
            self._queue.put(None)

    def join(self) -> None:
        """Wait until everything accepted is written. Blocks; call it elsewhere, after `stop`."""
        self._thread.join()

    def _run(self) -> None:
        more = True
        jobs: list[Job] = []
        begun = 0.0
        while more:
            if len(jobs) >= BUSY_BATCH_JOBS and (left := begun + GATHER_S - time.monotonic()) > 0:
                time.sleep(left)
            jobs, more = self._gather()
            begun = time.monotonic()
            if jobs:
                self._write(jobs)
                for job in jobs:
                    if job.error is not None:
                        self._failures.record(job.error)
                # One call into the loop for the whole batch; a loop that has gone has nobody left to tell.
                with suppress(RuntimeError):
                    jobs[0].future.get_loop().call_soon_threadsafe(self._answer, jobs)
        self._disconnect()

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one; and whether there may be more."""
        jobs: list[Job] = []
        some = self._queue.get()
        with suppress(Empty):
            while some is not None:
                jobs += some
                some = self._queue.get_nowait()
            return jobs, False
        return jobs, True

    def _write(self, jobs: Sequence[Job]) -> None:
        """Make the jobs durable, or give those that cannot be an error. Never raises."""
        try:
            self._commit(jobs)
        except Exception:  # noqa: BLE001 -- whatever it was, each job gets its own answer below
            self._write_singly(jobs)

    def _write_singly(self, jobs: Sequence[Job]) -> None:
        """Begin anew after a failed batch, each job for itself: what was refused may fit now, and the culprit stands alone."""
        unsure = {id(job) for job in jobs if job.error is None} if self._committing else set()
        hopeless: Exception | None = None
        for job in jobs:
            job.error = to_store_error(hopeless, self._where) if hopeless else None
            if hopeless is None:
                try:
                    self._commit_again(job, unsure=id(job) in unsure)
                except Exception as error:  # noqa: BLE001 -- handed to who waits
                    job.error = to_store_error(error, self._where)
                    if isinstance(job.error, Unreachable | Slow | Unwritable | Locked | Broken):
                        hopeless = error  # not the job's fault: the others need not wait for the same answer

    def _commit_again(self, job: Job, *, unsure: bool) -> None:
        """Write one job; when another node was in its way, look again at what is there now."""
        for left in reversed(range(MAX_TRIES)):
            try:
                self._commit([job], unsure=unsure)
            except Exception as error:
                if not left or not is_write_conflict(error):
                    raise
            else:
                return

    def _commit(self, jobs: Sequence[Job], *, unsure: bool = False) -> None:
        """Write the jobs in one transaction. `unsure` says that an earlier try may have succeeded without our hearing of it."""
        batch = Batch(self._lengths, unsure=unsure)
        self._committing = False
        try:
            if self._claim is not None:
                self._claim.check()
            if self._session is None:
                self._session = WriteSession(self._engine)
            appends = [job for job in jobs if isinstance(job, Append)]
            if self._session.steady_alone and len(appends) == len(jobs) and batch.take_known(appends):
                self._committing = True
                batch.write_alone(self._session)
                return
            self._session.begin(steady=True)
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
        """Let go of the connection; the next batch takes a fresh one."""
        if self._session is not None:
            self._session.drop()
            self._session = None

    def _answer(self, jobs: Sequence[Job]) -> None:
        """Wake everyone who waits for these jobs, save those who no longer do."""
        for job in jobs:
            self._asked.popleft()  # jobs are answered in the order in which they were accepted
            if not job.future.done():
                if job.error is None:
                    job.future.set_result(job.result)
                else:
                    job.future.set_exception(job.error)
