"""The texts of a catalogue, as they are set on a page."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .test_catalogues import read


class Texts(Visitor):
    """Collects every pattern of a message as one text; what is filled in later is an `x`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (the name the visitor looks for)
        """One pattern, and those within it."""
        self.found.append("".join(one.value if isinstance(one, ast.TextElement) else "x" for one in node.elements))
        self.generic_visit(node)


def texts(language: str, catalogue: str) -> list[str]:
    """Every text of a catalogue."""
    found = Texts()
    found.visit(read(language, catalogue))
    return found.found
