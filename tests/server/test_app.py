"""The ASGI application: routing of requests, and headers of all responses."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from rivage.server import Edge, Services, Settings, open_services
from rivage.server.identity import COOKIE
from rivage.store import StoreClosed


async def test_closing_the_services_closes_the_store(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings()) as services:
        await services.store.ping()
    with pytest.raises(StoreClosed):
        await services.store.ping()


async def test_tables_in_memory_are_counted(services: Services, browser: httpx.AsyncClient) -> None:
    await browser.get("/")
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    assert (await browser.post("/api/v1/tables", json={"game": "deep-river", "seats": seats})).status_code == 201
    assert b"rivage_tables 1.0" in services.metrics.text()


async def test_browsers_get_pages_and_programs_get_the_api(browser: httpx.AsyncClient) -> None:
    assert "Rivage" in (await browser.get("/t/abcdefghijklmnopqrstuv")).text
    assert (await browser.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
    assert (await browser.get("/api/v1/games")).json()[0]["id"]


async def test_opening_a_page_sets_the_guest_cookie_and_loading_a_file_does_not(browser: httpx.AsyncClient) -> None:
    assert "set-cookie" not in (await browser.get("/icon.svg")).headers
    assert (await browser.get("/")).headers["set-cookie"].startswith(COOKIE)
    assert "set-cookie" not in (await browser.get("/")).headers


async def test_an_unknown_path_is_a_page_for_browsers_and_an_error_for_programs(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/nowhere", headers={"accept": "text/html"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for path, accept in (("/nowhere", "application/json"), ("/api/v1/nowhere", "text/html"), ("/assets/nowhere.js", "text/html")):
        answer = await browser.get(path, headers={"accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "server.not_found")


@pytest.mark.parametrize("path", ["/api/v1/duplicates/a%00b", "/api/v1/duplicates/%00/qr.svg", "/t/%00", "/%00"])
async def test_a_path_with_a_null_character_is_not_found(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (404, "server.not_found")


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/api/v1/games", "/schema/openapi.json", "/icon.svg", "/api/v1/nowhere"])
async def test_head_has_the_headers_of_get_and_no_body(browser: httpx.AsyncClient, path: str) -> None:
    whole, head = await browser.get(path), await browser.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)


async def test_pages_of_other_sites_may_read_and_not_write(browser: httpx.AsyncClient, services: Services) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    assert (await browser.get("/api/v1/games", headers=foreign)).status_code == 200
    answer = await browser.post("/api/v1/tables", headers=foreign, json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "identity.origin")
    assert b'rivage_refusals_total{code="identity.origin"} 1.0' in services.metrics.text()


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/api/v1/games", "/nowhere", "/healthz"])
async def test_every_response_has_security_headers_and_the_api_is_not_cached(browser: httpx.AsyncClient, path: str) -> None:
    headers = (await browser.get(path)).headers
    assert "content-security-policy" in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


async def test_other_asgi_scopes_are_ignored(services: Services) -> None:
    async def fail(*_: Any) -> Any:
        raise AssertionError("called for an unknown scope")

    await Edge(services)({"type": "lifespan"}, fail, fail)
