"""Dutch is set as Dutch is, and says `je` to everybody."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

WRONG = re.compile(r"['\"„«»‘]|\.\.\.|\s[;!?]|\s:|[A-Za-z]“|”[A-Za-z]|\b[Dd]omino(?:s|es)\b|(?<!x )\bu\b|\b[Uu]w\b")
"""A sign that Dutch writes otherwise, a blank before one, a plural without its apostrophe, or the formal `u`."""


def wrong(text: str) -> list[str]:
    """Where a text breaks the rule."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(text)]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_is_set_as_dutch_is(catalogue: str) -> None:
    assert [place for text in texts("nl", catalogue) for place in wrong(text)] == []


@pytest.mark.parametrize("text", ["foto's", "Wat ?", "zo :", "„Zo“", "« Zo »", "wacht...", "drie dominos", "Legt u", "uw beurt"])
def test_what_is_set_otherwise_is_found(text: str) -> None:
    assert wrong(text) != []


@pytest.mark.parametrize("text", ["foto’s", "Wat?", "“Ga zitten”", "wacht…", "drie domino’s", "je beurt", "x d x u", "nu en uur"])
def test_what_is_set_well_is_let_be(text: str) -> None:
    assert wrong(text) == []
