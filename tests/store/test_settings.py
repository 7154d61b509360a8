"""What the program remembers of itself."""

import asyncio

from rivage.store import Store, open_shared, open_store


async def test_the_secret_is_32_bytes_and_stays(store: Store) -> None:
    secret, again = await asyncio.gather(store.secret(), store.secret())
    assert secret == again == await store.secret()
    assert len(secret) == 32


async def test_cookies_taken_back_are_remembered(store: Store) -> None:
    assert await store.revocations() == {}
    await store.revoke("ada", 100)
    await store.revoke("ben", 200)
    await store.revoke("ada", 300)
    assert await store.revocations() == {"ada": 300, "ben": 200}


async def test_cookies_taken_back_so_long_ago_that_they_have_ended_are_forgotten(store: Store) -> None:
    for player, before in (("ada", 100), ("ben", 200), ("cleo", 1000)):
        await store.revoke(player, before)
    assert await store.revocations(since=200) == {"ben": 200, "cleo": 1000}
    assert await store.revocations() == {"ben": 200, "cleo": 1000}
    assert len(await store.secret()) == 32


async def test_the_secret_is_the_same_after_opening_again(url: str) -> None:
    async with open_store(url) as store:
        secret = await store.secret()
    async with open_store(url) as store:
        assert await store.secret() == secret


async def test_a_database_has_one_name_whoever_asks_first(new_url_postgresql: str) -> None:
    async with open_shared(new_url_postgresql) as one, open_shared(new_url_postgresql) as two:
        assert await one.join_cluster("") == ""
        names = await asyncio.gather(one.join_cluster("a"), two.join_cluster("b"))
        assert names[0] == names[1] == await one.join_cluster("c") == await two.join_cluster("")
        assert await one.secret() == await two.secret()
