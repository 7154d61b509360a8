"""A NATS server that is killed comes back at its address, with what it kept."""

import nats as client
import pytest
from tests.support.cluster import NatsServer
from tests.support.cluster.service import NotThere


async def test_what_a_bucket_holds_outlives_the_server(nats: NatsServer) -> None:
    line = await client.connect(nats.url)
    bucket = await line.jetstream().create_key_value(bucket="kept")
    await bucket.put("river", b"deep")
    await line.close()
    nats.kill()
    assert not nats.alive
    assert not nats.answers()
    nats.start()
    line = await client.connect(nats.url)
    assert (await (await line.jetstream().key_value("kept")).get("river")).value == b"deep"
    await line.close()


def test_a_server_whose_port_is_taken_says_so(nats: NatsServer) -> None:
    with pytest.raises(NotThere, match=f"another program listens at port {nats.port}"):
        NatsServer(nats.folder / "other", nats.port).start()
