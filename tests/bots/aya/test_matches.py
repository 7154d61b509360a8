"""Whole matches: of bots alone, and with somebody who builds as they like."""

import random

from tests.bots.aya.tables import lays_anywhere, places_anywhere, played

from rivage.games.aya import actions as act
from rivage.games.aya.ending import count_of
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView


def score(state: AyaState) -> int:
    assert state.phase == "over"
    return count_of(state).score


def test_a_team_of_all_levels_builds_a_small_table() -> None:
    assert score(played(("architect", "builder", "apprentice"), 1, table="90x60")) > 30


def test_somebody_alone_builds_with_all_the_dominoes() -> None:
    state = played(("architect",), 1)
    assert score(state) > 40
    assert len(state.tiles) == 16


def test_with_few_cameras_all_landscapes_are_still_won() -> None:
    assert len(count_of(played(("architect",) * 2, 1, cameras=25)).landscapes) == 15


def test_a_start_tile_in_a_corner_is_built_on() -> None:
    def corner(view: AyaView, rng: random.Random) -> act.Action | None:
        return act.Start(Spot(-5500, -3500, rng.randrange(3600))) if view.phase == "laying" else None

    assert score(played(("architect",) * 4, 1, corner)) > 35


def test_somebody_who_lays_tiles_elsewhere_does_not_stop_the_team() -> None:
    state = played(("architect",) * 3, 1, lays_anywhere)
    assert score(state) > 20
    assert len(count_of(state).landscapes) > 10


def test_somebody_who_stands_dominoes_anywhere_does_not_stop_the_team() -> None:
    assert score(played(("architect",) * 4, 2, places_anywhere)) > 20
