"""The texts of a catalogue, for tests of typography."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .test_catalogues import read


class Texts(Visitor):
    """Collects the patterns of messages as texts. Placeables become an `x`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (name required by fluent.syntax)
        """Collect a pattern and the patterns inside it."""
        self.found.append("".join(element.value if isinstance(element, ast.TextElement) else "x" for element in node.elements))
        self.generic_visit(node)


def texts(language: str, catalogue: str) -> list[str]:
    """Return every text of a catalogue."""
    visitor = Texts()
    visitor.visit(read(language, catalogue))
    return visitor.found
