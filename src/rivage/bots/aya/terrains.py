"""Terrains for the tiles of a tree, and for the animals between them."""

from itertools import permutations
from typing import NamedTuple

from rivage.games.aya.components import ANIMALS_EACH, BEND, END, FORK, START, TERRAINS

from .tree import Tree


class Terrains(NamedTuple):
    """Which tile is of which terrain, and which river."""

    tiles: dict[int, str]
    homes: tuple[int, ...]
    """For each river of the tree the tile to which its animals belong: the one it leaves, or the one it enters."""
    animals: int
    """How many animals find a place."""


def terrains_for(tree: Tree) -> Terrains:
    """A terrain for every tile, and a home for the animals of every river, so that animals find places evenly.

    The Start tile is nobody's home: animals of the rivers that leave it belong to the tiles these enter.
    """
    homes = [link.owner or link.to for link in tree.links]
    places = dict.fromkeys(range(-1, len(tree.nodes)), 0)
    for link, home in zip(tree.links, homes, strict=True):
        places[home] += link.animals
    of_kind = ([n for n, node in enumerate(tree.nodes) if node.kind == kind.name] for kind in (BEND, FORK, END))
    bends, forks, ends = (found + [-1] * (len(TERRAINS) - len(found)) for found in of_kind)
    ends.sort(key=lambda end: -places[end])

    def won(order: tuple[int, ...]) -> int:
        return sum(min(ANIMALS_EACH, places[bend] + places[fork]) for bend, fork in zip(bends, order, strict=True))

    order = max(permutations(forks), key=won)
    terrain = {0: START}
    room = {}
    for name, bend, fork in zip(TERRAINS, bends, order, strict=True):
        terrain |= {number: name for number in (bend, fork) if number >= 0}
        room[name] = ANIMALS_EACH - places[bend] - places[fork]
    # An end has no way out: only a river from the Start tile gives it animals. They go where most are missing.
    for name, end in zip(sorted(TERRAINS, key=lambda each: -room[each]), ends, strict=True):
        if end >= 0:
            terrain[end] = name
            room[name] -= places[end]
    _even_out(tree, terrain, homes, room)
    return Terrains(terrain, tuple(homes), sum(ANIMALS_EACH - max(0, left) for left in room.values()))


def _even_out(tree: Tree, terrain: dict[int, str], homes: list[int], room: dict[str, int]) -> None:
    """Where a terrain has more places than animals, let straight rivers lead theirs to the other tile they touch."""
    for crowded in [name for name in TERRAINS if room[name] < 0]:
        while room[crowded] < 0 and (steps := _way(tree, terrain, homes, room, crowded)):
            for number in steps:
                link = tree.links[number]
                room[terrain[homes[number]]] += 1
                homes[number] = link.to if homes[number] == link.owner else link.owner
                room[terrain[homes[number]]] -= 1


def _way(tree: Tree, terrain: dict[int, str], homes: list[int], room: dict[str, int], crowded: str) -> list[int]:
    """The fewest rivers that must change their home so that one animal less is of `crowded` and one more where any is missing."""
    found: list[tuple[str, list[int]]] = [(crowded, [])]
    seen = {crowded}
    for name, steps in found:
        if room[name] > 0:
            return steps
        for number, link in enumerate(tree.links):
            if not link.owner or link.to < 0 or link.garden or not link.gap or terrain[homes[number]] != name:
                continue
            other = terrain[link.to if homes[number] == link.owner else link.owner]
            if other not in seen:
                seen.add(other)
                found.append((other, [*steps, number]))
    return []
