"""Being forgotten."""

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.http.test_account import People, put
from tests.server.running import code_of

from rivage.server import Edge, Settings, open_services
from rivage.store.errors import StoreError


async def test_who_is_forgotten_leaves_a_seat_without_a_name_and_nothing_else(person: People) -> None:
    ann, ben = person(), person()
    table = ann.lay("me", "open", game="deep-river")
    put(ann, "album", 0, 1)
    phrase = ann.http.post("/api/v1/me/recovery").json()["phrase"]
    async with ben.at(table) as line:
        answer = await asyncio.to_thread(ann.http.post, "/api/v1/me/forget")
        assert answer.json() == {"tables": 1}
        seat = (await line.until("snapshot"))["table"]["seats"][0]
        assert (seat["kind"], seat["name"]) == ("person", "")
    # This browser is somebody new now.
    assert ann.http.get("/api/v1/me").json() == {"name": "", "elsewhere": "", "kept": {}}
    assert ann.http.get("/api/v1/tables/mine").json() == []
    assert "Ada" not in ben.http.get(f"/api/v1/tables/{table}").text
    assert code_of(ann.http.post("/api/v1/come-back", json={"phrase": phrase})) == (404, "recovery.unknown")


async def test_who_could_not_be_forgotten_is_still_who_they_are_and_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_services("memory:", tmp_path, Settings()) as house:
        transport = httpx.ASGITransport(app=cast(Any, Edge(house)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as ann:
            await ann.get("/api/v1/me")
            await ann.put("/api/v1/me/kept/album", json={"version": 0, "data": "won"})

            async def fail(*_given: str) -> None:
                raise StoreError("memory:")

            with monkeypatch.context() as broken:
                broken.setattr(house.store, "delete_player", fail)
                assert code_of(await ann.post("/api/v1/me/forget"))[1] == "store.failed"
            assert (await ann.get("/api/v1/me/kept/album")).json()["data"] == "won"
            assert (await ann.post("/api/v1/me/forget")).status_code == 200
            assert await house.store.find_belongings("kept", "album") == []
