"""Notation of positions of Nim."""

import pytest
from rivage_nim import GAME
from rivage_nim.actions import Take
from rivage_nim.state import NimState

from rivage.core import NotationError

TEXT, STATE = "3-4-2 1 loses C3", NimState((3, 4, 2), 1, True, Take(2, 3))


def test_a_position_survives_formatting_and_parsing() -> None:
    assert GAME.format_state(STATE) == TEXT
    assert GAME.parse_state(TEXT) == STATE
    assert GAME.parse_state("3-4-5 0 wins").last is None


@pytest.mark.parametrize("text", ["", "3-4-5", "3-4-5 2 wins", "3-4-5 0 draws", "3-4-5 0 wins B", "1-1-1-1-1 0 wins"])
def test_an_unreadable_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_state(text)
