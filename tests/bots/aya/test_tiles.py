"""The river over a tile, and the room for further tiles and rivers."""

import pytest
from tests.bots.aya.tables import EAST, LEFT, along, source, table, tile_behind

from rivage.bots.aya.tiles import (
    RIVER_GAP,
    TILE_TO_RIVER,
    TILE_TO_TILE,
    Room,
    Segment,
    node_at,
    node_of,
    port_before,
    river_of,
    source_of,
    spot_of,
)
from rivage.games.aya.components import START, TILE_RADIUS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.geometry.standard_spots import BEFORE, Way, way_of
from rivage.games.aya.state import LaidTile, ports_of

KINDS = [("bend", 1), ("bend", -1), ("fork", 0), ("end", 0)]


@pytest.mark.parametrize(("kind", "side"), KINDS)
def test_a_tile_placed_for_a_river_is_entered_as_planned(kind: str, side: int) -> None:
    planned = node_of(kind, Way(100, 50, 200), side)
    tile = LaidTile(f"pole-{kind}", spot_of(planned))
    entered = [node_at(tile, port) for port in range(len(tile.ports))]
    assert any(node.entry.spot() == planned.entry.spot() and node.side == side for node in entered)


@pytest.mark.parametrize(("kind", "side"), KINDS)
def test_a_river_leaves_a_tile_through_its_other_ports(kind: str, side: int) -> None:
    node = node_of(kind, Way(0, 0, 0), side)
    spot = spot_of(node)
    ports = {port for port in ports_of(f"pole-{kind}", spot) if port != 1800}
    assert {branch.exit.spot().a for branch in node.river.branches} == ports


def test_the_river_of_the_start_tile_leaves_through_both_ports() -> None:
    assert {branch.exit.spot().a for branch in source_of(EAST).branches} == set(ports_of(START, EAST))


def test_the_port_that_a_camera_domino_faces_is_found() -> None:
    camera = Spot(0, 0, 0)
    bend = tile_behind("forest-bend", camera)
    port = port_before(bend, camera)
    assert port is not None
    assert node_at(bend, port).entry.spot() == way_of(camera).ahead(BEFORE).spot()
    assert port_before(bend, Spot(0, 0, 1800)) is None
    assert port_before(bend, Spot(-1500, 0, 0)) is None


def test_the_river_enters_a_tile_through_the_port_that_a_domino_faces() -> None:
    (_, camera), *_ = along(LEFT, "forest*")
    bend = tile_behind("forest-bend", camera, -1)
    state = table(*source(), *along(LEFT, "forest*"), tiles=(bend,))
    assert (
        river_of(state, bend).branches[0].exit.spot()
        == node_of("bend", way_of(camera).ahead(BEFORE), -1).river.branches[0].exit.spot()
    )


@pytest.mark.parametrize(
    ("x", "y", "fits"),
    [
        (0, 0, True),
        (600 - TILE_RADIUS, 0, False),
        (0, -400 + TILE_RADIUS, False),
        (200 + TILE_TO_TILE - 1, 0, False),
        (200 + TILE_TO_TILE + 1, 0, True),
        (-200 + TILE_TO_RIVER - 1, 0, False),
        (-200 + TILE_TO_RIVER + 1, 0, True),
    ],
)
def test_a_tile_fits_if_it_is_clear_of_edges_tiles_and_rivers(x: float, y: float, fits: bool) -> None:
    room = Room(1200, 800, [(200, 0)])
    room.segments.append((Segment(-200, -50, -200, 50), "forest-bend"))
    assert room.fits_tile(x, y) is fits


def test_rivers_that_leave_the_preceding_tile_are_ignored() -> None:
    room = Room(1200, 800)
    room.segments.append((Segment(0, -50, 0, 50), "forest-bend"))
    assert not room.fits_tile(20, 0)
    assert not room.fits_tile(20, 0, "pole-bend")
    assert room.fits_tile(20, 0, "forest-bend")


@pytest.mark.parametrize(
    ("segment", "fits"),
    [
        (Segment(-300, 200, 300, 200), True),
        (Segment(-300, 0, 300, 0), False),
        (Segment(0, RIVER_GAP - 1, 100, RIVER_GAP - 1), False),
        (Segment(0, RIVER_GAP + 1, 100, RIVER_GAP + 1), True),
        (Segment(500, 300, 500, 395), False),
        (Segment(310, -300, 310, -200), False),
    ],
)
def test_a_river_fits_if_it_is_clear_of_edges_tiles_and_other_rivers(segment: Segment, fits: bool) -> None:
    room = Room(1200, 800, [(300, -250)])
    room.segments.append((Segment(0, -100, 0, 0), ""))
    assert room.fits_river(segment) is fits


def test_segments_that_cross_are_not_clear_of_each_other() -> None:
    assert not Segment(-100, 0, 100, 0).clears(Segment(0, -100, 0, 100), 5)
    assert Segment(-100, 0, 100, 0).clears(Segment(-100, 10, 100, 10), 5)
