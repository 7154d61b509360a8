"""What is written for a new game is good golden data."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.core.toys import Pebbles

from .first_golden import order, playthrough, search
from .golden import ORDER, PLAYTHROUGH, check_golden
from .records import save


def test_the_first_golden_data_of_a_game_passes_the_guard(tmp_path: Path) -> None:
    game = Pebbles()
    matches = search(game)
    assert list(matches) == list(game.info.endings)
    save(tmp_path, matches)
    (tmp_path / PLAYTHROUGH).write_text(playthrough(game, matches["taken"]))
    (tmp_path / ORDER).write_text(order(game, "taken", matches["taken"]))
    check_golden(game, tmp_path)


def test_an_ending_that_is_never_met_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Pebbles()
    monkeypatch.setattr(game, "info", replace(game.info, endings=("taken", "frozen")))
    with pytest.raises(LookupError, match="frozen"):
        search(game, most=50)
