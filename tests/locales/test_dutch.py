"""Dutch texts follow Dutch typography and use the informal `je`."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

WRONG = re.compile(r"['\"„«»‘]|\.\.\.|\s[;!?]|\s:|[A-Za-z]“|”[A-Za-z]|\b[Dd]omino(?:s|es)\b|(?<!x )\bu\b|\b[Uu]w\b")
"""Wrong punctuation, a space before a punctuation mark, a plural without its apostrophe, or the formal `u`."""


def mistakes(text: str) -> list[str]:
    """Return the places of a text with mistakes."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(text)]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_dutch_texts_have_no_mistakes(catalogue: str) -> None:
    assert [place for text in texts("nl", catalogue) for place in mistakes(text)] == []


@pytest.mark.parametrize("text", ["foto's", "Wat ?", "zo :", "„Zo“", "« Zo »", "wacht...", "drie dominos", "Legt u", "uw beurt"])
def test_mistakes_in_dutch_are_found(text: str) -> None:
    assert mistakes(text) != []


@pytest.mark.parametrize("text", ["foto’s", "Wat?", "“Ga zitten”", "wacht…", "drie domino’s", "je beurt", "x d x u", "nu en uur"])
def test_correct_dutch_has_no_mistakes(text: str) -> None:
    assert mistakes(text) == []
