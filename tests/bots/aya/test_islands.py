"""Tiles that lie where the plan has none, and the short rivers they get."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.islands import beside, exits, island, node_at, place_for, room_of, slot_at, stray, taken_slot
from rivage.bots.aya.plan import RIVER, Perch, Plan, Planned, Slot
from rivage.bots.aya.table import may_lay
from rivage.bots.aya.tree import Segment
from rivage.games.aya.geometry import Spot
from rivage.games.aya.placing import ports_of
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import AyaState, Domino, LaidTile

NOTHING = Plan({}, (), ())
SIZE = (1200, 800)
START = Spot(-4000, -2400, 300)
BEND = LaidTile("forest-bend", Spot(0, 0, 1800))
"""Its ports look to 180 and 300 degrees."""
CAMERA = Spot(-620, 0, 0)


def table(*dominoes: Spot, tiles: tuple[LaidTile, ...] = (BEND,)) -> AyaState:
    """The Start tile, those tiles, and dominoes that stand."""
    state = begun(START)
    stood = tuple(Domino(number, "forest", spot) for number, spot in enumerate(dominoes, 1))
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=stood)


# A tile off the plan.


def test_a_strays_camera_domino_is_the_first_that_looks_into_a_port_from_outside() -> None:
    other, later, past = Spot(3000, 0, 0), Spot(-600, 60, 0), Spot(0, 0, 0)
    found = stray(table(other, past, CAMERA, later), BEND)
    assert (found.camera, found.before, found.port) == (CAMERA, (other, past), 0)


def test_a_stray_knows_what_lay_before_it() -> None:
    first, last = LaidTile("pole-end", Spot(3000, 0, 0)), LaidTile("field-end", Spot(3000, 2000, 0))
    found = stray(table(CAMERA, tiles=(first, BEND, last)), BEND)
    assert [tile.id for tile in found.laid] == ["start", "pole-end"]


def test_a_stray_without_a_camera_domino_is_entered_by_its_first_port() -> None:
    found = stray(table(Spot(3000, 0, 0)), BEND)
    assert (found.camera, found.port) == (Spot(-620, 0, 0), 0)


def test_a_stray_is_entered_by_the_port_its_camera_domino_looks_into() -> None:
    # At 300 degrees, 62 mm from the middle.
    found = stray(table(Spot(310, -537, 1200)), BEND)
    assert (found.camera, found.port) == (Spot(310, -537, 1200), 1)


kinds = some.sampled_from(["pole-bend", "pole-fork", "pole-end"])


@given(kinds, some.integers(0, 3599), some.integers(0, 2))
@settings(max_examples=50, deadline=None)
def test_the_river_of_a_tile_comes_in_by_one_port_and_leaves_by_all_others(kind: str, angle: int, port: int) -> None:
    tile = LaidTile(kind, Spot(300, -200, angle))
    ports = ports_of(kind, tile.spot)
    port %= len(ports)
    node = node_at(tile, port)
    # It looks in where the port looks out.
    assert round(node.entry.a * 10) % 3600 == (ports[port] + 1800) % 3600
    assert (node.centre.x, node.centre.y) == pytest.approx((30, -20))
    out = sorted(round(branch.exit.a * 10) % 3600 for branch in node.river.branches)
    assert out == sorted({*ports} - {ports[port]})


# Room.


def test_what_is_planned_and_what_lies_takes_room() -> None:
    slot = Slot("pole-end", Spot(2000, 1000, 0), 0)
    plan = Plan({"pole-end": slot}, (Planned(Spot(1000, 0, 900)), Planned(Spot(0, 3000), void=True)), ())
    room = room_of(SIZE, plan, [BEND], [Spot(-3000, 0, 0)])
    assert [(x, y) for x, y, _ in room.discs] == [(0, 0), (200, 100)]
    # Each domino takes the ground it falls on, 33 mm ahead of where it stands; what is void takes none.
    assert room.segments == [
        (Segment(100.0, 0.0, 100.0, 33.0), (RIVER,)),
        (Segment(-300.0, 0.0, -267.0, 0.0), ()),
    ]


def test_a_tail_gives_way_unless_it_stands() -> None:
    plan = Plan({}, (Planned(Spot(1000, 0, 0), tail=True),), ())
    assert room_of(SIZE, plan, []).segments == []
    assert [own for _, own in room_of(SIZE, plan, [], [Spot(1010, 0, 0)]).segments] == [(RIVER,)]


@pytest.mark.parametrize(
    ("spot", "near"),
    [
        (Spot(80, -80, 300), True),
        (Spot(81, 0, 0), False),
        (Spot(0, -81, 0), False),
        (Spot(0, 0, 3300), True),
        (Spot(0, 0, 301), False),
    ],
)
def test_a_domino_stands_where_one_is_planned_within_eight_millimetres_and_thirty_degrees(spot: Spot, near: bool) -> None:
    assert beside(spot, Spot(0, 0, 0)) is near
    assert beside(Spot(0, 0, 0), spot) is near


def test_a_way_out_is_free_where_two_dominoes_find_room() -> None:
    fork = LaidTile("pole-fork", Spot(0, 0, 1800))
    node = node_at(fork, 0)
    assert [number for number, _ in exits(node, room_of(SIZE, NOTHING, []))] == [0, 1]
    # The first branch leaves to the left, at 60 degrees: something stands 90 mm out that way.
    blocked = room_of(SIZE, NOTHING, [], [Spot(0, 0, 600).ahead(900)])
    assert [number for number, _ in exits(node, blocked)] == [1]
    # 97 mm up from 300 mm is too near the edge at 400.
    edge = LaidTile("pole-fork", Spot(0, 3000, 1800))
    assert [number for number, _ in exits(node_at(edge, 0), room_of(SIZE, NOTHING, []))] == [1]


# Its river.


def test_a_bend_gets_four_dominoes_of_its_terrain_two_behind_it_and_a_place_for_an_animal() -> None:
    plan = island(NOTHING, BEND, 0, room_of(SIZE, NOTHING, []))
    assert [planned.wants for planned in plan.spots] == ["forest"] * 5 + [""]
    assert [planned.tile for planned in plan.spots] == ["forest-bend"] * 4 + [""] * 2
    assert [planned.after for planned in plan.spots] == [-1, 0, 1, 2, 3, 4]
    assert {planned.owner for planned in plan.spots} == {"forest-bend"}
    near, far = plan.spots[4].spot, plan.spots[5].spot
    assert plan.perches == (Perch("forest", "forest-bend", 4, 5, (near.x + far.x) // 2, (near.y + far.y) // 2),)


def test_the_wave_runs_from_its_camera_domino_through_it() -> None:
    before = Plan({}, (Planned(CAMERA, camera="forest-bend"),), ())
    plan = island(before, BEND, 0, room_of(SIZE, NOTHING, []), before=0)
    assert plan.spots[0] == before.spots[0]
    assert [planned.after for planned in plan.spots[1:]] == [0, 1, 2, 3, 4, 5]
    assert all(leads(plan.spots[each.after].spot, each.spot) for each in plan.spots[1:])


def test_a_fork_gets_a_place_for_an_animal_behind_each_way_out_that_is_free() -> None:
    fork = LaidTile("pole-fork", Spot(0, 0, 1800))
    whole = island(NOTHING, fork, 0, room_of(SIZE, NOTHING, []))
    assert (len(whole.spots), len(whole.perches)) == (2 + 2 * 4, 2)
    blocked = room_of(SIZE, NOTHING, [], [Spot(0, 0, 600).ahead(900)])
    half = island(NOTHING, fork, 0, blocked)
    assert (len(half.spots), len(half.perches)) == (2 + 2 + 4, 1)


def test_an_end_needs_nothing_on_it() -> None:
    assert island(NOTHING, LaidTile("pole-end", Spot(0, 0, 0)), 0, room_of(SIZE, NOTHING, [])) == NOTHING


# A place for a tile that has none.


@pytest.mark.parametrize("tile", ["pole-end", "pole-bend", "pole-fork"])
def test_a_tile_finds_room_beside_all_that_is_planned_and_stands(tile: str) -> None:
    state = table(CAMERA)
    found = place_for(state, NOTHING, tile)
    assert found is not None
    assert may_lay(state, tile, *found)
    laid = LaidTile(tile, found[0])
    ways = {"pole-end": 0, "pole-bend": 1, "pole-fork": 2}[tile]
    # On an empty table every way out of it is free.
    port = stray(replace(state, tiles=(*state.tiles, laid), dominoes=(Domino(1, "pole*", found[1]),)), laid).port
    assert len(list(exits(node_at(laid, port), room_of(SIZE, NOTHING, state.tiles)))) == ways


def test_a_tile_keeps_off_where_another_is_planned() -> None:
    state = table(CAMERA)
    found = place_for(state, NOTHING, "pole-bend")
    assert found is not None
    first = found[0]
    other = place_for(state, planned(("field-end", Spot(first.x, first.y))), "pole-bend")
    assert other is not None
    assert (other[0].x - first.x) ** 2 + (other[0].y - first.y) ** 2 >= 1100**2


def test_on_a_full_table_there_is_none() -> None:
    everywhere = tuple(LaidTile("pole-end", Spot(x, y)) for x in range(-5500, 5501, 1000) for y in range(-3500, 3501, 1000))
    assert place_for(table(tiles=everywhere), NOTHING, "pole-bend") is None


# Slots.


def planned(*slots: tuple[str, Spot]) -> Plan:
    return Plan({tile: Slot(tile, spot, 0) for tile, spot in slots}, (), ())


@pytest.mark.parametrize(
    ("spot", "lies"),
    [
        (Spot(40, -40, 80), True),
        (Spot(41, 0, 0), False),
        (Spot(0, 0, 81), False),
        (Spot(0, 0, 3520), True),
        (Spot(0, 0, 1200), False),
    ],
)
def test_a_tile_lies_in_its_slot_within_four_millimetres_and_eight_degrees(spot: Spot, lies: bool) -> None:
    plan = planned(("forest-bend", Spot(0, 0, 0)))
    assert (slot_at(plan, LaidTile("forest-bend", spot)) is not None) is lies


@pytest.mark.parametrize(("angle", "lies"), [(1200, True), (2400, True), (1270, True), (1130, True), (600, False)])
def test_a_fork_turned_by_a_third_lies_as_planned(angle: int, lies: bool) -> None:
    plan = planned(("forest-fork", Spot(0, 0, 0)))
    assert (slot_at(plan, LaidTile("forest-fork", Spot(0, 0, angle))) is not None) is lies


def test_a_tile_can_lie_in_the_slot_of_another_of_its_kind() -> None:
    plan = planned(("forest-bend", Spot(0, 0, 0)), ("pole-bend", Spot(3000, 0, 900)), ("pole-end", Spot(0, 3000, 0)))
    there = LaidTile("forest-bend", Spot(3000, 0, 900))
    assert slot_at(plan, there) is None
    taken = taken_slot(plan, there)
    assert taken is not None
    assert taken.tile == "pole-bend"
    assert taken_slot(plan, LaidTile("forest-bend", Spot(0, 3000, 0))) is None
    assert slot_at(plan, LaidTile("field-bend", Spot(0, 0, 0))) is None
