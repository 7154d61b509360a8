"""The endpoints of lessons of a running server."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.running import Person, RunningServer

from rivage.games import ALL

from .test_api import refused

People = Callable[[], Person]


def post(person: Person, step: str, *actions: str, game: str = "deep-river") -> httpx.Response:
    return person.http.post(f"/api/v1/games/{game}/lesson", json={"step": step, "actions": actions})


def lesson_answer(person: Person, step: str, *actions: str, game: str = "deep-river") -> dict[str, Any]:
    answer = post(person, step, *actions, game=game)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_lesson_lists_its_steps(server: RunningServer) -> None:
    plan = httpx.get(f"{server.url}/api/v1/games/deep-river/lesson").json()
    first = {"key": "swim", "shown": ["c1", "nest", "done"], "advised": ["", "", ""], "perfectible": False, "kind": "step"}
    assert plan["steps"][0] == first
    assert [step["kind"] for step in plan["steps"]] == ["step"] * 6 + ["problem"] + ["extra"] * 4
    assert plan["seats"] == 2


def test_a_step_is_started_continued_and_completed(person: People) -> None:
    ann = person()
    first = lesson_answer(ann, "swim")
    assert (first["verdict"], [frame["action"] for frame in first["frames"]]) == ("begun", [""])
    assert [choice["action"] for choice in first["frames"][0]["view"]["choices"]] == ["c1", "c2", "c3"]
    assert lesson_answer(ann, "swim", "c1")["verdict"] == "on"
    done = lesson_answer(ann, "swim", "c1", "nest", "done")
    assert (done["verdict"], done["move"]) == ("done", 3)
    assert [(frame["seat"], frame["action"]) for frame in done["frames"]] == [(0, "done"), (1, "c3"), (1, "nest"), (1, "done")]


def test_a_wrong_action_is_named_and_not_stored(person: People) -> None:
    ann = person()
    wrong = lesson_answer(ann, "swim", "c2")
    assert (wrong["verdict"], wrong["stray"]) == ("strayed", "current")
    assert lesson_answer(ann, "swim", "c1")["verdict"] == "on"


def test_a_try_at_the_problem_is_judged_by_the_rules(person: People) -> None:
    ann = person()
    assert [lesson_answer(ann, "alone", "c1", *fish)["verdict"] for fish in ((), ("t6",))] == ["on", "strayed"]
    assert lesson_answer(ann, "alone", "c2", "t5")["verdict"] == "done"


def test_a_problem_can_be_played_as_text_away_from_its_solution(person: People) -> None:
    body = {"step": "alone", "actions": ["c3"], "words": True}
    answer = person().http.post("/api/v1/games/deep-river/lesson", json=body)
    assert answer.status_code == 200, answer.text
    assert {choice["action"] for choice in answer.json()["choices"]} >= {"t5", "t6"}


def test_a_push_in_a_lesson_has_a_motion(person: People) -> None:
    pushed = lesson_answer(person(), "far", "push 1", game="aya")
    assert pushed["verdict"] == "done"
    assert [bool(frame["motion"]) for frame in pushed["frames"]] == [False, True]


@pytest.mark.parametrize("game", [name for name, game in ALL.items() if game.info.lesson])
def test_each_lesson_can_be_played_as_text(person: People, game: str) -> None:
    ann = person()
    for step in ann.http.get(f"/api/v1/games/{game}/lesson").json()["steps"]:
        done: list[str] = []
        for shown in step["shown"]:
            body = {"step": step["key"], "actions": done, "words": True}
            now = ann.http.post(f"/api/v1/games/{game}/lesson", json=body).json()
            assert all(line["text"] for line in now["lines"]), "a line without text"
            assert now["lines"]
            label = {choice["action"]: choice["label"]["text"] for choice in now["choices"]}
            assert label[shown]
            done.append(shown)
        assert lesson_answer(ann, step["key"], *done, game=game)["verdict"] == "done"
    assert lesson_answer(ann, step["key"], game=game).get("choices", []) == [], "text was not requested"


@pytest.mark.parametrize(
    ("game", "body", "status", "code"),
    [
        ("deep-river", {"step": "fly"}, 404, "server.not_found"),
        ("chess", {"step": "swim"}, 404, "game.unknown"),
        ("deep-river", {"step": "swim", "actions": ["done"]}, 400, "action.illegal"),
        ("deep-river", {"step": "swim", "actions": ["splash"]}, 400, "notation.unreadable"),
        ("deep-river", {"step": "swim", "actions": ["c2", "nest"]}, 400, "message.unreadable"),
        ("deep-river", {"step": "swim", "actions": ["c1"] * 25}, 400, "message.unreadable"),
        ("deep-river", {"step": "swim", "actions": ["c" * 201]}, 400, "message.unreadable"),
        ("deep-river", {"step": "swim", "actions": [7]}, 400, "message.unreadable"),
        ("deep-river", {"actions": []}, 400, "message.unreadable"),
    ],
)
def test_an_invalid_lesson_request_is_refused_with_a_stable_code(
    person: People, game: str, body: dict[str, Any], status: int, code: str
) -> None:
    refused(person().http.post(f"/api/v1/games/{game}/lesson", json=body), status, code)


def test_a_lesson_needs_a_cookie(server: RunningServer) -> None:
    refused(httpx.post(f"{server.url}/api/v1/games/deep-river/lesson", json={"step": "swim"}), 401, "identity.missing")
