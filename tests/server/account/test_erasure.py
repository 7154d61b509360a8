"""Erasure of a player's data."""

import asyncio
import contextlib
import sqlite3
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from tests.server.http.test_account import People, put
from tests.server.running import actor_of, code_of

from rivage.core import RivageError
from rivage.server import Edge, Services, Settings, open_services
from rivage.server.account.erasure import resume_erasures
from rivage.server.errors import ExpiredIdentity
from rivage.server.http.api import table_setup
from rivage.server.identity import COOKIE
from rivage.server.messages import NewTable
from rivage.store import Belonging
from rivage.store.errors import PlayerErased, StoreError
from rivage.table.protocol import commands


async def test_an_erased_guest_leaves_only_a_seat_without_a_name(person: People) -> None:
    ann, ben = person(), person()
    table = ann.create_table("me", "open", game="deep-river")
    put(ann, "album", 0, 1)
    phrase = ann.http.post("/api/v1/me/recovery").json()["phrase"]
    async with ben.at(table) as client:
        answer = await asyncio.to_thread(ann.http.post, "/api/v1/me/forget")
        assert answer.json() == {"tables": 1}
        seat = (await client.wait_for("snapshot"))["table"]["seats"][0]
        assert (seat["kind"], seat["name"]) == ("person", "")
    # The browser is a new guest now.
    assert ann.http.get("/api/v1/me").json() == {"name": "", "elsewhere": "", "only_here": True, "kept": {}, "crowns": {}}
    assert ann.http.get("/api/v1/tables/mine").json() == []
    assert "Ada" not in ben.http.get(f"/api/v1/tables/{table}").text
    assert code_of(ann.http.post("/api/v1/come-back", json={"phrase": phrase})) == (404, "recovery.unknown")


