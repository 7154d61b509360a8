"""Who else is at the table."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun, terrain_of

from rivage.bots.aya.company import adrift, apart, is_wild
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.starts import STARTS
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider

START = STARTS["120x80"][0]
PLAN = plan_for(1200, 800, START)
ON_START = [number for number, planned in enumerate(PLAN.spots) if planned.tile == "start"]
ELSEWHERE = [number for number, planned in enumerate(PLAN.spots) if planned.tile != "start"]
CORNER = Spot(-5800, -3800, 900)

FAR = Spot(-4800, -3000, 0)
"""Where the Start tile is out of the way."""
TILE = LaidTile("forest-bend", Spot(1000, 0, 0))
ASLANT = Spot(1000, 900, 0)
"""Near that tile, looking past it."""


def built(*numbers: int, **options: int) -> AyaState:
    """A table on which all tiles lie as planned, and dominoes stand at these planned spots."""
    state = begun(START, **options)
    tiles = (*state.tiles, *(LaidTile(slot.tile, slot.spot) for slot in PLAN.slots.values()))
    stood = [Domino(i, terrain_of(PLAN, number), PLAN.spots[number].spot) for i, number in enumerate(numbers, 1)]
    return replace(state, tiles=tiles, dominoes=tuple(stood))


def off_plan(*numbers: int, slips: int = 2) -> AyaState:
    """The same with more dominoes that no plan has."""
    state = built(*numbers)
    more = tuple(Domino(len(numbers) + 1 + slip, "forest*", CORNER.ahead(0, -400 * slip)) for slip in range(slips))
    return replace(state, dominoes=(*state.dominoes, *more))


def around(*spots: Spot) -> Forecast:
    """Dominoes about a tile."""
    state = begun(FAR)
    stood = tuple(Domino(number, "pole", spot) for number, spot in enumerate(spots, 1))
    return Forecast(replace(state, tiles=(*state.tiles, TILE), dominoes=stood))


# Whether somebody builds off the plan.


def test_who_builds_by_the_plan_is_together() -> None:
    assert not apart(begun(START), PLAN, START)
    assert not apart(built(*ELSEWHERE, *ON_START), PLAN, START)


@pytest.mark.parametrize("start", [*STARTS["120x80"], START.ahead(100), Spot(0, 0, 0)])
def test_wherever_the_start_tile_lies_there_is_a_plan_to_follow(start: Spot) -> None:
    assert not apart(begun(start), plan_for(1200, 800, start), start)


def test_a_tile_off_its_slot_is_off_the_plan() -> None:
    state = built(*ELSEWHERE)
    *others, last = state.tiles
    moved = LaidTile(last.id, last.spot.ahead(100))
    assert apart(replace(state, tiles=(*others, moved)), PLAN, START)


def test_a_tile_in_the_slot_of_another_is_off_the_plan() -> None:
    state = begun(START)
    swapped = LaidTile("forest-end", PLAN.slots["pole-end"].spot)
    assert apart(replace(state, tiles=(*state.tiles, swapped)), PLAN, START)


def test_two_dominoes_far_from_every_planned_spot_are_off_the_plan_and_one_is_a_slip() -> None:
    assert apart(off_plan(*ELSEWHERE), PLAN, START)
    assert not apart(off_plan(*ELSEWHERE, slips=1), PLAN, START)


def test_dominoes_in_planned_spots_that_look_another_way_are_off_the_plan() -> None:
    state = built(ELSEWHERE[0], ELSEWHERE[30])
    across = tuple(replace(domino, spot=domino.spot.ahead(0, turn=900)) for domino in state.dominoes)
    assert apart(replace(state, dominoes=across), PLAN, START)


def test_an_unsteady_hand_is_not_held_against_anybody() -> None:
    state = built(*ELSEWHERE)
    shaken = tuple(replace(domino, spot=domino.spot.ahead(30, -30, 100)) for domino in state.dominoes)
    assert not apart(replace(state, dominoes=shaken), PLAN, START)


def test_a_domino_that_carries_an_animal_is_not_held_against_anybody() -> None:
    state = off_plan(*ELSEWHERE)
    rider = Rider("okapi", CORNER.x, CORNER.y + 100, len(state.dominoes))
    assert not apart(replace(state, riders=(rider,)), PLAN, START)
    assert apart(replace(state, riders=(replace(rider, camera=1),)), PLAN, START)  # that one is as planned


def test_who_begins_on_the_start_tile_does_not_know_the_plan() -> None:
    assert apart(built(*ELSEWHERE[:11], ON_START[0]), PLAN, START)
    assert not apart(built(*ELSEWHERE[:12], ON_START[0]), PLAN, START)


def test_with_few_cameras_bots_too_begin_on_the_start_tile() -> None:
    assert not apart(built(*ELSEWHERE[:11], ON_START[0], cameras=25), PLAN, START)
    assert not apart(built(ON_START[0], cameras=25), PLAN, START)


# Whether somebody stands dominoes anywhere.


def test_a_lone_domino_near_a_tile_that_looks_past_it_is_adrift() -> None:
    assert adrift(around(ASLANT)) == 1


@pytest.mark.parametrize("heading", [2700, 900, 2790, 810])
def test_what_looks_at_the_middle_of_a_tile_or_away_from_it_is_not_adrift(heading: int) -> None:
    assert adrift(around(Spot(ASLANT.x, ASLANT.y, heading))) == 0


def test_what_is_far_from_all_tiles_is_not_adrift() -> None:
    assert adrift(around(Spot(1000, 1290, 0))) == 1
    assert adrift(around(Spot(1000, 1310, 0))) == 0


def test_two_of_a_chain_are_not_adrift() -> None:
    assert adrift(around(ASLANT, ASLANT.ahead(200))) == 0
    assert adrift(around(ASLANT, ASLANT.ahead(500))) == 2


def test_what_belongs_to_one_of_two_tiles_is_not_adrift() -> None:
    forecast = around(ASLANT)
    beside = LaidTile("pole-end", Spot(ASLANT.x + 900, ASLANT.y, 0))
    state = forecast.state
    assert adrift(Forecast(replace(state, tiles=(*state.tiles, beside)))) == 0


STRAYS = (ASLANT, Spot(1000, -900, 0), Spot(100, 0, 900))


def test_two_adrift_are_no_sign_of_anything_and_three_are() -> None:
    assert not is_wild(around(*STRAYS[:2]))
    assert is_wild(around(*STRAYS))


def test_three_adrift_of_very_many_dominoes_are_mishaps() -> None:
    rows = [Spot(-5000 + 200 * column, 2000 + 300 * row, 0) for row in range(3) for column in range(11)]
    assert is_wild(around(*STRAYS, *rows[:32]))
    assert adrift(around(*STRAYS, *rows)) == 3
    assert not is_wild(around(*STRAYS, *rows))
