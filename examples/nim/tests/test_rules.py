"""Nim passes the conformance kit and follows its own rules."""

import pytest
from rivage_nim import GAME

from rivage.core import IllegalAction, Seat
from rivage.core.checks import check_game


def test_nim_passes_the_conformance_kit() -> None:
    report = check_game(GAME, games=100)
    assert set(report.endings) == set(GAME.info.endings)
    assert report.unfinished == 0


def test_legal_actions_are_ordered_by_heap_and_number() -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    assert [GAME.format_action(action) for action in GAME.legal_actions(state, Seat(1))] == ["A1", "A2", "C1", "C2", "C3"]
    assert list(GAME.legal_actions(state, Seat(0))) == []


@pytest.mark.parametrize("action", ["A3", "B1", "D1"])
def test_more_pebbles_than_a_heap_has_cannot_be_taken(action: str) -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    with pytest.raises(IllegalAction, match=action):
        GAME.apply(state, Seat(1), GAME.parse_action(action))
