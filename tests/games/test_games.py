from pathlib import Path

import pytest

from rivage.core import UnknownGame
from rivage.games import ALL, find

HERE = Path(__file__).parent


def test_every_game_goes_by_its_own_name() -> None:
    assert all(game.info.id == name for name, game in ALL.items())


@pytest.mark.parametrize("name", ALL)
def test_every_game_has_golden_data(name: str) -> None:
    folder = HERE / name.replace("-", "_") / "golden"
    assert (folder / "playthrough.txt").is_file()
    assert list((folder / "matches").glob("*.txt"))


@pytest.mark.parametrize("name", ALL)
def test_every_game_names_its_designers_and_its_endings(name: str) -> None:
    info = ALL[name].info
    assert info.credits.designers
    assert info.endings


def test_a_game_is_found_by_name() -> None:
    assert find("deep-river") is ALL["deep-river"]


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*deep-river") as caught:
        find("chess")
    assert caught.value.code == "game.unknown"
