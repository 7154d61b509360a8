"""Being forgotten."""

import asyncio

from tests.server.running import code_of

from .test_handlers import People, put


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
