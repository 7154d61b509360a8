"""Which tile is of which terrain, so that animals find places evenly."""

from collections import Counter

import pytest

from rivage.bots.aya.terrains import terrains_for
from rivage.bots.aya.tree import Link, Node, Tree, grown, node_of
from rivage.games.aya.components import TERRAINS
from rivage.games.aya.ways import Way, source

HERE = Way(0.0, 0.0, 0.0)
START = Node("source", HERE, 0, HERE, source(HERE))
GAP = 76.0


def tree(kinds: str, *links: Link) -> Tree:
    """The Start tile and tiles of these kinds, numbered from 1; where they lie does not matter here."""
    return Tree((START, *(node_of(kind, HERE, 1) for kind in kinds.split())), links, 0)


def test_a_river_belongs_to_the_tile_it_leaves_and_from_the_start_to_the_one_it_enters() -> None:
    found = terrains_for(tree("bend end", Link(0, HERE, GAP, 1), Link(1, HERE, GAP, 2), Link(0, HERE, GAP)))
    assert found.homes == (1, 1, -1)
    assert found.animals == 2


def test_an_end_is_of_a_terrain_where_animals_are_missing() -> None:
    found = terrains_for(tree("bend end", Link(0, HERE, GAP, 1), Link(1, HERE, GAP, 2)))
    assert found.tiles[0] == "start"
    assert found.tiles[1] != found.tiles[2]


def test_a_bend_and_a_fork_with_many_places_are_of_different_terrains() -> None:
    # Three animals each: together they would be six, and there are five of a terrain.
    many = tree(
        "bend fork",
        Link(0, HERE, GAP, 1), Link(1, HERE, GAP, 2, garden=1), Link(2, HERE, GAP, -1, garden=2), Link(2, HERE, 0.0),
    )  # fmt: skip
    found = terrains_for(many)
    assert found.tiles[1] != found.tiles[2]
    assert found.animals == 6


def test_no_terrain_has_more_than_five_animals() -> None:
    # Eight places at one fork, and no straight river that could lead an animal elsewhere.
    gardens = (Link(0, HERE, GAP, 1, garden=1), *(Link(1, HERE, GAP, -1, garden=2),) * 2)
    assert sum(link.animals for link in gardens) == 8
    assert terrains_for(tree("fork", *gardens)).animals == 5


@pytest.mark.parametrize(("garden", "home", "animals"), [(0, 2, 7), (1, 1, 6)])
def test_where_places_are_too_many_a_straight_river_leads_its_animal_to_the_other_tile(
    garden: int, home: int, animals: int
) -> None:
    # Five places at the fork beside the river to the bend, which has one of its own; behind a Garden the river cannot change.
    to_bend = Link(1, HERE, GAP, 2, garden)
    others = (Link(0, HERE, GAP, 1, garden=1), Link(1, HERE, GAP, -1, garden=2), Link(2, HERE, GAP))
    found = terrains_for(tree("fork bend", to_bend, *others))
    assert found.tiles[1] != found.tiles[2]
    assert found.homes == (home, 1, 1, 2)
    assert found.animals == animals


TREES = grown("terrains", 1200.0, 800.0, HERE, (76.0, 70.0), 5)


@pytest.mark.parametrize("number", range(5))
def test_every_tile_of_a_grown_tree_is_one_of_the_box(number: int) -> None:
    grew = TREES[number]
    found = terrains_for(grew)
    assert set(found.tiles) == set(range(len(grew.nodes)))
    names = Counter((found.tiles[i], node.kind) for i, node in enumerate(grew.nodes))
    assert max(names.values()) == 1
    assert {terrain for terrain, _ in names} <= {"start", *TERRAINS}


@pytest.mark.parametrize("number", range(5))
def test_every_river_of_a_grown_tree_belongs_to_a_tile_it_touches(number: int) -> None:
    grew = TREES[number]
    found = terrains_for(grew)
    for link, home in zip(grew.links, found.homes, strict=True):
        assert home in (link.owner, link.to)
        assert home != 0
    places = Counter[str]()
    for link, home in zip(grew.links, found.homes, strict=True):
        if home > 0:
            places[found.tiles[home]] += link.animals
    assert found.animals == sum(min(5, places[terrain]) for terrain in TERRAINS)
