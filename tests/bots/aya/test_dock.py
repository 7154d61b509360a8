"""Tiles that have no place in the plan."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.dock import dock_for
from rivage.bots.aya.islands import island, room_of
from rivage.bots.aya.plan import Plan, plan_for
from rivage.bots.aya.table import may_lay
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import Domino, LaidTile

START = Spot(-4000, -2400, 300)
BEND = LaidTile("forest-bend", Spot(0, 0, 1800))


def test_a_tile_without_a_place_lies_at_the_end_of_a_river_that_is_there() -> None:
    state = begun(START)
    state = replace(state, tiles=(*state.tiles, BEND), dominoes=(Domino(1, "forest*", Spot(-620, 0, 0)),))
    plan = island(Plan({}, (), ()), BEND, 0, room_of((1200, 800), Plan({}, (), ()), begun(START).tiles))
    end = plan.spots[-1].spot
    for tile in ("pole-end", "pole-bend", "pole-fork"):
        found = dock_for(state, plan, tile)
        assert found is not None
        laid, camera = found
        assert may_lay(state, tile, laid, camera)
        assert (camera.x - end.x) ** 2 + (camera.y - end.y) ** 2 <= 1600**2


def test_a_river_whose_tile_does_not_lie_yet_is_nothing_to_lie_at() -> None:
    state = begun(START)
    plan = island(Plan({}, (), ()), BEND, 0, room_of((1200, 800), Plan({}, (), ()), begun(START).tiles))
    found = dock_for(state, plan, "pole-end")
    assert found is not None
    assert (found[1].x - plan.spots[-1].spot.x) ** 2 + (found[1].y - plan.spots[-1].spot.y) ** 2 > 1600**2


def test_what_is_planned_is_not_built_over() -> None:
    state = begun(START)
    plan = plan_for(1200, 800, START)
    found = dock_for(state, plan, "pole-end")
    if found is not None:
        assert all((slot.spot.x - found[0].x) ** 2 + (slot.spot.y - found[0].y) ** 2 >= 800**2 for slot in plan.slots.values())
