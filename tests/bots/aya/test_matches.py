"""Whole matches with physics: of bots alone, and of bots beside a person who builds at random."""

import random

import pytest
from tests.bots.aya.tables import anywhere, match_of, place_dominoes_anywhere, place_tiles_anywhere, play_match, pushes_of

from rivage.bots.aya.table import may_stand, state_of
from rivage.games.aya import actions as act
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.meta import BOT_LEVELS
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView

GLASS = 120
"""Seconds of sand in the glass."""


def score(state: AyaState) -> int:
    assert state.phase == "over"
    return count_of(state).score


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("seed", [1, 2])
def test_one_push_fells_nearly_everything_that_three_bots_built(level: str, seed: int) -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of((level,) * 3, seed, glass=GLASS))
    assert len(first.dominoes) > 40
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 8


def test_a_single_bot_builds_one_river() -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of(("architect",), 1, glass=GLASS))
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 8


def test_a_team_of_all_levels_builds_on_a_small_table() -> None:
    (_, first), *_, (_, last) = pushes_of(match_of(("architect", "builder", "apprentice"), 1, table="90x60", glass=GLASS))
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert score(last) >= 8


def test_a_river_can_start_in_a_corner() -> None:
    def corner(view: AyaView, rng: random.Random) -> act.Action | None:
        return act.Start(Spot(-5500, -3500, rng.randrange(3600))) if view.phase == "laying" else None

    assert score(play_match(("architect",) * 4, 1, corner, glass=GLASS)) >= 8


@pytest.mark.slow
def test_with_the_longest_glass_bots_still_build_one_river() -> None:
    (_, first), *_, (pushes, last) = pushes_of(match_of(("architect",) * 2, 1))
    assert len(first.dominoes) > 120
    assert len(first.standing()) <= 0.1 * len(first.dominoes)
    assert pushes <= 3
    assert score(last) >= 35


# Beside people.


def test_dominoes_that_a_person_places_far_away_are_joined() -> None:
    """Each one is placed where no other domino is near, so the first push fells it only if bots join it."""
    theirs: set[tuple[int, int]] = set()

    def far_away(view: AyaView, rng: random.Random) -> act.Action | None:
        if view.phase == "laying" or view.tile or len(theirs) >= 6:
            return None
        state = state_of(view)
        occupied = [*(domino.spot for domino in state.dominoes), *(tile.spot for tile in state.tiles)]
        for _ in range(200):
            spot = anywhere(view, rng, 400)
            if all(abs(other.x - spot.x) + abs(other.y - spot.y) > 1000 for other in occupied) and may_stand(state, spot):
                theirs.add((spot.x, spot.y))
                return act.Place(spot)
        return None

    (_, first), *_ = pushes_of(match_of(("architect",) * 3, 1, far_away, glass=180))
    fallen = [domino for domino in first.dominoes if (domino.spot.x, domino.spot.y) in theirs and not domino.stands]
    assert len(theirs) == 6
    assert len(fallen) >= 3


def test_bots_score_beside_a_person_who_places_tiles_at_random() -> None:
    state = play_match(("architect",) * 3, 1, place_tiles_anywhere, glass=GLASS)
    assert score(state) >= 5


def test_bots_build_beside_a_person_who_places_dominoes_at_random() -> None:
    (_, first), *_, (_, last) = pushes_of(match_of(("architect",) * 4, 2, place_dominoes_anywhere, glass=GLASS))
    assert len(first.standing()) <= 0.5 * len(first.dominoes)
    assert last.phase == "over"
