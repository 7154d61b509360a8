"""Notation of actions of Nim."""

import pytest
from rivage_nim import GAME
from rivage_nim.actions import Take

from rivage.core import NotationError


def test_an_action_names_a_heap_and_a_number() -> None:
    assert GAME.format_action(Take(1, 2)) == "B2"
    assert GAME.parse_action("B2") == Take(1, 2)


@pytest.mark.parametrize(("text", "at"), [("", 0), ("E1", 0), ("A0", 1), ("A", 1), ("a1", 0), ("A12", 1)])
def test_an_unreadable_action_reports_its_offset(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert caught.value.at == at
