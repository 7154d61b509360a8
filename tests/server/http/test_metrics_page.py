"""Access to the metrics, which only the operator may read."""

import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rivage.server import Edge, Services, Settings, listen, open_services, read_address
from rivage.server.http.metrics_page import may_read, serve_metrics


def request(client: str = "127.0.0.1", **headers: str) -> dict[str, Any]:
    sent = {"host": "127.0.0.1:8484"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return {"client": (client, 5), "headers": [(name.encode(), value.encode()) for name, value in sent.items()]}


@pytest.mark.parametrize("host", ["127.0.0.1:8484", "localhost", "localhost:8484", "[::1]:8484", "127.0.0.1"])
@pytest.mark.parametrize("client", ["127.0.0.1", "::1", "127.0.0.9"])
def test_by_default_direct_local_requests_may_read_the_metrics(client: str, host: str) -> None:
    assert may_read(request(client, host=host), token="", has_own_address=False, proxied=False)


@pytest.mark.parametrize(
    "scope",
    [
        request("192.0.2.7"),
        request("::ffff:192.0.2.7"),
        request(x_forwarded_for="192.0.2.7"),
        request(x_forwarded_for="127.0.0.1"),
        request(forwarded="for=127.0.0.1"),
        request(x_real_ip="127.0.0.1"),
        request(via="1.1 proxy"),
        request(host="play.example.org"),
        request(host="[::1"),
        request(host=""),
        {"client": None, "headers": []},
    ],
)
def test_remote_and_proxied_requests_may_not_read_the_metrics(scope: dict[str, Any]) -> None:
    assert not may_read(scope, token="", has_own_address=False, proxied=False)


def test_a_configured_token_is_also_needed_on_this_machine() -> None:
    for scope in (
        request(),
        request(authorization="Bearer wrong"),
        request(authorization="secret"),
        request(authorization="Bearer sécret"),
    ):
        assert not may_read(scope, token="secret", has_own_address=False, proxied=False)
    assert may_read(
        request("192.0.2.7", authorization="Bearer secret", x_forwarded_for="192.0.2.8"),
        token="secret",
        has_own_address=True,
        proxied=False,
    )


def test_with_a_separate_address_the_main_port_has_no_metrics() -> None:
    assert not may_read(request(), token="", has_own_address=True, proxied=False)


def test_behind_a_proxy_local_requests_need_a_token() -> None:
    assert not may_read(request(), token="", has_own_address=False, proxied=True)
    assert may_read(request(authorization="Bearer secret"), token="secret", has_own_address=False, proxied=True)


@pytest.mark.parametrize(
    ("text", "address"), [("127.0.0.1:9100", ("127.0.0.1", 9100)), ("[::1]:0", ("::1", 0)), ("box:80", ("box", 80))]
)
def test_an_address_is_parsed_into_host_and_port(text: str, address: tuple[str, int]) -> None:
    assert read_address(text) == address


@pytest.mark.parametrize("text", ["", "9100", "host:", ":9100", "host:99999", "host:-1", "host:x", "host:٣"])
def test_an_invalid_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"):
        read_address(text)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with open_services("memory:", tmp_path, Settings(metrics="127.0.0.1:0", metrics_token="")) as made:
        yield made


async def test_the_separate_address_serves_only_metrics(services: Services) -> None:
    bound = listen("127.0.0.1", 0)
    port = bound.getsockname()[1]
    async with (
        serve_metrics(bound, services.metrics, ""),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client,
    ):
        answer = await client.get("/metrics")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
        assert "rivage_connections 0.0" in answer.text
        assert (await client.head("/metrics")).text == ""
        for other in (await client.get("/"), await client.post("/metrics"), await client.get("/api/v1/me")):
            assert (other.status_code, other.json()["code"]) == (404, "server.not_found")
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


async def test_with_a_separate_address_the_main_application_has_no_metrics(services: Services) -> None:
    transport = httpx.ASGITransport(Edge(services), client=("127.0.0.1", 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        answer = await client.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "server.not_found")


async def test_with_a_public_url_a_silent_proxy_cannot_read_the_metrics(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings(public_url="https://play.example.org")) as behind:
        transport = httpx.ASGITransport(Edge(behind), client=("127.0.0.1", 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            assert (await client.get("/metrics")).status_code == 404


async def test_a_token_gives_access_at_both_addresses(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings(metrics="127.0.0.1:0", metrics_token="secret")) as services:
        bound = listen("127.0.0.1", 0)
        transport = httpx.ASGITransport(Edge(services), client=("192.0.2.7", 5))
        url = f"http://127.0.0.1:{bound.getsockname()[1]}"
        async with (
            serve_metrics(bound, services.metrics, "secret"),
            httpx.AsyncClient(base_url=url, trust_env=False) as separate,
            httpx.AsyncClient(transport=transport, base_url="http://play.example.org") as outside,
        ):
            for client in (separate, outside):
                assert (await client.get("/metrics")).status_code == 404
                assert (await client.get("/metrics", headers={"Authorization": "Bearer secret"})).status_code == 200


async def test_without_a_separate_address_no_server_is_started(services: Services) -> None:
    async with serve_metrics(None, services.metrics, ""):
        pass
