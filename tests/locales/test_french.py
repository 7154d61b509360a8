"""French is set as French is: what belongs to a word never goes to the next line without it."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .test_catalogues import CATALOGUES, read

NARROW, WIDE = "\u202f", "\u00a0"
WRONG = re.compile(rf"[^{NARROW}!?…][;!?]|[^{WIDE}0-9]:|[^{WIDE}]»|«[^{WIDE}]")
"""A sign of punctuation without its own blank before it, or a quotation mark without one inside."""


class Texts(Visitor):
    """Collects every pattern of a message as one text; what is filled in later is an `x`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (the name the visitor looks for)
        """One pattern, and those within it."""
        self.found.append("".join(one.value if isinstance(one, ast.TextElement) else "x" for one in node.elements))
        self.generic_visit(node)


def wrong(text: str) -> list[str]:
    """Where a text breaks the rule."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in WRONG.finditer(f"x{text}")]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_punctuation_keeps_to_its_word(catalogue: str) -> None:
    texts = Texts()
    texts.visit(read("fr", catalogue))
    assert [place for text in texts.found for place in wrong(text)] == []


@pytest.mark.parametrize("text", ["Vous gagnez !", "Match :", "Quoi?", "« Dire »", "un ; deux", "mot:"])
def test_a_plain_blank_or_none_is_found(text: str) -> None:
    assert wrong(text) != []


@pytest.mark.parametrize("text", [f"Vous gagnez{NARROW}!", f"Match{WIDE}:", f"«{WIDE}Dire{WIDE}»", "à 12:30", f"Quoi{NARROW}?!"])
def test_what_is_set_well_is_let_be(text: str) -> None:
    assert wrong(text) == []
