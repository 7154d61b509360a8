"""Trees of tiles: room for tiles and rivers, met exactly and missed by a hair, and what every grown tree keeps to."""

import math
from collections import Counter

import pytest

from rivage.bots.aya.tree import Link, Room, Segment, Tree, grown, node_of
from rivage.games.aya.ways import Way

HERE = Way(0.0, 0.0, 0.0)
ACROSS = Segment(-100.0, 0.0, 100.0, 0.0)
"""A river along x."""


def room(width: float = 1200, depth: float = 800) -> Room:
    return Room(width, depth)


def with_river(ends: tuple[int, ...] = (1,)) -> Room:
    found = room()
    found.segments.append((ACROSS, ends))
    return found


# Room.


@pytest.mark.parametrize(("x", "y", "fits"), [(550, -350, True), (550.1, 0, False), (0, 350.1, False)])
def test_a_tile_keeps_a_centimetre_from_the_edge(x: float, y: float, fits: bool) -> None:
    assert room().tile(x, y, ()) is fits


@pytest.mark.parametrize(("away", "fits"), [(110.0, True), (109.9, False)])
def test_tiles_keep_three_centimetres_between_them(away: float, fits: bool) -> None:
    assert Room(1200, 800, [(0.0, 0.0)]).tile(away, 0, ()) is fits


@pytest.mark.parametrize(("y", "fits"), [(64.0, True), (63.9, False)])
def test_a_tile_keeps_clear_of_rivers_that_are_not_its_own(y: float, fits: bool) -> None:
    assert with_river().tile(0, y, ()) is fits
    assert with_river().tile(0, y, (1,))
    # Beyond its end a river is as near as that end.
    assert with_river().tile(100 + y, 0, ()) is fits


@pytest.mark.parametrize(("x", "fits"), [(590.0, True), (590.1, False)])
def test_a_river_keeps_a_centimetre_from_the_edge(x: float, fits: bool) -> None:
    assert room().river(Segment(0.0, 0.0, x, 0.0), ()) is fits


@pytest.mark.parametrize(("y", "fits"), [(64.0, True), (63.9, False)])
def test_a_river_keeps_clear_of_tiles_that_are_not_its_own(y: float, fits: bool) -> None:
    found = room()
    found.discs.append((0.0, y, 7))
    assert found.river(ACROSS, ()) is fits
    assert found.river(ACROSS, (7,))


@pytest.mark.parametrize(
    ("other", "fits"),
    [
        (Segment(-100.0, 38.0, 100.0, 38.0), True),
        (Segment(-100.0, 37.9, 100.0, 37.9), False),
        (Segment(138.0, 0.0, 200.0, 0.0), True),
        (Segment(137.9, 0.0, 200.0, 0.0), False),
        # Crossing it far from the ends of both.
        (Segment(0.0, -100.0, 0.0, 100.0), False),
        # With one end near its middle.
        (Segment(0.0, 38.0, 0.0, 200.0), True),
        (Segment(0.0, 37.0, 0.0, 200.0), False),
    ],
)
def test_rivers_keep_clear_of_each_other(other: Segment, fits: bool) -> None:
    assert with_river().river(other, ()) is fits
    assert with_river().river(other, (2, 1)), "those that meet at a tile may touch"


def test_how_clear_can_be_asked_for() -> None:
    near = Segment(-100.0, 26.0, 100.0, 26.0)
    assert not with_river().river(near, ())
    assert with_river().river(near, (), 26.0)


# What a tree is worth.


@pytest.mark.parametrize(
    ("link", "animals"),
    [
        (Link(1, HERE, 76.0, 2), 1),
        (Link(1, HERE, 72.0), 1),
        (Link(1, HERE, 0.0), 0),
        (Link(1, HERE, 50.0, 2, garden=-1), 2),
        (Link(1, HERE, 50.0, -1, garden=2), 3),
        # The Start tile is of no terrain.
        (Link(0, HERE, 72.0), 0),
        (Link(0, HERE, 76.0, 1), 1),
        (Link(0, HERE, 50.0, 1, garden=1), 2),
    ],
)
def test_every_stretch_of_a_river_has_room_for_an_animal_if_it_touches_a_landscape(link: Link, animals: int) -> None:
    assert link.animals == animals


def test_a_tree_promises_its_tiles_first_and_then_its_animals() -> None:
    nodes = (node_of("end", HERE, 0),) * 2
    assert Tree(nodes, (Link(0, HERE, 76.0, 1), Link(0, HERE, 72.0)), 0).worth == 7


@pytest.mark.parametrize(
    ("kind", "side", "ways"), [("end", 0, []), ("bend", 1, [60]), ("bend", -1, [300]), ("fork", 0, [60, 300])]
)
def test_a_tile_is_left_by_its_other_ports(kind: str, side: int, ways: list[int]) -> None:
    node = node_of(kind, Way(-40.0, 0.0, 0.0), side)
    assert (node.centre.x, node.centre.y) == pytest.approx((0, 0))
    assert [round(branch.exit.a) for branch in node.river.branches] == ways
    for branch in node.river.branches:
        assert math.hypot(branch.exit.x, branch.exit.y) == pytest.approx(40)


# Grown ones.

TABLES = {"usual": (1200.0, 800.0, Way(0.0, 0.0, 0.0)), "small": (900.0, 600.0, Way(-200.0, 100.0, 75.0))}
TREES = {name: grown(name, *table, (76.0, 70.0), 4) for name, table in TABLES.items()}


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_grows_the_same_trees_and_another_seed_others(name: str) -> None:
    again = grown(name, *TABLES[name], (76.0, 70.0), 4)
    assert again == TREES[name]
    assert grown("other", *TABLES[name], (76.0, 70.0), 4) != again


@pytest.mark.parametrize("name", TABLES)
def test_the_best_come_first_and_no_more_than_eight(name: str) -> None:
    worths = [tree.worth for tree in TREES[name]]
    assert worths == sorted(worths, reverse=True)
    assert len(worths) == 4
    assert len(grown(name, 400.0, 400.0, HERE, (54.0,), 12)) == 8


@pytest.mark.parametrize("name", TABLES)
def test_tiles_lie_on_the_table_and_apart(name: str) -> None:
    width, depth, _ = TABLES[name]
    for tree in TREES[name]:
        centres = [(node.centre.x, node.centre.y) for node in tree.nodes]
        assert all(abs(x) <= width / 2 - 50 and abs(y) <= depth / 2 - 50 for x, y in centres[1:])
        assert min(math.dist(one, other) for i, one in enumerate(centres) for other in centres[:i]) >= 110 - 1e-9


@pytest.mark.parametrize("name", TABLES)
def test_no_more_is_used_than_the_box_holds(name: str) -> None:
    for tree in TREES[name]:
        kinds = Counter(node.kind for node in tree.nodes)
        assert kinds["source"] == 1
        assert all(kinds[kind] <= 5 for kind in ("bend", "fork", "end"))
        assert tree.gardens == sum(bool(link.garden) for link in tree.links) <= 6


@pytest.mark.parametrize("name", TABLES)
def test_every_tile_is_entered_once_and_every_way_out_of_it_is_led_on_or_left(name: str) -> None:
    for tree in TREES[name]:
        entered = [link.to for link in tree.links if link.to >= 0]
        assert sorted(entered) == list(range(1, len(tree.nodes)))
        left = Counter(link.owner for link in tree.links)
        assert all(left[number] == len(node.river.branches) for number, node in enumerate(tree.nodes))
        assert all(link.owner < link.to for link in tree.links if link.to >= 0)
