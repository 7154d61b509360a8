"""Tiles that have no place in the plan."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.dock import dock_for
from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import may_lay
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import Domino, LaidTile

START = Spot(0, -400, 300)


def test_a_tile_without_a_place_lies_at_the_end_of_a_river_that_is_there() -> None:
    away = []
    for x in range(-5000, 5001, 1000):
        laid = Spot(x, 3400, 300)
        port = Spot(laid.x, laid.y, laid.a).ahead(620)
        camera = Spot(port.x, port.y, (laid.a + 1800) % 3600)
        state = begun(START)
        if not may_lay(state, "forest-bend", laid, camera):
            continue
        tiles = (*state.tiles, LaidTile("forest-bend", laid))
        state = replace(state, tiles=tiles, dominoes=(Domino(1, "forest*", camera),))
        plan = plan_of(state, START)
        found = dock_for(state, plan, "pole-end")
        assert found is not None
        assert may_lay(state, "pole-end", *found)
        rivers = [planned.spot for planned in plan.spots if planned.owner in ("start", "forest-bend")]
        away.append(min((found[1].x - spot.x) ** 2 + (found[1].y - spot.y) ** 2 for spot in rivers))
    assert min(away) < 1500**2


def test_what_is_planned_is_not_built_over() -> None:
    state = begun(START)
    plan = plan_for(1200, 800, START)
    found = dock_for(state, plan, "pole-end")
    if found is not None:
        assert all((slot.spot.x - found[0].x) ** 2 + (slot.spot.y - found[0].y) ** 2 >= 800**2 for slot in plan.slots.values())
