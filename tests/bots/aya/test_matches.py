"""Whole matches, physics and all: of bots alone, and beside somebody who builds as they like."""

import random

import pytest
from tests.bots.aya.tables import anywhere, lays_anywhere, match_of, places_anywhere, played, pushes_of

from rivage.bots.aya.table import may_stand, state_of
from rivage.games.aya import actions as act
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.meta import BOT_LEVELS
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView

GLASS = 120
"""Seconds."""


def score(state: AyaState) -> int:
    assert state.phase == "over"
    return count_of(state).score


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("seed", [1, 2])
def test_one_push_fells_nearly_everything_that_three_bots_have_built(level: str, seed: int) -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of((level,) * 3, seed, glass=GLASS))
    assert len(first.dominoes) > 40
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 8


def test_somebody_alone_builds_one_river_too() -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of(("architect",), 1, glass=GLASS))
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 8


def test_a_team_of_all_levels_builds_on_a_small_table() -> None:
    (_, first), *_, (_, last) = pushes_of(match_of(("architect", "builder", "apprentice"), 1, table="90x60", glass=GLASS))
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert score(last) >= 8


def test_a_river_begins_in_a_corner_too() -> None:
    def corner(view: AyaView, rng: random.Random) -> act.Action | None:
        return act.Start(Spot(-5500, -3500, rng.randrange(3600))) if view.phase == "laying" else None

    assert score(played(("architect",) * 4, 1, corner, glass=GLASS)) >= 8


@pytest.mark.slow
def test_with_the_longest_glass_the_river_is_still_one() -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of(("architect",) * 2, 1))
    assert len(first.dominoes) > 120
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 35


# Beside people.


def test_dominoes_that_somebody_places_far_away_are_joined_or_turned_to_be_met() -> None:
    """None of them would fall with the first push by itself: nothing stands near when one is placed."""
    theirs: set[tuple[int, int]] = set()

    def far_away(view: AyaView, rng: random.Random) -> act.Action | None:
        if view.phase == "laying" or view.tile or len(theirs) >= 6:
            return None
        state = state_of(view)
        taken = [*(one.spot for one in state.dominoes), *(tile.spot for tile in state.tiles)]
        for _ in range(200):
            spot = anywhere(view, rng, 400)
            if all(abs(one.x - spot.x) + abs(one.y - spot.y) > 1000 for one in taken) and may_stand(state, spot):
                theirs.add((spot.x, spot.y))
                return act.Place(spot)
        return None

    (_, first), *_ = pushes_of(match_of(("architect",) * 3, 1, far_away, glass=180))
    fallen = [one for one in first.dominoes if (one.spot.x, one.spot.y) in theirs and not one.stands]
    assert len(theirs) == 6
    assert len(fallen) >= 3


def test_somebody_who_lays_tiles_elsewhere_does_not_stop_the_team() -> None:
    state = played(("architect",) * 3, 1, lays_anywhere, glass=GLASS)
    assert score(state) >= 5


def test_somebody_who_stands_dominoes_anywhere_does_not_stop_the_team() -> None:
    (_, first), *_, (_, last) = pushes_of(match_of(("architect",) * 4, 2, places_anywhere, glass=GLASS))
    assert len(first.standing()) <= 0.5 * len(first.dominoes)
    assert last.phase == "over"
