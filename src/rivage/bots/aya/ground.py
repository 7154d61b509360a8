"""Where a tile has most room about it: for arms at all of its ports, and away from whatever else falls."""

import math
from collections.abc import Iterator
from typing import Final

from rivage.games.aya.components import KINDS
from rivage.games.aya.geometry import TENTHS, Spot
from rivage.games.aya.state import LaidTile
from rivage.games.aya.ways import BEFORE

from .forecast import Forecast
from .islands import exits, node_at, place_for, room_of
from .table import may_lay
from .tree import Segment

_GRID: Final = 60
_EDGE: Final = 50
_TILES, _DOMINOES = 300.0, 150.0
"""Farther off, tiles and dominoes do not matter: in millimetres."""
_CHOICE: Final = 60
"""So many places are looked at, the roomiest first."""
_ANGLES: Final = range(0, 3600, 300)
_ARM: Final = 62.0
"""The length of an arm behind a camera domino."""


def ground_for(forecast: Forecast, tile: str) -> tuple[Spot, Spot] | None:
    """Where a tile lies best, with its camera domino; None: nowhere."""
    state = forecast.state
    ways = len(KINDS[tile.split("-")[1]].ports) - 1
    best: tuple[int, Spot, Spot] | None = None
    for free, laid, camera in _places(forecast, tile):
        if (best is None or free > best[0]) and may_lay(state, tile, laid, camera):
            best = free, laid, camera
            if free >= ways:
                break
    return best[1:] if best is not None else place_for(state, tile)


def _places(forecast: Forecast, tile: str) -> Iterator[tuple[int, Spot, Spot]]:
    """How many ways out are free, where the tile lies, and where its camera domino stands."""
    state = forecast.state
    room = room_of(state.setting.size, state.tiles, [domino.spot for domino in forecast.dominoes])
    width, depth = state.setting.size
    cells = [
        (x, y)
        for x in range(-width // 2 + _EDGE, width // 2 - _EDGE + 10, _GRID)
        for y in range(-depth // 2 + _EDGE, depth // 2 - _EDGE + 10, _GRID)
        if room.tile(x, y, ())
    ]
    cells.sort(key=lambda cell: (_solitude(forecast, *cell), cell), reverse=True)
    for x, y in cells[:_CHOICE]:
        for angle in _ANGLES:
            laid = LaidTile(tile, Spot(x * TENTHS, y * TENTHS, angle))
            node = node_at(laid, 0)
            far, rim = node.entry.ahead(-BEFORE - _ARM), node.entry.ahead(-1.0)
            if room.river(Segment(far.x, far.y, rim.x, rim.y), ()):
                yield sum(1 for _ in exits(node, room)), laid.spot, node.entry.ahead(-BEFORE).spot()


def _solitude(forecast: Forecast, x: int, y: int) -> float:
    """How far everything else is."""
    tiles = [each.spot for each in forecast.state.tiles]
    dominoes = [each.spot for each in forecast.dominoes]
    return _away(tiles, x, y, _TILES) + _away(dominoes, x, y, _DOMINOES)


def _away(spots: list[Spot], x: int, y: int, most: float) -> float:
    return min([most, *(math.hypot(x - spot.x / TENTHS, y - spot.y / TENTHS) for spot in spots)])
