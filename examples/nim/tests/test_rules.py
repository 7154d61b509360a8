"""Nim passes the kit of the house, and keeps its own rules."""

import pytest
from rivage_nim import GAME

from rivage.core import IllegalAction, Seat
from rivage.core.checks import check_game


def test_nim_keeps_every_promise_of_the_contract() -> None:
    report = check_game(GAME, games=100)
    assert set(report.endings) == set(GAME.info.endings)
    assert report.unfinished == 0


def test_legal_actions_come_heap_by_heap_and_small_numbers_first() -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    assert [GAME.format_action(action) for action in GAME.legal_actions(state, Seat(1))] == ["A1", "A2", "C1", "C2", "C3"]
    assert list(GAME.legal_actions(state, Seat(0))) == []


@pytest.mark.parametrize("action", ["A3", "B1", "D1"])
def test_nobody_takes_what_is_not_there(action: str) -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    with pytest.raises(IllegalAction, match=action):
        GAME.apply(state, Seat(1), GAME.parse_action(action))
