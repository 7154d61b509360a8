"""Letters go out in order, and what many are told in one moment is one letter."""

import asyncio
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.loop import pass_time, settle

from rivage.hosting.cluster import outbox as post
from rivage.hosting.cluster.messages import Tell
from rivage.hosting.cluster.outbox import LAGS_FOR, REMIND, Post, RemoteTab, Telling
from rivage.hosting.codec import Reader, pack
from rivage.hosting.errors import BusAway
from rivage.hosting.link import Link

reader: Reader[Tell] = Reader(Tell)


class Sent:
    """What a telling sent."""

    def __init__(self) -> None:
        self.letters: list[Tell] = []

    def __call__(self, data: bytes) -> bool:
        self.letters.append(reader.read(data))
        return True

    def to(self, tab: int) -> list[bytes]:
        """What one tab was told."""
        return [data for letter in self.letters for tabs, data in letter.messages for each in tabs if each == tab]


class Bus:
    """A link that keeps what is said, can be away, and can dawdle."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bytes]] = []
        self.connected = True
        self.gate: asyncio.Event | None = None

    async def publish(self, subject: str, data: bytes) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if not self.connected:
            raise BusAway("away")
        self.said.append((subject, data))


def post_on(bus: Bus) -> Post:
    return Post(cast(Link, bus))


async def test_what_many_tabs_are_told_alike_goes_once_in_one_letter() -> None:
    sent = Sent()
    telling = Telling("me", sent)
    for data in (b"to players", b"to spectators"):
        for tab in (1, 2, 3):
            telling.tell(tab, data)
    await settle()
    assert sent.letters == [Tell("me", 1, (((1, 2, 3), b"to players"), ((1, 2, 3), b"to spectators")))]


async def test_the_letters_are_counted() -> None:
    sent = Sent()
    telling = Telling("me", sent)
    for moment in range(3):
        telling.tell(1, b"%d" % moment)
        await settle()
    assert [letter.number for letter in sent.letters] == [1, 2, 3]


async def test_a_letter_that_was_not_taken_leaves_a_gap() -> None:
    sent = Sent()
    takes = iter((False, True))
    telling = Telling("me", lambda data: next(takes) and sent(data))
    for moment in range(2):
        telling.tell(1, b"%d" % moment)
        await settle()
    assert [letter.number for letter in sent.letters] == [2]


async def test_an_empty_letter_follows_the_last_by_which_its_loss_is_noticed() -> None:
    sent = Sent()
    telling = Telling("me", sent)
    for moment in range(3):
        telling.tell(1, b"%d" % moment)
        await pass_time(REMIND * 0.7)
    for _ in range(5):
        await pass_time(REMIND)
    assert [(letter.number, len(letter.messages)) for letter in sent.letters] == [(1, 1), (2, 1), (3, 1), (4, 0)]


async def test_a_telling_that_has_ended_sends_nothing_more() -> None:
    sent = Sent()
    telling = Telling("me", sent)
    telling.tell(1, b"news")
    await settle()
    telling.close()
    telling.tell(1, b"more")
    for _ in range(5):
        await pass_time(REMIND)
    assert sent.to(1) == [b"news"]
    assert len(sent.letters) == 1


async def test_bytes_that_are_equal_and_not_the_same_need_not_be_shared() -> None:
    sent = Sent()
    telling = Telling("me", sent)
    telling.tell(1, bytes([65]) * 40)
    telling.tell(2, bytes([65]) * 40)
    await settle()
    assert sent.to(1) == sent.to(2) == [b"A" * 40]


async def test_a_letter_that_grows_large_is_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "AT_ONCE", 100)
    sent = Sent()
    telling = Telling("me", sent)
    told = [bytes([65 + k]) * 40 for k in range(7)]
    for data in told:
        telling.tell(1, data)
        telling.tell(2, data)
    await settle()
    assert [letter.number for letter in sent.letters] == [1, 2, 3, 4]
    assert all(sum(len(data) for _, data in letter.messages) <= 140 for letter in sent.letters)
    assert sent.to(1) == sent.to(2) == told


WORDS = [bytes([65 + k]) * 40 for k in range(4)]


@given(st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3)), max_size=40))
def test_each_tab_is_told_all_it_is_to_be_told_in_its_order(tellings: list[tuple[int, int]]) -> None:
    sent = Sent()

    async def run() -> None:
        telling = Telling("me", sent)
        for tab, word in tellings:
            telling.tell(tab, WORDS[word])
        await asyncio.sleep(0)

    with asyncio.Runner() as runner:
        runner.run(run())
    for tab in (1, 2, 3):
        assert sent.to(tab) == [WORDS[word] for each, word in tellings if each == tab]


async def test_letters_go_out_in_the_order_in_which_they_were_written() -> None:
    bus = Bus()
    outgoing = post_on(bus)
    bus.gate = asyncio.Event()
    for k in range(5):
        assert outgoing.send("subject", b"%d" % k)
    await settle()
    assert bus.said == []
    bus.gate.set()
    await settle()
    assert bus.said == [("subject", b"%d" % k) for k in range(5)]
    await outgoing.close()


async def test_a_letter_to_a_bus_that_is_away_is_thrown_away_and_counted() -> None:
    bus = Bus()
    outgoing = post_on(bus)
    bus.connected = False
    outgoing.send("subject", b"late")
    await settle()
    bus.connected = True
    outgoing.send("subject", b"in time")
    await settle()
    assert (bus.said, outgoing.dropped) == ([("subject", b"in time")], 1)
    await outgoing.close()


async def test_beyond_what_may_wait_letters_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "MOST_WAITING", 100)
    bus = Bus()
    outgoing = post_on(bus)
    bus.gate = asyncio.Event()
    assert [outgoing.send("subject", bytes(60)) for _ in range(3)] == [True, True, False]
    bus.gate.set()
    await settle()
    assert (len(bus.said), outgoing.dropped) == (2, 1)
    assert outgoing.send("subject", bytes(60))
    await outgoing.close()


async def test_at_the_end_what_waits_is_sent_first() -> None:
    bus = Bus()
    outgoing = post_on(bus)
    bus.gate = asyncio.Event()
    outgoing.send("subject", b"goodbye")
    closing = asyncio.create_task(outgoing.close())
    await settle()
    assert not closing.done()
    bus.gate.set()
    await settle()
    assert closing.done()
    assert bus.said == [("subject", b"goodbye")]


async def test_a_bus_that_takes_nothing_does_not_hold_up_the_end() -> None:
    bus = Bus()
    outgoing = post_on(bus)
    bus.gate = asyncio.Event()
    outgoing.send("subject", b"goodbye")
    closing = asyncio.create_task(outgoing.close())
    await pass_time(post.CLOSE)
    assert closing.done()


async def test_after_the_end_no_letter_is_taken() -> None:
    bus = Bus()
    outgoing = post_on(bus)
    outgoing.send("subject", b"goodbye")
    await outgoing.close()
    assert not outgoing.send("subject", b"too late")
    await settle()
    assert bus.said == [("subject", b"goodbye")]
    assert not [task for task in asyncio.all_tasks() if cast(Any, task.get_coro()).__name__ == "_send_for_ever"]


async def test_as_long_as_anybody_sits_there_it_is_said_again_who_does() -> None:
    sent = Sent()
    here: tuple[int, ...] = (1, 2)
    telling = Telling("me", sent, lambda: here)
    telling.tell(1, b"news")
    for _ in range(8):
        await pass_time(REMIND)
    assert [letter.tabs for letter in sent.letters] == [None, (1, 2), (1, 2)]
    # News are followed as soon as ever.
    telling.tell(1, b"more")
    await pass_time(REMIND)
    assert [letter.tabs for letter in sent.letters[3:]] == [None, (1, 2)]
    here = ()
    for _ in range(20):
        await pass_time(REMIND)
    assert [letter.tabs for letter in sent.letters[5:]] == [()]
    telling.close()


def test_a_letter_of_a_node_that_does_not_say_who_sits_there_says_nothing_about_it() -> None:
    assert reader.read(pack(["tell", "me", 1, []])) == Tell("me", 1, ())


async def test_a_tab_lags_as_long_as_its_node_says_so() -> None:
    telling = Telling("me", Sent())
    one, two = (RemoteTab(number, "", telling, lambda _number: None) for number in (1, 2))
    assert not one.lags
    telling.lag((1, 2))
    assert (one.lags, two.lags) == (True, True)
    telling.lag((2,))
    assert (one.lags, two.lags) == (False, True)
    await pass_time(LAGS_FOR)
    assert not two.lags
    telling.close()
