import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

from rivage.games import ALL
from rivage.registry.translations import LOCALES, languages
from rivage.server.pages.pages import CATALOGUES, SOURCES, Pages, preloads

SCRIPT = b"export const river = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Rivage</title>")
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return folder


async def ask(
    pages: Pages, path: str, cookie: str = "", method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asset = pages.find(path)
    assert asset is not None
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await pages({"path": path, "method": method, "headers": raw}, send, asset, cookie)
    return sent[0]["status"], {name.decode(): value.decode() for name, value in sent[0]["headers"]}, sent[1]["body"]


@pytest.mark.parametrize("path", ["/", "/about", "/games/deep-river", "/t/abcdefghijklmnopqrstuv", "/index.html"])
async def test_all_page_urls_have_the_same_page(folder: Path, path: str) -> None:
    status, headers, body = await ask(Pages(folder), path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "text/html; charset=utf-8", "no-cache")
    assert b"Rivage" in body


async def test_hashed_assets_are_immutable_and_compressed(folder: Path) -> None:
    status, headers, body = await ask(Pages(folder), "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert status == 200
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == SCRIPT
    assert int(headers["content-length"]) == len(body)


async def test_precompressed_files_are_preferred(folder: Path) -> None:
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    _, headers, body = await ask(Pages(folder), "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert (headers["content-encoding"], body) == ("br", b"brotli")
    _, headers, body = await ask(Pages(folder), "/assets/app-1a2b.js")
    assert ("content-encoding" in headers, body) == (False, SCRIPT)


async def test_a_refused_encoding_is_not_sent(folder: Path) -> None:
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    _, headers, body = await ask(Pages(folder), "/assets/app-1a2b.js", accept_encoding="br;q=0, gzip;q=0")
    assert ("content-encoding" in headers, body) == (False, SCRIPT)


async def test_precompressed_files_of_an_earlier_build_are_ignored(folder: Path) -> None:
    old = folder / "assets" / "app-1a2b.js.br"
    old.write_bytes(b"brotli")
    os.utime(old, (1, 1))
    _, headers, _ = await ask(Pages(folder), "/assets/app-1a2b.js", accept_encoding="br")
    assert "content-encoding" not in headers


async def test_an_unchanged_page_is_not_sent_again(folder: Path) -> None:
    pages = Pages(folder)
    _, headers, _ = await ask(pages, "/")
    status, _, body = await ask(pages, "/", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")
    (folder / "index.html").write_bytes(b"<!doctype html><title>Rivage, again</title>")
    status, _, _ = await ask(pages, "/", if_none_match=headers["etag"])
    assert status == 200


async def test_an_unchanged_page_is_sent_again_with_a_cookie(folder: Path) -> None:
    pages = Pages(folder)
    _, headers, _ = await ask(pages, "/")
    status, headers, _ = await ask(pages, "/", cookie="a=b", if_none_match=headers["etag"])
    assert (status, headers["set-cookie"]) == (200, "a=b")


async def test_head_has_the_length_and_no_body(folder: Path) -> None:
    _, headers, body = await ask(Pages(folder), "/icon.svg", method="HEAD")
    assert (headers["content-length"], body) == ("6", b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd",
        "/assets",
        "/none.js",
        "/a\0b",
        "/t/a/b",
        "/api/v1/me",
        "/assets/app-1a2b.js.gz",
        "/assets/" + "a" * 300 + ".js",
        "/" + "a" * 60_000,
    ],
)
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(b"gz")
    assert Pages(folder).find(path) is None


async def test_files_of_a_new_build_are_found(folder: Path) -> None:
    pages = Pages(folder)
    assert pages.find("/assets/app-9z.js") is None
    (folder / "assets" / "app-9z.js").write_bytes(SCRIPT)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Rivage, again</title>")
    assert pages.find("/assets/app-9z.js") is not None


async def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    _, _, body = await ask(Pages(tmp_path / "none"), "/")
    assert b"scripts/play" in body


WEB = Path(__file__).parents[3] / "web"
MANIFEST = json.dumps(
    {
        "sources": {
            "index.html": "assets/index.js",
            "src/shell/rules/RulesPage.svelte": "assets/page.js",
            "src/games/aya/help.ts": "assets/aya.js",
            "src/games/aya/card.ts": "assets/card.js",
            "src/games/deep-river/card.ts": "assets/other.js",
            "../src/rivage/locales/nl/common.ftl?words": "assets/nl.js",
            "../src/rivage/locales/nl/rules-aya.ftl?words": "assets/nl-aya.js",
        },
        "needs": {
            "assets/index.js": ["assets/index.css"],
            "assets/page.js": ["assets/page.css", "assets/index.js", "assets/text.js"],
            "assets/aya.js": ["assets/text.js"],
        },
    }
).encode()


def test_a_page_preloads_scripts_styles_and_catalogues_not_loaded_by_the_entry() -> None:
    named = preloads(MANIFEST, "/games/aya/rules", "nl")
    assert set(named) == {f"/assets/{name}" for name in ("page.js", "page.css", "text.js", "aya.js", "nl.js", "nl-aya.js")}
    assert len(set(named)) == len(named)
    assert preloads(MANIFEST, "/", "nl") == ("/assets/card.js", "/assets/other.js", "/assets/nl.js")
    assert preloads(MANIFEST, "/settings", "nl") == ("/assets/nl.js",)


@pytest.mark.parametrize("path", ["/games/*/rules", "/games/nowhere/rules", "/games/", "/nowhere", "/games/aya/rules/x"])
def test_an_unknown_page_preloads_at_most_the_common_catalogue(path: str) -> None:
    assert set(preloads(MANIFEST, path, "nl")) <= {"/assets/nl.js"}


@pytest.mark.parametrize("manifest", [b"", b"[]", b"{", b"{}"])
def test_without_a_manifest_nothing_is_preloaded(manifest: bytes) -> None:
    assert preloads(manifest, "/games/aya/rules", "nl") == ()


def test_all_named_sources_and_catalogues_exist() -> None:
    assert SOURCES.keys() == CATALOGUES.keys()
    for sources in SOURCES.values():
        for source in sources:
            assert any(list(WEB.glob(source.format(game=game))) for game in ALL), source
    for names in CATALOGUES.values():
        for name in names:
            assert any((LOCALES / languages()[0] / f"{name.format(game=game)}.ftl").is_file() for game in ALL), name
