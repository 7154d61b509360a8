"""What a page names of the files it will ask for."""

import json
from pathlib import Path

import pytest

from rivage.games import ALL
from rivage.registry.translations import LOCALES, languages
from rivage.server.pages.preloads import CATALOGUES, PARTS, preloads

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


def test_a_page_names_its_parts_their_styles_and_its_words_and_nothing_that_is_in_it_already() -> None:
    named = preloads(MANIFEST, "/games/aya/rules", "nl")
    assert set(named) == {f"/assets/{one}" for one in ("page.js", "page.css", "text.js", "aya.js", "nl.js", "nl-aya.js")}
    assert len(set(named)) == len(named)
    assert preloads(MANIFEST, "/", "nl") == ("/assets/card.js", "/assets/other.js", "/assets/nl.js")
    assert preloads(MANIFEST, "/settings", "nl") == ("/assets/nl.js",)


@pytest.mark.parametrize("path", ["/games/*/rules", "/games/nowhere/rules", "/games/", "/nowhere", "/games/aya/rules/x"])
def test_an_address_that_leads_nowhere_asks_for_words_at_most(path: str) -> None:
    assert set(preloads(MANIFEST, path, "nl")) <= {"/assets/nl.js"}


@pytest.mark.parametrize("manifest", [b"", b"[]", b"{", b"{}"])
def test_without_a_build_nothing_is_named(manifest: bytes) -> None:
    assert preloads(manifest, "/games/aya/rules", "nl") == ()


def test_all_that_is_named_is_there() -> None:
    assert PARTS.keys() == CATALOGUES.keys()
    for parts in PARTS.values():
        for part in parts:
            assert any(list(WEB.glob(part.format(game=game))) for game in ALL), part
    for names in CATALOGUES.values():
        for name in names:
            assert any((LOCALES / languages()[0] / f"{name.format(game=game)}.ftl").is_file() for game in ALL), name
