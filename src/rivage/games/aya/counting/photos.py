"""Counts a table at rest as seen from above: the photos that are won, and why each other photo is lost (rules, section C)."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from rivage.core import Pose, Sentence
from rivage.games.aya.components import (
    FORK_TOUCHES,
    FREE_RETRIGGERS,
    GARDEN,
    HEIGHT,
    KINDS,
    PORT_REACH,
    RETRIGGER_TOKENS,
    START,
    TERRAINS,
    TILE_RADIUS,
    TOKEN_RADIUS,
    TOLERANCE,
    TOUCH,
    TRIPTYCH,
    WIDTH,
)
from rivage.games.aya.geometry.graph import CUT, reached, separates_neighbours, stretches
from rivage.games.aya.geometry.shapes import (
    Outline,
    distance_between,
    distance_to_point,
    footprint,
    has_fallen,
    is_off,
    rectangle,
    shows_water,
)


class Reason(msgspec.Struct, frozen=True):
    """One reason why a photo is lost."""

    key: str
    args: dict[str, str | int | float] = {}

    @property
    def sentence(self) -> Sentence:
        """The message of the reason for terminals, with its arguments."""
        return Sentence(f"terminal-aya-lost-{self.key}", {**self.args})


def join_names(names: list[str]) -> str:
    """Join names with commas and a final "and"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def displayed_distance(distance: float) -> float | int:
    """Round a distance for display: tenths below ten millimetres, whole numbers above, and never down to zero."""
    if distance >= 10:
        return round(distance)
    tenths = max(0.1, round(distance, 1))
    return int(tenths) if tenths.is_integer() else tenths


class Fallen(msgspec.Struct, frozen=True):
    """A fallen domino on the table."""

    id: str
    terrain: str
    fork: bool
    """Whether the domino is a Garden declared a fork."""
    x: float
    y: float
    """The centre of the domino is at (x, y), in millimetres."""
    outline: Outline
    water: bool
    """Whether the domino shows water."""


class Tile(msgspec.Struct, frozen=True):
    """A landscape tile, or the Start tile."""

    id: str
    terrain: str
    x: float
    y: float
    ports: tuple[float, ...]
    """Directions from the centre to the rim, in degrees."""


class Token(msgspec.Struct, frozen=True):
    """An animal, seen from above as a flat disc."""

    id: str
    terrain: str
    x: float
    y: float
    out: str = ""
    """The reason why the animal is not on the table, as a key. An animal off the table does not touch any piece."""


class Count(msgspec.Struct, frozen=True):
    """The result of counting a table."""

    animals: tuple[str, ...]
    """Ids of the animals whose photo is won, in the order in which `count` got them."""
    landscapes: tuple[str, ...]
    """Ids of the tiles whose photo is won, in the order in which `count` got them."""
    triptychs: int
    """Number of terrains of which all three landscape photos are won."""
    tokens: int
    """Number of retrigger tokens left."""
    score: int
    """Points: animals, landscapes, triptychs and tokens."""
    lost: dict[str, tuple[Reason, ...]]
    """The ids of all other animals, then of all other tiles, with all reasons why each photo is lost."""


def flat(name: str, terrain: str, x: float, y: float, heading: float, *, fork: bool = False, water: bool = True) -> Fallen:
    """A fallen domino that lies flat with its centre at (x, y), in millimetres, and its length along `heading`, in degrees."""
    return Fallen(name, terrain, fork, x, y, rectangle(x, y, heading, HEIGHT, WIDTH), water)


def resting(name: str, terrain: str, pose: Pose, *, fork: bool = False) -> Fallen | None:
    """A fallen domino from its pose; None if it stands or has left the table."""
    if not has_fallen(pose) or is_off(pose):
        return None
    return Fallen(name, terrain, fork, pose.x, pose.y, footprint(pose), shows_water(pose))


def tokens_kept(retriggers: int, free: int = FREE_RETRIGGERS[0]) -> int:
    """Number of retrigger tokens left after a number of retriggers, of which `free` cost nothing."""
    return max(0, RETRIGGER_TOKENS - max(0, retriggers - free))


