"""The messages of the catalogues."""

from functools import cache

from fluent.syntax import FluentParser, ast
from tests.server.running import SRC


@cache
def words(language: str) -> dict[str, str]:
    """Every message without placeables, by its id."""
    found = {}
    for path in sorted((SRC / "rivage" / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                pieces = entry.value.elements
                if all(isinstance(piece, ast.TextElement) for piece in pieces):
                    found[entry.id.name] = "".join(piece.value for piece in pieces if isinstance(piece, ast.TextElement))
    return found
