"""What only the store in memory does; what every store does is in test_base."""

from rivage.store import MemoryStore

from .facts import acted, summary


async def test_nothing_outlives_it() -> None:
    one, other = MemoryStore(), MemoryStore()
    await one.create("t", [acted(0)], summary())
    assert await other.tables_of("ann", 9) == []
    assert await one.secret() != await other.secret()


async def test_what_was_read_is_the_readers_own() -> None:
    store = MemoryStore()
    given = [acted(0)]
    await store.create("t", given, summary())
    given.append(acted(1))
    read = await store.read("t")
    read.append(acted(2))
    assert await store.read("t") == [acted(0)]


async def test_leaving_the_block_closes_it() -> None:
    async with MemoryStore() as store:
        assert store.where == "memory:"
    assert store._closed
