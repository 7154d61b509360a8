"""Arms of a tile: short rivers of its terrain that have room for an animal each.

One that leaves by a port is an *outlet*: people see at once that an animal could ride there. One that falls in over the rim, away
from the ports, is nobody's but the bots' own.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.components import BEND, END, FORK, TERRAINS
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import TILE, TURN, Spot, fallen, turned
from rivage.games.aya.placing import ports_of
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider
from rivage.games.aya.stretches import CUT
from rivage.games.aya.ways import OUT, STRIDE

from .forecast import Forecast, on
from .nests import is_roomy
from .ports import is_covered, is_harmless, river_of
from .table import may_perch, may_stand

_THERE: Final = 200
"""A domino that stands so near to where the first behind a port does is that one: along both axes together."""
_ALONE: Final = 1000
"""Nearer to an animal nobody puts another."""
_OFF: Final = 400
"""So far from every port arms fall in, in tenths of a degree."""
_STEP: Final = 150
_BEFORE: Final = 200
"""And so far before the rim."""
_KINDS: Final = (END.name, BEND.name, FORK.name)
"""What has fewer outlets has more room on its rim."""


class Outlet(NamedTuple):
    """The first domino behind a port, with room for an animal."""

    domino: Domino
    camera: Spot
    """Where the animal's camera domino would stand."""


def outlets(forecast: Forecast, terrain: str) -> list[Outlet]:
    """The outlets of a terrain behind which nothing stands yet."""
    state = forecast.state
    found = []
    for _, _, near in firsts(forecast, terrain):
        if near is None or not matches(near.terrain, terrain):
            continue
        camera = near.spot.ahead(STRIDE)
        x, y = (camera.x + near.spot.x) // 2, (camera.y + near.spot.y) // 2
        alone = not any(_near(rider, camera.x, camera.y) for rider in state.riders)
        if alone and may_stand(state, camera) and may_perch(state, x, y, camera, len(state.dominoes) + 1):
            found.append(Outlet(near, camera))
    return found


def firsts(forecast: Forecast, terrain: str) -> Iterator[tuple[LaidTile, Spot, Domino | None]]:
    """Where the first domino stands behind each port by which a river leaves a landscape of that terrain, and that domino."""
    for tile, behind in _behind(forecast.state, terrain):
        yield tile, behind, _first(forecast, behind)


def new_outlets(forecast: Forecast, terrain: str) -> Iterator[Spot]:
    """Where a domino of a terrain makes an outlet: behind ports that are covered, or cannot be won any more."""
    state = forecast.state
    for tile, spot, first in firsts(forecast, terrain):
        camera = spot.ahead(STRIDE)
        port = min(ports_of(tile.id, tile.spot), key=lambda each: turned(each, spot.a))
        if first is not None or any(_near(rider, camera.x, camera.y) for rider in state.riders):
            continue
        if tile.id not in forecast.spoiled and not is_covered(forecast, tile, port):
            continue
        stands = may_stand(state, spot) and may_stand(state, camera) and is_harmless(forecast, spot, terrain)
        if stands and not any(leads(spot, domino.spot) for domino in forecast.dominoes):
            yield spot


def arms(forecast: Forecast, terrain: str) -> Iterator[Spot]:
    """Where a domino of a terrain begins an arm that falls in over the rim: one place of each tile, if it has any."""
    state = forecast.state
    kept = [behind.ahead(STRIDE) for each in TERRAINS for _, behind in _behind(state, each)]
    tiles = (tile for tile in state.tiles if tile.terrain == terrain)
    for tile in sorted(tiles, key=lambda each: _KINDS.index(each.id.split("-")[1])):
        ports = ports_of(tile.id, tile.spot)
        for a in range(0, TURN, _STEP):
            if all(turned(a, port) >= _OFF for port in ports):
                spot = Spot(tile.spot.x, tile.spot.y, a).ahead(TILE + _BEFORE, turn=TURN // 2)
                if _has_room(forecast, tile, spot, kept):
                    yield spot
                    break


def _has_room(forecast: Forecast, tile: LaidTile, spot: Spot, kept: list[Spot]) -> bool:
    """Whether an arm with its animal finds room there, far from where others may ride, and is in nobody's way."""
    state = forecast.state
    camera, far, run_up = (spot.ahead(-steps * STRIDE) for steps in (1, 2, 3))
    if not all(may_stand(state, each) for each in (spot, camera, far, run_up)):
        return False
    if not is_harmless(forecast, spot, tile.terrain) or not is_roomy(forecast, far, camera, ""):
        return False
    x, y = (camera.x + far.x) // 2, (camera.y + far.y) // 2
    if any(_near(each, x, y) for each in kept):
        return False
    if any(forecast.piece[i] != CUT and not on(tile, forecast.boxes[i]) for i in forecast.touched_by(fallen(spot))):
        return False
    return not any(leads(domino.spot, each) for domino in forecast.dominoes for each in (spot, camera, far, run_up))


def _behind(state: AyaState, terrain: str) -> Iterator[tuple[LaidTile, Spot]]:
    """Where the first domino stands behind each port by which a river leaves a tile of that terrain."""
    for tile in state.tiles:
        if tile.terrain == terrain:
            for branch in river_of(state, tile).branches:
                yield tile, branch.exit.ahead(OUT).spot()


def _first(forecast: Forecast, spot: Spot) -> Domino | None:
    """The domino that stands there, or nearly."""
    return next((each for each in forecast.dominoes if abs(each.spot.x - spot.x) + abs(each.spot.y - spot.y) <= _THERE), None)


def _near(one: Spot | Rider, x: int, y: int) -> bool:
    """Whether an animal there would not be alone."""
    return abs(one.x - x) + abs(one.y - y) <= _ALONE
