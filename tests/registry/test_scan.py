"""Games are found: those of the house and those of packages, the broken ones by name."""

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
from rivage.registry import all_games, broken, find
from rivage.registry.scan import BadPackage, Found, GamePackage, check, own_package, scan

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


class Stones(Pebbles):
    """Pebbles that say of themselves what they are given to say."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info


@pytest.mark.parametrize("name", ALL)
def test_every_game_of_the_house_would_be_let_in(name: str) -> None:
    check(own_package(ALL[name]))


def test_a_small_game_without_bots_or_files_is_let_in() -> None:
    package = GamePackage(Pebbles())
    assert check(package) == (package, None)


@pytest.mark.parametrize(
    ("lie", "why"),
    [
        (replace(INFO, title=""), "no title"),
        (replace(INFO, endings=()), "names no ending"),
        (replace(INFO, min_seats=0), "0 to 3 seats"),
        (replace(INFO, min_seats=4), "4 to 3 seats"),
        (replace(INFO, max_seats=9), "2 to 9 seats"),
        (replace(INFO, seat_names=("left",)), "some of its seats"),
        (replace(INFO, options=(Option("most", ()),)), "without choices"),
        (replace(INFO, options=(Option("most", (3, 5), alone=4),)), "suggests a value"),
        (replace(INFO, presets=(Preset("quick", seats=2, options=(("most", 99),)),)), "a preset does not fit"),
        (replace(INFO, presets=(Preset("crowd", seats=99, options=()),)), "a preset does not fit"),
        (replace(INFO, variations=(Variation("wild", option="most", value=99),)), "a variation does not fit"),
        (replace(INFO, bot_levels=("wise", "wise")), "the same name"),
        (replace(INFO, id="a--b"), "the id 'a--b'"),
        (replace(INFO, advice=True), "promises advice"),
        (replace(INFO, findings=True), "promises to explain"),
        (replace(INFO, lesson=True), "promises a lesson"),
    ],
)
def test_an_info_that_cannot_be_true_is_refused(lie: GameInfo, why: str) -> None:
    with pytest.raises(BadPackage, match=why):
        check(GamePackage(Stones(lie)))


def test_a_game_that_waits_for_physics_must_bring_it() -> None:
    class Rolling(Pebbles):
        def simulated(self, state: Any) -> bool:
            return False

    with pytest.raises(BadPackage, match="waits for physics"):
        check(GamePackage(Rolling()))
    check(GamePackage(Rolling(), simulate="rivage.physics.aya:simulated"))


def test_an_info_of_the_wrong_types_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="min_seats"):
        check(GamePackage(Stones(replace(INFO, min_seats="two"))))


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadPackage, match=r"no rivage\.core\.Game but str"):
        check(GamePackage("chess"))  # type: ignore[arg-type]  # what a package may well do


def test_the_folder_of_its_files_is_found() -> None:
    assert check(GamePackage(Pebbles(), files="rivage.registry"))[1] == Path(registry.__file__).parent


def test_files_that_are_nowhere_are_refused() -> None:
    with pytest.raises(BadPackage, match="there is no package nowhere_at_all"):
        check(GamePackage(Pebbles(), files="nowhere_at_all"))
