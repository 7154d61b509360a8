"""What a package says of its game is looked at before it is let in."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.core.toys import INFO, Pebbles

from rivage import registry
from rivage.core import GameInfo, Option, Preset, Variation
from rivage.games import ALL
from rivage.registry.package import BadPackage, GamePackage, check
from rivage.registry.scan import own_package


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
