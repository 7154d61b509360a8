"""Error responses, with a store that fails."""

import json
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rivage.server.app import make_api
from rivage.server.asgi.problems import whole_response
from rivage.server.errors import ForeignOrigin
from rivage.server.guard import TooMany
from rivage.server.identity import Identity
from rivage.server.metrics import Metrics
from rivage.server.services import Services
from rivage.server.settings import Settings
from rivage.store import StoreError


class BadStore:
    """A store whose every method fails."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def ping(self) -> None:
        raise self._error

    async def player(self, _player: str) -> None:
        raise self._error

    async def belongings(self, _player: str, _kind: str) -> None:
        raise self._error


async def ask(error: Exception, path: str, *, known: bool = False) -> tuple[int, dict[str, Any], Metrics]:
    """Request a path with a failing store. Returns the status and body of the response, and the metrics."""
    metrics, identity = Metrics(), Identity(b"s")
    services = Services(
        store=cast(Any, BadStore(error)),
        tables=cast(Any, SimpleNamespace(check_ready=lambda: None)),
        identity=identity,
        metrics=metrics,
        dealer=cast(Any, SimpleNamespace()),
        groups=cast(Any, SimpleNamespace()),
        workshops=cast(Any, SimpleNamespace()),
        credentials=cast(Any, SimpleNamespace()),
        notifier=cast(Any, SimpleNamespace()),
        analysis_jobs=cast(Any, SimpleNamespace()),
        settings=Settings(),
    )
    cookie = f"rivage_guest={identity.create_guest()[1]}" if known else ""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "http_version": "1.1",
        "scheme": "http",
        "headers": [(b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("h", 80),
        "root_path": "",
    }
    await make_api(services)(cast(Any, scope), receive, send)
    return sent[0]["status"], msgspec.json.decode(b"".join(part.get("body", b"") for part in sent[1:])), metrics


async def test_a_failing_store_is_not_ready() -> None:
    status, problem, metrics = await ask(StoreError("somewhere"), "/readyz")
    assert (status, problem["code"], problem["details"]) == (503, "server.not_ready", {"reason": "store.failed"})
    assert b'rivage_refusals_total{code="server.not_ready"} 1.0' in metrics.text()


async def test_a_store_error_in_a_request_keeps_its_code() -> None:
    status, problem, _ = await ask(StoreError("somewhere"), "/api/v1/me", known=True)
    assert (status, problem["code"]) == (503, "store.failed")


async def test_an_internal_error_is_logged_and_answered_with_a_reference(caplog: pytest.LogCaptureFixture) -> None:
    status, problem, _ = await ask(RuntimeError("the secret is forty-two"), "/api/v1/me", known=True)
    assert (status, problem["code"]) == (500, "server.unexpected")
    assert "forty-two" not in str(problem)
    (record,) = caplog.records
    assert vars(record)["reference"] == problem["details"]["reference"]
    assert record.exc_info is not None
    assert "forty-two" in str(record.exc_info[1])


def parts(data: bytes) -> tuple[bytes, dict[bytes, bytes], bytes]:
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.split(b"\r\n")
    headers: dict[bytes, bytes] = {}
    for line in lines:
        name, _, value = line.partition(b": ")
        headers[name] = value
    return first, headers, body


def test_a_raw_error_response_has_security_headers_and_closes() -> None:
    first, headers, body = parts(whole_response(ForeignOrigin("https://evil.example")))
    assert first == b"HTTP/1.1 403 Forbidden"
    assert json.loads(body)["code"] == "identity.origin"
    assert int(headers[b"content-length"]) == len(body)
    assert (headers[b"connection"], headers[b"cache-control"]) == (b"close", b"no-store")
    assert b"default-src 'self'" in headers[b"content-security-policy"]
    assert b"retry-after" not in headers


def test_a_429_response_has_a_retry_after_header() -> None:
    first, headers, _ = parts(whole_response(TooMany()))
    assert first == b"HTTP/1.1 429 Too Many Requests"
    assert headers[b"retry-after"] == b"5"
