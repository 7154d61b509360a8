"""Notation of actions of Liar's Dice."""

import pytest
from rivage_liars_dice import GAME
from rivage_liars_dice.actions import Action, Bid, Challenge, Roll

from rivage.core import NotationError


@pytest.mark.parametrize(
    ("text", "action"), [("roll 1-3-3", Roll((1, 3, 3))), ("bid 4x6", Bid(4, 6)), ("challenge", Challenge())]
)
def test_an_action_survives_formatting_and_parsing(text: str, action: Action) -> None:
    assert GAME.format_action(action) == text
    assert GAME.parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "at"), [("", 0), ("liar", 0), ("bid 0x6", 4), ("bid 4x7", 4), ("roll 7", 5), ("roll 3-1", 5), ("bid", 0)]
)
def test_an_unreadable_action_reports_its_offset(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert caught.value.at == at
