"""Asking over the bus: silence is asked about again, and what nobody can answer is told."""

import asyncio
from typing import Any

import pytest

from rivage.hosting.codec import pack
from rivage.hosting.link import Link
from rivage.hosting.workers import client as asking
from rivage.hosting.workers.client import Asker, NobodyThere, WorkFailed
from rivage.hosting.workers.errors import Unsendable
from rivage.hosting.workers.messages import LARGEST, Answered, Failed, Reply, Thinking
from rivage.hosting.workers.protocol_version import edition
from rivage.table.runtime import WorkerLost

from .conftest import Opens
from .nodes import until


class Somebody:
    """Answers at one place as it is told to; nothing more is said when it is out of answers."""

    def __init__(self, link: Link, place: str, *answers: Reply | bytes) -> None:
        self.link, self.place, self.answers = link, place, list(answers)
        self.heard: list[str] = []

    async def begin(self) -> "Somebody":
        await self.link.subscribe(self.link.subject("work", self.place, edition()), self.hear, "workers")
        return self

    async def hear(self, msg: Any) -> None:
        self.heard.append(msg.reply)
        if self.answers:
            await self.say(self.answers.pop(0))

    async def say(self, answer: Reply | bytes) -> None:
        await self.link.publish(self.heard[-1], answer if isinstance(answer, bytes) else pack(answer))


@pytest.fixture
async def asker(links: Opens, monkeypatch: pytest.MonkeyPatch) -> Asker:
    monkeypatch.setattr(asking, "SILENCE", 0.3)
    made = Asker(await links())
    await made.begin()
    return made


async def test_where_nobody_listens_the_next_place_is_asked_at_once(asker: Asker, links: Opens) -> None:
    with pytest.raises(NobodyThere):
        await asker.ask(("bots", "line"), b"")
    await Somebody(await links(), "line", Answered(b"x")).begin()
    assert await asker.ask(("bots", "line"), b"") == b"x"
    assert (asker.stats.asked, asker.stats.lost) == (2, 0)


async def test_who_says_that_it_thinks_is_waited_for(asker: Asker, links: Opens) -> None:
    somebody = await Somebody(await links(), "bots").begin()
    asked = asyncio.create_task(asker.ask(("bots",), b""))
    await until(lambda: somebody.heard)
    for _ in range(6):
        await somebody.say(Thinking())
        await asyncio.sleep(0.1)
    await somebody.say(Answered(b"late"))
    assert await asked == b"late"
    assert (asker.stats.lost, len(somebody.heard)) == (0, 1)


async def test_who_falls_silent_is_taken_for_dead_and_the_question_asked_anew(asker: Asker, links: Opens) -> None:
    somebody = await Somebody(await links(), "bots", Thinking(), Answered(b"second")).begin()
    assert await asker.ask(("bots",), b"") == b"second"
    assert (asker.stats.lost, asker.stats.asked_again) == (1, 1)
    assert len(set(somebody.heard)) == 1, "who answers late is as welcome"


async def test_when_nobody_is_ever_heard_again_that_is_told(asker: Asker, links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "SILENCE", 0.05)
    somebody = await Somebody(await links(), "bots").begin()
    with pytest.raises(WorkerLost, match="no worker was heard of again"):
        await asker.ask(("bots",), b"")
    assert len(somebody.heard) == asker.stats.lost == asking.TRIES


async def test_who_thinks_for_ever_is_given_up(asker: Asker, links: Opens) -> None:
    await Somebody(await links(), "bots", Thinking()).begin()
    with pytest.raises(WorkerLost, match="thought for"):
        await asker.ask(("bots",), b"", patience=0.1)


async def test_what_went_wrong_is_told_and_whose_fault_it_was(asker: Asker, links: Opens) -> None:
    await Somebody(await links(), "bots", Failed("no idea", lost=False), Failed("it died", lost=True)).begin()
    with pytest.raises(WorkFailed, match="no idea"):
        await asker.ask(("bots",), b"")
    with pytest.raises(WorkerLost, match="it died"):
        await asker.ask(("bots",), b"")


async def test_answers_that_are_none_are_counted_and_ignored(asker: Asker, links: Opens) -> None:
    somebody = await Somebody(await links(), "bots", b"\xc1 what").begin()
    asked = asyncio.create_task(asker.ask(("bots",), b""))
    await until(lambda: asker.stats.strange == 1)
    await somebody.say(Answered(b"x"))
    assert await asked == b"x"
    await somebody.say(Answered(b"again"))  # nobody waits any more


async def test_more_than_the_bus_takes_is_not_sent(asker: Asker) -> None:
    with pytest.raises(Unsendable, match="bytes"):
        await asker.ask(("bots",), b"x" * (LARGEST + 1))


async def test_a_bus_that_is_away_is_a_worker_lost(asker: Asker) -> None:
    await asker.link.close()
    with pytest.raises(WorkerLost, match="does not answer"):
        await asker.ask(("bots",), b"")
