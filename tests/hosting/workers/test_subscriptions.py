"""A worker's part in a queue group."""

from typing import Any

from rivage.hosting.workers.subscriptions import Group

from .conftest import Opens
from .nodes import until


async def test_it_takes_part_while_a_place_is_free_and_never_after_it_has_left(links: Opens) -> None:
    heard: list[bytes] = []

    async def hear(msg: Any) -> None:
        heard.append(msg.data)

    link, other = await links(), await links()
    group = Group(link, "some.work", 1, hear)
    await group.begin()

    async def says(word: str) -> None:
        await other.publish("some.work", word.encode())
        await other._nats.flush()
        await link._nats.flush()

    await says("one")
    await until(lambda: heard == [b"one"])
    await group.took()
    await says("two")
    assert heard == [b"one"]
    await group.gave()
    await says("three")
    await until(lambda: heard == [b"one", b"three"])
    await group.leave()
    await group.look()
    await says("four")
    assert heard == [b"one", b"three"]
