"""A Walk in the Park passes the conformance kit."""

import pytest
from msgspec.structs import replace

from rivage.core import Timing
from rivage.core.checks import check_game
from rivage.games.walk_in_the_park import GAME, meta
from rivage.games.walk_in_the_park.state import WalkState, Writing


def others_rewritten(state: WalkState, seat: int | None) -> list[WalkState]:
    """Return the state without the actions of the other seats in this round; only their `done` flags remain."""
    sheets = [
        sheet if index == seat else Writing(sheet.start, sheet.start, done=sheet.done) for index, sheet in enumerate(state.seats)
    ]
    return [replace(state, seats=tuple(sheets))]


def test_complete_games_pass_the_conformance_kit() -> None:
    report = check_game(GAME, games=3, seed=5)
    assert report.unfinished == 0
    assert meta.LAST_ROLL in report.endings


def test_every_number_of_seats_and_option_passes_the_conformance_kit() -> None:
    report = check_game(GAME, games=16, max_actions=100, hidden_variants=others_rewritten)
    assert report.games == 16


@pytest.mark.slow
def test_many_complete_games_pass_the_conformance_kit() -> None:
    report = check_game(GAME, games=14, seed=1, hidden_variants=others_rewritten)
    assert report.unfinished == 0
    # Random players hardly ever visit six monuments.
    assert {meta.LAST_ROLL, meta.FULL_SHEET, meta.SIX_IBIS} <= set(report.endings)


def test_the_game_info_declares_rounds_and_one_to_eight_seats() -> None:
    assert GAME.info.timing is Timing.ROUNDS
    assert (GAME.info.min_seats, GAME.info.max_seats) == (1, 8)
