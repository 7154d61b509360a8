"""Advice of bots, their plan, and findings about motions over HTTP."""

from collections.abc import Callable
from typing import Any

from tests.server.running import Person, TableClient

People = Callable[[], Person]


async def act(client: TableClient, *actions: str) -> None:
    for action in actions:
        answer = await client.do("act", seat=0, action=action, version=0)
        assert answer["t"] == "patch", answer


def get(person: Person, table: str, path: str) -> tuple[int, Any]:
    answer = person.http.get(f"/api/v1/tables/{table}/{path}")
    return answer.status_code, answer.json()


async def test_a_player_gets_advice_and_everybody_the_plan(person: People) -> None:
    ada, ben = person(), person()
    table = ada.create_table("me", game="aya")
    async with ada.at(table) as client:
        await act(client, "start 0,0,0", "flip", "draw")
        status, answer = get(ada, table, "advice")
        assert (status, answer["seat"], answer["version"]) == (200, 0, client.last["table"]["actions"])
        advice = answer["advice"]
        assert set(advice) == {"action", "key", "args", "text"}
        assert advice["text"].endswith(".")
        assert get(ada, table, "advice") == (200, answer)
        # The advised action is legal.
        await act(client, advice["action"])
        status, refusal = get(ben, table, "advice")
        assert (status, refusal["code"]) == (400, "seat.wrong")
        await client.do("offer", seat=0, what="pause")
        status, refusal = get(ada, table, "advice")
        assert (status, refusal["code"]) == (409, "table.not_now")
        # The plan is available to everybody, also during a pause.
        for guest in (ada, ben):
            status, answer = get(guest, table, "plan")
            assert (status, answer["version"], set(answer["plan"])) == (200, client.last["table"]["actions"], {"lines", "goal"})


def test_a_game_without_advice_or_motion_has_neither(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "bot:first-steps")
    assert [get(ada, table, path)[1]["code"] for path in ("advice", "plan", "findings?k=1")] == [
        "advice.none",
        "advice.none",
        "findings.none",
    ]
    assert get(ada, "x" * 22, "advice")[1]["code"] == "table.unknown"
    assert get(ada, table, "findings?k=two")[0] == 400


async def test_findings_are_given_for_motions_only(person: People) -> None:
    """With real hands, a fast placement pushes a domino over, and the next one is too far away to fall too."""
    ada = person()
    table = ada.create_table("me", game="aya", options={"game": {"hands": "real"}})
    async with ada.at(table) as client:
        await act(client, "start 0,0,0", "flip")
        for place in ("100,200,0", "145,200,0"):
            await act(client, "draw", f"place {place}")
            while client.last["view"]["waits"]:
                await client.receive()
        moved = client.last["table"]["actions"]
        status, answer = get(ada, table, f"findings?k={moved}")
        assert (status, type(answer)) == (200, list)
        # Actions of players and future actions have no motion.
        for k in (moved - 1, moved + 7, 0, -3):
            assert get(ada, table, f"findings?k={k}")[1]["code"] == "findings.none"
