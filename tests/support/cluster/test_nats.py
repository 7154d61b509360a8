"""A NATS server that is killed can be restarted at its address with its data."""

import nats as client
import pytest
from tests.support.cluster import NatsServer
from tests.support.cluster.service import NotAvailable


async def test_a_bucket_survives_a_restart_of_the_server(nats: NatsServer) -> None:
    connection = await client.connect(nats.url)
    bucket = await connection.jetstream().create_key_value(bucket="kept")
    await bucket.put("river", b"deep")
    await connection.close()
    nats.kill()
    assert not nats.alive
    assert not nats.is_ready()
    nats.start()
    connection = await client.connect(nats.url)
    assert (await (await connection.jetstream().key_value("kept")).get("river")).value == b"deep"
    await connection.close()


def test_a_server_whose_port_is_in_use_does_not_start(nats: NatsServer) -> None:
    with pytest.raises(NotAvailable, match=f"another program uses port {nats.port}"):
        NatsServer(nats.folder / "other", nats.port).start()
