"""The endpoints of text play of a running server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
from tests.server.running import Person, RunningServer

from rivage.server import Edge, Limits, Settings, open_services
from rivage.server.http.text_play import MAX_CHOICES

from .test_api import OPEN_TABLE, refused

People = Callable[[], Person]


def table_words(person: Person, table: str) -> dict[str, Any]:
    """A table as text, for one guest."""
    answer = person.http.get(f"/api/v1/tables/{table}/words")
    assert answer.status_code == 200, answer.text
    words: dict[str, Any] = answer.json()
    return words


async def test_a_player_to_act_gets_every_choice_with_its_label(person: People) -> None:
    ann = person()
    table = ann.create_table("me", "me")
    async with ann.at(table) as client:
        words = table_words(ann, table)
        assert words["seat"] == client.to_act[0]
        assert words["version"] == client.last["table"]["actions"]
        assert [choice["action"] for choice in words["choices"]] == [
            choice["action"] for choice in client.last["view"]["choices"]
        ]
        assert words["listed"] is True
        assert all(choice["label"]["text"] for choice in words["choices"])
        assert all(sentence["text"] for sentence in words["lines"])
        answer = await client.do("act", seat=words["seat"], action=words["choices"][0]["action"], version=words["version"])
        assert answer["t"] != "refusal"
        assert table_words(ann, table)["version"] > words["version"]


def test_a_spectator_gets_the_position_without_choices(person: People, server: RunningServer) -> None:
    ann, watcher = person(), person()
    table = ann.create_table("me", "me")
    for words in (table_words(watcher, table), httpx.get(f"{server.url}/api/v1/tables/{table}/words").json()):
        assert words["seat"] is None
        assert words["lines"]
        assert words["choices"] == []


async def test_a_waiting_player_has_no_choices(person: People) -> None:
    ann, ben = person(), person()
    table = ann.create_table("me", "open")
    async with ben.at(table) as client:
        await client.do("sit", seat=1, name="Ben")
        waiting = [guest for guest in (ann, ben) if not table_words(guest, table)["choices"]]
        assert len(waiting) == 1


def test_before_the_match_there_is_no_position_or_choice(person: People) -> None:
    ann = person()
    words = table_words(ann, ann.create_table("me", "open"))
    assert (words["lines"], words["choices"], words["version"]) == ([], [], 0)


async def test_a_hidden_action_does_not_change_the_text_of_others(person: People) -> None:
    ann, ben, watcher = person(), person(), person()
    table = ann.create_table("me", "open", game="walk-in-the-park")
    async with ben.at(table) as there:
        await there.do("sit", seat=1, name="Ben")
        async with ann.at(table) as client:
            before = table_words(ann, table), table_words(ben, table), table_words(watcher, table)
            action = before[0]["choices"][0]["action"]
            answer = await client.do("act", seat=0, action=action, version=before[0]["version"])
            assert answer["t"] != "refusal"
            after = table_words(ann, table), table_words(ben, table), table_words(watcher, table)
    assert after[0] != before[0]
    assert after[1:] == before[1:]


async def test_many_choices_are_listed_in_part_and_others_can_be_typed(person: People) -> None:
    ann = person()
    table = ann.create_table("me", "me", game="aya")
    async with ann.at(table) as client:
        while (words := table_words(ann, table))["lines"] and "start " not in words["choices"][0]["action"]:
            assert words["listed"] is True, words["choices"]
            await client.do("act", seat=words["seat"], action=words["choices"][0]["action"], version=words["version"])
        assert words["listed"] is False
        assert 0 < len(words["choices"]) <= MAX_CHOICES
        typed = "start 12,34,0"
        assert typed not in [choice["action"] for choice in words["choices"]]
        answer = await client.do("act", seat=words["seat"], action=typed, version=words["version"])
        assert answer["t"] != "refusal", answer
        words = table_words(ann, table)
        assert ([choice["action"] for choice in words["choices"]], words["listed"]) == (["flip"], True)


async def test_a_text_is_translated_to_an_action_that_is_not_executed(person: People) -> None:
    ann = person()
    table = ann.create_table("me", "me", game="aya")

    def understand(text: str) -> httpx.Response:
        return ann.http.post(f"/api/v1/tables/{table}/words", json={"text": text})

    async with ann.at(table) as client:
        before = table_words(ann, table)
        understood = understand("player 2 begins").json()
        assert (understood["action"], understood["version"]) == ("first 1", before["version"])
        assert understood["label"]["text"] == "Player 2 goes first."
        assert table_words(ann, table) == before
        assert understand("first 1").json() == understood
        await client.do("act", seat=before["seat"], action=understood["action"], version=understood["version"])
        for choice in table_words(ann, table)["choices"]:
            assert understand(choice["words"]["text"]).json()["action"] == choice["action"]
        refused(understand("start sideways"), 400, "words.unclear")
        refused(understand("player 9 begins"), 400, "words.absent")
        refused(understand("start at 0"), 400, "words.missing")
        refused(understand("draw"), 400, "action.illegal")
        refused(understand("start at 9999 0"), 400, "action.illegal")
        assert understand("x" * 300).status_code == 400


def test_only_a_player_to_act_may_send_text(person: People) -> None:
    ann, watcher = person(), person()
    table = ann.create_table("me", "me")
    refused(watcher.http.post(f"/api/v1/tables/{table}/words", json={"text": "done"}), 400, "turn.not_yours")
    refused(ann.http.post(f"/api/v1/tables/{table}/words", json={"text": "zigzag"}), 400, "notation.unreadable")
    waiting = ann.create_table("me", "open")
    refused(ann.http.post(f"/api/v1/tables/{waiting}/words", json={"text": "done"}), 409, "table.not_now")


def test_the_text_of_an_unknown_table_is_refused(person: People) -> None:
    refused(person().http.get("/api/v1/tables/nothing/words"), 404, "table.unknown")


async def test_text_requests_are_rate_limited_by_address(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(light_burst=2, light_rate=0.0))
    async with open_services("memory:", tmp_path, settings) as own:
        transport = httpx.ASGITransport(app=cast(Any, Edge(own)))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as browser:
            await browser.get("/api/v1/me")
            table = (await browser.post("/api/v1/tables", json=OPEN_TABLE)).json()["id"]
            asked = [await browser.get(f"/api/v1/tables/{table}/words") for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]
