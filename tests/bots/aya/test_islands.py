"""Tiles that lie where no plan has them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.islands import entry_of, exits, node_at, place_for, room_of, slot_at
from rivage.bots.aya.plan import Plan, Slot
from rivage.bots.aya.table import may_lay
from rivage.bots.aya.tree import Segment
from rivage.games.aya.geometry import Spot
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState, Domino, LaidTile

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


def test_a_river_comes_in_where_the_first_domino_looks_into_a_port_from_outside() -> None:
    # The second port looks to 300 degrees; 62 mm from the middle.
    other, past, below = Spot(3000, 0, 0), Spot(0, 0, 0), Spot(310, -537, 1200)
    assert entry_of(table(other, past, CAMERA, below), BEND) == 0
    assert entry_of(table(other, past, below, CAMERA), BEND) == 1


def test_without_a_camera_domino_it_comes_in_by_the_first_port() -> None:
    assert entry_of(table(Spot(3000, 0, 0)), BEND) == 0


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


def test_what_lies_and_what_stands_takes_room() -> None:
    room = room_of(SIZE, [BEND, LaidTile("pole-end", Spot(2000, 1000, 0))], [Spot(-3000, 0, 0)])
    assert [(x, y) for x, y, _ in room.discs] == [(0, 0), (200, 100)]
    # Each domino takes the ground it falls on, 33 mm ahead of where it stands.
    assert room.segments == [(Segment(-300.0, 0.0, -267.0, 0.0), ())]


def test_a_way_out_is_free_where_two_dominoes_find_room() -> None:
    fork = LaidTile("pole-fork", Spot(0, 0, 1800))
    node = node_at(fork, 0)
    assert [number for number, _ in exits(node, room_of(SIZE, []))] == [0, 1]
    # The first branch leaves to the left, at 60 degrees: something stands 90 mm out that way.
    blocked = room_of(SIZE, [], [Spot(0, 0, 600).ahead(900)])
    assert [number for number, _ in exits(node, blocked)] == [1]
    # 97 mm up from 300 mm is too near the edge at 400.
    edge = LaidTile("pole-fork", Spot(0, 3000, 1800))
    assert [number for number, _ in exits(node_at(edge, 0), room_of(SIZE, []))] == [1]


# A place for a tile that has none.


@pytest.mark.parametrize("tile", ["pole-end", "pole-bend", "pole-fork"])
def test_a_tile_finds_room_beside_all_that_is_planned_and_stands(tile: str) -> None:
    state = table(CAMERA)
    found = place_for(state, tile)
    assert found is not None
    assert may_lay(state, tile, *found)
    laid = LaidTile(tile, found[0])
    ways = {"pole-end": 0, "pole-bend": 1, "pole-fork": 2}[tile]
    # On an empty table every way out of it is free.
    port = entry_of(replace(state, tiles=(*state.tiles, laid), dominoes=(Domino(1, "pole*", found[1]),)), laid)
    assert len(list(exits(node_at(laid, port), room_of(SIZE, state.tiles)))) == ways


def test_on_a_full_table_there_is_none() -> None:
    everywhere = tuple(LaidTile("pole-end", Spot(x, y)) for x in range(-5500, 5501, 1000) for y in range(-3500, 3501, 1000))
    assert place_for(table(tiles=everywhere), "pole-bend") is None


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
