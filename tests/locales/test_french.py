"""French texts follow French typography: non-breaking spaces keep punctuation with its word."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

NARROW, WIDE = "\u202f", "\u00a0"
WRONG = re.compile(rf"[^{NARROW}!?…][;!?]|[^{WIDE}0-9]:|[^{WIDE}]»|«[^{WIDE}]")
"""A punctuation mark without the required space before it, or a quotation mark without a space inside."""


def mistakes(text: str) -> list[str]:
    """Return the places of a text with mistakes."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(f"x{text}")]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_texts_have_no_mistakes(catalogue: str) -> None:
    assert [place for text in texts("fr", catalogue) for place in mistakes(text)] == []


@pytest.mark.parametrize("text", ["Vous gagnez !", "Match :", "Quoi?", "« Dire »", "un ; deux", "mot:"])
def test_mistakes_in_french_are_found(text: str) -> None:
    assert mistakes(text) != []


@pytest.mark.parametrize("text", [f"Vous gagnez{NARROW}!", f"Match{WIDE}:", f"«{WIDE}Dire{WIDE}»", "à 12:30", f"Quoi{NARROW}?!"])
def test_correct_french_has_no_mistakes(text: str) -> None:
    assert mistakes(text) == []


@pytest.mark.parametrize("catalogue", [name for name in CATALOGUES if "aya" in name])
@pytest.mark.parametrize("other", ["rivière", "fourche"])
def test_aya_says_fleuve_and_bifurcation_in_french(catalogue: str, other: str) -> None:
    assert [text for text in texts("fr", catalogue) if other in text.lower()] == []
