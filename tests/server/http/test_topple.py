"""The workshop of a real server."""

from collections.abc import Callable
from typing import Any

import httpx
from tests.server.running import Person, RunningServer

from .test_api import refused

People = Callable[[], Person]
ROW = [{"kind": "forest", "x": 20 * number, "y": 0, "heading": 0} for number in range(12)]


def push(person: Person, game: str = "aya", **table: Any) -> httpx.Response:
    return person.http.post(f"/api/v1/games/{game}/topple", json={"dominoes": ROW, "pushes": [1], **table})


def test_a_push_is_answered_with_its_motion_and_what_was_measured(person: People) -> None:
    answer = push(person())
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["fell"] == list(range(1, 13))
    assert told["motion"]
    assert told["stretches"][0]["gap"] == 14.0
    assert told["stretches"][0]["theory"]["unit"] > 0.9


def test_what_cannot_be_is_refused_with_a_stable_code(person: People) -> None:
    ann = person()
    refused(push(ann, dominoes=ROW[:2] + ROW[:1]), 400, "layout.refused")
    refused(push(ann, dominoes=[{"kind": "lava", "x": 0, "y": 0, "heading": 0}]), 400, "layout.value")
    refused(push(ann, dominoes=ROW[:1] * 201), 400, "layout.too_many")
    refused(push(ann, dominoes="row"), 400, "layout.unreadable")
    refused(push(ann, pushes=[13]), 400, "layout.refused")
    refused(push(ann, pushes=[1, 1]), 400, "physics.domino")
    refused(push(ann, game="deep-river"), 404, "server.not_found")
    refused(ann.http.post("/api/v1/games/aya/topple", content=b"{" * 9000), 400, "request.depth")
    refused(ann.http.post("/api/v1/games/aya/topple", content=b" " * 20_000), 413, "message.too_large")


def test_a_guest_without_a_cookie_topples_nothing(house: RunningServer) -> None:
    answer = httpx.post(f"{house.url}/api/v1/games/aya/topple", json={"dominoes": ROW, "pushes": [1]})
    refused(answer, 401, "identity.missing")
