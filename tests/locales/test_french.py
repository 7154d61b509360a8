"""French is set as French is: what belongs to a word never goes to the next line without it."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

NARROW, WIDE = "\u202f", "\u00a0"
WRONG = re.compile(rf"[^{NARROW}!?…][;!?]|[^{WIDE}0-9]:|[^{WIDE}]»|«[^{WIDE}]")
"""A sign of punctuation without its own blank before it, or a quotation mark without one inside."""


def wrong(text: str) -> list[str]:
    """Where a text breaks the rule."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(f"x{text}")]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_punctuation_keeps_to_its_word(catalogue: str) -> None:
    assert [place for text in texts("fr", catalogue) for place in wrong(text)] == []


@pytest.mark.parametrize("text", ["Vous gagnez !", "Match :", "Quoi?", "« Dire »", "un ; deux", "mot:"])
def test_a_plain_blank_or_none_is_found(text: str) -> None:
    assert wrong(text) != []


@pytest.mark.parametrize("text", [f"Vous gagnez{NARROW}!", f"Match{WIDE}:", f"«{WIDE}Dire{WIDE}»", "à 12:30", f"Quoi{NARROW}?!"])
def test_what_is_set_well_is_let_be(text: str) -> None:
    assert wrong(text) == []


@pytest.mark.parametrize("catalogue", [one for one in CATALOGUES if "aya" in one])
@pytest.mark.parametrize("other", ["rivière", "fourche"])
def test_what_is_built_in_aya_has_one_name_fleuve_and_bifurcation(catalogue: str, other: str) -> None:
    assert [text for text in texts("fr", catalogue) if other in text.lower()] == []
