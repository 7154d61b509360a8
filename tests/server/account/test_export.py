"""All that is known of a guest, in one file."""

import sqlite3
from contextlib import closing

from tests.server.http.test_account import People, added, put
from tests.server.running import RunningServer

from .soft_key import SoftKey


def test_all_that_is_known_of_me_can_be_taken_along_and_nothing_of_others(house: RunningServer, person: People) -> None:
    ann, ben = person(), person()
    table = ann.lay("me", "open", game="deep-river")
    put(ann, "album", 0, {"okapi": 1})
    put(ben, "album", 0, {"secret": 1})
    added(ann, house, SoftKey())
    answer = ann.http.get("/api/v1/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["player"]["name"] == "Ada"
    assert told["kept"] == {"album": {"okapi": 1}}
    assert [one["label"] for one in told["keys"]["passkeys"]] == ["my phone"]
    assert told["tables"][0]["table"]["id"] == table
    assert told["tables"][0]["record"][0] == {"rivage": 1, "game": "deep-river", "rules_version": 1}
    assert "secret" not in answer.text
    assert "public_key" not in answer.text


def test_a_damaged_match_is_named_and_keeps_nothing_else_back(house: RunningServer, person: People) -> None:
    ann = person()
    sound, spoilt, lost = (ann.lay("me", "open", game="deep-river") for _ in range(3))
    with closing(sqlite3.connect(house.folder / "rivage.db", timeout=10)) as database, database:
        database.execute("UPDATE events SET data = '{' WHERE table_id = ? AND n = 2", (spoilt,))
        database.execute("UPDATE events SET data = '{' WHERE table_id = ? AND n = 1", (lost,))
    answer = ann.http.get("/api/v1/me/export")
    assert answer.status_code == 200
    told = {one["table"]["id"]: (len(one["record"]), one["trouble"]) for one in answer.json()["tables"]}
    assert told[sound][1] == ""
    assert told[spoilt] == (3, "record.unsound")
    assert told[lost] == (0, "record.unsound")
