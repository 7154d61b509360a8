"""The whole game passes the kit of the house."""

import pytest
from msgspec.structs import replace

from rivage.core import Timing
from rivage.core.checks import check_game
from rivage.games.walk_in_the_park import GAME, meta
from rivage.games.walk_in_the_park.state import WalkState, Writing


def others_rewritten(state: WalkState, seat: int | None) -> list[WalkState]:
    """The same moment with nothing but flags left of what the others wrote in this round."""
    sheets = [
        sheet if index == seat else Writing(sheet.start, sheet.start, done=sheet.done) for index, sheet in enumerate(state.seats)
    ]
    return [replace(state, seats=tuple(sheets))]


def test_it_keeps_every_promise_to_the_end() -> None:
    report = check_game(GAME, games=3, seed=5)
    assert report.unfinished == 0
    assert meta.LAST_ROLL in report.endings


def test_it_keeps_them_for_one_to_eight_seats_and_every_option() -> None:
    report = check_game(GAME, games=16, max_actions=100, hidden_variants=others_rewritten)
    assert report.games == 16


@pytest.mark.slow
def test_it_keeps_them_over_many_rounds() -> None:
    report = check_game(GAME, games=14, seed=1, hidden_variants=others_rewritten)
    assert report.unfinished == 0
    # Who strolls at random hardly ever visits six monuments.
    assert {meta.LAST_ROLL, meta.FULL_SHEET, meta.SIX_IBIS} <= set(report.endings)


def test_it_says_that_all_act_at_once() -> None:
    assert GAME.info.timing is Timing.ROUNDS
    assert (GAME.info.min_seats, GAME.info.max_seats) == (1, 8)
