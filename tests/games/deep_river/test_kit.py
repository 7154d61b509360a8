"""Deep River passes the kit that every game passes."""

import pytest

from rivage.core.checks import check_game
from rivage.games.deep_river import GAME


def test_deep_river_keeps_every_promise_of_the_contract() -> None:
    report = check_game(GAME, games=60, seed=1)
    assert report.games == 60
    assert report.unfinished == 0
    assert {"bear-home", "currents-home", "currents-home-draw"} <= set(report.endings)


@pytest.mark.slow
def test_deep_river_keeps_every_promise_over_tens_of_thousands_of_actions() -> None:
    report = check_game(GAME, games=170, seed=2)
    assert report.actions > 10_000
