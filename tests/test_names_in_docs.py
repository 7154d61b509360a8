"""Identifiers and files that the documents name exist."""

import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAME = re.compile(r"`(rivage(?:\.[A-Za-z_]\w*)+)(?:\([^`]*\))?`")
FILES = ("rivage.db", "rivage.service")
"""File names that look like identifiers."""


def find(name: str) -> Any:
    """The module, class or function that a dotted name stands for, by the module that defines or exports it.

    Raises:
        AttributeError: when there is none, or when the module only imports it.
    """
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            module = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        found: Any = module
        for part in parts[count:]:
            # A field of a struct is a name too.
            found = getattr(found, part, None) or found.__annotations__[part]
        if count < len(parts):
            check_home(module, parts[count])
        return found
    raise AttributeError(name)


def check_home(module: ModuleType, name: str) -> None:
    """Refuse a name that a module neither defines nor exports.

    Raises:
        AttributeError: when the module only imports it.
    """
    defined_in = getattr(getattr(module, name), "__module__", module.__name__)
    if defined_in != module.__name__ and name not in getattr(module, "__all__", ()):
        raise AttributeError(f"{module.__name__} only imports {name}; it is defined in {defined_in}")


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


def test_a_name_in_a_module_that_only_imports_it_is_noticed() -> None:
    assert find("rivage.table.log.Log")
    assert find("rivage.table.Log")
    with pytest.raises(AttributeError, match=r"defined in rivage\.table\.log"):
        find("rivage.table.runtime.services.Log")


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
