"""The table as it will lie if everything that stands falls flat ahead: who touches whom, and what that is worth.

It follows the rules of the count (`rivage.games.aya.counting`), on flat dominoes and with whole numbers: quick enough to ask
before every placement.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from rivage.games.aya.components import ANIMAL, FORK_TOUCHES, START
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import COS, SCALE, SIN, TILE, TOKEN, Box, boxes_overlap, fallen, from_box
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider
from rivage.games.aya.stretches import CUT, reached, stretches

_CELL: Final = 450
"""No two fallen dominoes touch whose centres are farther apart along either axis."""
_HALF: Final = 5
"""Half of what may lie between dominoes that touch."""
ON_TILE: Final = ((TILE + 10) * SCALE) ** 2
"""A domino is on a tile that is no farther from the tile's centre than this, squared."""
_BY_ANIMAL: Final = ((TOKEN + 10) * SCALE) ** 2
SLIDE: Final = 80
"""How far an animal is carried along, most often."""


def on(tile: LaidTile, lies: Box, reach: int = ON_TILE) -> bool:
    """Whether what lies so is on a tile; with a larger `reach`, or near it."""
    return from_box(tile.spot.x, tile.spot.y, lies) <= reach


def carried(x: int, y: int, heading: int, far: int = SLIDE) -> tuple[int, int]:
    """Where an animal comes to lie."""
    return x + far * COS[heading] // SCALE, y + far * SIN[heading] // SCALE


def beside_box(x: int, y: int, lies: Box) -> bool:
    """Whether an animal there touches what lies so."""
    return from_box(x, y, lies) <= _BY_ANIMAL


def _grown(box: Box, reach: int) -> Box:
    return Box(box.x, box.y, box.a, box.along + reach, box.across + reach)


class Forecast:
    """A table, fallen."""

    def __init__(self, state: AyaState) -> None:
        self.state = state
        self.dominoes: list[Domino] = state.standing()
        self.boxes = [fallen(domino.spot) for domino in self.dominoes]
        self._cells: dict[tuple[int, int], list[int]] = {}
        for i, box in enumerate(self.boxes):
            self._cells.setdefault((box.x // _CELL, box.y // _CELL), []).append(i)
        self.touching = [[j for j in self.touched_by(box) if j != i] for i, box in enumerate(self.boxes)]
        self.on_tile = {
            tile.id: [i for i in self.around(tile.spot.x, tile.spot.y, 2) if on(tile, self.boxes[i])] for tile in state.tiles
        }
        """The dominoes that will lie on each tile."""
        self.piece = stretches(self.touching, self._parts)
        """For each domino its stretch, or `CUT`."""

    def around(self, x: int, y: int, cells: int = 1) -> Iterable[int]:
        """Dominoes near a point, by number."""
        column, row = x // _CELL, y // _CELL
        for i in range(column - cells, column + cells + 1):
            for j in range(row - cells, row + cells + 1):
                yield from self._cells.get((i, j), ())

    def touched_by(self, box: Box, reach: int = _HALF) -> list[int]:
        """The dominoes that one which lies so touches; with a smaller `reach`, that it overlaps."""
        wide = _grown(box, reach)
        return [i for i in self.around(box.x, box.y) if boxes_overlap(wide, _grown(self.boxes[i], reach))]

    def _parts(self, i: int) -> bool:
        box = self.boxes[i]
        fork = self.dominoes[i].fork and len(self.touching[i]) >= FORK_TOUCHES
        return fork or any((box.x - tile.spot.x) ** 2 + (box.y - tile.spot.y) ** 2 <= TILE**2 for tile in self.state.tiles)

    def is_struck(self, i: int) -> bool:
        """Whether another falls onto that one."""
        spot = self.dominoes[i].spot
        return any(leads(self.dominoes[j].spot, spot) for j in self.around(spot.x, spot.y) if j != i)

    def strikes(self, i: int) -> bool:
        """Whether that one falls onto another."""
        spot = self.dominoes[i].spot
        return any(leads(spot, self.dominoes[j].spot) for j in self.around(spot.x, spot.y) if j != i)

    # Animals.

    def beside(self, x: int, y: int) -> list[int]:
        """The dominoes that an animal which lies there touches."""
        return [i for i in self.around(x, y) if beside_box(x, y, self.boxes[i])]

    def lies(self, rider: Rider) -> tuple[int, int]:
        """Where an animal will lie."""
        camera = self.state.domino(rider.camera)
        return carried(rider.x, rider.y, camera.spot.a) if camera is not None and rider.rides else (rider.x, rider.y)

    @cached_property
    def ridden(self) -> dict[int, list[str]]:
        """The animals on each stretch that has any."""
        found: dict[int, list[str]] = {}
        for rider in self.state.riders:
            for piece in {self.piece[i] for i in self.beside(*self.lies(rider))} - {CUT}:
                found.setdefault(piece, []).append(rider.animal)
        return found

    def home(self, terrain: str) -> set[int]:
        """The dominoes from which a river of that terrain leads to a landscape of that terrain."""
        if terrain not in self._homes:
            begin = [i for tile in self.state.tiles if tile.terrain == terrain for i in self.on_tile[tile.id]]
            self._homes[terrain] = set(reached(self.touching, begin, lambda i: matches(self.dominoes[i].terrain, terrain)))
        return self._homes[terrain]

    @cached_property
    def _homes(self) -> dict[str, set[int]]:
        return {}

    @cached_property
    def won(self) -> set[str]:
        """The animals that will be won."""
        return {rider.animal for rider in self.state.riders if rider.animal and self._wins(rider)}

    def _wins(self, rider: Rider) -> bool:
        x, y = self.lies(rider)
        touched = self.beside(x, y)
        if not self.home(ANIMAL[rider.animal].terrain) & set(touched):
            return False
        return all(len(self.ridden[self.piece[i]]) == 1 for i in touched if self.piece[i] != CUT)

    # Landscapes.

    @cached_property
    def spoiled(self) -> set[str]:
        """The landscapes that something foreign will lie on."""
        return {
            tile.id
            for tile in self.state.tiles
            if tile.id != START and any(not matches(self.dominoes[i].terrain, tile.terrain) for i in self.on_tile[tile.id])
        }
