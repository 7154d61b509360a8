"""The plan: every spot of the whole river and its terrain, known from the beginning.

It follows from what everybody sees (the table and where the Start tile lies), so bots agree on it without a word.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rivage.games.aya.components import START, TERRAINS
from rivage.games.aya.geometry import TENTHS, Spot
from rivage.games.aya.ways import BEFORE, OUT, PITCH, Way, garden_head, way_of

from .terrains import terrains_for
from .tree import TAIL, Link, Room, Segment, Tree, grown

_GAPS: Final = ((76.0, 70.0), (54.0, 50.0))
"""From rim to rim: room for an animal; and where the table is small, hardly."""
_TRIES: Final = 160
_TURNS: Final = (30.0, 60.0, 90.0, 120.0, 150.0, 180.0, 210.0, 240.0, 270.0, 300.0, 330.0)
_TURN_TRIES: Final = 25
_TILES: Final = 3 * len(TERRAINS)
_FEW: Final = 2 * len(TERRAINS)
"""A tree of so few tiles is no good: the river must leave the Start tile another way."""
_FALL: Final = 330
"""How far a domino reaches when it falls, in tenths of a millimetre."""
RIVER: Final = 1000
"""Dominoes are numbered from here where tiles have numbers too."""
_OUTER: Final = 0.62
"""Where between two dominoes an animal lies on a branch."""
_OWN: Final = 5
"""So many dominoes before a new one are no hindrance to it."""
TAIL_MOST: Final = 9
"""Dominoes at most behind the last that is of use."""


class Planned(msgspec.Struct, frozen=True):
    """A domino of the plan."""

    spot: Spot
    wants: str = ""
    """Its terrain; empty: any."""
    owner: str = ""
    """The tile for whose sake it is of that terrain."""
    tile: str = ""
    """The tile it stands on."""
    camera: str = ""
    """The tile that comes into play with it."""
    fork: bool = False
    """A Garden should fork here."""
    after: int = -1
    """The one that topples it."""
    tail: bool = False
    """Leads nowhere: for dominoes that nobody needs."""
    forks: tuple[int, ...] = ()
    """Of use only behind these Gardens."""
    void: bool = False
    """No longer part of the plan."""


class Perch(msgspec.Struct, frozen=True):
    """A place for an animal, astride two dominoes of the plan."""

    terrain: str
    owner: str
    """The tile of that terrain."""
    near: int
    """Of that terrain, joined to its tile."""
    far: int
    x: int
    y: int
    forks: tuple[int, ...] = ()
    """Gardens that must stand as forks to keep it alone."""


class Slot(msgspec.Struct, frozen=True):
    """Where a tile goes."""

    tile: str
    spot: Spot
    camera: int
    """The planned domino before its port."""


class Plan(msgspec.Struct, frozen=True):
    """All of it."""

    slots: dict[str, Slot]
    spots: tuple[Planned, ...]
    perches: tuple[Perch, ...]

    def homeward(self, perch: Perch) -> list[int]:
        """The spots off tiles that lead an animal from its perch to its tile: all of them must be of its terrain."""
        way = self._back(perch.near, perch.owner)
        slot = self.slots.get(perch.owner)
        before = self.spots[way[-1]].after if way else -1
        if slot is None or (before >= 0 and self.spots[before].tile == perch.owner):
            return way
        # Its home is ahead: back to where the way there parts, and on to the camera domino.
        ahead = self._back(slot.camera, perch.owner)
        parts = next((number for number in way if number in ahead), -1)
        return [number for number in (*way, *ahead) if number == parts or (number in way) != (number in ahead)]

    def _back(self, number: int, owner: str) -> list[int]:
        """A spot and those before it, as long as they are there for a tile's sake, and off it."""
        found = []
        while number >= 0 and self.spots[number].owner == owner and not self.spots[number].tile:
            found.append(number)
            number = self.spots[number].after
        return found