@contextlib.asynccontextmanager
async def open_server(folder: Path) -> AsyncIterator[tuple[Services, httpx.AsyncClient, str]]:
    """A server in this process with a database file, an HTTP client, and the client's player id."""
    async with open_services("", folder, Settings(duplicate_days=7)) as services:
        transport = httpx.ASGITransport(app=cast(Any, Edge(services)))
        player, cookie = services.identity.create_guest()
        headers = {"cookie": f"{COOKIE}={cookie}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers) as browser:
            yield services, browser, player


def rows_with(folder: Path, *texts: str) -> list[str]:
    """The rows of all database tables that contain one of the texts, except the revocation of the cookies."""
    found = []
    with contextlib.closing(sqlite3.connect(folder / "rivage.db", timeout=10)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            for row in database.execute(f"SELECT * FROM {name}"):
                text = str([zlib.decompress(value) if isinstance(value, bytes) else value for value in row])
                if any(wanted in text for wanted in texts) and "revoked:" not in text:
                    found.append(f"{name}: {text}")
    return found


NAME = "Adalinde"
TABLE = {"game": "deep-river", "seats": [{"who": "me", "name": NAME}, {"who": "open"}]}


async def leave_traces(services: Services, browser: httpx.AsyncClient) -> str:
    """Store data of the guest in all places. Returns a table of another guest with a free seat."""
    headers = {"cookie": f"{COOKIE}={services.identity.create_guest()[1]}"}
    bens = {**TABLE, "seats": [{"who": "me", "name": "Ben"}, {"who": "open"}]}
    made = await browser.post("/api/v1/tables", json=bens, headers=headers)
    assert (await browser.post("/api/v1/tables", json=TABLE)).status_code == 201
    assert (await browser.put("/api/v1/me/kept/album", json={"version": 0, "data": NAME})).status_code == 200
    assert (await browser.post("/api/v1/duplicates", json={"game": "walk-in-the-park"})).status_code == 201
    return str(made.json()["id"])


async def test_writes_that_mention_an_erased_player_are_refused(tmp_path: Path) -> None:
    """Requests may have been accepted before the erasure and write after it."""
    async with open_server(tmp_path) as (services, browser, player):
        table = await leave_traces(services, browser)
        assert (await browser.post("/api/v1/me/forget")).status_code == 200
        day = datetime.now(UTC).date().isoformat()
        late: list[Callable[[], Awaitable[Any]]] = [
            lambda: services.tables.create(table_setup(msgspec.convert(TABLE, NewTable), player, NAME), address="a"),
            lambda: services.dealer.start_daily("walk-in-the-park", day, player, NAME, "a"),
            lambda: services.dealer.make_duplicate("walk-in-the-park", {}, player),
            lambda: services.store.save_player(player, NAME),
            lambda: services.store.save_belonging(Belonging(player, "kept", "album", NAME)),
        ]
        actor = await actor_of(services, table)
        late.append(lambda: actor.do(player, commands.Sit(seat=1, name=NAME)))
        for write in late:
            with pytest.raises(PlayerErased):
                await write()
        # Other players continue, at the same table too.
        await actor.do("b" * 22, commands.Sit(seat=1, name="Ben"))
    assert rows_with(tmp_path, player, NAME) == []


async def test_requests_during_an_erasure_leave_no_data_behind(tmp_path: Path) -> None:
    async with open_server(tmp_path) as (services, browser, player):
        table = await leave_traces(services, browser)
        actor = await actor_of(services, table)

        async def send_requests(delay_s: float) -> None:
            await asyncio.sleep(delay_s)
            with contextlib.suppress(RivageError):
                await actor.do(player, commands.Sit(seat=1, name="Zerlina"))
            await browser.post("/api/v1/tables", json={**TABLE, "seats": [{"who": "me", "name": "Zerlina"}, {"who": "open"}]})
            await browser.post("/api/v1/daily/walk-in-the-park", json={})
            await browser.put("/api/v1/me/kept/settings", json={"version": 0, "data": "Zerlina"})

        tasks = [asyncio.create_task(send_requests(number / 500)) for number in range(20)]
        await asyncio.sleep(0.01)
        assert (await browser.post("/api/v1/me/forget")).status_code == 200
        await asyncio.gather(*tasks)
    assert rows_with(tmp_path, player, "Zerlina") == []


async def test_every_cookie_of_an_erased_guest_is_refused(tmp_path: Path) -> None:
    async with open_server(tmp_path) as (services, browser, player):
        await leave_traces(services, browser)
        assert (await browser.post("/api/v1/me/forget")).status_code == 200
        old = dict(browser.headers)["cookie"]
        late = f"{COOKIE}={services.identity.issue(player)}"
        for cookie in (old, late):
            assert code_of(await browser.get("/api/v1/me/kept/album", headers={"cookie": cookie})) == (401, "identity.expired")
    async with open_services("", tmp_path, Settings()) as again:
        with pytest.raises(ExpiredIdentity):
            again.identity.read(late.removeprefix(f"{COOKIE}="))


async def test_an_erasure_that_fails_halfway_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_server(tmp_path) as (services, browser, player):
        await leave_traces(services, browser)

        async def fail(*_arguments: str) -> None:
            raise StoreError("memory:")

        with monkeypatch.context() as broken:
            broken.setattr(services.store, "delete_player", fail)
            assert (await browser.post("/api/v1/me/forget")).status_code == 200
        assert list(await services.store.erasures()) == [player]
        assert rows_with(tmp_path, player) != []
    async with open_services("", tmp_path, Settings()) as again:
        await resume_erasures(again.store, again.tables)
        assert await again.store.erasures() == {}
    assert rows_with(tmp_path, player) == []


async def test_an_erasure_that_cannot_start_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_server(tmp_path) as (services, browser, _):
        await leave_traces(services, browser)

        async def fail(*_arguments: object) -> str:
            raise StoreError("memory:")

        with monkeypatch.context() as broken:
            broken.setattr(services.store, "start_erasure", fail)
            assert code_of(await browser.post("/api/v1/me/forget"))[1] == "store.failed"
        assert (await browser.get("/api/v1/me/kept/album")).json()["data"] == NAME
