"""What a domino is good for, by a plan that is known by heart (`small.py`)."""

import pytest
from tests.bots.aya.small import BEND, CAMERA, END, END_CAMERA, GARDEN, PLAN, TAIL, built, held, reading_of

from rivage.bots.aya.advice import SENTENCES
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.uses import Use, best_use, place_of
from rivage.games.aya import actions as act
from rivage.games.aya.state import AyaState, Domino

ALL = frozenset(range(len(PLAN.spots)))


def use(state: AyaState, kind: str) -> Use:
    found = best_use(reading_of(state), kind)
    assert found is not None
    assert found.why in SENTENCES
    return found


def spot_of(found: Use) -> int:
    """The planned spot on which a domino is placed."""
    assert isinstance(found.action, act.Place)
    return [planned.spot for planned in PLAN.spots].index(found.action.spot)


def but(*numbers: int) -> AyaState:
    """All of the plan stands but for these spots."""
    return built(*sorted(ALL - {*numbers}), tiles=(BEND, END))


def without_tiles(reading: Reading, terrain: str) -> Reading:
    """The same with no place for a tile of that terrain any more."""
    reading.places |= {f"{terrain}-{kind}": None for kind in ("bend", "fork", "end")}
    return reading


# Plain dominoes.


@pytest.mark.parametrize(
    ("missing", "kind", "why"),
    [
        (6, "forest", "waters-landscape"),
        (8, "forest", "waters-landscape"),
        (12, "pole", "leads-home"),
        (1, "desert", "extends-river"),
        (0, "forest", "extends-river"),
    ],
)
def test_a_domino_stands_where_its_terrain_is_wanted_or_any_will_do(missing: int, kind: str, why: str) -> None:
    found = use(but(missing), kind)
    assert (spot_of(found), found.why) == (missing, why)
    assert found.terrain == PLAN.spots[missing].wants


def test_the_second_spot_of_a_perch_is_left_to_the_camera_domino_of_its_animal() -> None:
    found = use(but(2, 3), "forest")
    assert (spot_of(found), found.why) == (2, "leads-home")
    assert best_use(reading_of(but(2)), "forest") is None
    assert best_use(reading_of(but(3)), "forest") is None


def test_a_foreign_domino_is_never_stood_on_a_landscape() -> None:
    for number in (5, 6, 7, 8):
        assert best_use(reading_of(but(number)), "pole") is None
        assert best_use(reading_of(held(but(number), "pole", stock=1)), "pole") is None


def test_a_foreign_domino_keeps_the_wave_running_when_nothing_better_will_come() -> None:
    assert best_use(reading_of(but(3)), "pole") is None
    found = use(held(but(3), "pole", stock=1), "pole")
    assert (spot_of(found), found.why) == (3, "keeps-running")


def test_what_is_wanted_comes_before_where_any_will_do() -> None:
    assert spot_of(use(but(1, 6), "forest")) == 6
    assert spot_of(use(but(1, 6), "desert")) == 1


def test_a_tail_takes_only_what_nobody_needs() -> None:
    found = use(held(but(TAIL), "pole", "pole", stock=1), "pole")
    assert (spot_of(found), found.why) == (TAIL, "spare")
    assert best_use(reading_of(held(but(TAIL, 2), "desert", stock=1)), "desert") is not None
    assert spot_of(use(held(but(TAIL, 2), "desert", stock=1), "desert")) == 2


def test_a_spot_that_is_blocked_is_filled_close_by() -> None:
    planned = PLAN.spots[6].spot
    askew = Domino(0, "forest", planned.ahead(0, 100, 900))
    state = built(*sorted(ALL - {6}), tiles=(BEND, END), more=(askew,))
    found = use(state, "forest")
    assert isinstance(found.action, act.Place)
    assert found.action.spot != planned
    assert (found.action.spot.x - planned.x) ** 2 + (found.action.spot.y - planned.y) ** 2 <= 61**2


# Gardens.


def test_a_garden_forks_where_animals_are_waited_for() -> None:
    found = use(but(GARDEN), "garden")
    assert found.action == act.Place(PLAN.spots[GARDEN].spot, fork=True)
    assert found.why == "fork-for-animals"


def test_who_does_not_know_what_a_garden_can_do_lets_it_stand_for_any_terrain() -> None:
    found = best_use(reading_of(but(GARDEN), forks=False), "garden")
    assert found is None or not (isinstance(found.action, act.Place) and found.action.fork)
    bridges = best_use(reading_of(but(6), forks=False), "garden")
    assert bridges is not None
    assert (spot_of(bridges), bridges.why) == (6, "garden-bridges")


def test_who_knows_keeps_it_for_a_fork_until_nothing_more_comes() -> None:
    assert best_use(reading_of(but(6)), "garden") is None
    found = use(held(but(6), "garden", stock=1), "garden")
    assert (spot_of(found), found.why) == (6, "garden-bridges")


# Cameras.


def test_a_camera_opens_a_landscape_where_one_can_be_laid() -> None:
    found = use(built(0, 1), "forest*")
    assert (found.action, found.why, found.terrain) == (act.Landscape(), "opens-landscape", "forest")


def test_a_camera_without_a_place_for_its_tile_carries_an_animal() -> None:
    reading = without_tiles(reading_of(built(0, 1, CAMERA, 5, 6, 7, 8, 9, tiles=(BEND,))), "forest")
    found = best_use(reading, "forest*")
    perch = PLAN.perches[1]
    assert found is not None
    assert found.action == act.Animal(PLAN.spots[perch.far].spot, perch.x, perch.y)
    assert (found.why, found.terrain) == ("carries-animal", "forest")


def test_a_camera_waits_for_its_perch_while_more_will_come() -> None:
    # Nothing stands on any perch of the forest yet.
    reading = without_tiles(reading_of(built(0, 1, CAMERA, 5, tiles=(BEND,))), "forest")
    assert best_use(reading, "forest*") is None


def test_a_camera_with_nothing_to_bring_is_an_ordinary_domino() -> None:
    state = held(but(6), "forest*", stock=1)
    reading = without_tiles(reading_of(state), "forest")
    reading.animals["forest"] = 0
    found = best_use(reading, "forest*")
    assert found is not None
    assert (spot_of(found), found.why) == (6, "waters-landscape")


# Tiles.


def test_a_tile_goes_where_it_is_planned() -> None:
    reading = reading_of(built(0, 1, 2, 3))
    assert place_of(reading, "forest-bend") == act.Lay(BEND.spot, PLAN.spots[CAMERA].spot)
    assert place_of(reading, "pole-end") == act.Lay(END.spot, PLAN.spots[END_CAMERA].spot)


def test_a_tile_that_is_not_planned_has_no_place() -> None:
    assert place_of(reading_of(built(0, 1, 2, 3)), "field-fork") is None
