"""The wheel is complete: the package, the built client, the catalogues and the migrations."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.mark.slow
def test_the_wheel_contains_the_built_client(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    assert "rivage/server/static/index.html" in names
    assert any(name.startswith("rivage/server/static/assets/") and name.endswith(".js") for name in names)


@pytest.mark.slow
def test_the_wheel_contains_every_data_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    source = ROOT / "src"
    expected = {
        path.relative_to(source).as_posix()
        for path in (source / "rivage").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert expected <= set(wheel.namelist())


@pytest.mark.slow
def test_the_wheel_contains_the_command_and_the_license(wheel: zipfile.ZipFile) -> None:
    (entry,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]
    assert "rivage = rivage.cli:main" in wheel.read(entry).decode()
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())


@pytest.mark.slow
def test_the_wheel_contains_neither_tests_nor_client_sources(wheel: zipfile.ZipFile) -> None:
    assert not [name for name in wheel.namelist() if name.startswith(("tests/", "web/")) or "node_modules" in name]
