"""The endpoints for identity and tables of a running server."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree as ET

import httpx
import pytest
from tests.server.running import Person, RunningServer, actor_of

from rivage.bots.deep_river import LEVELS
from rivage.core import Seat, UnknownGame
from rivage.hosting import Caps
from rivage.registry import find
from rivage.server import Edge, Limits, Services, Settings, open_services
from rivage.server.http.api import MAX_OVER_LISTED, table_line
from rivage.server.identity import COOKIE, Identity
from rivage.table import Occupant, TableSummary
from rivage.table.protocol import commands
from rivage.table.record import check, load

People = Callable[[], Person]
OPEN_TABLE = {"game": "deep-river", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """Assert that a response is this problem, and return its details."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
    problem = answer.json()
    assert set(problem) == {"code", "message", "details"}
    assert problem["code"] == code
    assert problem["message"]
    assert "Traceback" not in answer.text
    details: dict[str, Any] = problem["details"]
    return details


def test_the_first_visit_sets_a_guest_cookie_and_the_next_does_not(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as browser:
        first = browser.get("/api/v1/me")
        assert first.json() == {"name": "", "elsewhere": "", "only_here": True, "kept": {}, "crowns": {}}
        assert "HttpOnly" in first.headers["set-cookie"]
        assert "SameSite=Lax" in first.headers["set-cookie"]
        assert "Secure" not in first.headers["set-cookie"]
        assert "set-cookie" not in browser.get("/api/v1/me").headers


def test_a_page_sets_a_guest_cookie_too(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as browser:
        assert browser.get("/").headers["set-cookie"].startswith(COOKIE)
        assert "set-cookie" not in browser.get("/t/abcdefghijklmnopqrstuv").headers


def test_a_forged_cookie_is_replaced_by_pages_and_refused_by_the_api(server: RunningServer) -> None:
    _, value = Identity(b"another secret").create_guest()
    forged = {"cookie": f"{COOKIE}={value}"}
    assert "set-cookie" in httpx.get(f"{server.url}/api/v1/me", headers=forged).headers
    assert "set-cookie" in httpx.get(f"{server.url}/", headers=forged).headers
    refused(httpx.post(f"{server.url}/api/v1/tables", headers=forged, json=OPEN_TABLE), 401, "identity.forged")
    refused(httpx.get(f"{server.url}/api/v1/tables/mine", headers=forged), 401, "identity.forged")


def test_the_cookie_is_secure_behind_https(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/v1/me", headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_the_games_are_listed_with_their_bot_levels(server: RunningServer) -> None:
    games = {game["id"]: game for game in httpx.get(f"{server.url}/api/v1/games").json()}
    assert games["deep-river"]["bot_levels"] == list(LEVELS)


def test_a_created_table_is_listed(person: People) -> None:
    ada = person()
    assert ada.http.get("/api/v1/tables/mine").json() == []
    waiting, playing = ada.create_table("me", "open"), ada.create_table("me", "me")
    lines = ada.http.get("/api/v1/tables/mine").json()
    assert {line["id"]: (line["game"], line["status"], line["my_turn"]) for line in lines} == {
        waiting: ("deep-river", "waiting", False),
        playing: ("deep-river", "playing", True),
    }
    assert person().http.get("/api/v1/tables/mine").json() == []


def test_a_listed_table_has_seats_turns_and_points(person: People) -> None:
    ada = person()
    options = {"game": {"statue_tie": "each"}, "clock": {"t": "rounds", "seconds": 120}}
    table = ada.create_table("me", "bot:stroller", game="walk-in-the-park", options=options)
    (line,) = ada.http.get("/api/v1/tables/mine").json()
    assert line["id"] == table
    assert line["seats"] == [
        {"kind": "person", "name": "Ada", "level": "", "you": True},
        {"kind": "bot", "name": "", "level": "stroller", "you": False},
    ]
    assert 0 in line["to_act"]
    assert len(line["points"]) == 2
    assert line["options"]["game"]["statue_tie"] == "each"
    assert line["options"]["clock"] == {"t": "rounds", "seconds": 120}
    assert line["outcome"] is None


async def test_finished_tables_are_listed_besides_running_ones(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings()) as services:
        ada, cookie = services.identity.create_guest()
        async with browser_of(services, cookie) as browser:
            plan = {"game": "deep-river", "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}]}
            made = [(await browser.post("/api/v1/tables", json=plan)).json()["id"] for _ in range(MAX_OVER_LISTED + 3)]
            for table in made[1:]:
                await (await actor_of(services, table)).do(ada, commands.Resign(seat=0))
            lines = (await browser.get("/api/v1/tables/mine")).json()
    over = [line for line in lines if line["status"] == "over"]
    assert len(over) == MAX_OVER_LISTED
    assert {line["id"] for line in lines} - {line["id"] for line in over} == {made[0]}
    assert all(line["outcome"]["winners"] == [1] for line in over)


def test_a_visitor_without_a_cookie_does_not_hold_open_seats(person: People) -> None:
    ada = person()
    table = ada.create_table("open", "me")
    ada.http.cookies.clear()
    summary = ada.http.get(f"/api/v1/tables/{table}").json()
    assert summary["status"] == "waiting"
    assert [(seat["kind"], seat["you"]) for seat in summary["seats"]] == [("open", False), ("person", False)]


async def test_the_summary_of_a_table_is_available_over_http(person: People) -> None:
    ada, eve = person(), person()
    table = ada.create_table("me", "bot:first-steps")
    seats = [
        {"kind": "person", "name": "Ada", "level": "", "you": True},
        {"kind": "bot", "name": "", "level": "first-steps", "you": False},
    ]
    summary = ada.http.get(f"/api/v1/tables/{table}").json()
    assert summary == {"id": table, "game": "deep-river", "status": "playing", "outcome": None, "seats": seats}
    assert [seat["you"] for seat in eve.http.get(f"/api/v1/tables/{table}").json()["seats"]] == [False, False]
    async with ada.at(table) as client:
        await client.do("resign", seat=0)
        summary = eve.http.get(f"/api/v1/tables/{table}").json()
        assert (summary["status"], summary["outcome"]) == ("over", client.last["table"]["outcome"])
    refused(ada.http.get("/api/v1/tables/abcdefghijklmnopqrstuv"), 404, "table.unknown")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "game.unknown"),
        ({"seats": [{"who": "me", "name": "Ada"}]}, 400, "option.seats"),
        ({"seats": [{"who": "me"}, {"who": "open"}]}, 400, "seat.name"),
        ({"seats": [{"who": "you"}, {"who": "open"}]}, 400, "message.unreadable"),
        ({"seats": [{"who": "bot:god"}, {"who": "open"}]}, 400, "bot.unknown"),
        ({"seats": [{"who": "open"}] * 9}, 400, "option.seats"),
        ({"seats": [{"who": "open"}] * 500}, 400, "option.seats"),
        ({"options": {"game": {"pie": "apple"}}}, 400, "option.value"),
        ({"options": {"game": {"cake": True}}}, 400, "option.unknown"),
        ({"options": {"clock": {"t": "sand"}}}, 400, "message.unreadable"),
        ({"more": 1}, 400, "message.unreadable"),
    ],
)
def test_an_invalid_table_is_refused(person: People, change: dict[str, Any], status: int, code: str) -> None:
    refused(person().http.post("/api/v1/tables", json=OPEN_TABLE | change), status, code)


def test_the_error_of_an_unreadable_body_names_the_position(person: People) -> None:
    answer = person().http.post("/api/v1/tables", json=OPEN_TABLE | {"seats": [{"who": 3}]})
    assert refused(answer, 400, "message.unreadable")["where"] == "seats[0].who"
    refused(person().http.post("/api/v1/tables", content=b"{"), 400, "message.unreadable")
    for body in (b"\xff", b'{"game":"\xff"}', b""):
        details = refused(person().http.post("/api/v1/tables", content=body), 400, "message.unreadable")
        assert "byte" not in str(details["where"])


def test_a_table_cannot_be_created_without_a_cookie(server: RunningServer) -> None:
    refused(httpx.post(f"{server.url}/api/v1/tables", json=OPEN_TABLE), 401, "identity.missing")


def test_a_body_larger_than_the_limit_is_refused(person: People) -> None:
    answer = person().http.post("/api/v1/tables", content=b"x" * 20_000)
    assert refused(answer, 413, "message.too_large") == {"limit": 16384}


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}])
def test_a_page_of_another_site_cannot_create_tables(person: People, headers: dict[str, str]) -> None:
    refused(person().http.post("/api/v1/tables", json=OPEN_TABLE, headers=headers), 403, "identity.origin")


