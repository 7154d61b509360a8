"""Sentences are formatted from the catalogues of the server and of packages, and fall back to English."""

from pathlib import Path

import pytest

from rivage.core import Sentence, plain
from rivage.registry import render, sentence_view
from rivage.registry.translations import format_message, languages


def test_a_sentence_is_formatted_in_the_requested_language() -> None:
    sentence = Sentence("aya-say-turn", {"player": 2})
    assert render("aya", sentence) == "Next to play: Player 2."
    assert render("aya", sentence, "fr") == "À Joueur 2 de jouer."


def test_plain_text_is_the_same_in_every_language() -> None:
    assert {render("aya", plain("c1"), language) for language in languages()} == {"c1"}
    assert sentence_view("aya", plain("c1")).text == "c1"


def test_a_sentence_view_contains_the_english_text() -> None:
    view = sentence_view("deep-river", Sentence("deep-river-say-done"))
    assert (view.id, view.args, view.text) == ("deep-river-say-done", {}, "Confirm the turn.")


@pytest.mark.parametrize(("value", "text"), [(7, "7"), (-120.5, "-120.5"), (1234, "1,234"), ("forest", "forest"), (None, "")])
def test_values_are_formatted_as_in_browsers(value: str | float | None, text: str) -> None:
    assert format_message(("words-seat",), {"number": value}, ("words",)) == f"Seat {text}".rstrip() or not text


def test_an_unknown_message_is_its_id() -> None:
    assert render("deep-river", Sentence("deep-river-say-nonsense")) == "deep-river-say-nonsense"
    assert format_message(("no-such-message",), {}, ("common",)) is None


def test_an_unknown_language_falls_back_to_english() -> None:
    assert render("deep-river", Sentence("deep-river-say-done"), "../fr") == "Confirm the turn."


def test_a_package_can_contain_its_own_catalogue(brook: Path) -> None:
    assert render("brook", Sentence("title-brook"), "fr") == "Le ruisseau"
    assert render("brook", Sentence("title-brook"), "en") == "title-brook"
