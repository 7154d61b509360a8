"""Deep River passes the conformance kit."""

import pytest

from rivage.core.checks import check_game
from rivage.games.deep_river import GAME


def test_deep_river_passes_the_conformance_kit() -> None:
    report = check_game(GAME, games=60, seed=1)
    assert report.games == 60
    assert report.unfinished == 0
    assert {"bear-home", "currents-home", "currents-home-draw"} <= set(report.endings)


@pytest.mark.slow
def test_deep_river_passes_the_conformance_kit_over_ten_thousand_actions() -> None:
    report = check_game(GAME, games=170, seed=2)
    assert report.actions > 10_000