def count(
    tiles: Sequence[Tile],
    dominoes: Sequence[Fallen],
    animals: Sequence[Token],
    retriggers: int,
    free: int = FREE_RETRIGGERS[0],
    *,
    start_is_home: bool = False,
    declared_only: bool = False,
) -> Count:
    """Count a table at rest. Lengths are in millimetres; ids must be unique among the tiles, the dominoes and the animals.

    `retriggers` is the number of pushes after the first, of which `free` cost no token. Earlier versions of the rules differ:
    with `start_is_home` the Start tile gives every animal its landscape; with `declared_only` a Garden that was not declared a
    fork never cuts its stretch.
    """
    table = _Table(tiles, dominoes, animals, start_is_home=start_is_home, declared_only=declared_only)
    lost: dict[str, tuple[Reason, ...]] = {}
    for animal in animals:
        if reasons := tuple(table.animal_faults(animal)):
            lost[animal.id] = reasons
    for tile in tiles:
        if tile.terrain != START and (reasons := tuple(table.landscape_faults(tile))):
            lost[tile.id] = reasons
    won_animals = tuple(animal.id for animal in animals if animal.id not in lost)
    won_tiles = [tile for tile in tiles if tile.terrain != START and tile.id not in lost]
    triptychs = sum(sum(tile.terrain == terrain for tile in won_tiles) // TRIPTYCH for terrain in TERRAINS)
    kept = tokens_kept(retriggers, free)
    score = len(won_animals) + len(won_tiles) + triptychs + kept
    return Count(won_animals, tuple(tile.id for tile in won_tiles), triptychs, kept, score, lost)


class _Table:
    """A table at rest, with the contacts between its pieces computed once."""

    def __init__(
        self,
        tiles: Sequence[Tile],
        dominoes: Sequence[Fallen],
        animals: Sequence[Token],
        *,
        start_is_home: bool,
        declared_only: bool,
    ) -> None:
        self.tiles = tiles
        self.start_is_home = start_is_home
        self.declared_only = declared_only
        self.dominoes = dominoes
        self.river = [domino for domino in dominoes if domino.water]
        self.names = {tile.id: f"{tile.terrain} {_KIND_BY_PORTS.get(len(tile.ports), 'tile')}" for tile in tiles}
        self.touching = _touching(self.river)
        self.on = {
            tile.id: [domino for domino in dominoes if _touches_disc(domino, tile.x, tile.y, TILE_RADIUS)] for tile in tiles
        }
        self.stretch = stretches(self.touching, self._cuts_stretches)
        self.touched = {
            animal.id: []
            if animal.out
            else [i for i, domino in enumerate(self.river) if _touches_disc(domino, animal.x, animal.y, TOKEN_RADIUS)]
            for animal in animals
        }
        # An animal belongs to every stretch that it touches.
        self.animals_by_stretch: dict[int, list[Token]] = {}
        for animal in animals:
            for stretch in sorted({self.stretch[i] for i in self.touched[animal.id]} - {CUT}):
                self.animals_by_stretch.setdefault(stretch, []).append(animal)

    def _cuts_stretches(self, i: int) -> bool:
        """Whether a domino of the river separates two stretches: it lies on a tile, or is a fork."""
        return self._forks(i) or any(_centre_within(self.river[i], tile.x, tile.y, TILE_RADIUS) for tile in self.tiles)

    def _forks(self, i: int) -> bool:
        """Whether a domino is a Garden that forks the river.

        It forks if it was declared a fork and touches enough dominoes, or if enough of those that it touches do not touch each
        other.
        """
        domino = self.river[i]
        if domino.terrain != GARDEN:
            return False
        if domino.fork and len(self.touching[i]) >= FORK_TOUCHES:
            return True
        return not self.declared_only and separates_neighbours(self.touching[i], self.touching)

    # Landscapes.

    def landscape_faults(self, tile: Tile) -> Iterable[Reason]:
        """All reasons why a landscape photo is lost."""
        name = self.names[tile.id]
        on = self.on[tile.id]
        for domino in on:
            if not matches(domino.terrain, tile.terrain):
                yield Reason("foreign", {"domino": domino.id, "found": domino.terrain, "tile": name})
            elif not domino.water:
                yield Reason("water-down", {"domino": domino.id, "tile": name})
        for number, degrees in enumerate(tile.ports, 1):
            x = tile.x + TILE_RADIUS * math.cos(math.radians(degrees))
            y = tile.y + TILE_RADIUS * math.sin(math.radians(degrees))
            good = (domino for domino in on if domino.water and matches(domino.terrain, tile.terrain))
            if not any(distance_to_point(domino.outline, x, y) <= PORT_REACH + TOLERANCE for domino in good):
                yield self._uncovered_port(tile, number, x, y)

    def _uncovered_port(self, tile: Tile, port: int, x: float, y: float) -> Reason:
        """The reason why the port at (x, y) is not covered, with the distance to the nearest domino that matches the tile."""
        args: dict[str, str | int | float] = {"port": port, "tile": self.names[tile.id], "terrain": tile.terrain}
        good = [domino for domino in self.river if matches(domino.terrain, tile.terrain)]
        if not good:
            return Reason("dry-port-none", args)
        nearest = min(good, key=lambda domino: distance_to_point(domino.outline, x, y))
        away = distance_to_point(nearest.outline, x, y)
        args |= {"away": displayed_distance(away), "domino": nearest.id}
        return Reason("dry-port" if away > PORT_REACH + TOLERANCE else "dry-port-off", args)

    # Animals.

    def animal_faults(self, animal: Token) -> Iterable[Reason]:
        """All reasons why an animal photo is lost."""
        if animal.out:
            yield Reason(animal.out)
            return
        touched = self.touched[animal.id]
        args: dict[str, str | int | float] = {"terrain": animal.terrain}
        if not touched and self.river:
            away = min(distance_to_point(domino.outline, animal.x, animal.y) for domino in self.river) - TOKEN_RADIUS
            yield Reason("off-river", {"away": displayed_distance(away)})
        elif not touched:
            yield Reason("no-river")
        elif not any(matches(self.river[i].terrain, animal.terrain) for i in touched):
            yield Reason("wrong-terrain", args)
        elif not self._reaches_landscape(animal, touched):
            yield Reason("no-path", args)
        for tile in self.tiles:
            if math.hypot(animal.x - tile.x, animal.y - tile.y) <= TILE_RADIUS + TOKEN_RADIUS + TOLERANCE:
                yield Reason("on-tile", {"tile": self.names[tile.id], "id": tile.id})
        others: list[str] = []
        for stretch in sorted({self.stretch[i] for i in touched} - {CUT}):
            others += [other.id for other in self.animals_by_stretch[stretch] if other is not animal and other.id not in others]
        if others:
            yield Reason("shared", {"others": join_names(others)})

    def _reaches_landscape(self, animal: Token, touched: Sequence[int]) -> bool:
        """Whether a river of the animal's terrain leads from the animal to a tile of that terrain."""
        own = reached(self.touching, touched, lambda i: matches(self.river[i].terrain, animal.terrain))
        led_ids = {self.river[i].id for i in own}
        homes = (animal.terrain, START) if self.start_is_home else (animal.terrain,)
        return any(domino.id in led_ids for tile in self.tiles if tile.terrain in homes for domino in self.on[tile.id])


_KIND_BY_PORTS: Final = {len(kind.ports): kind.name for kind in KINDS.values()}


def matches(domino: str, terrain: str) -> bool:
    """Whether a domino of terrain `domino` counts as one of `terrain`."""
    return domino in (terrain, GARDEN)


def _touches_disc(domino: Fallen, x: float, y: float, radius: float) -> bool:
    """Whether a domino's footprint overlaps or touches a disc."""
    reach = radius + TOUCH + TOLERANCE
    far = reach + HEIGHT
    if abs(domino.x - x) > far or abs(domino.y - y) > far:
        return False
    return distance_to_point(domino.outline, x, y) <= reach


def _centre_within(domino: Fallen, x: float, y: float, radius: float) -> bool:
    return math.hypot(domino.x - x, domino.y - y) <= radius + TOLERANCE


def _touching(dominoes: Sequence[Fallen]) -> list[list[int]]:
    """For each domino, the indices of the dominoes that it touches."""
    found: list[list[int]] = [[] for _ in dominoes]
    boxes = []
    for i, domino in enumerate(dominoes):
        xs, ys = [x for x, _ in domino.outline], [y for _, y in domino.outline]
        boxes.append((min(xs), max(xs), min(ys), max(ys), i))
    boxes.sort()
    reach = TOUCH + TOLERANCE
    for at, (_, right, low, high, i) in enumerate(boxes):
        for left, _, other_low, other_high, j in boxes[at + 1 :]:
            if left > right + reach:
                break
            if other_low > high + reach or low > other_high + reach:
                continue
            if distance_between(dominoes[i].outline, dominoes[j].outline) <= reach:
                found[i].append(j)
                found[j].append(i)
    return [sorted(neighbours) for neighbours in found]
