"""The example package Nim works after its installation without further steps."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.running import command, environment

from .installing import EXAMPLES, install


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install("nim", tmp_path_factory.mktemp("site"))


def rivage(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*arguments), env=environment(site), capture_output=True, text=True, check=False)


def test_the_tests_of_nim_pass(site: Path, tmp_path: Path) -> None:
    tests = shutil.copytree(EXAMPLES / "nim" / "tests", tmp_path / "tests")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)],
        env=environment(site),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_package_contains_its_catalogues_and_its_client(site: Path) -> None:
    package = site / "rivage_nim"
    assert (package / "locales" / "en" / "nim.ftl").is_file()
    assert (package / "locales" / "fr" / "nim.ftl").is_file()
    assert (package / "client" / "index.js").is_file()


def test_an_installed_package_is_listed_by_rivage_games(site: Path) -> None:
    listed = rivage(site, "games")
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()][-1] == "nim"
    assert "rivage-nim 1.0.0" in listed.stdout
    assert listed.stderr == ""
