"""German texts follow German typography and use the informal `du`."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

BLANK = "\u00a0"
WRONG = re.compile(
    r"['\"«»”]|„[^“]*$|(?:^|“)[^„“]*“"  # other quotation marks, or an unpaired one
    rf"|\s[,;:!?]|\.\.\.|[^{BLANK}]…|\b(?:x|\d+) (?:mm|cm|%)"  # spaces
    r"|(?<!^)(?<![.:!?„] )(?<!„)\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b"  # the formal address
)
"""Wrong punctuation, a superfluous or breaking space, or the formal `Sie`."""


def mistakes(text: str) -> list[str]:
    """Return the places of a text with mistakes."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(text)]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_german_texts_have_no_mistakes(catalogue: str) -> None:
    assert [place for text in texts("de", catalogue) for place in mistakes(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "“So”",
        "„So",
        "So“",
        "„So“ und so“",
        '"So"',
        "geht's",
        "Was ?",
        "so :",
        "warte...",
        "warte…",
        "x mm",
        "20 cm",
        "Legen Sie ab",
        "für Ihre Uhr",
    ],
)
def test_mistakes_in_german_are_found(text: str) -> None:
    assert mistakes(text) != []


@pytest.mark.parametrize(
    "text",
    [
        "„So“ und „so“",
        "Was?",
        "so:",
        f"warte{BLANK}…",
        f"x{BLANK}mm",
        "Macquarie’s",
        "Sie fällt. Sie liegt: Sie liegt",
        "für sie, ihre Uhr",
    ],
)
def test_correct_german_has_no_mistakes(text: str) -> None:
    assert mistakes(text) == []
