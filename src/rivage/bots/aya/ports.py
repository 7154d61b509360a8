"""The ports of the tiles that lie: a landscape is won with them alone, whatever leads from one to the other."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.components import GARDEN, START
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import SCALE, TILE, TURN, Box, Spot, fallen, from_box, turned
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState, LaidTile
from rivage.games.aya.ways import OUT, PITCH, River, Way, source, way_of

from .forecast import Forecast, on
from .islands import entry_of, node_at
from .table import may_stand

_COVERS: Final = (18 * SCALE) ** 2
"""What will lie no farther from a port covers it, squared."""
_SURELY: Final = (15 * SCALE) ** 2
"""The same for one that is still to be stood."""
_SAME: Final = 20
"""Two directions are one port's that differ by less, in tenths of a degree."""
_INSIDE: Final = (-130, -150, -110, -170, -90)
"""So far from the rim a domino that falls out of a tile covers a port, in tenths of a millimetre."""
_BEFORE: Final = (200, 180, 220, 240)
"""And so far one that falls in."""
_CLEAR: Final = ((TILE + 50) * SCALE) ** 2
"""What is to lie farther from a tile's middle stays off the tile, squared: its foot may slip back under a fingertip."""
_ASIDE: Final = 60.0
"""The Start tile's first port is so far to the right of where its river looks, in degrees."""
_LED_ON: Final = 3
"""So many dominoes follow behind each of its ports."""


class Port(NamedTuple):
    """A port to be covered."""

    open: int
    """How many ports of its tile are."""
    tile: LaidTile
    spot: Spot
    """Where a domino stands that covers it."""


def open_ports(forecast: Forecast, terrain: str) -> list[Port]:
    """Ports that a domino of that terrain could cover, of landscapes that can still be won; those that are nearly won first."""
    found = (port for tile in landscapes(forecast, terrain) for port in _open(forecast, tile, terrain))
    return sorted(found, key=lambda port: (port.open, port.tile.id))


def bare(forecast: Forecast, terrain: str) -> Iterator[Spot]:
    """Where nothing stands on the painted rivers of such landscapes."""
    for tile in landscapes(forecast, terrain):
        for way in ways_of(river_of(forecast.state, tile)):
            if may_stand(forecast.state, way.spot()):
                yield way.spot()


def source_of(forecast: Forecast) -> Iterator[Spot]:
    """Where nothing stands yet on the Start tile's river, from its first domino on, and behind its two ports."""
    for tile in forecast.state.tiles:
        if tile.id == START:
            river = river_of(forecast.state, tile)
            behind = (branch.exit.ahead(OUT + PITCH * steps) for steps in range(_LED_ON) for branch in river.branches)
            for way in (*ways_of(river), *behind):
                if may_stand(forecast.state, way.spot()):
                    yield way.spot()


def landscapes(forecast: Forecast, terrain: str) -> list[LaidTile]:
    """The tiles on which a domino of that terrain may lie, and nothing foreign does."""
    return [
        tile
        for tile in forecast.state.tiles
        if tile.id != START and tile.id not in forecast.spoiled and matches(terrain, tile.terrain)
    ]


def river_of(state: AyaState, tile: LaidTile) -> River:
    """A tile's river, as its camera domino has it come in; the Start tile's begins on it."""
    if tile.id == START:
        return source(way_of(tile.spot).ahead(0, 0, _ASIDE))
    return node_at(tile, entry_of(state, tile)).river


def ways_of(river: River) -> tuple[Way, ...]:
    """Where dominoes stand on a river that is painted on a tile, from where it comes in."""
    return (*river.stem, *(way for branch in river.branches for way in branch.ways))


def is_covered(forecast: Forecast, tile: LaidTile, port: int) -> bool:
    """Whether a domino of the tile's terrain will lie over a port."""
    dominoes, boxes = forecast.dominoes, forecast.boxes
    return any(
        _distance(tile, port, boxes[i]) <= _COVERS and matches(dominoes[i].terrain, tile.terrain)
        for i in forecast.on_tile[tile.id]
    )


def is_harmless(forecast: Forecast, spot: Spot, terrain: str) -> bool:
    """Whether a domino of that terrain falls onto no landscape of another one, nor so near that it may slip onto it."""
    lies = fallen(spot)
    foreign = (tile for tile in forecast.state.tiles if tile.id != START and not matches(terrain, tile.terrain))
    return not any(on(tile, lies, _CLEAR) for tile in foreign)


def _open(forecast: Forecast, tile: LaidTile, terrain: str) -> Iterator[Port]:
    missing = [port for port in ports_of(tile.id, tile.spot) if not is_covered(forecast, tile, port)]
    own = tile.terrain if terrain == GARDEN else terrain
    for port in missing:
        for spot in _covering(forecast.state, tile, port):
            if (
                may_stand(forecast.state, spot)
                and _distance(tile, port, fallen(spot)) <= _SURELY
                and is_harmless(forecast, spot, own)
            ):
                yield Port(len(missing), tile, spot)
                break


def _covering(state: AyaState, tile: LaidTile, port: int) -> Iterator[Spot]:
    """Where a domino may stand that covers a port: where the painted river leaves, else looking out, else looking in."""
    for branch in river_of(state, tile).branches:
        if turned(branch.exit.spot().a, port) < _SAME:
            yield branch.ways[-1].spot()
    out = Spot(tile.spot.x, tile.spot.y, port)
    for far in _INSIDE:
        yield out.ahead(TILE + far)
    for far in _BEFORE:
        yield out.ahead(TILE + far, turn=TURN // 2)


def _distance(tile: LaidTile, port: int, lies: Box) -> int:
    rim = Spot(tile.spot.x, tile.spot.y, port).ahead(TILE)
    return from_box(rim.x, rim.y, lies)
