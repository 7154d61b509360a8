"""The sentences the server says itself."""

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
def test_a_browser_gets_the_language_it_asks_for_among_those_of_the_house(asked: str, language: str) -> None:
    assert language_of(asked) == language


@pytest.mark.parametrize("language", languages())
def test_every_sentence_the_server_says_is_there_and_whole(language: str) -> None:
    args = {"name": "Ada", "game": "Nim"}
    plain = ("home-title", "home-lead", "about-title", "about-lead", "way-duplicate", "way-duplicate-hint")
    for message in (*plain, "invited", "invited-by", "how-to-play-game"):
        said = translate(language, message, args=args)
        assert said, message
        assert "{" not in said, message
    assert "Ada" in translate(language, "invited-by", args=args)
    for game in ALL:
        assert title_of(game, language)
        assert translate(language, "pitch", game=game)
        assert translate(language, "way-daily", game=game)


def test_a_game_says_a_message_in_its_own_words_where_it_has_some() -> None:
    assert translate("en", "way-daily", game="walk-in-the-park") == "Today’s walk"
    assert translate("en", "way-daily", game="deep-river") == "Today’s game"


def test_what_nobody_has_a_sentence_for_is_not_said() -> None:
    assert translate("fr", "no-such-message") == ""


@pytest.mark.parametrize("language", ["tlh", "", "../de", "/tmp/fr"])
def test_what_is_no_language_of_the_house_names_no_folder(language: str) -> None:
    assert translate(language, "home-title") == translate("en", "home-title") != ""
