"""Link previews and their pictures."""

import re
import struct
from html import unescape
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as ET

import httpx
import pytest
from tests.server.running import PAGE, actor_of

from rivage.games import ALL
from rivage.server import Edge, Services, Settings, open_services
from rivage.server.pages.previews import DRAWINGS, ICONS, SERVER, SIZE, Pictures, Preview, drawing_of, page_with, render_png
from rivage.table.protocol import commands


def meta_tags(answer: httpx.Response) -> dict[str, str]:
    """The contents of the meta tags of a page, by name."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    assert len(found) == len(dict(found)), "a name occurs twice"
    return {name: unescape(value) for name, value in found}


async def create_table(browser: httpx.AsyncClient, name: str = "Ada", *, game: str = "deep-river", other: str = "open") -> str:
    await browser.get("/api/v1/me")
    seats = [{"who": "me", "name": name}, {"who": other}]
    return str((await browser.post("/api/v1/tables", json={"game": game, "seats": seats})).json()["id"])


async def test_the_preview_of_the_home_page_follows_the_requested_language(browser: httpx.AsyncClient) -> None:
    english, french = [await browser.get("/", headers={"accept-language": asked}) for asked in ("en", "fr-BE,fr;q=0.9")]
    assert meta_tags(english)["og:title"] == "Rivage – Games by the water"
    assert meta_tags(french)["og:title"] == "Rivage – Des jeux au bord de l’eau"
    assert meta_tags(french)["description"] == meta_tags(french)["og:description"] != meta_tags(english)["og:description"]
    assert '<html lang="fr">' in french.text
    assert french.text.count("<title>") == 1
    assert "accept-language" in french.headers["vary"]
    chosen = await browser.get("/", headers={"accept-language": "en", "cookie": "rivage_language=fr"})
    assert chosen.text == french.text
    nonsense = await browser.get("/", headers={"accept-language": "en", "cookie": "rivage_language=<b>"})
    assert nonsense.text == english.text
    assert meta_tags(english)["og:url"] == "http://server/"
    # The page can be read before scripts are loaded.
    early = f'<h1>{meta_tags(french)["og:title"]}</h1><p class="lead">{meta_tags(french)["description"]}</p>'
    assert f'<body><main id="main" data-early class="prose">{early}</main></body>' in unescape(french.text)


@pytest.mark.parametrize("game", ALL)
async def test_the_preview_of_a_game_has_its_picture(browser: httpx.AsyncClient, game: str) -> None:
    tags = meta_tags(await browser.get(f"/games/{game}"))
    assert ALL[game].info.title in tags["og:title"]
    assert tags["og:url"] == f"http://server/games/{game}"
    assert tags["og:image"] == tags["twitter:image"] == f"http://server/pictures/{game}.png"
    assert tags["twitter:card"] == "summary_large_image"
    picture = await browser.get(tags["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


async def test_the_preview_of_a_duplicate_names_the_game_and_the_inviter(browser: httpx.AsyncClient) -> None:
    await browser.get("/api/v1/me")
    made = [
        (await browser.post("/api/v1/duplicates", json={"game": "walk-in-the-park", **name})).json()["id"]
        for name in ({}, {"name": "Zoé"})
    ]
    # A guest without a nickname invites without one. The last nickname is used from then on.
    tags = [meta_tags(await browser.get(f"/d/{duplicate}")) for duplicate in made]
    assert {page["og:title"] for page in tags} == {"Zoé invites you to play A Walk in the Park"}
    assert tags[0]["og:description"] == "Same rolls, in your own time – play apart, compare your maps"
    assert tags[0]["og:image"].endswith("/pictures/walk-in-the-park.png")
    french = meta_tags(await browser.get(f"/d/{made[0]}", headers={"accept-language": "fr"}))
    assert french["og:title"] == "Zoé vous invite à jouer à A Walk in the Park"
    assert meta_tags(await browser.get(f"/d/{'a' * 22}"))["og:image"].endswith(f"/pictures/{SERVER}.png")


async def test_the_preview_of_a_group_has_its_name_and_no_members(browser: httpx.AsyncClient) -> None:
    await browser.get("/api/v1/me")
    new = {"game": "walk-in-the-park", "title": "Les Dupont", "name": "Zoé"}
    group = (await browser.post("/api/v1/groups", json=new)).json()["id"]
    page = await browser.get(f"/g/{group}")
    assert meta_tags(page)["og:title"] == "Les Dupont"
    assert "Zoé" not in page.text
    assert meta_tags(await browser.get(f"/g/{'a' * 22}"))["og:image"].endswith(f"/pictures/{SERVER}.png")


async def test_the_preview_of_a_waiting_table_names_the_game_and_the_inviter(browser: httpx.AsyncClient) -> None:
    table = await create_table(browser, 'Zoé <"&>')
    tags = meta_tags(await browser.get(f"/t/{table}"))
    assert tags["og:title"] == 'Zoé <"&> invites you to play Deep River'
    assert tags["og:image"].endswith("/pictures/deep-river.png")
    assert tags["og:url"] == f"http://server/t/{table}"
    assert '<"&>' not in (await browser.get(f"/t/{table}")).text


async def test_the_preview_of_a_running_table_names_only_the_game(services: Services, browser: httpx.AsyncClient) -> None:
    table = await create_table(browser, "Ada", game="walk-in-the-park")
    before = await browser.get(f"/t/{table}")
    actor = await actor_of(services, table)
    await actor.do("ben", commands.Sit(seat=1, name="Ben"))
    page = await browser.get(f"/t/{table}")
    assert meta_tags(page)["og:title"] == "A Walk in the Park"
    assert "Ada" in before.text
    assert not any(word in page.text for word in ("Ada", "Ben", actor.match.created.seed, actor.match.created.host))


async def test_the_preview_of_an_unknown_table_is_that_of_the_home_page(browser: httpx.AsyncClient) -> None:
    home, unknown = [meta_tags(await browser.get(path)) for path in ("/", f"/t/{'a' * 22}")]
    changing = {"og:url"}
    assert {name: value for name, value in unknown.items() if name not in changing} == {
        name: value for name, value in home.items() if name not in changing
    }


async def test_the_preview_of_the_daily_names_its_game(browser: httpx.AsyncClient) -> None:
    for path in ("/daily", "/daily/walk-in-the-park", "/daily/walk-in-the-park/2026-05-01", "/daily/today"):
        answer = await browser.get(path)
        assert (answer.status_code, meta_tags(answer)["og:title"]) == (200, "Today’s walk – A Walk in the Park")
        assert meta_tags(answer)["og:image"].endswith("/walk-in-the-park.png")


@pytest.mark.parametrize(
    "path",
    [
        "/games/nope",
        "/games",
        "/games/deep-river/more",
        "/games/deep-river/workshop",
        "/games/nope/rules",
        "/games/deep-river/rules/more",
        "/games/nope/lesson",
        "/games/deep-river/lesson/more",
        "/games/deep-river/album",
        "/games/nope/album",
        "/games/aya/album/okapi",
        "/daily/deep-river",
        "/daily/nope/today",
        "/t/short",
        "/d/short",
        "/fair/x",
    ],
)
async def test_an_unknown_url_is_the_page_with_404(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert meta_tags(answer)["og:url"] == "http://server"
    assert path not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/about",
        "/about/",
        "/games/aya/",
        "/games/aya/workshop",
        "/games/aya/lesson",
        "/games/aya/rules",
        f"/d/{'a' * 22}",
        f"/fair/{'a' * 22}",
    ],
)
async def test_every_other_page_exists(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200
    assert meta_tags(answer)["og:title"]


async def test_the_preview_of_an_album_has_its_name(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/games/aya/album")
    assert (answer.status_code, meta_tags(answer)["og:title"]) == (200, "The wildlife album of Aya")
    assert meta_tags(answer)["og:image"].endswith("/aya.png")


async def test_behind_a_proxy_the_preview_has_the_public_url(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings(public_url="https://play.example.org")) as services:
        transport = httpx.ASGITransport(app=cast(Any, Edge(services)))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
            tags = meta_tags(await browser.get("/games/aya"))
    assert tags["og:url"] == "https://play.example.org/games/aya"
    assert tags["og:image"] == "https://play.example.org/pictures/aya.png"


async def test_a_page_is_served_when_the_store_does_not_respond(services: Services, browser: httpx.AsyncClient) -> None:
    await services.store.close()
    answer = await browser.get(f"/t/{'a' * 22}")
    assert answer.status_code == 200
    assert meta_tags(answer)["og:title"].startswith("Rivage")


def test_without_a_host_the_preview_has_no_urls() -> None:
    page = page_with(PAGE.encode(), Preview("Rivage", "Games"), "en", "", "").plain.decode()
    assert "og:image" not in page
    assert "og:url" not in page
    assert SERVER not in page


LARGEST = 150_000
"""Maximum bytes of a picture. Messengers ignore larger ones."""


def test_every_drawing_belongs_to_a_game_or_the_server() -> None:
    assert {file.stem for file in DRAWINGS.glob("*.svg")} - {*ALL, SERVER, *(drawing for drawing, _ in ICONS.values())} == set()


@pytest.mark.parametrize("name", [*ALL, SERVER])
def test_a_drawing_contains_no_text_or_external_references(name: str) -> None:
    drawing = ET.fromstring(drawing_of(name).read_text("utf-8"))
    kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
    assert not kinds & {"text", "image", "script", "use", "foreignObject"}


@pytest.mark.parametrize("name", [*ALL, SERVER])
async def test_a_preview_picture_has_the_right_size_and_is_small_in_bytes(name: str) -> None:
    picture = await Pictures().find(f"/pictures/{name}.png")
    assert picture is not None
    assert picture.plain.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture.plain[16:24]) == SIZE
    assert len(picture.plain) < LARGEST


async def test_a_picture_is_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []

    def count(svg: str) -> bytes:
        rendered.append(svg)
        return b"png"

    monkeypatch.setattr("rivage.server.pages.previews.render_png", count)
    pictures = Pictures()
    first, second = [await pictures.find("/pictures/aya.png") for _ in range(2)]
    assert first is second
    assert len(rendered) == 1


@pytest.mark.parametrize(
    "path", ["/pictures/no.png", "/pictures/../house.svg", "/pictures/house.svg", "/pictures/", "/house.png"]
)
async def test_other_paths_have_no_picture(path: str) -> None:
    assert await Pictures().find(path) is None


def test_a_game_without_a_drawing_has_that_of_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("rivage.server.pages.previews.drawing", lambda _game: None)
    assert drawing_of("brook").stem == SERVER
    monkeypatch.setattr("rivage.server.pages.previews.drawing", lambda _game: tmp_path / "preview.svg")
    assert drawing_of("brook") == tmp_path / "preview.svg"


def test_a_drawing_is_scaled_to_the_size_of_the_picture() -> None:
    made = render_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63"><rect width="120" height="63"/></svg>')
    assert struct.unpack(">II", made[16:24]) == SIZE


@pytest.mark.parametrize(("name", "edge"), [(name, edge) for name, (_, edge) in ICONS.items()])
async def test_an_icon_has_the_size_in_its_name(name: str, edge: int) -> None:
    picture = await Pictures().find(f"/pictures/{name}.png")
    assert picture is not None
    assert struct.unpack(">II", picture.plain[16:24]) == (edge, edge)
