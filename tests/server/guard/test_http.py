"""The request meter, and the depth of JSON."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.server.guard import LongHeaders, LongPath, Malformed, NetworkLimits, TooLarge, is_too_deep
from rivage.server.guard.addresses import Headers
from rivage.server.guard.http import RequestMeter

LIMITS = NetworkLimits(path_bytes=20, query_bytes=20, header_bytes=30, headers_bytes=60, headers=4)
POST = b"POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n12345"


class Recorder:
    """Records the callbacks of a meter."""

    def __init__(self) -> None:
        self.events: list[object] = []

    def head_complete(self, path: bytes, headers: Headers) -> None:
        self.events.append((path, *headers))

    def body_received(self) -> None:
        self.events.append("body")

    def request_complete(self) -> None:
        self.events.append("complete")


def measure(data: bytes, size: int = 10_000) -> tuple[list[object], RequestMeter]:
    recorder = Recorder()
    meter = RequestMeter(LIMITS, 10, size, recorder)
    for start in range(0, len(data), size):
        assert meter.feed(data[start : start + size]) == len(data[start : start + size])
    return recorder.events, meter


def test_the_meter_reports_head_body_and_end_of_a_request() -> None:
    events, meter = measure(POST)
    assert events == [(b"/a", (b"host", b"a"), (b"content-length", b"5")), "body", "complete"]
    assert not meter.has_started


@pytest.mark.parametrize("end", range(1, len(POST)))
def test_an_incomplete_request_has_started(end: int) -> None:
    _, meter = measure(POST[:end], 1)
    assert meter.has_started


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"GET /" + b"a" * 30 + b" HTTP/1.1\r\n\r\n", LongPath),
        (b"GET /?" + b"a" * 30 + b" HTTP/1.1\r\n\r\n", LongPath),
        (b"GET /" + b"a" * 99, LongPath),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 30 + b"\r\n\r\n", LongHeaders),
        (b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 5 + b"\r\n", LongHeaders),
        (b"GET / HTTP/1.1\r\n" + (b"X: " + b"a" * 25 + b"\r\n") * 3 + b"\r\n", LongHeaders),
        (POST.replace(b"5\r\n", b"11\r\n"), TooLarge),
        (POST.replace(b"5\r\n", b"9999999999999999\r\n"), TooLarge),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n", TooLarge),
        (b"NONSENSE", Malformed),
        (b"GET http://[ HTTP/1.1\r\n\r\n", Malformed),
    ],
)
@pytest.mark.parametrize("size", [3, 10_000])
def test_a_request_above_a_limit_is_refused(data: bytes, error: type[Exception], size: int) -> None:
    with pytest.raises(error):
        measure(data, size)


def test_bytes_after_an_upgrade_are_not_http() -> None:
    upgrade = b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"
    assert RequestMeter(NetworkLimits(), 10, 100, Recorder()).feed(upgrade + b"\x81\x80") == len(upgrade)


DOCUMENTS = st.recursive(
    st.none() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


def depth(value: object) -> int:
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 0


@given(DOCUMENTS, st.integers(0, 6))
def test_the_depth_of_json_is_measured(document: object, max_depth: int) -> None:
    assert is_too_deep(json.dumps(document, ensure_ascii=False).encode(), max_depth) == (depth(document) > max_depth)


@pytest.mark.parametrize("body", [b'"[[[[[["', b'{"a": "\\"[[[[[["}', b"[] [] [] [] []", b'"' + b"[" * 100])
def test_brackets_in_strings_or_side_by_side_are_not_nested(body: bytes) -> None:
    assert not is_too_deep(body, 2)


def test_unclosed_brackets_are_nested() -> None:
    assert is_too_deep(b"[" * 100, 32)
    assert is_too_deep(b'{"a":' * 100, 32)


def test_escaped_quotes_are_matched_in_linear_time() -> None:
    # Matching would take quadratic time if each quote were tried as the start of a string.
    assert not is_too_deep(b"[" * 33 + b'"' + b'\\"' * 8000, 33)
