"""The messages that the server formats itself."""

import pytest

from rivage.games import ALL
from rivage.registry.translations import languages
from rivage.server.catalogues import language_of, title_of, translate


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de-AT, de;q=0.9, en;q=0.8", "de"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("fr;q=0.3, en;q=0.7", "en"),
        ("tlh, fr;q=0.1", "fr"),
        ("nl-BE,nl;q=0.9,fr;q=0.8", "nl"),
        ("tlh", "en"),
        ("fr;q=0", "en"),
        (";;,=,\x00", "en"),
    ],
)
def test_the_language_follows_the_accept_language_header(asked: str, language: str) -> None:
    assert language_of(asked) == language


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_server_exists_in_every_language(language: str) -> None:
    args = {"name": "Ada", "game": "Nim"}
    plain = ("home-title", "home-lead", "about-title", "about-lead", "way-duplicate", "way-duplicate-hint")
    for message in (*plain, "invited", "invited-by", "how-to-play-game"):
        text = translate(language, message, args=args)
        assert text, message
        assert "{" not in text, message
    assert "Ada" in translate(language, "invited-by", args=args)
    for game in ALL:
        assert title_of(game, language)
        assert translate(language, "pitch", game=game)
        assert translate(language, "way-daily", game=game)


def test_a_games_own_variant_of_a_message_goes_first() -> None:
    assert translate("en", "way-daily", game="walk-in-the-park") == "Today’s walk"
    assert translate("en", "way-daily", game="deep-river") == "Today’s game"


def test_an_unknown_message_is_empty() -> None:
    assert translate("fr", "no-such-message") == ""


@pytest.mark.parametrize("language", ["tlh", "", "../de", "/tmp/fr"])
def test_an_unknown_language_falls_back_to_english(language: str) -> None:
    assert translate(language, "home-title") == translate("en", "home-title") != ""
