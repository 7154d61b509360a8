"""The plan, whatever the table and wherever the Start tile lies."""

import pytest
from tests.bots.aya.tables import terrain_of

from rivage.bots.aya.plan import Plan, plan_for
from rivage.games.aya.components import ANIMALS_EACH, DOMINOES, GARDENS, RIVER_DOMINOES, START, TERRAINS
from rivage.games.aya.counting import Count, Tile, Token, count, flat
from rivage.games.aya.geometry import (
    TENTHS,
    TILE,
    Spot,
    box_fits,
    boxes_overlap,
    disc_fits,
    disc_meets_box,
    discs_overlap,
    fallen,
    standing,
)
from rivage.games.aya.placing import check_camera, ports_of

DEFAULT = (1200, 800)
STARTS = [
    (DEFAULT, Spot(0, 0, 0)),
    (DEFAULT, Spot(1400, 2400, 2700)),
    (DEFAULT, Spot(-5500, -3500, 450)),
    (DEFAULT, Spot(3330, -1117, 1234)),
    ((1800, 900), Spot(4000, -1300, 450)),
    ((900, 600), Spot(100, 1000, 0)),
]
cases = pytest.mark.parametrize(("size", "start"), STARTS)


def plan_at(size: tuple[int, int], start: Spot) -> Plan:
    return plan_for(*size, start)


@cases
def test_no_two_planned_dominoes_overlap_and_all_stand_on_the_table(size: tuple[int, int], start: Spot) -> None:
    boxes = [standing(planned.spot) for planned in plan_at(size, start).spots]
    assert all(box_fits(box, *size) for box in boxes)
    assert not [(i, j) for i, one in enumerate(boxes) for j, other in enumerate(boxes[:i]) if boxes_overlap(one, other)]


@cases
def test_tiles_lie_apart_on_the_table_each_with_its_camera_domino_before_a_port(size: tuple[int, int], start: Spot) -> None:
    plan = plan_at(size, start)
    spots = [slot.spot for slot in plan.slots.values()] + [start]
    for number, spot in enumerate(spots):
        assert disc_fits(spot.x, spot.y, TILE, *size)
        assert not any(discs_overlap(spot.x, spot.y, TILE, other.x, other.y, TILE) for other in spots[:number])
    for name, slot in plan.slots.items():
        check_camera(name, slot.spot, plan.spots[slot.camera].spot)


@cases
def test_what_is_planned_off_the_tiles_never_stands_where_a_tile_will_lie(size: tuple[int, int], start: Spot) -> None:
    plan = plan_at(size, start)
    for slot in plan.slots.values():
        for planned in plan.spots:
            if disc_meets_box(slot.spot.x, slot.spot.y, TILE, standing(planned.spot)):
                assert planned.tile == slot.tile


@cases
def test_the_box_holds_what_the_plan_asks_for(size: tuple[int, int], start: Spot) -> None:
    needed = [planned for planned in plan_at(size, start).spots if not planned.tail]
    assert len(needed) <= DOMINOES - 5
    assert sum(planned.fork for planned in needed) <= GARDENS
    for terrain in TERRAINS:
        assert sum(planned.wants == terrain for planned in needed) <= RIVER_DOMINOES - 4


@cases
def test_all_fifteen_tiles_and_most_animals_have_a_place(size: tuple[int, int], start: Spot) -> None:
    plan = plan_at(size, start)
    assert len(plan.slots) == 15
    places = [min(ANIMALS_EACH, sum(perch.terrain == terrain for perch in plan.perches)) for terrain in TERRAINS]
    assert sum(places) >= 19


@cases
def test_every_photo_is_won_when_all_of_it_falls_flat(size: tuple[int, int], start: Spot) -> None:
    found = counted(plan_at(size, start), start)
    assert not found.lost


def counted(plan: Plan, start: Spot) -> Count:
    """The count when everything that is planned has fallen flat ahead, and animals have come straight down."""
    tiles = [Tile(START, START, start.x / TENTHS, start.y / TENTHS, (0.0, 120.0))]
    for slot in plan.slots.values():
        ports = tuple(port / TENTHS for port in ports_of(slot.tile, slot.spot))
        tiles.append(Tile(slot.tile, slot.tile.split("-")[0], slot.spot.x / TENTHS, slot.spot.y / TENTHS, ports))
    dominoes = []
    for number, planned in enumerate(plan.spots):
        lies = fallen(planned.spot)
        terrain = "garden" if planned.fork else terrain_of(plan, number)
        dominoes.append(flat(f"d{number}", terrain, lies.x / TENTHS, lies.y / TENTHS, lies.a / TENTHS, fork=planned.fork))
    animals = [
        Token(f"a{number}", perch.terrain, perch.x / TENTHS, perch.y / TENTHS) for number, perch in enumerate(plan.perches)
    ]
    return count(tiles, dominoes, animals, 0)


def test_the_same_table_gives_the_same_plan_to_everybody() -> None:
    start = Spot(3330, -1117, 1234)
    plan = plan_at(DEFAULT, start)
    plan_for.cache_clear()
    assert plan_at(DEFAULT, start) == plan


def test_a_domino_is_planned_after_the_one_that_topples_it() -> None:
    for number, planned in enumerate(plan_at(DEFAULT, Spot(0, 0, 0)).spots):
        assert planned.after < number
        if planned.after >= 0:
            before = plan_at(DEFAULT, Spot(0, 0, 0)).spots[planned.after].spot
            assert boxes_overlap(fallen(before), standing(planned.spot))


@cases
def test_all_that_leads_an_animal_home_is_of_its_terrain_and_ends_at_its_landscape(size: tuple[int, int], start: Spot) -> None:
    plan = plan_at(size, start)
    for perch in plan.perches:
        way = [plan.spots[number] for number in plan.homeward(perch)]
        assert {planned.wants for planned in way} == {perch.terrain}
        assert not any(planned.tile for planned in way)
        assert plan.spots[perch.near] in way
        assert any(planned.camera == perch.owner or plan.spots[planned.after].tile == perch.owner for planned in way)
