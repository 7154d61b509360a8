"""The work queue: redelivery, expiry and limits."""

import asyncio

import pytest
from tests.support.cluster import NatsServer

from rivage.hosting.errors import BusError, BusUnavailable, NoJetStream
from rivage.hosting.link import Link
from rivage.hosting.workers import queue
from rivage.hosting.workers.queue import WorkQueue

from .conftest import Opens


async def test_the_job_of_a_silent_worker_is_redelivered(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "ACK_WAIT_S", 0.2)
    work = WorkQueue(await links())
    one, two = await work.subscribe("bots"), await WorkQueue(await links()).subscribe("bots")
    await work.publish("bots", b"job", "inbox", 60)
    (first,) = await one.fetch(1, 2)
    await first.in_progress()
    (second,) = await two.fetch(1, 2)
    assert (first.data, second.data, second.metadata.num_delivered) == (b"job", b"job", 2)
    await second.ack()
    with pytest.raises(TimeoutError):
        await one.fetch(1, 0.5)


async def test_an_expired_job_is_not_delivered(links: Opens) -> None:
    work = WorkQueue(await links())
    await work.open()
    await work.publish("bots", b"old", "inbox.1", 1)
    await work.publish("bots", b"new", "inbox.2", 60)
    await asyncio.sleep(2.2)
    (msg,) = await (await work.subscribe("bots")).fetch(1, 2)
    assert msg.data == b"new"


async def test_a_full_queue_refuses_a_job(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_QUEUED", 2)
    work = WorkQueue(await links())
    await work.open()
    for number in (1, 2, 2):  # one job twice, like after a lost confirmation
        await work.publish("bots", b"job", f"inbox.{number}", 60)
    with pytest.raises(BusError, match="The work queue is full"):
        await work.publish("bots", b"job", "inbox.3", 60)


async def test_a_queue_that_was_lost_with_its_server_is_created_again(nats: NatsServer) -> None:
    link = await Link.open(nats.url)
    work = WorkQueue(link)
    await work.open()
    nats.kill()
    nats.start()
    async with asyncio.timeout(20):
        while True:
            try:
                await work.publish("bots", b"job", "inbox", 60)
                break
            except BusUnavailable:
                await asyncio.sleep(0.1)
    (msg,) = await (await work.subscribe("bots")).fetch(1, 2)
    assert msg.data == b"job"
    await link.close()


async def test_without_jetstream_the_error_has_advice(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = NatsServer(tmp_path_factory.mktemp("plain"), jetstream=False).start()
    link = await Link.open(server.url)
    with pytest.raises(NoJetStream, match="--jetstream"):
        await WorkQueue(link).open()
    await link.close()
    server.kill()


async def test_too_little_memory_for_the_queue_is_reported(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_QUEUED_BYTES", 1 << 60)
    with pytest.raises(BusError, match=r"refuses the work queue: .*memory"):
        await WorkQueue(await links()).open()