@lru_cache(maxsize=16)
def plan_for(width: int, depth: int, start: Spot) -> Plan:
    """The plan for a table whose Start tile lies at `start`."""
    tree = tree_for(width, depth, way_of(start))
    return Builder(tree, Room(width, depth)).build()


def tree_for(width: int, depth: int, start: Way) -> Tree:
    """The best tree found; the river leaves the Start tile by its ports, unless that leads nowhere."""
    middle = start.ahead(0, 0, 60)
    seed = (width, depth, round(start.x * TENTHS), round(start.y * TENTHS), round(start.a * TENTHS))
    best = _best(grown(seed, width, depth, middle, _GAPS[0], _TRIES))
    if len(best.nodes) <= _TILES:
        best = _best([best, *grown(seed, width, depth, middle, _GAPS[1], _TRIES)])
    if len(best.nodes) <= _FEW:
        for turn in _TURNS:
            for gaps in _GAPS:
                best = _best([best, *grown((*seed, turn), width, depth, middle.ahead(0, 0, turn), gaps, _TURN_TRIES)])
    return best


def _best(trees: Sequence[Tree]) -> Tree:
    """The one that promises most points."""
    return max(trees, key=lambda tree: 3 * len(tree.nodes) + terrains_for(tree).animals)


class Builder:
    """Stands the dominoes of a tree, one after another."""

    def __init__(self, tree: Tree, room: Room) -> None:
        self.tree = tree
        self.room = room
        found = terrains_for(tree)
        self.terrain, self.homes = found.tiles, found.homes
        self.spots: list[Planned] = []
        self.perches: list[Perch] = []
        self.slots: dict[str, Slot] = {}
        self.ends: list[tuple[int, Way, tuple[int, ...]]] = []
        """Where a tail may begin: the domino before, its way, and the Gardens before it."""
        self.next = {(link.owner, round(link.exit.x), round(link.exit.y)): n for n, link in enumerate(tree.links)}

    def build(self) -> Plan:
        """The plan."""
        for number, node in enumerate(self.tree.nodes):
            self.room.discs.append((node.centre.x, node.centre.y, number))
        self._tile(0, -1)
        for number in range(len(self.spots)):
            self._occupy(number)
        for after, way, forks in self.ends:
            self._tail(after, way, forks)
        return Plan(self.slots, tuple(self.spots), tuple(self.perches))

    def _add(
        self, way: Way, after: int, wants: str = "", *, owner: str = "", tile: str = "", camera: str = "", fork: bool = False,
        tail: bool = False, forks: tuple[int, ...] = (),
    ) -> int:  # fmt: skip
        owner = owner or tile or camera
        self.spots.append(Planned(way.spot(), wants, owner, tile, camera, fork, after, tail, forks))
        return len(self.spots) - 1

    def _tile(self, number: int, after: int) -> None:
        """The dominoes on a tile, and all that comes behind them."""
        node = self.tree.nodes[number]
        terrain = self.terrain[number]
        name = START if number == 0 else f"{terrain}-{node.kind}"
        wants = "" if number == 0 else terrain
        for way in node.river.stem:
            after = self._add(way, after, wants, tile=name)
        for branch in node.river.branches:
            link = self.next[(number, round(branch.exit.x), round(branch.exit.y))]
            last = after
            for way in branch.ways:
                last = self._add(way, last, wants, tile=name)
            self._link(link, last)

    def _name(self, number: int) -> str:
        return f"{self.terrain[number]}-{self.tree.nodes[number].kind}" if number > 0 else ""

    def _link(self, number: int, after: int) -> None:
        link, home = self.tree.links[number], self.homes[number]
        if not link.gap:
            return
        owner = self._name(home)
        own = self.terrain[home] if owner else ""
        if link.garden:
            self._garden(link, own, owner, after)
        elif link.to < 0:
            self._last(link, own, owner, after)
        else:
            self._straight(link, own, owner, after, ahead=home == link.to)

    def _last(self, link: Link, own: str, owner: str, after: int) -> None:
        """Two dominoes behind which no tile comes."""
        way = link.exit
        near = self._add(way.ahead(OUT), after, own, owner=owner)
        far = self._add(way.ahead(OUT + PITCH), near)
        if owner:
            self._perch(own, owner, near, far)
        self.ends.append((far, way.ahead(OUT + PITCH), ()))

    def _straight(self, link: Link, own: str, owner: str, after: int, *, ahead: bool) -> None:
        """From tile to tile. An animal whose home is ahead needs its terrain all the way there."""
        way = link.exit
        steps = max(1, round((link.gap - OUT - BEFORE) / PITCH))
        step = (link.gap - OUT - BEFORE) / steps
        near = last = self._add(way.ahead(OUT), after, own, owner=owner)
        for at in range(1, steps):
            last = self._add(way.ahead(OUT + at * step), last, own if ahead else "", owner=owner if ahead else "")
        camera = self._camera(link, way.ahead(link.gap - BEFORE), last)
        self._perch(own, owner, near, near + 1)
        self._tile(link.to, camera)

    def _garden(self, link: Link, own: str, owner: str, after: int) -> None:
        """Two dominoes, a Garden, and two branches."""
        way = link.exit
        near = self._add(way.ahead(OUT), after, own, owner=owner)
        far = self._add(way.ahead(OUT + PITCH), near, own, owner=owner)
        middle = way.ahead(link.gap)
        garden = self._add(middle, far, own, owner=owner, fork=True)
        self._perch(own, owner, near, far)
        for side in (1, -1) if link.garden == 2 else (link.garden,):
            head = garden_head(middle, side)
            one = self._add(head, garden, own, owner=owner, forks=(garden,))
            two = self._add(head.ahead(PITCH), one, forks=(garden,))
            self._perch(own, owner, one, two, (garden,))
            self.ends.append((two, head.ahead(PITCH), (garden,)))
        if link.to >= 0:
            camera = self._camera(link, garden_head(middle, -link.garden), garden)
            self._tile(link.to, camera)

    def _camera(self, link: Link, way: Way, after: int) -> int:
        node, terrain = self.tree.nodes[link.to], self.terrain[link.to]
        name = f"{terrain}-{node.kind}"
        camera = self._add(way, after, terrain, camera=name)
        turn = 60.0 if node.side == 1 else 180.0
        tile = Way(node.centre.x, node.centre.y, (node.entry.a + turn) % 360.0)
        self.slots[name] = Slot(name, tile.spot(), camera)
        return camera

    def _perch(self, terrain: str, owner: str, near: int, far: int, forks: tuple[int, ...] = ()) -> None:
        one, other = self.spots[near].spot, self.spots[far].spot
        # Behind a Garden a little farther out, so that the animals of two branches lie side by side.
        part = _OUTER if forks else 0.5
        x, y = round(one.x + part * (other.x - one.x)), round(one.y + part * (other.y - one.y))
        self.perches.append(Perch(terrain, owner, near, far, x, y, forks))

    def _occupy(self, number: int) -> None:
        one = self.spots[number].spot
        other = one.ahead(_FALL)
        self.room.segments.append(
            (Segment(one.x / TENTHS, one.y / TENTHS, other.x / TENTHS, other.y / TENTHS), (RIVER + number,))
        )

    def _tail(self, after: int, way: Way, forks: tuple[int, ...]) -> None:
        """As many more dominoes as there is room for."""
        for number in range(1, TAIL_MOST + 1):
            here = way.ahead(number * PITCH)
            ahead = here.ahead(TAIL / 2)
            own: list[int] = []
            before = after
            while before >= 0 and len(own) < _OWN:
                own.append(RIVER + before)
                before = self.spots[before].after
            if not self.room.river(Segment(here.x, here.y, ahead.x, ahead.y), tuple(own)):
                return
            after = self._add(here, after, tail=True, forks=forks)
            self._occupy(after)
