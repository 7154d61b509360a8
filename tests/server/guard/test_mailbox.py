"""What has come on one line waits for its reader."""

import asyncio

from rivage.server.guard.mailbox import Mailbox


async def test_messages_are_read_in_their_order() -> None:
    mailbox = Mailbox()
    for message in "abc":
        mailbox.put_nowait(message)
    assert [await mailbox.get() for _ in range(3)] == ["a", "b", "c"]
    assert mailbox.empty()


async def test_a_reader_waits_for_the_next_message() -> None:
    mailbox = Mailbox()
    reading = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    mailbox.put_nowait("a")
    mailbox.put_nowait("b")
    assert await reading == "a"
    assert not mailbox.empty()


async def test_only_the_first_message_is_awaited() -> None:
    mailbox = Mailbox()
    assert not mailbox.expected
    reading = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    assert mailbox.expected
    mailbox.put_nowait("a")
    assert not mailbox.expected
    await reading
    assert not mailbox.expected


async def test_a_reader_that_went_away_takes_nothing_with_it() -> None:
    mailbox = Mailbox()
    reading = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    mailbox.put_nowait("a")
    await asyncio.wait([reading])
    assert not mailbox.expected
    assert await mailbox.get() == "a"
