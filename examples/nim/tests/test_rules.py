"""Nim passes the kit of the house, and its recorded matches replay: one for each way it can end."""

import re
from pathlib import Path

import pytest
from rivage_nim import GAME

from rivage.core import IllegalAction, Options, Seat
from rivage.core.checks import check_game

GOLDEN = Path(__file__).parent / "golden"


def test_nim_keeps_every_promise_of_the_contract() -> None:
    report = check_game(GAME, games=100)
    assert set(report.endings) == set(GAME.info.endings)
    assert report.unfinished == 0


@pytest.mark.parametrize("ending", GAME.info.endings)
def test_a_recorded_match_of_every_ending_replays(ending: str) -> None:
    lines = (GOLDEN / f"{ending}.txt").read_text().splitlines()[1:]
    options = Options(dict(re.findall(r"(\w+)=(\S+)", lines[0])))
    state = GAME.initial(2, options)
    for line in lines[1:-1]:
        seat, action, heaps = line.split()
        state = GAME.apply(state, Seat(int(seat)), GAME.parse_action(action))
        assert "-".join(map(str, state.heaps)) == heaps
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert lines[-1] == f"ends: {outcome.reason}, won by {outcome.winners[0]}"
    assert outcome.reason == ending


def test_legal_actions_come_heap_by_heap_and_small_numbers_first() -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    assert [GAME.format_action(action) for action in GAME.legal_actions(state, Seat(1))] == ["A1", "A2", "C1", "C2", "C3"]
    assert list(GAME.legal_actions(state, Seat(0))) == []


@pytest.mark.parametrize("action", ["A3", "B1", "D1"])
def test_nobody_takes_what_is_not_there(action: str) -> None:
    state = GAME.parse_state("2-0-3 1 wins")
    with pytest.raises(IllegalAction, match=action):
        GAME.apply(state, Seat(1), GAME.parse_action(action))
