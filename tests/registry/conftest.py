"""A fixture that installs a package with files."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rivage.registry import scan
from rivage.registry.scan import ScanResult

from .foreign import game_source, install, installed

SOURCE = game_source("brook").replace('choose=""', 'files="rivage_brook"')


@pytest.fixture
def brook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Install a package with files. Returns the folder of its files."""
    folder = tmp_path / "rivage_brook"
    (folder / "locales" / "fr").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "locales" / "fr" / "brook.ftl").write_text("title-brook = Le ruisseau\n")
    install(tmp_path, "brook-entry", SOURCE)
    for module in ("rivage_brook", "brook_entry"):
        monkeypatch.delitem(sys.modules, module, raising=False)  # modules are cached, and each test has its own
    with installed(monkeypatch, tmp_path) as entries:
        result: ScanResult = scan.scan(entries)
        assert result.broken == ()
        monkeypatch.setattr(scan, "_scan_result", lambda: result)
        yield folder
