"""A worker answers what it has time for, says that it is there, and goes when it is told to."""

import asyncio
import logging
import signal
import subprocess
from typing import Any

import pytest
from nats.aio.msg import Msg
from tests.server.running import command, environment

from rivage.experiments import Job
from rivage.games.deep_river import GAME
from rivage.hosting.codec import Reader, pack
from rivage.hosting.workers.messages import BOTS, LINE, MATCHES, PHYSICS, WHO, AskMatch, Here
from rivage.hosting.workers.worker import BusWorker, seldom

from .conftest import Opens
from .fakes import NEVER, FakeBots
from .nodes import node, position, question, until


def asked(worker: BusWorker) -> list[Any]:
    """What the bots of a worker were asked."""
    assert isinstance(worker._bots, FakeBots)
    return worker._bots.asked


@pytest.mark.usefixtures("fakes")
async def test_who_has_a_process_free_is_asked_first_and_who_has_none_lets_it_wait_in_its_line(links: Opens) -> None:
    one, two = BusWorker(await links(), 1), BusWorker(await links(), 1)
    await one.begin()
    await two.begin()
    bots, asker, seen = await node(links)
    await until(lambda: seen.slots == 2)
    asked_one, asked_two = asked(one), asked(two)
    NEVER.add("long")
    long = [asyncio.create_task(bots.choose(question(table="long")))]
    await until(lambda: len(asked_one) + len(asked_two) == 1)
    for _ in range(4):  # one of them thinks: whatever comes goes to the other
        await bots.choose(question())
    assert sorted((len(asked_one), len(asked_two))) == [1, 4]
    long.append(asyncio.create_task(bots.choose(question(table="long"))))
    await until(lambda: len(asked_one) + len(asked_two) == 6)
    # Both think, and another node asks: it is taken, and waits there.
    other, _, _ = await node(links)
    await until(lambda: other.stats().workers == 2)
    assert await other.choose(question()) == ["deep-river", position().position, "5"]
    NEVER.clear()
    await asyncio.gather(*long)
    assert (asker.stats.lost, asker.stats.asked_again) == (0, 0)
    for each in (one, two):
        await each.finish()
        each.close()
    await until(lambda: seen.slots == 0)


@pytest.mark.usefixtures("fakes")
async def test_who_goes_finishes_its_thoughts_hands_matches_back_and_takes_no_more(links: Opens) -> None:
    worker = BusWorker(await links(), 2)
    await worker.begin()
    bots, asker, seen = await node(links)
    await until(lambda: seen.slots == 2)
    NEVER.update(("long", "deep-river"))
    asking = asyncio.create_task(bots.choose(question(table="long")))
    match = asyncio.create_task(asker.ask((MATCHES,), pack(AskMatch(Job(0, "deep-river", ("a", "b"), 2)))))
    await until(lambda: len(worker._work) == 2)
    finishing = asyncio.create_task(worker.finish())
    with pytest.raises(Exception, match="the worker goes"):
        await match
    await until(lambda: seen.slots == 0)
    assert not finishing.done()
    NEVER.clear()
    assert (await asking)[0] == "deep-river"
    await finishing
    later = asyncio.create_task(bots.choose(question()))
    await until(lambda: bots.stats().waiting == 1)  # nobody is there: it waits in the node's line
    again = BusWorker(await links(), 1)
    await again.begin()
    assert (await later)[0] == "deep-river"
    await again.finish()


@pytest.mark.usefixtures("fakes")
async def test_what_is_not_ours_is_counted_told_seldom_and_ignored(links: Opens, caplog: pytest.LogCaptureFixture) -> None:
    seldom.reset()
    link = await links()
    worker = BusWorker(link, 1)
    await worker.begin()
    stranger = await links()
    await stranger.publish(worker._subject(BOTS), b"hello")
    await until(lambda: worker.strange == 1)
    subjects = [worker._subject(LINE), worker._subject(PHYSICS)]
    with caplog.at_level(logging.WARNING):
        for subject in subjects:
            for data in (b"", b"hello", b"\xff" * 100, b"\x80", b"\x91" * 5000):
                await stranger.publish(subject, data, stranger.new_inbox())
        await until(lambda: worker.strange == 11)
    assert [line for line in caplog.messages if "none of ours" in line] == [
        "a question came over the bus that is none of ours (5 bytes)"
    ]
    bots, _, seen = await node(links)
    await until(lambda: seen.slots == 1)
    assert (await bots.choose(question()))[0] == "deep-river"
    await worker.finish()


@pytest.mark.usefixtures("fakes")
async def test_it_says_at_once_who_it_is_when_asked(links: Opens) -> None:
    worker = BusWorker(await links(), 3)
    await worker.begin()
    link = await links()
    heard: list[Here] = []
    reader: Reader[Here] = Reader(Here)

    async def hear(msg: Any) -> None:
        heard.append(reader.read(msg.data))

    await link.subscribe(link.subject("work", "here"), hear)
    await link.publish(link.subject("work", WHO), b"")
    await until(lambda: heard != [])
    assert (heard[0].worker, heard[0].slots) == (worker.name, 3)
    await worker.finish()


async def test_a_worker_that_is_killed_in_mid_thought_costs_its_seat_a_moment(links: Opens, nats_url: str) -> None:
    link = await links()
    call = command("work", "--bus", nats_url, "--cluster", link.cluster, "--workers", "1")
    killed = subprocess.Popen(call, env=environment(), stdout=subprocess.PIPE)  # noqa: ASYNC220  (it takes a moment only)
    other = BusWorker(await links(), 1)
    try:
        bots, asker, seen = await node(links)
        await until(lambda: seen.slots == 1)
        # Once for the start of its process; then a thought that takes a whole second.
        assert await bots.choose(question("first-steps"))
        said: list[bytes] = []

        async def overhear(msg: Msg) -> None:
            said.extend([msg.data] if msg.data else [])

        await link.subscribe(f"{asker._inbox}.*", overhear)
        asking = asyncio.create_task(bots.choose(question()))
        # It says that it has taken the question: asked later, the other would be asked first.
        await until(lambda: said != [])
        killed.send_signal(signal.SIGSTOP)  # so that it cannot have answered before, however slow we are
        await other.begin()
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert not asking.done()
        answer = await asking
        assert (asker.stats.lost, asker.stats.asked_again) == (1, 1)
        state = GAME.parse_state(position().position)
        for action in answer:
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, GAME.parse_action(action))
        assert other.answered == 1
        await other.finish()
    finally:
        killed.kill()
        killed.wait()
        assert killed.stdout is not None
        killed.stdout.close()
        other.close()
