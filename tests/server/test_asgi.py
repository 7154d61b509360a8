from typing import Any

import pytest

from rivage.server.asgi import header, is_secure, reply


async def answer(status: int, body: bytes, *, head: bool = False) -> list[Any]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    await reply(send, status, body, [(b"etag", b"x")], head=head)
    return sent


def test_a_header_is_text_and_the_first_of_its_name_counts() -> None:
    scope = {"headers": [(b"host", b"caf\xe9"), (b"host", b"other"), (b"cookie", b"a=b")]}
    assert (header(scope, b"host"), header(scope, b"cookie"), header(scope, b"origin")) == ("café", "a=b", "")


@pytest.mark.parametrize(
    ("scheme", "public_url", "secure"),
    [
        ("http", "", False),
        ("https", "", True),
        ("wss", "", True),
        ("ws", "https://x", True),
        ("http", "http://x", False),
    ],
)
def test_https_is_what_people_use_not_what_the_proxy_speaks_to_us(scheme: str, public_url: str, secure: bool) -> None:
    assert is_secure(scheme, public_url) is secure


async def test_an_answer_has_its_length() -> None:
    start, body = await answer(200, b"river")
    assert (start["status"], start["headers"]) == (200, [(b"etag", b"x"), (b"content-length", b"5")])
    assert body["body"] == b"river"


async def test_head_has_the_length_of_what_it_does_not_send() -> None:
    start, body = await answer(200, b"river", head=True)
    assert (dict(start["headers"])[b"content-length"], body["body"]) == (b"5", b"")


async def test_not_modified_has_no_length() -> None:
    start, body = await answer(304, b"")
    assert (start["headers"], body["body"]) == ([(b"etag", b"x")], b"")
