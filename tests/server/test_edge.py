"""Checks that apply to all requests, and their error responses."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from rivage.server import Edge, Settings, open_services
from rivage.server.identity import COOKIE, HOST_COOKIE
from rivage.server.pages.pages import Pages

TABLE = {"game": "deep-river", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}


@asynccontextmanager
async def browser(folder: Path, *, public_url: str = "", base_url: str = "http://server") -> AsyncIterator[httpx.AsyncClient]:
    async with open_services("memory:", folder, Settings(public_url=public_url)) as services:
        transport = httpx.ASGITransport(app=cast(Any, Edge(services)))
        async with httpx.AsyncClient(transport=transport, base_url=base_url) as client:
            yield client


async def test_the_qr_code_of_an_invitation_is_cached_for_a_day(tmp_path: Path) -> None:
    async with browser(tmp_path) as ada:
        await ada.get("/")
        table = (await ada.post("/api/v1/tables", json=TABLE)).json()["id"]
        first = await ada.get(f"/api/v1/tables/{table}/qr.svg")
        assert (first.status_code, first.headers["cache-control"]) == (200, "private, max-age=86400")
        again = await ada.get(f"/api/v1/tables/{table}/qr.svg", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        # The picture contains the host, so that of another host has another ETag.
        other = {"if-none-match": first.headers["etag"], "host": "other"}
        assert (await ada.get(f"/api/v1/tables/{table}/qr.svg", headers=other)).status_code == 200
        missing = await ada.get(f"/api/v1/tables/{'a' * 22}/qr.svg")
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")


async def test_a_request_for_another_host_is_misdirected(tmp_path: Path) -> None:
    async with browser(tmp_path, public_url="https://play.example.org", base_url="http://play.example.org") as ada:
        assert (await ada.get("/api/v1/games")).status_code == 200
        foreign = await ada.get("/api/v1/games", headers={"host": "evil.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (421, "request.misdirected")
        assert "content-security-policy" in foreign.headers


async def test_over_https_a_cookie_is_renamed_with_the_host_prefix(tmp_path: Path) -> None:
    async with browser(tmp_path, public_url="https://play.example.org", base_url="https://play.example.org") as ada:
        first = await ada.get("/")
        assert first.headers["strict-transport-security"] == "max-age=31536000"
        value = ada.cookies[HOST_COOKIE]
        assert "set-cookie" not in (await ada.get("/")).headers
        ada.cookies.clear()
        moved = await ada.get("/", headers={"cookie": f"{COOKIE}={value}"})
        assert moved.headers["set-cookie"].startswith(f"{HOST_COOKIE}={value}; ")


async def test_forged_cookies_and_foreign_origins_are_logged_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forged = {"cookie": f"{COOKIE}={'a' * 22}.{'b' * 43}"}
    with caplog.at_level(logging.WARNING, "rivage.security"):
        async with browser(tmp_path) as ada:
            for _ in range(3):
                assert (await ada.get("/api/v1/tables/mine", headers=forged)).status_code == 401
                assert (await ada.post("/api/v1/tables", headers={"origin": "http://evil.example"})).status_code == 403
                await ada.get("/", headers=forged)
    assert [vars(record)["kind"] for record in caplog.records] == ["identity.forged", "identity.origin"]


async def test_a_body_above_the_limit_is_refused_before_it_is_read_completely(tmp_path: Path) -> None:
    chunks = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal chunks
        while True:
            chunks += 1
            assert chunks < 1000
            yield b"x" * 1024

    async with browser(tmp_path) as ada:
        answer = await ada.post("/api/v1/tables", content=endless())
        assert (answer.status_code, answer.json()["code"]) == (413, "message.too_large")


async def test_an_internal_error_has_a_reference_and_security_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_pages: Pages, _path: str) -> None:
        raise OSError("File name too long")

    monkeypatch.setattr(Pages, "find", broken)
    async with browser(tmp_path) as ada:
        answer = await ada.get("/icon.svg")
        assert (answer.status_code, answer.json()["code"]) == (500, "server.unexpected")
        assert "content-security-policy" in answer.headers
    assert "request failed" in caplog.text
