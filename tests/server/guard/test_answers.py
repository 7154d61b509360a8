"""What is refused before it is a request is told as everything else is."""

import json

from rivage.server.errors import ForeignOrigin, TooMany
from rivage.server.guard.answers import answer


def parts(data: bytes) -> tuple[bytes, dict[bytes, bytes], bytes]:
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.split(b"\r\n")
    headers: dict[bytes, bytes] = {}
    for line in lines:
        name, _, value = line.partition(b": ")
        headers[name] = value
    return first, headers, body


def test_it_is_a_whole_answer_with_code_and_security_headers_that_ends_the_connection() -> None:
    first, headers, body = parts(answer(ForeignOrigin("https://evil.example")))
    assert first == b"HTTP/1.1 403 Forbidden"
    assert json.loads(body)["code"] == "identity.origin"
    assert int(headers[b"content-length"]) == len(body)
    assert (headers[b"connection"], headers[b"cache-control"]) == (b"close", b"no-store")
    assert b"default-src 'self'" in headers[b"content-security-policy"]
    assert b"retry-after" not in headers


def test_who_asks_too_much_reads_when_to_come_again() -> None:
    first, headers, _ = parts(answer(TooMany()))
    assert first == b"HTTP/1.1 429 Too Many Requests"
    assert headers[b"retry-after"] == b"5"
