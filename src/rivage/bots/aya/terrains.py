"""Terrains for the tiles of a tree."""

from itertools import permutations
from typing import NamedTuple

from rivage.games.aya.components import ANIMALS_EACH, BEND, END, FORK, START, TERRAINS

from .tree import Tree


class Terrains(NamedTuple):
    """Which tile is of which terrain."""

    tiles: dict[int, str]
    rivers: dict[int, str]
    """The same for each river that leaves the Start tile, by its number."""
    animals: int
    """How many animals find a place."""


def terrains_for(tree: Tree) -> Terrains:
    """A terrain for every tile and every river that leaves the Start tile, so that animals find places evenly."""
    places = dict.fromkeys(range(len(tree.nodes)), 0)
    for link in tree.links:
        places[link.owner] += link.animals
    of_kind = {kind: [n for n, node in enumerate(tree.nodes) if node.kind == kind] for kind in (BEND.name, FORK.name, END.name)}
    bends, forks, ends = (
        of_kind[kind] + [-1] * (len(TERRAINS) - len(of_kind[kind])) for kind in (BEND.name, FORK.name, END.name)
    )
    places[-1] = 0

    def won(order: tuple[int, ...]) -> int:
        return sum(min(ANIMALS_EACH, places[bend] + places[fork]) for bend, fork in zip(bends, order, strict=True))

    order = max(permutations(forks), key=won)
    terrain = {0: START}
    room = {}
    for name, bend, fork, end in zip(TERRAINS, bends, order, ends, strict=True):
        terrain |= {number: name for number in (bend, fork, end) if number >= 0}
        room[name] = ANIMALS_EACH - places[bend] - places[fork]
    first: dict[int, str] = {}
    for number, link in enumerate(tree.links):
        if link.owner == 0:
            name = max(TERRAINS, key=lambda each: room[each])
            first[number] = name
            room[name] -= link.animals
    animals = sum(ANIMALS_EACH - max(0, left) for left in room.values())
    return Terrains(terrain, first, animals)
