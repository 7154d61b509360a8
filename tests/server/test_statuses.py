"""The OpenAPI document lists every status with which an endpoint responds."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tests.server.running import Person, RunningServer

NOWHERE = "abcdefghijklmnopqrstuv"
ANYWHERE = {"400", "401", "403", "408", "413", "414", "421", "429", "431", "500", "503"}
"""Error statuses that any request may be answered with."""


@pytest.fixture(scope="module")
def paths(server: RunningServer) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    return found


def documented(paths: dict[str, Any]) -> Iterator[tuple[str, str, set[str]]]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield method, path, set(operation["responses"])


def test_every_endpoint_documents_the_common_error_statuses(paths: dict[str, Any]) -> None:
    for method, path, statuses in documented(paths):
        if path in {"/healthz", "/api/v1/games"}:  # they do not read the request
            continue
        assert statuses >= ANYWHERE, f"{method} {path} lacks {sorted(ANYWHERE - statuses)}"


@pytest.mark.parametrize(
    ("method", "path", "address", "body"),
    [
        ("post", "/api/v1/tables", "/api/v1/tables", {"game": "chess", "seats": []}),
        ("post", "/api/v1/tables", "/api/v1/tables", {"game": "deep-river", "seats": [{"who": "bot:nobody"}] * 2}),
        ("post", "/api/v1/tables", "/api/v1/tables", {"nonsense": 1}),
        ("get", "/api/v1/tables/{table}", f"/api/v1/tables/{NOWHERE}", None),
        ("get", "/api/v1/tables/{table}/replay", f"/api/v1/tables/{NOWHERE}/replay", None),
        ("get", "/api/v1/tables/{table}/record", f"/api/v1/tables/{NOWHERE}/record", None),
        ("get", "/api/v1/tables/{table}/dice", f"/api/v1/tables/{NOWHERE}/dice", None),
        ("get", "/api/v1/tables/{table}/qr.svg", f"/api/v1/tables/{NOWHERE}/qr.svg", None),
        ("get", "/api/v1/tables/{table}/words", f"/api/v1/tables/{NOWHERE}/words", None),
        ("get", "/api/v1/games/{game}/words/{language}", "/api/v1/games/chess/words/en", None),
        ("post", "/api/v1/daily/{game}", "/api/v1/daily/deep-river", {}),
        ("post", "/api/v1/daily/{game}", "/api/v1/daily/walk-in-the-park", {"day": "2020-01-01"}),
        ("get", "/api/v1/daily/{game}/{day}", "/api/v1/daily/walk-in-the-park/2999-01-01", None),
        ("post", "/api/v1/duplicates", "/api/v1/duplicates", {"game": "aya"}),
        ("get", "/api/v1/duplicates/{duplicate}", f"/api/v1/duplicates/{NOWHERE}", None),
        ("post", "/api/v1/duplicates/{duplicate}/play", f"/api/v1/duplicates/{NOWHERE}/play", {"name": "Ada"}),
        ("get", "/api/v1/duplicates/{duplicate}/qr.svg", f"/api/v1/duplicates/{NOWHERE}/qr.svg", None),
    ],
)
def test_every_error_status_is_documented(
    server: RunningServer, person: Callable[[], Person], paths: dict[str, Any], method: str, path: str, address: str, body: Any
) -> None:
    guest, stranger = person().http, httpx.Client(base_url=server.url)
    for browser in (guest, stranger):
        answer = browser.request(method, address, json=body)
        assert answer.status_code >= 400
        assert str(answer.status_code) in paths[path][method]["responses"], answer.text
    stranger.close()
