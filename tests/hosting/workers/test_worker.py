"""A worker: jobs for its free processes, and graceful stop."""

import asyncio
import logging
import signal
import subprocess
from typing import Any

import pytest
from tests.server.running import command, environment

from rivage.experiments import Job
from rivage.games.deep_river import GAME
from rivage.hosting.codec import pack
from rivage.hosting.workers import WorkServer, queue
from rivage.hosting.workers import worker as module
from rivage.hosting.workers.protocol import AskPhysics, protocol_version
from rivage.hosting.workers.queue import WorkQueue
from rivage.table.runtime import WorkerLost

from .conftest import Opens
from .fakes import NEVER, FakeBots
from .nodes import node, open_client, position, question, start_worker, until


def questions_of(worker: WorkServer) -> list[Any]:
    """The questions that the bots of a worker received."""
    assert isinstance(worker._bots, FakeBots)
    return worker._bots.questions


@pytest.mark.usefixtures("fakes")
async def test_a_job_goes_to_a_worker_with_a_free_process(links: Opens) -> None:
    one, two = await start_worker(links), await start_worker(links)
    bots, client = await node(links, slots=2)
    NEVER.add("long")
    long = [asyncio.create_task(bots.choose(question(table="long")))]
    await until(lambda: len(questions_of(one)) + len(questions_of(two)) == 1)
    for _ in range(4):
        await bots.choose(question())
    assert sorted((len(questions_of(one)), len(questions_of(two)))) == [1, 4]
    long.append(asyncio.create_task(bots.choose(question(table="long"))))
    await until(lambda: len(questions_of(one)) + len(questions_of(two)) == 6)
    # Both processes are busy, so the job of another node waits in the queue.
    other, _ = await node(links, slots=2)
    waiting = asyncio.create_task(other.choose(question()))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    NEVER.clear()
    assert await waiting == ["deep-river", position().position, "5"]
    await asyncio.gather(*long)
    assert client.stats().lost == 0
    for worker in (one, two):
        await worker.stop()
        worker.close()
    await until(lambda: client.slots == 0)


@pytest.mark.usefixtures("fakes")
async def test_a_stopping_worker_finishes_questions_and_returns_matches(links: Opens) -> None:
    worker = await start_worker(links, 2)
    bots, client = await node(links, slots=2)
    NEVER.update(("long", "deep-river"))
    thinking = asyncio.create_task(bots.choose(question(table="long")))
    match = asyncio.create_task(client.ask("matches", pack(Job(0, "deep-river", ("a", "b"), 2))))
    await until(lambda: len(worker._busy) == 2)
    stopping = asyncio.create_task(worker.stop())
    await until(lambda: client.slots == 0)
    assert not stopping.done()
    NEVER.clear()
    assert (await thinking)[0] == "deep-river"
    await stopping
    later = asyncio.create_task(bots.choose(question()))
    await until(lambda: bots.stats().waiting == 1)
    assert not match.done()
    again = await start_worker(links)
    assert (await later)[0] == "deep-river"
    assert await match
    await again.stop()


