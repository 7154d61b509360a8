"""The connection to the bus: clear errors, and automatic reconnects."""

import asyncio
from functools import partial

import pytest
from tests.support.cluster import NatsServer
from tests.support.processes import free_port

from rivage.hosting import link as link_module
from rivage.hosting.errors import BadBusUrl, BusUnavailable
from rivage.hosting.link import Link, Msg, without_credentials

from .conftest import MakeLink
from .tabs import until


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nats",
        "nats://",
        "nats:4222",
        "http://127.0.0.1:4222",
        "redis://me:hush@127.0.0.1",
        "nats://me:hush@127.0.0.1:0",
        "nats://me:hush@127.0.0.1:99999",
        "nats://me:hush@127.0.0.1:door",
        "nats://[me:hush@127.0.0.1",
        "nats://me:a/hush@127.0.0.1:4222",
        "http://me:a@hush@127.0.0.1",
        "me:hush@127.0.0.1:4222",
    ],
)
async def test_an_invalid_bus_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadBusUrl, match="is not a valid NATS URL") as caught:
        await Link.open(url)
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "Rivage", "two.words", "a b", "-dash", "*", ">", "é", "x" * 33])
async def test_a_cluster_name_with_characters_special_to_nats_is_refused(name: str, common_nats: NatsServer) -> None:
    with pytest.raises(BadBusUrl, match="is not a valid cluster name"):
        await Link.open(common_nats.url, cluster=name)


@pytest.mark.parametrize("name", ["rivage", "a", "7-up_now", "x" * 32])
async def test_every_subject_starts_with_the_cluster_name(name: str, common_nats: NatsServer) -> None:
    link = await Link.open(common_nats.url, cluster=name)
    assert link.subject("node", "n1") == f"rivage.{name}.node.n1"
    await link.close()


async def test_the_error_for_an_unreachable_bus_has_its_address_without_the_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(link_module, "CONNECT_TIMEOUT_S", 0.2)
    port = free_port()
    with pytest.raises(BusUnavailable, match=f"The bus nats://127.0.0.1:{port} does not answer. Start NATS there") as caught:
        await Link.open(f"nats://me:hush@127.0.0.1:{port}")
    assert "hush" not in str(caught.value)
    assert "()" not in str(caught.value)
    assert str(port) not in caught.value.message


def test_the_url_without_credentials_has_neither_user_nor_password() -> None:
    assert without_credentials("nats://me:hush@host:4222") == "nats://host:4222"
    assert without_credentials("tls://token@host") == "tls://host"


async def test_a_message_reaches_all_subscribers_of_its_cluster_only(new_link: MakeLink, common_nats: NatsServer) -> None:
    one, two, three = [await new_link() for _ in range(3)]
    other = await Link.open(common_nats.url, cluster="another")
    received: list[tuple[int, bytes]] = []

    async def receive(subscriber: int, message: Msg) -> None:
        received.append((subscriber, message.data))

    for subscriber, link in enumerate((two, three, other)):
        await link.subscribe(link.subject("all"), partial(receive, subscriber))
    await one.publish(one.subject("all"), b"hello")
    await until(lambda: len(received) == 2)
    await other.publish(other.subject("all"), b"other")
    await until(lambda: len(received) == 3)
    assert sorted(received) == [(0, b"hello"), (1, b"hello"), (2, b"other")]
    await other.close()


async def test_a_request_gets_its_reply(new_link: MakeLink) -> None:
    link, other = await new_link(), await new_link()

    async def answer(message: Msg) -> None:
        await other.publish(message.reply, b"done " + message.data)

    await other.subscribe(other.subject("work"), answer)
    assert await link.request(link.subject("work"), b"1", 5) == b"done 1"


async def test_a_request_without_subscribers_fails_at_once(new_link: MakeLink) -> None:
    link = await new_link()
    with pytest.raises(BusUnavailable):
        await link.request(link.subject("nobody"), b"?", 30)


async def test_a_request_without_a_reply_times_out(new_link: MakeLink) -> None:
    link = await new_link()

    async def silent(_: Msg) -> None:
        pass

    await link.subscribe(link.subject("deaf"), silent)
    with pytest.raises(BusUnavailable):
        await link.request(link.subject("deaf"), b"?", 0.05)


async def test_the_link_reconnects_and_keeps_its_subscriptions(nats: NatsServer) -> None:
    link = await Link.open(nats.url)
    received: list[bytes] = []
    changes: list[bool] = []

    async def receive(message: Msg) -> None:
        received.append(message.data)

    await link.subscribe(link.subject("all"), receive)
    link.on_change(changes.append)
    assert link.connected
    nats.kill()
    await until(lambda: changes == [False])
    assert not link.connected
    for sending in (link.publish(link.subject("all"), b"late"), link.request(link.subject("all"), b"late", 1)):
        with pytest.raises(BusUnavailable, match="this process reconnects"):
            await sending
    await asyncio.to_thread(nats.start)
    await until(lambda: changes == [False, True])
    await link.publish(link.subject("all"), b"again")
    await until(lambda: received != [])
    assert received == [b"again"]
    await link.close()
    assert changes == [False, True]
