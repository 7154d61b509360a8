"""What the bots would do in my place, and why a wave stopped, over real HTTP."""

from collections.abc import Callable
from typing import Any

from tests.server.running import Person, TableClient

People = Callable[[], Person]


async def act(line: TableClient, *actions: str) -> None:
    for action in actions:
        answer = await line.do("act", seat=0, action=action, version=0)
        assert answer["t"] == "patch", answer


def ask(person: Person, table: str, what: str) -> tuple[int, Any]:
    answer = person.http.get(f"/api/v1/tables/{table}/{what}")
    return answer.status_code, answer.json()


async def test_a_player_gets_advice_and_everybody_the_plan(person: People) -> None:
    ada, ben = person(), person()
    table = ada.create_table("me", game="aya")
    async with ada.at(table) as line:
        await act(line, "start 0,0,0", "flip", "draw")
        status, said = ask(ada, table, "advice")
        assert (status, said["seat"], said["version"]) == (200, 0, line.last["table"]["actions"])
        advice = said["advice"]
        assert set(advice) == {"action", "key", "args", "text"}
        assert advice["text"].endswith(".")
        assert ask(ada, table, "advice") == (200, said)
        # What is advised may be done.
        await act(line, advice["action"])
        status, refusal = ask(ben, table, "advice")
        assert (status, refusal["code"]) == (400, "seat.wrong")
        await line.do("offer", seat=0, what="pause")
        status, refusal = ask(ada, table, "advice")
        assert (status, refusal["code"]) == (409, "table.not_now")
        # The plan is everybody's, in the pause too.
        for who in (ada, ben):
            status, said = ask(who, table, "plan")
            assert (status, said["version"], set(said["plan"])) == (200, line.last["table"]["actions"], {"lines", "goal"})


def test_a_game_without_advice_or_motion_has_neither(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "bot:first-steps")
    assert [ask(ada, table, what)[1]["code"] for what in ("advice", "plan", "findings?k=1")] == [
        "advice.none",
        "advice.none",
        "findings.none",
    ]
    assert ask(ada, "x" * 22, "advice")[1]["code"] == "table.unknown"
    assert ask(ada, table, "findings?k=two")[0] == 400


async def test_findings_are_given_for_motions_only(person: People) -> None:
    """With real hands a careless one knocks a neighbour over, and the next one is too far to fall with it."""
    ada = person()
    table = ada.create_table("me", game="aya", options={"game": {"hands": "real"}})
    async with ada.at(table) as line:
        await act(line, "start 0,0,0", "flip")
        for place in ("100,200,0", "145,200,0"):
            await act(line, "draw", f"place {place}")
            while line.last["view"]["waits"]:
                await line.receive()
        moved = line.last["table"]["actions"]
        status, said = ask(ada, table, f"findings?k={moved}")
        assert (status, type(said)) == (200, list)
        # A hand's own act is no motion, and what has not happened yet is none either.
        for k in (moved - 1, moved + 7, 0, -3):
            assert ask(ada, table, f"findings?k={k}")[1]["code"] == "findings.none"