@pytest.mark.usefixtures("fakes")
async def test_a_worker_keeps_a_long_job_with_progress_messages(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    for target in (queue, module):
        monkeypatch.setattr(target, "ACK_WAIT_S", 0.2)
    workers = [await start_worker(links) for _ in range(2)]
    bots, client = await node(links, slots=2)
    NEVER.add("long")
    long = asyncio.create_task(bots.choose(question(table="long")))
    await asyncio.sleep(1)
    NEVER.clear()
    await long
    assert client.stats().lost == 0
    assert sum(worker.answered for worker in workers) == 1
    for worker in workers:
        await worker.stop()


@pytest.mark.usefixtures("fakes")
async def test_a_job_that_was_redelivered_too_often_is_given_up(
    links: Opens, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(queue, "ACK_WAIT_S", 0.1)
    client = await open_client(links)
    answer = asyncio.create_task(client.ask("physics", pack(AskPhysics("aya", b""))))
    jobs = await WorkQueue(await links()).subscribe("physics")
    for delivery in range(queue.MAX_DELIVERIES):  # workers that die during the job
        (msg,) = await jobs.fetch(1, 5)
        assert msg.metadata.num_delivered == delivery + 1
    await jobs.unsubscribe()
    worker = await start_worker(links)
    with pytest.raises(WorkerLost, match="given up after 4 lost workers"):
        await answer
    assert "given up" in caplog.text
    await worker.stop()


@pytest.mark.usefixtures("fakes")
async def test_messages_that_are_not_jobs_are_deleted_counted_and_logged_once(
    links: Opens, caplog: pytest.LogCaptureFixture
) -> None:
    worker = await start_worker(links)
    stranger = await links()
    with caplog.at_level(logging.WARNING):
        for kind in ("bots", "physics"):
            subject = stranger.subject("jobs", kind, protocol_version())
            for data in (b"hello", b"", b"\xff" * 100, b"\x80", b"\x91" * 5000):
                await stranger.publish(subject, data)
                await WorkQueue(stranger).publish(kind, data, stranger.new_inbox(), 60)
        await until(lambda: worker.unreadable == 20)
    assert len([line for line in caplog.messages if "is not a job" in line]) == 1
    info = await stranger.stream().stream_info(f"rivage-{stranger.cluster}-work")
    assert info.state.messages == 0
    bots, _ = await node(links, slots=1)
    assert (await bots.choose(question()))[0] == "deep-river"
    await worker.stop()


@pytest.mark.usefixtures("fakes")
async def test_a_worker_of_another_version_gets_no_jobs(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as other:
        for target in (queue, module):
            other.setattr(target, "protocol_version", lambda: "other")
        old = await start_worker(links)
        client = await open_client(links)
        await until(client.current_problems)
    with pytest.raises(WorkerLost, match="no worker answered"):
        await client.ask("bots", b"job", timeout_s=0.3)
    assert old.unreadable == 0
    await old.stop()


@pytest.mark.usefixtures("fakes")
async def test_a_worker_subscribes_again_when_its_consumer_is_gone(links: Opens) -> None:
    worker = await start_worker(links)
    bots, client = await node(links, slots=1)
    assert await bots.choose(question())
    await client.link.stream().delete_stream(f"rivage-{client.link.cluster}-work")
    async with asyncio.timeout(20):
        assert await bots.choose(question())
    await worker.stop()


async def test_a_question_of_a_killed_worker_is_answered_by_another(links: Opens, nats_url: str) -> None:
    link = await links()
    call = command("work", "--bus", nats_url, "--cluster", link.cluster, "--workers", "1")
    killed = subprocess.Popen(call, env=environment(), stdout=subprocess.PIPE)  # noqa: ASYNC220  (returns at once)
    other = WorkServer(await links(), 1)
    try:
        bots, client = await node(links, slots=1)
        # The first question starts the process. The second takes a whole second.
        assert await bots.choose(question("first-steps"))
        consumer = f"bots-{protocol_version()}"
        thinking = asyncio.create_task(bots.choose(question()))
        async with asyncio.timeout(10):
            while not (await link.stream().consumer_info(f"rivage-{link.cluster}-work", consumer)).num_ack_pending:  # noqa: ASYNC110  (there is no event to wait for)
                await asyncio.sleep(0.01)
        killed.send_signal(signal.SIGSTOP)  # so that it cannot answer before it is killed
        await other.start()
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert not thinking.done()
        answer = await thinking
        assert client.stats().lost == 1
        state = GAME.parse_state(position().position)
        for action in answer:
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, GAME.parse_action(action))
        assert other.answered == 1
        await other.stop()
    finally:
        killed.kill()
        killed.wait()
        assert killed.stdout is not None
        killed.stdout.close()
        other.close()