def test_the_replay_of_a_running_match_has_all_positions(person: People) -> None:
    ada = person()
    replay = ada.http.get(f"/api/v1/tables/{ada.create_table('me', 'me')}/replay").json()
    assert [frame["k"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
    assert replay["frames"][-1]["view"]["position"]


def test_the_record_of_a_match_is_a_valid_file_without_secrets(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "me")
    answer = ada.http.get(f"/api/v1/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert check(load(answer.text), find).status == "playing"
    assert ada.http.cookies[COOKIE].partition(".")[0] not in answer.text
    assert table not in answer.text


def test_the_qr_code_of_an_invitation_is_an_svg(person: People) -> None:
    ada = person()
    answer = ada.http.get(f"/api/v1/tables/{ada.create_table('me', 'open')}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.content).tag.endswith("svg")


async def test_on_a_loopback_address_the_network_url_is_shown(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings(network_url="http://192.168.1.20:8484")) as services:
        cookie = services.identity.create_guest()[1]
        async with browser_of(services, cookie) as browser:
            table = (await browser.post("/api/v1/tables", json=OPEN_TABLE)).json()["id"]
            urls, codes = [], []
            for host in ("127.0.0.1:8484", "localhost", "[::1]:8484", "192.168.1.20:8484", "house.lan"):
                urls.append((await browser.get("/api/v1/me", headers={"host": host})).json()["elsewhere"])
                codes.append((await browser.get(f"/api/v1/tables/{table}/qr.svg", headers={"host": host})).content)
    assert urls == ["http://192.168.1.20:8484"] * 3 + [""] * 2
    # All codes but the last have the same URL.
    assert len(set(codes[:4])) == 1
    assert codes[4] != codes[0]


async def test_on_a_loopback_address_the_public_url_is_shown(tmp_path: Path) -> None:
    settings = Settings(public_url="https://play.example.org")
    async with open_services("memory:", tmp_path, settings) as services, browser_of(services) as browser:
        answer = await browser.get("/api/v1/me", headers={"host": "127.0.0.1:8484"})
    assert answer.json()["elsewhere"] == "https://play.example.org"


@pytest.mark.parametrize(
    ("local_names", "address", "only_here"),
    [
        (("localhost",), "127.0.0.1", True),
        (("localhost",), "::1", True),
        (("localhost",), "192.0.2.1", False),  # a visitor behind a proxy on the same machine
        ((), "127.0.0.1", False),
    ],
)
async def test_only_the_machine_of_a_local_server_learns_that_others_cannot_connect(
    tmp_path: Path, local_names: tuple[str, ...], address: str, *, only_here: bool
) -> None:
    settings = Settings(local_names=local_names)
    async with open_services("memory:", tmp_path, settings) as services, browser_of(services, address=address) as browser:
        answer = await browser.get("/api/v1/me")
        assert answer.json()["only_here"] is only_here
        assert (await browser.get("/api/v1/me")).json()["only_here"] is only_here


@pytest.mark.parametrize("path", ["replay", "record", "qr.svg"])
@pytest.mark.parametrize("table", ["a" * 22, "x"])
def test_an_unknown_table_is_not_found(server: RunningServer, path: str, table: str) -> None:
    refused(httpx.get(f"{server.url}/api/v1/tables/{table}/{path}"), 404, "table.unknown")


def browser_of(services: Services, player_cookie: str = "", address: str = "192.0.2.1") -> httpx.AsyncClient:
    """An HTTP client of a server in this process."""
    transport = httpx.ASGITransport(Edge(services), client=(address, 5))
    headers = {"cookie": f"{COOKIE}={player_cookie}"} if player_cookie else {}
    return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers)


async def test_a_hidden_action_does_not_change_lists_and_exports(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings()) as services:
        (ada, cookie), (ben, others) = services.identity.create_guest(), services.identity.create_guest()
        async with browser_of(services, cookie) as mine, browser_of(services, others) as theirs:
            plan = {"game": "walk-in-the-park", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
            tables = [(await mine.post("/api/v1/tables", json=plan)).json()["id"] for _ in range(2)]
            for table in tables:
                await (await actor_of(services, table)).do(ben, commands.Sit(seat=1, name="Ben"))
            before = [(await browser.get("/api/v1/tables/mine")).json() for browser in (mine, theirs)]
            exported = (await mine.get("/api/v1/me/export")).json()["tables"]
            actor = await actor_of(services, before[0][-1]["id"])
            action = next(iter(actor.match.game.legal_actions(actor.match.state, Seat(1))))
            version = actor.match.visible_actions((1,))
            await actor.do(ben, commands.Act(seat=1, action=actor.match.game.format_action(action), version=version))
            assert actor.match.at > before[0][0]["changed"]
            assert [(await browser.get("/api/v1/tables/mine")).json() for browser in (mine, theirs)] == before
            assert before[0][0]["my_turn"]
            assert (await mine.get("/api/v1/me/export")).json()["tables"] == exported
    assert ada != ben


async def test_the_number_of_open_tables_is_limited_by_guest_and_address(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings(caps=Caps(guest=2, address=3))) as services:
        cookies = [services.identity.create_guest()[1] for _ in range(2)]
        async with browser_of(services, cookies[0]) as one, browser_of(services, cookies[1]) as other:
            answers = [await browser.post("/api/v1/tables", json=OPEN_TABLE) for browser in (one, one, one, other, other)]
            assert [answer.status_code for answer in answers] == [201, 201, 429, 201, 429]
            assert refused(answers[2], 429, "table.too_many") == {"most": 2, "whose": "guest"}
            assert refused(answers[4], 429, "table.too_many") == {"most": 3, "whose": "address"}
        async with browser_of(services, cookies[1], "192.0.2.2") as elsewhere:
            assert (await elsewhere.post("/api/v1/tables", json=OPEN_TABLE)).status_code == 201


async def test_remote_clients_cannot_read_the_metrics(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings()) as services:
        async with browser_of(services) as stranger:
            refused(await stranger.get("/metrics"), 404, "server.not_found")
        async with browser_of(services, address="127.0.0.1") as host:
            assert (await host.get("/metrics")).status_code == 200
            refused(await host.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}), 404, "server.not_found")


def test_a_server_on_loopback_refuses_other_host_names(server: RunningServer) -> None:
    for path in ("/", "/api/v1/me", f"/api/v1/tables/{'a' * 22}/socket"):
        refused(httpx.get(f"{server.url}{path}", headers={"host": f"evil.example:{server.port}"}), 421, "request.misdirected")
    assert httpx.get(f"{server.url}/", headers={"host": f"localhost:{server.port}"}).status_code == 200


def test_a_browser_gets_a_page_for_an_unknown_url(server: RunningServer) -> None:
    lost = httpx.get(f"{server.url}/none", headers={"Accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404
    assert lost.headers["content-type"].startswith("text/html")
    metrics = httpx.get(f"{server.url}/metrics", headers={"Accept": "text/html"})
    assert metrics.headers["content-type"].startswith("text/plain")


def test_unknown_urls_and_wrong_methods_have_different_errors(server: RunningServer) -> None:
    refused(httpx.get(f"{server.url}/api/v1/none"), 404, "server.not_found")
    refused(httpx.get(f"{server.url}/none"), 404, "server.not_found")
    refused(httpx.get(f"{server.url}/api/none", headers={"Accept": "text/html"}), 404, "server.not_found")
    refused(httpx.post(f"{server.url}/"), 404, "server.not_found")
    refused(httpx.delete(f"{server.url}/api/v1/tables"), 405, "server.method")


def test_operators_can_read_health_readiness_and_metrics(server: RunningServer) -> None:
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert httpx.get(f"{server.url}/readyz").status_code == 200
    httpx.get(f"{server.url}/api/v1/none")
    numbers = httpx.get(f"{server.url}/metrics").text
    for name in ("rivage_connections", "rivage_tables", "rivage_commands_acknowledged_total", "rivage_append_seconds_bucket"):
        assert f"\n{name}" in numbers
    assert 'rivage_refusals_total{code="server.not_found"}' in numbers


def test_the_openapi_document_lists_the_endpoints(server: RunningServer) -> None:
    described = httpx.get(f"{server.url}/schema/openapi.json").json()
    assert {"/api/v1/me", "/api/v1/games", "/api/v1/tables", "/healthz", "/metrics"} <= set(described["paths"])


def test_unions_in_the_openapi_document_use_any_of(server: RunningServer) -> None:
    # An integer is also a number, so with `oneOf` it would violate its own schema.
    text = httpx.get(f"{server.url}/schema/openapi.json").text
    assert '"oneOf"' not in text
    assert '"anyOf"' in text


@pytest.mark.parametrize("path", ["/", "/about", "/api/v1/me", "/api/v1/none", "/healthz", "/schema/openapi.json"])
def test_every_response_has_the_security_headers(server: RunningServer, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


async def test_creating_tables_is_rate_limited_by_address(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(tables_burst=2, tables_rate=0.0, heavy_burst=1, heavy_rate=0.0))
    async with open_services("memory:", tmp_path, settings) as own:
        transport = httpx.ASGITransport(app=cast(Any, Edge(own)))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as browser:
            await browser.get("/api/v1/me")
            made = [await browser.post("/api/v1/tables", json=OPEN_TABLE) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            refused(made[2], 429, "message.too_many")
            asked = [await browser.get(f"/api/v1/tables/{made[0].json()['id']}/replay") for _ in range(2)]
            assert [answer.status_code for answer in asked] == [200, 429]


async def test_invitations_and_replays_have_separate_rate_limits(tmp_path: Path) -> None:
    limits = Limits(heavy_burst=1, heavy_rate=0.0, invitations_burst=2, invitations_rate=0.0)
    async with (
        open_services("memory:", tmp_path, Settings(limits=limits)) as services,
        browser_of(services, services.identity.create_guest()[1]) as ada,
    ):
        table = (await ada.post("/api/v1/tables", json=OPEN_TABLE)).json()["id"]
        made = (await ada.post("/api/v1/duplicates", json={"game": "walk-in-the-park"})).json()["id"]
        paths = (f"tables/{table}/replay", f"tables/{table}/qr.svg", f"duplicates/{made}/qr.svg", f"tables/{table}/qr.svg")
        assert [(await ada.get(f"/api/v1/{path}")).status_code for path in paths] == [200, 200, 200, 429]


def test_a_guest_revokes_all_cookies_and_the_browser_gets_a_new_one(own_server: RunningServer) -> None:
    with httpx.Client(base_url=own_server.url) as browser:
        browser.get("/api/v1/me")
        table = browser.post("/api/v1/tables", json=OPEN_TABLE).json()["id"]
        copied = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
        assert httpx.get(f"{own_server.url}/api/v1/tables/mine", headers=copied).json()[0]["id"] == table
        assert browser.post("/api/v1/me/revoke").status_code == 204
        refused(httpx.get(f"{own_server.url}/api/v1/tables/mine", headers=copied), 401, "identity.expired")
        assert browser.get("/api/v1/tables/mine").json()[0]["id"] == table
        own_server.stop()
        own_server.start()
        refused(httpx.get(f"{own_server.url}/api/v1/tables/mine", headers=copied), 401, "identity.expired")
        assert browser.get("/api/v1/tables/mine").json()[0]["id"] == table


async def test_a_table_whose_game_was_removed_is_still_listed() -> None:
    class Tables:
        async def summary(self, _table: str) -> None:
            raise UnknownGame("no game is called 'nim'", name="nim")

    known = TableSummary("nim", "playing", (Occupant(name="Ada"), Occupant()), changed=7)
    line = await table_line(cast(Services, SimpleNamespace(tables=Tables())), "t", known, "ada")
    assert (line.id, line.my_turn, line.changed) == ("t", False, 7)
