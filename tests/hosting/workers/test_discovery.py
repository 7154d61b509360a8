"""Which workers are there."""

import logging

import pytest

from rivage.hosting.codec import pack
from rivage.hosting.link import Link
from rivage.hosting.workers import discovery as seeing
from rivage.hosting.workers.discovery import WorkersSeen
from rivage.hosting.workers.messages import HERE, Here
from rivage.hosting.workers.protocol_version import edition

from .conftest import Opens
from .nodes import until


async def say(link: Link, worker: str, slots: int, of: str = "") -> None:
    await link.publish(link.subject("work", HERE), pack(Here(worker, of or edition(), "0.9", slots, 0)))


async def test_who_says_so_is_there_and_who_falls_silent_or_goes_is_not(
    links: Opens, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seeing.seldom.reset()
    monkeypatch.setattr(seeing, "SAY_EVERY", 0.02)
    monkeypatch.setattr(seeing, "GONE_AFTER", 1.0)
    link = await links()
    told: list[int] = []
    seen = WorkersSeen(await links())
    seen.on_change(told.append)
    await seen.begin()
    await say(link, "a", 2)
    await say(link, "b", 3)
    await until(lambda: (seen.workers, seen.slots) == (2, 5))
    await say(link, "a", 0)
    await until(lambda: seen.slots == 3)
    with caplog.at_level(logging.WARNING):
        await say(link, "c", 4, of="other")
        await link.publish(link.subject("work", HERE), b"hello")
        await say(link, "d", -4)
        await until(lambda: seen.strange == 2)
    assert "rivage 0.9 is not asked" in caplog.text
    await until(lambda: seen.slots == 0)  # nothing was heard of b for a while
    assert told == [2, 5, 3, 0]
    seen.close()


async def test_while_the_bus_is_away_nobody_is_there(links: Opens) -> None:
    link = await links()
    seen = WorkersSeen(await links())
    await seen.begin()
    await say(link, "a", 2)
    await until(lambda: seen.slots == 2)
    await seen._link._went()
    assert seen.slots == 0
    await seen._link._came()  # and who is asked says so again
    await say(link, "a", 2)
    await until(lambda: seen.slots == 2)
    seen.close()
