"""A house with a package that brings files."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rivage.registry import scan
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
