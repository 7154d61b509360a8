"""German is set as German is, and says `du` to everybody."""

import re

import pytest

from .test_catalogues import CATALOGUES
from .texts import texts

BLANK = "\u00a0"
WRONG = re.compile(
    r"['\"«»”]|„[^“]*$|(?:^|“)[^„“]*“"  # other quotation marks, or one without the other
    rf"|\s[,;:!?]|\.\.\.|[^{BLANK}]…|\b(?:x|\d+) (?:mm|cm|%)"  # blanks
    r"|(?<!^)(?<![.:!?„] )(?<!„)\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b"  # the formal address
)
"""A sign that German writes otherwise, a blank too many, one at which a line may break, or the formal `Sie`."""


def wrong(text: str) -> list[str]:
    """Where a text breaks the rule."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(text)]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_is_set_as_german_is(catalogue: str) -> None:
    assert [place for text in texts("de", catalogue) for place in wrong(text)] == []


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
def test_what_is_set_otherwise_is_found(text: str) -> None:
    assert wrong(text) != []


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
def test_what_is_set_well_is_let_be(text: str) -> None:
    assert wrong(text) == []
