"""`rivage new-game`: the skeleton passes its own tests, and bad names and existing files are refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.installing import pip_install
from tests.server.running import command, environment
from tests.test_mirror import behaves

from rivage.cli.errors import AlreadyThere, BadGameName
from rivage.cli.games.new_game import GAMES_LIST, check_name, write_skeleton
from rivage.registry import GROUP

ROOT = Path(__file__).parents[3]


def rivage(*arguments: str, site: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = environment(*([site] if site else []))
    return subprocess.run(command(*arguments), env=env, capture_output=True, text=True, check=False)


def pytest_of(folder: Path, paths: tuple[str, ...], *tests: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a folder, with these paths on PYTHONPATH."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=folder,
        env=environment() | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the parts of the repository that a built-in game and its tests need."""
    for part in ("src/rivage", "tests/games", "tests/core", "tests/locales", "tests/support", "docs/reference"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("static", "__pycache__", "*.svg"))
    for part in ("tests/conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def test_a_built_in_skeleton_passes_the_tests_of_every_game(checkout: Path) -> None:
    done = rivage("new-game", "pebble-beach", "--into", str(checkout))
    assert (done.returncode, done.stderr) == (0, "")
    assert "wrote " in done.stdout
    tested = pytest_of(
        checkout,
        (str(checkout / "src"), str(checkout)),
        *("tests/games/pebble_beach", "tests/games/test_games.py", "tests/games/test_golden.py"),
        *("tests/locales/test_catalogues.py", "tests/locales/test_games.py", "tests/locales/test_words.py"),
        *("-k", "pebble"),
    )
    assert tested.returncode == 0, tested.stdout
    folder = checkout / "src" / "rivage" / "games" / "pebble_beach"
    decides = {module.stem for module in folder.glob("*.py") if behaves(module)}
    assert {file.stem for file in (checkout / "tests" / "games" / "pebble_beach").glob("*.py")} == {
        f"test_{name}" for name in decides
    }
    assert '    "pebble_beach",\n)' in (checkout / GAMES_LIST).read_text()


def test_a_package_passes_its_own_tests_and_is_listed_once_installed(tmp_path: Path) -> None:
    done = rivage("new-game", "pebble-beach", "--package", "--title", "Pebbles on a Beach", "--into", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    package = tmp_path / "pebble-beach"
    tested = pytest_of(package, (str(ROOT / "src"), str(package / "src")), "tests")
    assert tested.returncode == 0, tested.stdout
    site = pip_install(package, tmp_path / "site")
    listed = rivage("games", site=site)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "Pebbles on a Beach" in listed.stdout.splitlines()[-1]
    assert "rivage-pebble-beach 0.1.0" in listed.stdout.splitlines()[-1]


def test_a_skeleton_with_a_broken_rule_fails_its_kit(tmp_path: Path) -> None:
    write_skeleton("pebble-beach", "Pebble Beach", True, tmp_path)
    package = tmp_path / "pebble-beach"
    rules = package / "src" / "rivage_pebble_beach" / "rules.py"
    rules.write_text(rules.read_text().replace("1 - seat if left else seat", "1 - seat"))
    tested = pytest_of(package, (str(ROOT / "src"), str(package / "src")), "tests")
    assert "test_the_last_pebble_wins" in tested.stdout
    assert "test_a_recorded_match_replays_to_its_outcome" in tested.stdout
    assert tested.returncode == 1


def test_no_placeholder_of_the_name_is_left(tmp_path: Path) -> None:
    for package in (True, False):
        into = tmp_path / str(package)
        (into / GAMES_LIST).parent.mkdir(parents=True)
        (into / GAMES_LIST).write_text('FOLDERS: Final = (\n    "aya",\n)\n')
        for file in write_skeleton("pebble-beach", "Pebble Beach", package, into):
            text = f"{file.relative_to(into)}\n{file.read_text()}"
            assert not [name for name in ("your-game", "your_game", "YourGame", "Your Game", "your_import") if name in text]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "lower-case letters"),
        ("Pebbles", "lower-case letters"),
        ("1pebble", "lower-case letters"),
        ("pebble_beach", "lower-case letters"),
        ("pebble--beach", "lower-case letters"),
        ("../pebbles", "lower-case letters"),
        ("galets é", "lower-case letters"),
        ("house", "reserved"),
        ("class", "reserved"),
        ("deep-river", "installed"),
    ],
)
def test_a_bad_name_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadGameName, match=why):
        check_name(name)


@pytest.mark.parametrize("arguments", [["--package"], []])
def test_the_guide_shows_what_the_command_prints(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / GAMES_LIST).parent.mkdir(parents=True)
    shutil.copy(ROOT / GAMES_LIST, tmp_path / GAMES_LIST)
    env = environment()
    done = subprocess.run(
        command("new-game", "pebble-beach", *arguments), env=env, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert f"```text\n{done.stdout}```" in (ROOT / "docs" / "how-to" / "add-a-game.md").read_text()


def test_a_bad_name_is_reported_on_one_line_with_its_code() -> None:
    done = rivage("new-game", "Deep River")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("rivage: a new game cannot be called 'Deep River': ")
    assert done.stderr.endswith("[game.name]\n")


def test_an_existing_folder_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    done = rivage("new-game", "pebbles", "--package", "--into", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.endswith("exists: choose another name [file.exists]\n")
    assert list((tmp_path / "pebbles").iterdir()) == []


def test_nothing_is_written_if_one_of_the_files_exists(tmp_path: Path) -> None:
    (tmp_path / GAMES_LIST).parent.mkdir(parents=True)
    (tmp_path / GAMES_LIST).write_text('FOLDERS: Final = (\n    "aya",\n)\n')
    catalogue = tmp_path / "src" / "rivage" / "locales" / "en" / "table.ftl"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text("table = Table\n")
    with pytest.raises(AlreadyThere, match=r"table\.ftl"):
        write_skeleton("table", "Table", False, tmp_path)
    assert catalogue.read_text() == "table = Table\n"
    assert not (tmp_path / "src" / "rivage" / "games" / "table").exists()
    assert '"table"' not in (tmp_path / GAMES_LIST).read_text()


def test_a_built_in_game_needs_a_checkout(tmp_path: Path) -> None:
    done = rivage("new-game", "pebbles", "--into", str(tmp_path))
    assert done.returncode == 2
    assert "run this in a checkout of Rivage, or add --package" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_package_has_an_entry_point_that_the_registry_finds(tmp_path: Path) -> None:
    write_skeleton("pebbles", "Pebbles", True, tmp_path)
    assert f'[project.entry-points."{GROUP}"]' in (tmp_path / "pebbles" / "pyproject.toml").read_text()
