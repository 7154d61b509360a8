"""Background tasks and periodic work."""

import asyncio
import gc
import logging
import weakref

import pytest
from tests.support.loop import run_until_idle

from rivage.background import Tasks, ThrottledLogger, run_periodically


async def test_a_running_task_is_not_garbage_collected() -> None:
    futures: list[weakref.ref[asyncio.Future[None]]] = []

    async def work() -> None:
        # Only this coroutine refers to the future. Without a reference to the task, both would be collected.
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        futures.append(weakref.ref(waiting))
        await waiting

    tasks = Tasks()
    tasks.spawn(work())
    await run_until_idle()
    gc.collect()
    waiting = futures[0]()
    assert waiting is not None
    assert tasks.busy
    waiting.set_result(None)
    await run_until_idle()
    assert not tasks.busy


async def test_cancel_stops_the_tasks_of_one_owner_and_new_ones_can_start() -> None:
    ended: list[str] = []

    async def work(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)

    tasks, others = Tasks(), Tasks()
    tasks.spawn(work("one"))
    tasks.spawn(work("two"))
    others.spawn(work("another's"))
    await run_until_idle()
    tasks.cancel()
    await run_until_idle()
    assert (sorted(ended), tasks.busy, others.busy) == (["one", "two"], False, True)
    tasks.spawn(work("three"))
    assert tasks.busy
    tasks.cancel()
    others.cancel()
    await run_until_idle()


async def test_a_task_that_fails_is_removed_and_reported_to_the_event_loop() -> None:
    reported: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(str(context["exception"])))

    async def work() -> None:
        raise ValueError("it broke")

    tasks = Tasks()
    tasks.spawn(work())
    await run_until_idle()
    assert not tasks.busy
    gc.collect()
    assert reported == ["it broke"]


async def test_periodic_work_continues_after_failures_with_a_growing_backoff(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes: list[Exception | None] = [None, OSError("away"), OSError("away"), OSError("away"), OSError("away"), None]
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def work() -> None:
        if not outcomes:
            raise asyncio.CancelledError
        if (error := outcomes.pop(0)) is not None:
            raise error

    monkeypatch.setattr(asyncio, "sleep", sleep)
    logger = ThrottledLogger(logging.getLogger("rivage.test"))
    with pytest.raises(asyncio.CancelledError):
        await run_periodically(work, 7.0, name="the work", logger=logger, delay_s=1.0, retry_s=2.0)
    assert waits == [1.0, 7.0, 2.0, 4.0, 7.0, 7.0, 7.0]
    assert caplog.messages == ["the work failed; retrying in 2 s: away"]
