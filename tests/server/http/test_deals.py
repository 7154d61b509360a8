"""The endpoints of deals: dailies, duplicates and the verification of dice."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Person, RunningServer

from .test_api import refused

People = Callable[[], Person]
WALK = "walk-in-the-park"


async def walk(person: Person, table: str, *, rounds: int = 100) -> dict[str, Any]:
    """Play a number of rounds at most, then resign. Returns the last view of the table."""
    pick = random.Random(3)
    async with person.at(table) as client:
        while not client.over and rounds:
            actions = [choice["action"] for choice in client.last["view"]["choices"] if "+" not in choice["action"]]
            action = "done" if "done" in actions else pick.choice(actions)
            answer = await client.act(action)
            assert answer["t"] == "patch", answer
            rounds -= action == "done"
        if not client.over:
            await client.do("resign", seat=0)
        shown: dict[str, Any] = client.last["table"]
        return shown


def start(person: Person, **fields: str) -> str:
    answer = person.http.post(f"/api/v1/daily/{WALK}", json={"name": "Ada", **fields})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_the_daily_is_played_once_and_refused_the_second_time(own_server: RunningServer) -> None:
    ada, bob = Person(own_server.url), Person(own_server.url)
    table = start(ada)
    assert start(ada) == table
    shown = await walk(ada, table)
    today = ada.http.get(f"/api/v1/daily/{WALK}/today").json()
    assert (shown["deal"], shown["seed"]) == (f"daily:{WALK}:{today['day']}", "")
    assert (today["open"], today["count"], today["mine"]["finished"], today["mine"]["rank"]) == (True, 1, True, 1)
    assert today["mine"]["score"] == today["counts"][0]["score"] == shown["outcome"]["returns"][0]
    assert today["best"][0]["result"]["view"]["sheets"][0]["points"] == today["mine"]["score"]
    assert today["seed"] == ""
    details = refused(ada.http.post(f"/api/v1/daily/{WALK}", json={"name": "Ada"}), 409, "daily.played")
    assert details["table"] == table
    seen = bob.http.get(f"/api/v1/daily/{WALK}/{today['day']}").json()
    assert (seen["count"], seen["mine"], seen["best"]) == (1, None, [])
    refused(bob.http.post(f"/api/v1/daily/{WALK}", json={"name": "Bob", "day": "2020-01-01"}), 409, "daily.closed")
    refused(bob.http.get(f"/api/v1/daily/{WALK}/2999-01-01"), 404, "daily.unknown")
    for person in (ada, bob):
        person.close()


async def test_bots_play_todays_rolls_for_players_who_have_finished(own_server: RunningServer) -> None:
    ada, bob = Person(own_server.url), Person(own_server.url)
    await walk(ada, start(ada), rounds=1)
    today = f"/api/v1/daily/{WALK}/today"
    async with asyncio.timeout(60):
        while (shown := ada.http.get(today).json())["bots_computing"]:  # noqa: ASYNC110  over HTTP, as the page asks
            await asyncio.sleep(0.2)
    levels = [bot["level"] for bot in shown["bots"]]
    assert len(levels) == 3
    assert shown["bots"][-1]["score"] == shown["bots"][-1]["result"]["view"]["sheets"][0]["points"]
    assert shown["bots"][-1]["score"] > shown["mine"]["score"]
    # The rolls and what is possible with them stay secret before the end of one's own walk.
    hidden = bob.http.get(today).json()
    assert (hidden["bots"], hidden["bots_computing"], hidden["best"]) == ([], False, [])
    start(bob, name="Bob")
    assert bob.http.get(today).json()["bots"] == []
    for person in (ada, bob):
        person.close()


async def test_an_earlier_day_is_played_from_the_archive(own_server: RunningServer) -> None:
    ada = Person(own_server.url)
    history = ada.http.get(f"/api/v1/me/daily/{WALK}").json()
    where = f"/api/v1/daily/{WALK}/{history['first']}/archive"
    made = ada.http.post(where, json={"name": "Ada"})
    assert made.status_code == 201
    await walk(ada, made.json()["id"], rounds=1)
    day = ada.http.get(f"/api/v1/daily/{WALK}/{history['first']}").json()
    assert (day["count"], day["mine"], day["archive"]["finished"], day["archived"]) == (0, None, True, True)
    (play,) = ada.http.get(f"/api/v1/me/daily/{WALK}").json()["plays"]
    assert (play["day"], play["ranked"], play["finished"]) == (history["first"], False, True)
    refused(ada.http.post(f"/api/v1/daily/{WALK}/{history['today']}/archive", json={"name": "A"}), 409, "daily.running")
    refused(ada.http.post(f"/api/v1/daily/{WALK}/2020-01-01/archive", json={"name": "A"}), 404, "daily.old")
    refused(ada.http.post(f"/api/v1/daily/{WALK}/2999-01-01/archive", json={"name": "A"}), 404, "daily.unknown")
    refused(ada.http.get("/api/v1/me/daily/deep-river"), 404, "deal.none")
    ada.close()


async def test_a_daily_continues_after_a_crash_and_its_result_is_stored(own_server: RunningServer) -> None:
    ada = Person(own_server.url)
    table = start(ada)
    own_server.kill()
    own_server.start()
    assert start(ada) == table
    await walk(ada, table, rounds=2)
    own_server.kill()
    own_server.start()
    today = ada.http.get(f"/api/v1/daily/{WALK}/today").json()
    assert (today["count"], today["mine"]["table"], today["best"][0]["result"]["reason"]) == (1, table, "resigned")
    ada.close()


async def test_a_duplicate_is_compared_after_it_was_played(person: People) -> None:
    ada, bob = person(), person()
    made = ada.http.post("/api/v1/duplicates", json={"game": WALK, "options": {"statue_tie": "each"}, "name": "Ada"})
    assert made.status_code == 201
    where = f"/api/v1/duplicates/{made.json()['id']}"
    # Another guest sees the inviter and the game.
    invited = bob.http.get(where).json()
    assert (invited["inviter"], invited["host"], invited["game"], invited["mine"]) == ("Ada", False, WALK, None)
    assert ada.http.get(where).json()["host"]
    guests = ((ada, "Ada"), (bob, "Bob"))
    tables = [guest.http.post(f"{where}/play", json={"name": name}).json()["id"] for guest, name in guests]
    await walk(ada, tables[0])
    # Her result is stored before she gets the last update.
    assert len(ada.http.get(where).json()["sheets"]) == 1
    before = bob.http.get(where).json()
    assert (before["mine"]["table"], before["count"], before["sheets"]) == (tables[1], 1, [])
    await walk(bob, tables[1], rounds=1)
    compared = bob.http.get(where).json()
    assert {(sheet["name"], sheet["you"]) for sheet in compared["sheets"]} == {("Ada", False), ("Bob", True)}
    # Other guests may still start it, so its seed is secret until it closes.
    assert (compared["seed"], len(compared["commit"])) == ("", 64)
    assert ada.http.get(f"/api/v1/tables/{tables[0]}/dice").json()["seed"] == ""
    assert compared["options"]["statue_tie"] == "each"
    refused(bob.http.post(f"{where}/play", json={"name": "Bob"}), 409, "duplicate.played")
    # The list of tables has the id of the duplicate.
    assert [line["deal"] for line in bob.http.get("/api/v1/tables/mine").json()] == [made.json()["id"]]
    rolls = [[drawn["picked"] for drawn in ada.http.get(f"/api/v1/tables/{table}/dice").json()["draws"]] for table in tables]
    assert rolls[0][: len(rolls[1])] == rolls[1]
    assert len(rolls[0]) == 18


def test_invalid_requests_for_deals_are_refused(person: People) -> None:
    ada = person()
    refused(ada.http.post("/api/v1/daily/chess", json={}), 404, "game.unknown")
    refused(ada.http.post("/api/v1/daily/deep-river", json={"name": "Ada"}), 404, "deal.none")
    refused(ada.http.post(f"/api/v1/daily/{WALK}", json={"name": "x" * 40}), 400, "seat.name")
    refused(ada.http.post(f"/api/v1/daily/{WALK}", json={"nome": "Ada"}), 400, "message.unreadable")
    refused(ada.http.post("/api/v1/duplicates", json={"game": "deep-river"}), 404, "deal.none")
    refused(ada.http.post("/api/v1/duplicates", json={"game": WALK, "options": {"dice": 7}}), 400, "option.unknown")
    refused(ada.http.post("/api/v1/duplicates", json={"game": WALK, "name": "x" * 40}), 400, "seat.name")
    refused(ada.http.get("/api/v1/duplicates/nothing"), 404, "duplicate.unknown")
    refused(ada.http.post("/api/v1/duplicates/nothing/play", json={"name": "Ada"}), 404, "duplicate.unknown")


def test_the_dice_of_a_game_without_deals_can_be_verified(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "me")
    dice = ada.http.get(f"/api/v1/tables/{table}/dice").json()
    assert (dice["id"], dice["seed"], len(dice["commit"])) == (table, "", 64)
    first = dice["draws"][0]
    assert first["total"] == sum(face["weight"] for face in first["faces"])
    assert first["picked"] in [face["action"] for face in first["faces"]]
    refused(ada.http.get("/api/v1/tables/abcdefghijklmnopqrstuv/dice"), 404, "table.unknown")


@pytest.mark.parametrize("path", ["/d/abc", f"/daily/{WALK}", f"/daily/{WALK}/2026-11-15", "/fair/abcdefghijklmnopqrstuv"])
def test_pages_of_deals_are_pages(server: RunningServer, person: People, path: str) -> None:
    assert person().http.get(path).headers["content-type"].startswith("text/html")
