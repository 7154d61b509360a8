"""The client of the work queue, and the discovery of workers."""

import asyncio
import logging

import pytest

from rivage.hosting.codec import pack
from rivage.hosting.link import Link
from rivage.hosting.workers import WorkClient
from rivage.hosting.workers import client as module
from rivage.hosting.workers.client import WorkFailed
from rivage.hosting.workers.protocol import MAX_MESSAGE_BYTES, Answer, Unsendable, WorkerHeartbeat, protocol_version
from rivage.hosting.workers.queue import REPLY_TO, WorkQueue
from rivage.table.runtime import WorkerLost

from .conftest import Opens
from .nodes import open_client, until


async def answering(link: Link, *answers: Answer | bytes) -> None:
    """Pull a job for each answer, and send the answer."""
    jobs = await WorkQueue(link).subscribe("bots")
    for answer in answers:
        (msg,) = await jobs.fetch(1, 5)
        assert msg.headers is not None
        await link.publish(msg.headers[REPLY_TO], answer if isinstance(answer, bytes) else pack(answer))
        await msg.ack()
    await jobs.unsubscribe()


@pytest.fixture
async def client(links: Opens) -> WorkClient:
    return await open_client(links)


async def test_a_job_waits_in_the_queue_until_a_worker_comes(client: WorkClient, links: Opens) -> None:
    pending = asyncio.create_task(client.ask("bots", b"job"))
    await asyncio.sleep(0.1)
    await answering(await links(), Answer(b"late", deliveries=3))
    assert await pending == b"late"
    stats = client.stats()
    assert (stats.asked, stats.lost, stats.asked_again) == (1, 2, 2)


async def test_a_job_without_an_answer_times_out(client: WorkClient) -> None:
    with pytest.raises(WorkerLost, match="no worker answered"):
        await client.ask("bots", b"job", timeout_s=0.1)


async def test_a_failure_says_whether_a_retry_may_succeed(client: WorkClient, links: Opens) -> None:
    task = asyncio.create_task(answering(await links(), Answer(error="no idea"), Answer(error="it died", lost=True)))
    with pytest.raises(WorkFailed, match="no idea"):
        await client.ask("bots", b"")
    with pytest.raises(WorkerLost, match="it died"):
        await client.ask("bots", b"")
    await task


async def test_an_unreadable_answer_is_counted_and_logged(
    client: WorkClient, links: Opens, caplog: pytest.LogCaptureFixture
) -> None:
    task = asyncio.create_task(answering(await links(), b"\xc1 what"))
    with caplog.at_level(logging.WARNING), pytest.raises(WorkerLost, match="could not be read"):
        await client.ask("bots", b"")
    assert "an answer of a worker could not be read (6 bytes)" in caplog.text
    assert client.stats().strange == 1
    await task


async def test_a_message_that_is_too_large_is_not_sent(client: WorkClient) -> None:
    with pytest.raises(Unsendable, match="bytes"):
        await client.ask("bots", b"x" * (MAX_MESSAGE_BYTES + 1))


async def test_pending_jobs_fail_when_the_bus_disconnects(client: WorkClient) -> None:
    pending = asyncio.create_task(client.ask("bots", b"job"))
    await until(lambda: client._waiting)
    await client.link._on_disconnect()
    with pytest.raises(WorkerLost, match="the connection to the bus was lost"):
        await pending
    await client.link.close()
    with pytest.raises(WorkerLost, match="does not answer"):
        await client.ask("bots", b"job")


# Workers.


async def heartbeat(link: Link, worker: str, slots: int, of: str = "") -> None:
    await link.publish(link.subject("work", "here"), pack(WorkerHeartbeat(worker, of or protocol_version(), "0.9", slots, 0)))


async def test_workers_are_discovered_by_heartbeats_and_expire_without(
    links: Opens, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "HEARTBEAT_S", 0.02)
    monkeypatch.setattr(module, "HEARTBEAT_TIMEOUT_S", 1.0)
    link = await links()
    client = await open_client(links)
    seen: list[int] = []
    client.on_slots_change(seen.append)
    await heartbeat(link, "a", 2)
    await heartbeat(link, "b", 3)
    await until(lambda: client.slots == 5)
    assert client.stats().workers == 2
    await heartbeat(link, "a", 0)
    await until(lambda: client.slots == 3)
    with caplog.at_level(logging.WARNING):
        await heartbeat(link, "c", 4, of="other")
        await link.publish(link.subject("work", "here"), b"hello")
        await heartbeat(link, "d", -4)
        await until(lambda: client.stats().strange == 2)
    assert "a worker of rivage 0.9 gets no jobs" in caplog.text
    assert client.current_problems() == [
        "a worker of rivage 0.9 gets no jobs: another version, or other games",
        "a heartbeat of a worker could not be read (70 bytes): does another program use these subjects?",
    ]
    await until(lambda: client.slots == 0)
    assert seen == [2, 5, 3, 0]
    monkeypatch.setattr(module, "PROBLEM_S", 0)
    assert client.current_problems() == []
    client.close()


async def test_without_a_bus_connection_there_are_no_workers(client: WorkClient, links: Opens) -> None:
    link = await links()
    await heartbeat(link, "a", 2)
    await until(lambda: client.slots == 2)
    await client.link._on_disconnect()
    assert client.slots == 0
    await heartbeat(link, "a", 2)
    await until(lambda: client.slots == 2)
