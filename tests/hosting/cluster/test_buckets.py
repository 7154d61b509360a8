"""Single-use keys of a cluster."""

import asyncio

import pytest
from tests.support.cluster import NatsServer

from rivage.hosting.cluster import UsedOnce
from rivage.hosting.errors import BusUnavailable

from ..conftest import MakeLink
from ..tabs import until


async def test_if_many_nodes_use_a_key_at_once_exactly_one_succeeds(new_link: MakeLink) -> None:
    nodes = [UsedOnce(await new_link()) for _ in range(5)]
    for key in ("a1", "b2", "c3"):
        assert sorted(await asyncio.gather(*(node.use(key) for node in nodes))) == [False] * 4 + [True]
    assert not await nodes[0].use("a1")
    assert await nodes[0].use("d4")


async def test_used_keys_of_another_cluster_do_not_count(new_link: MakeLink, common_nats: NatsServer) -> None:
    from rivage.hosting.link import Link

    ours = UsedOnce(await new_link())
    link = await Link.open(common_nats.url, cluster="another")
    assert await ours.use("a1")
    assert await UsedOnce(link).use("a1")
    await link.close()


async def test_a_lost_bucket_is_created_again(nats: NatsServer, new_link: MakeLink) -> None:
    link = await new_link(nats.url)
    used = UsedOnce(link)
    assert await used.use("a1")
    await link.stream().delete_key_value(f"rivage-{link.cluster}-used")
    assert await used.use("a1")
    nats.kill()
    await until(lambda: not link.connected)
    with pytest.raises(BusUnavailable):
        await used.use("b2")
