"""Notation of positions of Liar's Dice."""

import pytest
from rivage_liars_dice import GAME
from rivage_liars_dice.actions import Bid
from rivage_liars_dice.state import LiarsDiceState, Shown

from rivage.core import NotationError

TEXT = "1 wild 12/*2/. 1x6 2x3:13/4/5:2"
STATE = LiarsDiceState((2, 2, 0), ((1, 2), (), ()), 1, True, Bid(1, 6), Shown(Bid(2, 3), ((1, 3), (4,), (5,)), 2))


def test_a_position_survives_formatting_and_parsing() -> None:
    assert GAME.format_state(STATE) == TEXT
    assert GAME.parse_state(TEXT) == STATE
    assert GAME.parse_state("0 plain 1/2 - -").last is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0 plain 12 - -",
        "0 loaded 1/2 - -",
        "0 plain 21/2 - -",
        "2 plain 1/2 - -",
        "0 plain ./2 - -",
        "0 plain 1/2 0x3 -",
        "0 plain 1/2 - 1x6:1/2:3",
        "0 plain 1/2 - 1x6:1/2/3:1",
        "0 plain 123456/2 - -",
    ],
)
def test_an_unreadable_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_state(text)
