"""What a package brings beside its code is found where the package says, and nowhere else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rivage.core import UnknownGame
from rivage.registry import client_folder, drawing, scan, words
from rivage.registry.scan import Found

from .foreign import install, installed, sound

SOURCE = sound("brook").replace('choose=""', 'files="rivage_brook"')


@pytest.fixture
def brook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a package that brings files, in a house that has it."""
    folder = tmp_path / "rivage_brook"
    (folder / "locales" / "fr").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "locales" / "fr" / "brook.ftl").write_text("title-brook = Le ruisseau\n")
    install(tmp_path, "brook-entry", SOURCE)
    for module in ("rivage_brook", "brook_entry"):
        monkeypatch.delitem(sys.modules, module, raising=False)  # Python remembers modules: each test has its own
    with installed(monkeypatch, tmp_path) as entries:
        found: Found = scan.scan(entries)
        assert found.broken == ()
        monkeypatch.setattr(scan, "_found", lambda: found)
        yield folder


def test_a_catalogue_is_found_by_its_language(brook: Path) -> None:
    assert words("brook", "fr") == "title-brook = Le ruisseau\n"
    assert words("brook", "en") is None


@pytest.mark.parametrize("language", ["", "..", "fr/..", "../fr", "fr/brook.ftl", "fr\0"])
def test_what_is_no_language_has_no_catalogue(brook: Path, language: str) -> None:
    assert words("brook", language) is None


def test_a_client_is_there_when_its_first_file_is(brook: Path) -> None:
    (brook / "client").mkdir()
    assert client_folder("brook") is None
    (brook / "client" / "index.js").write_text("export const game = {};")
    assert client_folder("brook") == brook / "client"


def test_a_drawing_is_there_when_its_file_is(brook: Path) -> None:
    assert drawing("brook") is None
    (brook / "preview.svg").write_text("<svg/>")
    assert drawing("brook") == brook / "preview.svg"


def test_games_of_the_house_have_theirs_elsewhere() -> None:
    assert words("deep-river", "en") is None
    assert client_folder("deep-river") is None
    assert drawing("deep-river") is None


def test_nobody_asks_for_the_files_of_a_game_that_is_not_here() -> None:
    with pytest.raises(UnknownGame):
        words("chess", "en")
