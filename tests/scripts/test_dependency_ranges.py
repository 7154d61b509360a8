"""The check of the dependency ranges: it uses pip's package index and reports failures clearly."""

import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "dependency_ranges.py"


@pytest.fixture
def ranges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with its environments in a temporary folder."""
    spec = util.spec_from_file_location("dependency_ranges", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path / "ranges")
    return module


def program(folder: Path, text: str) -> Path:
    """A shell script that replaces uv or Python."""
    path = folder / "program"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_uv_uses_the_package_index_of_pip(ranges: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = tmp_path / "pip.conf"
    config.write_text("[global]\nindex-url = https://index.example/simple\nfind-links =\n    /one\n    /two\n")
    for name in ("PIP_INDEX_URL", "PIP_FIND_LINKS", "UV_DEFAULT_INDEX", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(config))
    settings = ranges.index_settings()
    assert settings["UV_DEFAULT_INDEX"] == "https://index.example/simple"
    assert settings["UV_FIND_LINKS"] == "/one,/two"
    monkeypatch.setenv("PIP_INDEX_URL", "https://other.example/simple")
    assert ranges.index_settings()["UV_DEFAULT_INDEX"] == "https://other.example/simple"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://third.example/simple")
    assert ranges.index_settings()["UV_DEFAULT_INDEX"] == "https://third.example/simple"


def test_without_a_package_index_the_check_fails_with_an_explanation(ranges: ModuleType, tmp_path: Path) -> None:
    uv = program(tmp_path, "echo 'dns error' >&2; exit 2")
    with pytest.raises(ranges.CheckFailed, match=r"needs the package index that pip uses.*\n.*dns error"):
        ranges.prepare(uv, "highest")


def test_an_index_that_does_not_answer_fails_the_check(
    ranges: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranges, "INSTALL_TIMEOUT_S", 0.2)
    with pytest.raises(ranges.CheckFailed, match="is the package index reachable"):
        ranges.prepare(program(tmp_path, "exec sleep 60"), "highest")


def test_an_environment_is_created_once_for_each_pyproject(
    ranges: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(ranges, "ROOT", tmp_path)
    calls = tmp_path / "calls"
    uv = program(tmp_path, f'echo "$1" >>{calls}; [ "$1" != venv ] || mkdir -p {ranges.FOLDER}/highest')
    for _ in range(2):
        assert ranges.prepare(uv, "highest") == ranges.FOLDER / "highest" / "bin" / "python"
    assert calls.read_text().split() == ["pip", "venv", "pip"]
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    ranges.prepare(uv, "highest")
    assert len(calls.read_text().split()) == 6


def test_a_server_that_does_not_start_fails_the_check_with_its_log(ranges: ModuleType, tmp_path: Path) -> None:
    python = program(tmp_path, "echo 'ModuleNotFoundError: no uvicorn' >&2; exit 1")
    with pytest.raises(ranges.CheckFailed, match="ModuleNotFoundError: no uvicorn"), ranges.serving(python, tmp_path / "data"):
        pytest.fail("the server must not start")


@pytest.mark.slow
async def test_a_game_is_played_to_its_end(ranges: ModuleType, tmp_path: Path) -> None:
    with ranges.serving(Path(sys.executable), tmp_path / "data") as url:
        assert await ranges.play(url) > 5
