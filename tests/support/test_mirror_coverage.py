"""The measurement of coverage by mirror tests."""

import json
from pathlib import Path

import pytest

from . import mirror_coverage
from .mirror_coverage import SOURCE, import_lines, main, mirror_of, mirrored_modules, read_floors, report, update_floors


@pytest.fixture
def floors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary file of floors instead of the real one."""
    monkeypatch.setattr(mirror_coverage, "FLOORS", tmp_path / "floors.json")
    (tmp_path / "floors.json").write_text("{}")
    return tmp_path / "floors.json"


def test_the_mirror_of_a_module_is_in_the_same_folder_below_tests() -> None:
    assert mirror_of(SOURCE / "table" / "match" / "clock.py") == "tests/table/match/test_clock.py"
    assert mirror_of(SOURCE / "__main__.py") == "tests/test_main.py"


def test_modules_are_selected_by_folder_or_file() -> None:
    assert SOURCE / "core" / "legal.py" in mirrored_modules(["core"])
    assert mirrored_modules(["core/legal.py"]) == [SOURCE / "core" / "legal.py"]
    assert set(mirrored_modules(["core"])) < set(mirrored_modules())


def test_modules_below_their_floors_are_reported_and_the_least_covered_is_first(capsys: pytest.CaptureFixture[str]) -> None:
    reached = {"core/game.py": 97.0, "core/options.py": 80.0, "core/new.py": 10.0}
    assert report(reached, {"core/game.py": 97.5, "core/options.py": 90.0}) == ["core/options.py"]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("core/new.py")
    assert lines[1].endswith("core/options.py  below its floor of 90 %")
    assert lines[2].endswith("core/game.py")


def test_a_floor_of_a_deleted_module_requires_an_update(capsys: pytest.CaptureFixture[str]) -> None:
    assert report({"core/game.py": 97.0}, {"core/gone.py": 90.0, "core/legal.py": 90.0}) == []
    assert "run --update: core/gone.py\n" in capsys.readouterr().out


def test_an_update_keeps_the_floors_of_other_modules(floors: Path) -> None:
    floors.write_text(json.dumps({"core/game.py": 90, "core/gone.py": 90}))
    update_floors({"core/legal.py": 99.9})
    assert read_floors() == {"core/game.py": 90, "core/legal.py": 99}


def test_only_statements_outside_functions_run_on_import() -> None:
    source = "import os\n\n@cache\ndef f():\n    return 1\n\nclass A:\n    x = 1\n\n    def g(self):\n        return 2\n"
    assert import_lines(source) == {1, 3, 4, 7, 8, 10}


def test_the_check_fails_when_coverage_drops(
    floors: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mirror_coverage, "DATA", tmp_path / "data")
    monkeypatch.setenv("RIVAGE_COVERAGE_DATA", str(tmp_path / "data"))
    assert main(["core/legal.py", "--update", "-n1"]) == 0
    assert read_floors()["core/legal.py"] > 90
    assert main(["core/legal.py", "--report"]) == 0
    assert main(["core/legal.py", "-k", "order", "-n1"]) == 1
    assert "below their floors: core/legal.py" in capsys.readouterr().out
    assert main(["core/legal.py", "-k", "no_such_test", "-n1"]) == 5
