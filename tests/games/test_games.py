from pathlib import Path

import pytest

from rivage.games import ALL

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
