"""The endpoints of notification settings of a running server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.notify.receiver import PushBrowser, receiver
from tests.server.running import Person, RunningServer, code_of, running_server

from rivage.server.notify.records import MAX_BROWSERS


def subscription_of(browser: PushBrowser) -> Any:
    return msgspec.to_builtins(browser.subscription)


@pytest.fixture(scope="module")
def private_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that allows private targets."""
    folder: Path = tmp_path_factory.mktemp("notify")
    with running_server(folder, "--private-targets") as server:
        yield server


async def test_a_move_notifies_an_absent_player_and_not_a_present_one(private_server: RunningServer) -> None:
    ann, ben = Person(private_server.url), Person(private_server.url)
    with receiver() as program, receiver() as service:
        browser = PushBrowser(f"{service.url}/ben")
        table = ann.create_table("me", "open")
        async with ann.at(table) as client:
            async with ben.at(table) as bens:
                await bens.do("sit", seat=1, name="Ben")
            assert ben.http.put("/api/v1/me/webhook", json={"url": program.url}).status_code == 200
            assert ben.http.post("/api/v1/me/push", json=subscription_of(browser)).status_code == 201
            assert ben.http.put(f"/api/v1/tables/{table}/notify", json={"on": True}).json()["tables"] == [table]
            ann.http.put(f"/api/v1/tables/{table}/notify", json={"on": True})
            await client.send(t="resync")
            await client.wait_for("snapshot")
            if not client.to_act:
                async with ben.at(table) as bens:
                    while bens.to_act:
                        await bens.act()
                while not client.to_act:
                    await client.receive()
            while client.to_act:
                await client.act()
            _, _, body = await asyncio.to_thread(program.next)
            assert json.loads(body)["table"] == table
            _, _, encrypted = await asyncio.to_thread(service.next)
            assert browser.read(encrypted)["url"] == f"/t/{table}"
    ann.close()
    ben.close()


def test_invalid_notification_targets_are_refused(server: RunningServer) -> None:
    ann, ben = Person(server.url), Person(server.url)
    browser = PushBrowser("https://127.0.0.1/push")
    assert code_of(ann.http.post("/api/v1/me/push", json=subscription_of(browser))) == (403, "notify.private")
    assert code_of(ann.http.put("/api/v1/me/webhook", json={"url": "https://10.0.0.1/"})) == (403, "notify.private")
    assert code_of(ann.http.put("/api/v1/me/webhook", json={"url": "http://example.org/"})) == (400, "notify.target")
    broken = {"endpoint": "https://example.org/", "keys": {"p256dh": "x", "auth": "y"}}
    assert code_of(ann.http.post("/api/v1/me/push", json=broken)) == (400, "push.unreadable")
    table = ann.create_table("me", "open")
    assert code_of(ben.http.put(f"/api/v1/tables/{table}/notify", json={"on": True})) == (403, "notify.seat")
    assert code_of(ben.http.put(f"/api/v1/tables/{'x' * 22}/notify", json={"on": True})) == (404, "table.unknown")
    ann.close()
    ben.close()


def test_browsers_and_a_webhook_are_stored_changed_and_deleted(server: RunningServer) -> None:
    ann = Person(server.url)
    browsers = [PushBrowser(f"https://push.example.org/{number}") for number in range(MAX_BROWSERS + 1)]
    for browser in browsers[:MAX_BROWSERS]:
        assert ann.http.post("/api/v1/me/push", json=subscription_of(browser)).status_code == 201
    assert len(ann.http.get("/api/v1/me/notify").json()["browsers"]) == MAX_BROWSERS
    assert code_of(ann.http.post("/api/v1/me/push", json=subscription_of(browsers[-1]))) == (409, "notify.full")
    assert ann.http.post("/api/v1/me/push", json=subscription_of(browsers[0])).status_code == 201
    key = browsers[0].subscription.key
    assert key not in ann.http.delete(f"/api/v1/me/push/{key}").json()["browsers"]
    first = ann.http.put("/api/v1/me/webhook", json={"url": "https://example.org/a"}).json()["webhook"]
    again = ann.http.put("/api/v1/me/webhook", json={"url": "https://example.org/a"}).json()["webhook"]
    other = ann.http.put("/api/v1/me/webhook", json={"url": "https://example.org/b"}).json()["webhook"]
    assert first["secret"] == again["secret"] != other["secret"]
    assert ann.http.delete("/api/v1/me/webhook").json()["webhook"] is None
    # Other guests have settings of their own.
    ben = Person(server.url)
    assert ben.http.get("/api/v1/me/notify").json()["browsers"] == []
    ben.close()
    ann.close()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", f"/api/v1/tables/{'x' * 22}/notify"),
        ("DELETE", "/api/v1/me/push/nothing"),
        ("DELETE", "/api/v1/me/webhook"),
    ],
)
def test_changing_notification_settings_is_rate_limited(server: RunningServer, method: str, path: str) -> None:
    ann = Person(server.url)
    # More requests than the burst: on a loaded machine the bucket refills meanwhile.
    assert any(ann.http.request(method, path, json={"on": False}).status_code == 429 for _ in range(3000))
    ann.close()
