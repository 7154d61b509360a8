"""ASGI helpers for requests that Litestar does not handle."""

from typing import Any

import pytest

from rivage.server.asgi.http import address_of, base_of, read_body, replay_body


@pytest.mark.parametrize(
    ("client", "address"),
    [(("192.0.2.1", 5), "192.0.2.1"), (["2001:db8::1", 5], "2001:db8::/64"), (("2001:db8::2", 5), "2001:db8::/64"), (None, "")],
)
def test_an_address_is_an_ipv4_address_or_an_ipv6_network(client: object, address: str) -> None:
    assert address_of({"client": client}) == address
    assert address_of({}) == ""


def receiving(*messages: dict[str, Any]) -> Any:
    queue = list(messages)

    async def receive() -> dict[str, Any]:
        return queue.pop(0)

    return receive


def chunk(body: bytes, *, more: bool) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


async def test_a_body_is_read_completely_and_can_be_replayed() -> None:
    receive = receiving(chunk(b"ab", more=True), chunk(b"cd", more=False), {"type": "http.disconnect"})
    body = await read_body(receive, 4)
    assert body == b"abcd"
    again = replay_body(body, receive)
    assert await again() == chunk(b"abcd", more=False)
    assert (await again())["type"] == "http.disconnect"


async def test_a_body_above_the_limit_is_refused() -> None:
    assert await read_body(receiving(chunk(b"abc", more=True), chunk(b"de", more=True)), 4) is None


async def test_the_received_part_is_returned_when_the_client_disconnects() -> None:
    assert await read_body(receiving(chunk(b"ab", more=True), {"type": "http.disconnect"}), 4) == b"ab"


def test_the_base_url_is_the_public_url_or_that_of_the_request() -> None:
    scope = {"scheme": "http", "headers": [(b"host", b"127.0.0.1:8484")]}
    assert base_of(scope) == "http://127.0.0.1:8484"
    assert base_of(scope, "https://play.example.org") == "https://play.example.org"
    assert base_of({"scheme": "http", "headers": []}) == ""
