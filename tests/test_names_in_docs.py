"""Whatever of the program a document names exists: a page that walks through the code stays true."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAME = re.compile(r"`(rivage(?:\.[A-Za-z_]\w*)+)(?:\([^`]*\))?`")
FILES = ("rivage.db", "rivage.service")
"""Names of files that look like names of the program."""


def find(name: str) -> Any:
    """The module, class or function that a dotted name stands for.

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
            # A field of a struct is a name too.
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
            pytest.fail(f"{page.name} names {name}, which is not there")


def test_a_missing_identifier_is_found() -> None:
    assert find("rivage.table.decide.turns.act")
    with pytest.raises((AttributeError, KeyError)):
        find("rivage.table.decide.turns.dance")


PLACE = re.compile(r"`((?:src|tests|web|deploy|scripts|benchmarks|examples)/[^\s`]*)`")


def places(name: str) -> list[str]:
    """The patterns that a name with alternatives in braces stands for."""
    if not (braces := re.search(r"\{([^}]*)\}", name)):
        return [name]
    return [place for one in braces[1].split(",") for place in places(name.replace(braces[0], one, 1))]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_named_in_the_docs_exists(page: Path) -> None:
    for name in PLACE.findall(page.read_text()):
        # What an author of a game, or of a language, would write; and what is written when the client is built.
        if re.search(r"your[-_]game|/it$|<", name) or name.startswith(("web/node_modules", "src/rivage/server/static")):
            continue
        for place in places(name):
            assert any(ROOT.glob(place)), f"{page.name} names {place}, which is not there"


def test_the_walk_through_one_move_names_a_function_for_every_step() -> None:
    text = (ROOT / "docs" / "explanation" / "one-move.md").read_text()
    steps = re.split(r"^## [①②③④⑤⑥⑦]", text, flags=re.MULTILINE)[1:]
    assert len(steps) == 7
    assert all(NAME.search(step) for step in steps)
