"""All that is known of a guest, in one file."""

from tests.server.running import RunningServer

from .soft_key import SoftKey
from .test_handlers import People, added, put


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
