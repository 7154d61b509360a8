"""The endpoints of the profile: statistics and the list of matches."""

from collections.abc import Callable

import pytest
from tests.server.running import Person, RunningServer

from rivage.registry import all_games

from .test_api import refused
from .test_deals import WALK, start, walk

People = Callable[[], Person]
RIVER = "deep-river"


def test_a_new_guest_has_an_empty_profile(person: People) -> None:
    ann = person()
    found = ann.http.get("/api/v1/me/profile").json()
    assert (found["played"], found["since"], found["streak"], found["games"], found["dailies"]) == (0, 0, 0, [], [])
    assert ann.http.get("/api/v1/me/games").json() == {"games": [], "next": ""}
    assert ann.http.get("/api/v1/me").json()["crowns"] == {}


async def test_a_lost_match_is_counted_and_listed(person: People) -> None:
    ann = person()
    table = ann.create_table("me", "bot:first-steps")
    running = ann.http.get("/api/v1/me/games", params={"result": "unfinished"}).json()["games"]
    assert [line["table"]["id"] for line in running] == [table]
    async with ann.at(table) as client:
        await client.do("resign", seat=0)
    found = ann.http.get("/api/v1/me/profile").json()
    (record,) = found["games"]
    assert (found["name"], found["played"], record["game"], record["lost"]) == ("Ada", 1, RIVER, 1)
    assert record["ladder"][0] == {"level": "first-steps", "played": 1, "won": 0, "drawn": 0, "lost": 1}
    assert (record["crown"], record["challenge"]) == ("", "first-steps")
    (line,) = ann.http.get("/api/v1/me/games", params={"game": RIVER, "result": "lost", "against": "bots"}).json()["games"]
    assert (line["table"]["id"], line["result"], line["against"]) == (table, "lost", "bots")
    for other in ({"result": "won"}, {"against": "people"}, {"game": "aya"}):
        assert ann.http.get("/api/v1/me/games", params=other).json()["games"] == []


async def test_a_finished_daily_starts_a_streak(own_server: RunningServer) -> None:
    ada = Person(own_server.url)
    table = start(ada)
    await walk(ada, table)
    # The standings store a result that is not stored yet.
    assert ada.http.get(f"/api/v1/daily/{WALK}/today").json()["mine"]["finished"]
    found = ada.http.get("/api/v1/me/profile").json()
    (record,) = found["dailies"]
    assert (found["streak"], found["best_streak"]) == (1, 1)
    assert [(day["day"], day["table"], day["in_time"]) for day in record["days"]] == [(found["today"], table, True)]
    assert record["counts"] == [{"score": record["days"][0]["score"], "many": 1}]
    ada.close()


@pytest.mark.parametrize("name", ["result", "against"])
def test_an_unknown_value_of_a_filter_is_refused(person: People, name: str) -> None:
    details = refused(person().http.get("/api/v1/me/games", params={name: "sideways"}), 400, "games.filter")
    assert (details["name"], details["value"]) == (name, "sideways")
    assert ", " in str(details["known"])


def test_an_unknown_game_and_a_foreign_cursor_are_refused(person: People) -> None:
    ann = person()
    refused(ann.http.get("/api/v1/me/games", params={"game": "chess"}), 404, "game.unknown")
    for cursor in ("x", "-1-t", "1-", "1-../t", "9" * 30 + "-t"):
        refused(ann.http.get("/api/v1/me/games", params={"before": cursor}), 400, "games.cursor")


def test_pages_follow_each_other_until_the_last(person: People) -> None:
    ann = person()
    tables = [ann.create_table("me", "bot:first-steps") for _ in range(22)]
    first = ann.http.get("/api/v1/me/games").json()
    last = ann.http.get("/api/v1/me/games", params={"before": first["next"]}).json()
    assert (len(first["games"]), len(last["games"]), last["next"]) == (20, 2, "")
    assert {line["table"]["id"] for page in (first, last) for line in page["games"]} == set(tables)


def test_every_cooperative_game_with_bots_has_a_goal() -> None:
    """Without a goal its bots could never be crowned."""
    infos = [entry.package.game.info for entry in all_games().values()]
    assert [info.id for info in infos if info.cooperative and info.bot_levels and info.goal <= 0] == []
