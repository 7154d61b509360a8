"""Identifiers and files that the documents name exist."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAME = re.compile(r"`(rivage(?:\.[A-Za-z_]\w*)+)(?:\([^`]*\))?`")
FILES = ("rivage.db", "rivage.service")
"""File names that look like identifiers."""


def find(name: str) -> Any:
    """Import the module, class or function with a dotted name.

    Raises:
        AttributeError: when there is none.
    """
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for part in parts[count:]:
            # Fields of structs are annotations.
            found = getattr(found, part, None) or found.__annotations__[part]
        return found
    raise AttributeError(name)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_identifier_in_the_docs_exists(page: Path) -> None:
    for name in NAME.findall(page.read_text()):
        if name in FILES:
            continue
        try:
            find(name)
        except (AttributeError, KeyError):
            pytest.fail(f"{page.name} names {name}, which does not exist")


def test_a_missing_identifier_is_found() -> None:
    assert find("rivage.table.decide.turns.act")
    with pytest.raises((AttributeError, KeyError)):
        find("rivage.table.decide.turns.dance")


PLACE = re.compile(r"`((?:src|tests|web|deploy|scripts|benchmarks|examples)/[^\s`]*)`")


def places(name: str) -> list[str]:
    """Expand alternatives in braces, as shells do."""
    if not (braces := re.search(r"\{([^}]*)\}", name)):
        return [name]
    return [place for option in braces[1].split(",") for place in places(name.replace(braces[0], option, 1))]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_named_in_the_docs_exists(page: Path) -> None:
    for name in PLACE.findall(page.read_text()):
        # Files that the reader is to create, and files that the build of the client creates.
        if re.search(r"your[-_]game|/it$|<", name) or name.startswith(("web/node_modules", "src/rivage/server/static")):
            continue
        for place in places(name):
            assert any(ROOT.glob(place)), f"{page.name} names {place}, which does not exist"


def test_the_walk_through_one_move_names_a_function_for_every_step() -> None:
    text = (ROOT / "docs" / "explanation" / "one-move.md").read_text()
    steps = re.split(r"^## [①②③④⑤⑥⑦]", text, flags=re.MULTILINE)[1:]
    assert len(steps) == 7
    assert all(NAME.search(step) for step in steps)
