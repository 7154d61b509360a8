"""The endpoints of games: the list, games from packages with their files, and the workshop."""

from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.examples.installing import install
from tests.registry import foreign
from tests.server.running import Person, RunningServer, running_server

from rivage.games import ALL

from .test_api import refused

People = Callable[[], Person]
ROW = [{"kind": "forest", "x": 20 * number, "y": 0, "heading": 0} for number in range(12)]


@pytest.fixture(scope="module")
def lake(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a valid package, a broken one, and one whose file package cannot be imported."""
    site = install("nim", tmp_path_factory.mktemp("site"))
    foreign.install(site, "stormy-lake", "raise RuntimeError('the dam broke')")
    foreign.install(site, "dry-lake", foreign.game_source("dry").replace('choose=""', 'files="dry_files"'))
    (site / "dry_files").mkdir()
    (site / "dry_files" / "__init__.py").write_text("import sys; sys.exit('no water')")
    (site / "rivage_nim" / "secret.txt").write_text("not for browsers")
    with running_server(tmp_path_factory.mktemp("lake"), sites=[site]) as server:
        yield server


def test_the_built_in_games_are_listed(server: RunningServer) -> None:
    games = httpx.get(f"{server.url}/api/v1/games").json()
    assert [game["id"] for game in games] == list(ALL)
    assert {game["origin"] for game in games} == {game["client"] for game in games} == {""}
    infos = [game.info for game in ALL.values()]
    listed = [(game["timing"], game["deals"], game["title"], game["max_seats"]) for game in games]
    assert listed == [(info.timing.value, info.deals, info.title, info.max_seats) for info in infos]
    assert {game["id"] for game in games if game["deals"]} >= {"walk-in-the-park"}


def test_a_game_from_a_package_is_listed_with_its_client_and_origin(lake: RunningServer) -> None:
    *own, nim = httpx.get(f"{lake.url}/api/v1/games").json()
    assert len(own) == len(ALL)
    assert (nim["id"], nim["title"], nim["origin"], nim["client"]) == ("nim", "Nim", "rivage-nim", "/extensions/nim/index.js")
    assert nim["bot_levels"] == ["novice", "sage"]


@pytest.mark.parametrize(("name", "why"), [("stormy-lake", "RuntimeError: the dam broke"), ("dry-lake", "SystemExit: no water")])
def test_a_broken_package_is_logged_and_the_server_starts(lake: RunningServer, name: str, why: str) -> None:
    lines = [line for line in lake.log().splitlines() if name in line]
    assert len(lines) == 1
    assert f"the game {name} of {name} is left out: {why}" in lines[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_catalogue_of_a_package_is_served(lake: RunningServer, language: str) -> None:
    answer = httpx.get(f"{lake.url}/api/v1/games/nim/words/{language}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert "title-nim = Nim" in answer.text


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/words/en", "game.unknown"),
        ("nim/words/xx", "server.not_found"),
        ("nim/words/..", "server.not_found"),
        ("nim/words/%2e%2e%2f%2e%2e%2fsecret", "server.not_found"),
        ("deep-river/words/en", "server.not_found"),
    ],
)
def test_an_unknown_catalogue_is_refused(lake: RunningServer, path: str, code: str) -> None:
    refused(httpx.get(f"{lake.url}/api/v1/games/{path}", follow_redirects=False), 404, code)


def test_the_client_of_a_package_is_served_with_security_headers(lake: RunningServer) -> None:
    answer = httpx.get(f"{lake.url}/extensions/nim/index.js")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{lake.url}/extensions/nim/index.js", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "nim/nothing.js",
        "nim/",
        "nim",
        "nim/about",
        "nim/t/abc",
        "nim/../secret.txt",
        "nim/%2e%2e/secret.txt",
        "nim/..%2fsecret.txt",
        "nim/%2fetc/passwd",
        "nim/%00",
        "deep-river/index.js",
        "../healthz",
    ],
)
def test_no_other_file_of_a_package_is_served(lake: RunningServer, path: str) -> None:
    # `HTTPConnection` sends the path unchanged; httpx would normalise it.
    bare = HTTPConnection("127.0.0.1", lake.port)
    bare.request("GET", f"/extensions/{path}")
    assert bare.getresponse().status == 404
    bare.close()


async def test_a_game_from_a_package_is_played_against_its_bot(lake: RunningServer) -> None:
    ann = Person(lake.url)
    table = ann.create_table("me", "bot:sage", game="nim")
    async with ann.at(table) as client:
        while not client.over:
            if client.to_act:
                view = client.last["view"]
                await client.do("act", seat=0, action=view["choices"][0], version=client.last["table"]["actions"])
            else:
                await client.receive()
        assert client.last["table"]["outcome"]["reason"] == "took-last"
    assert '"game":"nim"' in ann.http.get(f"/api/v1/tables/{table}/record").text
    ann.close()


def test_a_table_of_a_removed_package_is_an_error(tmp_path: Path) -> None:
    site, data = tmp_path / "site", tmp_path / "data"
    data.mkdir()
    install("nim", site)
    with running_server(data, sites=[site]) as server:
        ann = Person(server.url)
        table = ann.create_table("me", "me", game="nim")
    with running_server(data) as server:
        answer = httpx.get(f"{server.url}/api/v1/tables/{table}/replay")
        assert answer.status_code == 404
        assert answer.json()["code"] == "game.unknown"
    ann.close()


# The workshop.


def push(person: Person, game: str = "aya", **table: Any) -> httpx.Response:
    return person.http.post(f"/api/v1/games/{game}/topple", json={"dominoes": ROW, "pushes": [1], **table})


def test_a_push_in_the_workshop_returns_its_motion_and_measures(person: People) -> None:
    answer = push(person())
    assert answer.status_code == 200, answer.text
    toppled = answer.json()
    assert toppled["fell"] == list(range(1, 13))
    assert toppled["motion"]
    assert toppled["stretches"][0]["gap"] == 14.0
    assert toppled["stretches"][0]["theory"]["unit"] > 0.9


def test_an_invalid_workshop_table_is_refused_with_a_stable_code(person: People) -> None:
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


def test_the_workshop_needs_a_cookie(server: RunningServer) -> None:
    answer = httpx.post(f"{server.url}/api/v1/games/aya/topple", json={"dominoes": ROW, "pushes": [1]})
    refused(answer, 401, "identity.missing")
