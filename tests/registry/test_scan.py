"""Games are found: those of the house and those of packages, the broken ones by name."""

import itertools
import re
from pathlib import Path

import pytest

from rivage.core import UnknownGame
from rivage.games import ALL
from rivage.registry import all_games, broken, find
from rivage.registry.scan import Found, scan

from .foreign import install, installed, sound

_numbers = itertools.count()


def found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, *, value: str = "") -> tuple[Found, str]:
    """What is found beside a package of a fresh name, and that name."""
    name = f"lake-{next(_numbers)}"  # Python remembers modules: each test has its own
    install(tmp_path, name, source, value=value)
    with installed(monkeypatch, tmp_path) as entries:
        return scan(entries), name


def test_a_game_of_the_house_is_found_by_name() -> None:
    assert find("deep-river") is ALL["deep-river"]


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*deep-river") as caught:
        find("chess")
    assert caught.value.code == "game.unknown"


def test_here_are_the_games_of_the_house_and_nothing_is_broken() -> None:
    assert list(all_games()) == list(ALL)
    assert broken() == ()
    assert all(entry.origin == "" for entry in all_games().values())


def test_a_game_of_an_installed_package_stands_behind_those_of_the_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen, name = found(monkeypatch, tmp_path, sound())
    assert list(seen.games) == [*ALL, "stones"]
    entry = seen.games["stones"]
    assert (entry.origin, entry.version, entry.package.game.info.title) == (name, "1.5", "Stones")
    assert seen.broken == ()


@pytest.mark.parametrize(
    ("source", "value", "why"),
    [
        ("raise RuntimeError('no\\nluck')", "", "RuntimeError: no luck"),
        ("import sys; sys.exit(3)", "", "SystemExit: 3"),
        ("import a_package_that_is_not_here", "", "ModuleNotFoundError: No module named 'a_package_that_is_not_here'"),
        ("PACKAGES = 1", "", "AttributeError"),
        ("PACKAGE = 1", "", "a GamePackage is expected, not int"),
        ("", "no_such_module_at_all:PACKAGE", "ModuleNotFoundError"),
        (sound("deep-river"), "", "deep-river is the name of a game of the house"),
        (sound("Stones of Old"), "", "the id 'Stones of Old' is not of small letters"),
        (sound(levels=("wise",)), "", r"it promises bots \(wise\) and has none"),
        (sound(levels=("wise",), choose="nowhere_at_all:choose"), "", "there is no module nowhere_at_all for choose"),
        (sound(levels=("wise",), choose="here"), "", "'here' is no module:function"),
    ],
)
def test_a_broken_package_is_told_by_name_and_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, value: str, why: str
) -> None:
    seen, name = found(monkeypatch, tmp_path, source, value=value)
    assert list(seen.games) == list(ALL)
    (left_out,) = seen.broken
    assert (left_out.origin, left_out.entry) == (name, name)
    assert re.search(why, left_out.why), left_out.why
    assert str(left_out).startswith(f"the game {name} of {name} is left out: ")
    assert "\n" not in str(left_out)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise ImportError('no wood')", "ImportError: no wood"),
        ("import sys; sys.exit('no water')", "SystemExit: no water"),
        ("", r"its files are in {name}, a module without a folder"),
    ],
)
def test_a_package_whose_files_cannot_be_reached_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, why: str
) -> None:
    name = f"shore_{next(_numbers)}"
    if source:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source)
    else:
        (tmp_path / f"{name}.py").write_text("")
    seen, _ = found(monkeypatch, tmp_path, sound().replace('choose=""', f'files="{name}"'))
    assert list(seen.games) == list(ALL)
    assert [each.why for each in seen.broken] == [why.format(name=name)]


def test_of_two_packages_with_a_game_of_one_name_the_first_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(tmp_path, "lake-a", sound("twins"))
    install(tmp_path, "lake-b", sound("twins"))
    with installed(monkeypatch, tmp_path) as entries:
        seen = scan(entries)
    assert seen.games["twins"].origin == "lake-a"
    assert [each.why for each in seen.broken] == ["twins is the name of a game of lake-a"]
