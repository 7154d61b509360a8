"""The scan finds the built-in games and those of packages, and lists broken packages by name."""

import itertools
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.core.toys import INFO, Pebbles

from rivage import registry
from rivage.core import GameInfo, Option, Preset, UnknownGame, Variation
from rivage.games import ALL
from rivage.registry import all_games, broken_games, find
from rivage.registry.scan import BadPackage, GamePackage, ScanResult, builtin_package, scan, validate_package

from .foreign import game_source, install, installed

_numbers = itertools.count()


def scanned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, *, value: str = "") -> tuple[ScanResult, str]:
    """Install a package under a new name and scan. Returns the result and the name."""
    name = f"lake-{next(_numbers)}"  # modules are cached, and each test has its own
    install(tmp_path, name, source, value=value)
    with installed(monkeypatch, tmp_path) as entries:
        return scan(entries), name


def test_a_built_in_game_is_found_by_id() -> None:
    assert find("deep-river") is ALL["deep-river"]


def test_the_error_for_an_unknown_game_lists_the_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*deep-river") as caught:
        find("chess")
    assert caught.value.code == "game.unknown"


def test_all_built_in_games_are_found_and_none_is_broken() -> None:
    assert list(all_games()) == list(ALL)
    assert broken_games() == ()
    assert all(entry.origin == "" for entry in all_games().values())


def test_a_game_of_an_installed_package_follows_the_built_in_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result, name = scanned(monkeypatch, tmp_path, game_source())
    assert list(result.games) == [*ALL, "stones"]
    entry = result.games["stones"]
    assert (entry.origin, entry.version, entry.package.game.info.title) == (name, "1.5", "Stones")
    assert result.broken == ()


@pytest.mark.parametrize(
    ("source", "value", "why"),
    [
        ("raise RuntimeError('no\\nluck')", "", "RuntimeError: no luck"),
        ("import sys; sys.exit(3)", "", "SystemExit: 3"),
        ("import a_package_that_is_not_here", "", "ModuleNotFoundError: No module named 'a_package_that_is_not_here'"),
        ("PACKAGES = 1", "", "AttributeError"),
        ("PACKAGE = 1", "", "a GamePackage is expected, not int"),
        ("", "no_such_module_at_all:PACKAGE", "ModuleNotFoundError"),
        (game_source("deep-river"), "", "deep-river is the id of a game of Rivage"),
        (game_source("Stones of Old"), "", "the id 'Stones of Old' is not made of lower-case letters"),
        (game_source(levels=("wise",)), "", r"it declares bots \(wise\) and has no `choose`"),
        (game_source(levels=("wise",), choose="nowhere_at_all:choose"), "", "there is no module nowhere_at_all for choose"),
        (game_source(levels=("wise",), choose="here"), "", "'here' does not have the form module:function"),
    ],
)
def test_a_broken_package_is_skipped_and_listed_by_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, value: str, why: str
) -> None:
    result, name = scanned(monkeypatch, tmp_path, source, value=value)
    assert list(result.games) == list(ALL)
    (left_out,) = result.broken
    assert (left_out.origin, left_out.entry) == (name, name)
    assert re.search(why, left_out.why), left_out.why
    assert str(left_out).startswith(f"the game {name} of {name} is left out: ")
    assert "\n" not in str(left_out)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise ImportError('no wood')", "ImportError: no wood"),
        ("import sys; sys.exit('no water')", "SystemExit: no water"),
        ("", r"its files are in {name}, which is not a package with a folder"),
    ],
)
def test_a_package_whose_files_cannot_be_imported_is_skipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, why: str
) -> None:
    name = f"shore_{next(_numbers)}"
    if source:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source)
    else:
        (tmp_path / f"{name}.py").write_text("")
    result, _ = scanned(monkeypatch, tmp_path, game_source().replace('choose=""', f'files="{name}"'))
    assert list(result.games) == list(ALL)
    assert [broken.why for broken in result.broken] == [why.format(name=name)]


def test_the_first_of_two_packages_with_the_same_game_id_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(tmp_path, "lake-a", game_source("twins"))
    install(tmp_path, "lake-b", game_source("twins"))
    with installed(monkeypatch, tmp_path) as entries:
        result = scan(entries)
    assert result.games["twins"].origin == "lake-a"
    assert [broken.why for broken in result.broken] == ["twins is the id of a game of lake-a"]


class Stones(Pebbles):
    """Pebbles with the given `GameInfo`."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info


@pytest.mark.parametrize("name", ALL)
def test_every_built_in_game_passes_validation(name: str) -> None:
    validate_package(builtin_package(ALL[name]))


def test_a_game_without_bots_or_files_passes_validation() -> None:
    package = GamePackage(Pebbles())
    assert validate_package(package) == (package, None)


@pytest.mark.parametrize(
    ("info", "why"),
    [
        (replace(INFO, title=""), "no title"),
        (replace(INFO, endings=()), "names no ending"),
        (replace(INFO, min_seats=0), "0 to 3 seats"),
        (replace(INFO, min_seats=4), "4 to 3 seats"),
        (replace(INFO, max_seats=9), "2 to 9 seats"),
        (replace(INFO, seat_names=("left",)), "some of its seats, but not all"),
        (replace(INFO, options=(Option("most", ()),)), "without choices"),
        (replace(INFO, options=(Option("most", (3, 5), alone=4),)), "the suggested value of an option"),
        (replace(INFO, presets=(Preset("quick", seats=2, options=(("most", 99),)),)), "a preset does not match"),
        (replace(INFO, presets=(Preset("crowd", seats=99, options=()),)), "a preset does not match"),
        (replace(INFO, variations=(Variation("wild", option="most", value=99),)), "a variation does not match"),
        (replace(INFO, bot_levels=("wise", "wise")), "the same name"),
        (replace(INFO, id="a--b"), "the id 'a--b'"),
        (replace(INFO, advice=True), "declares advice"),
        (replace(INFO, findings=True), "declares findings"),
        (replace(INFO, lesson=True), "declares a lesson"),
    ],
)
def test_an_inconsistent_game_info_is_refused(info: GameInfo, why: str) -> None:
    with pytest.raises(BadPackage, match=why):
        validate_package(GamePackage(Stones(info)))


def test_a_game_that_waits_for_physics_needs_a_simulate_hook() -> None:
    class Rolling(Pebbles):
        def simulated(self, state: Any) -> bool:
            return False

    with pytest.raises(BadPackage, match="waits for physics"):
        validate_package(GamePackage(Rolling()))
    validate_package(GamePackage(Rolling(), simulate="rivage.physics.aya:simulated"))


def test_a_game_info_with_wrong_types_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="min_seats"):
        validate_package(GamePackage(Stones(replace(INFO, min_seats="two"))))


def test_a_package_whose_game_has_another_type_is_refused() -> None:
    with pytest.raises(BadPackage, match=r"not a rivage\.core\.Game but a str"):
        validate_package(GamePackage("chess"))  # type: ignore[arg-type]  # packages are not type-checked


def test_the_folder_of_the_package_files_is_found() -> None:
    assert validate_package(GamePackage(Pebbles(), files="rivage.registry"))[1] == Path(registry.__file__).parent


def test_a_missing_package_of_files_is_refused() -> None:
    with pytest.raises(BadPackage, match="there is no package nowhere_at_all"):
        validate_package(GamePackage(Pebbles(), files="nowhere_at_all"))
