"""The generated golden data of a new game passes the check."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.core.toys import Pebbles

from .first_golden import order, playthrough, search
from .golden import ORDER, PLAYTHROUGH, check_golden
from .records import save


def test_generated_golden_data_passes_the_check(tmp_path: Path) -> None:
    game = Pebbles()
    matches = search(game)
    assert list(matches) == list(game.info.endings)
    save(tmp_path, matches)
    (tmp_path / PLAYTHROUGH).write_text(playthrough(game, matches["taken"]))
    (tmp_path / ORDER).write_text(order(game, "taken", matches["taken"]))
    check_golden(game, tmp_path)


def test_an_ending_that_never_occurs_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Pebbles()
    monkeypatch.setattr(game, "info", replace(game.info, endings=("taken", "frozen")))
    with pytest.raises(LookupError, match="frozen"):
        search(game, max_matches=50)
