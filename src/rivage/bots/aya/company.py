"""Who else is at the table: whether everybody builds by the plan, and whether somebody stands dominoes anywhere."""

import math
from typing import Final

from rivage.games.aya.components import CAMERAS, START
from rivage.games.aya.geometry import TENTHS, TILE, TURN, Spot, turned
from rivage.games.aya.state import AyaState, Domino, LaidTile

from .forecast import Forecast
from .islands import slot_at
from .plan import Plan

_BEGINNING: Final = 12
"""Of so many dominoes at first the plan has none on the Start tile: any terrain does there, so it can wait. Not where there are
fewer cameras: then there is more to spare."""
_OFF: Final = 120
"""A domino is off the plan that is farther from every planned spot, in tenths of a millimetre."""
_ASKEW: Final = 400
"""Or turned by more, in tenths of a degree."""
_SLIPS: Final = 2
"""So many of them are no slip."""
_NEAR: Final = 1300
"""What is no farther from a tile's middle was stood with that tile in mind."""
_RADIAL: Final = 120
"""What looks at a tile's middle, or away from it, to so many tenths of a degree, belongs to a river of that tile."""
_FEW: Final = 3
_WILD: Final = 12
"""So many adrift at least, and one of so many that stand, tell of somebody without any idea."""


def apart(state: AyaState, plan: Plan, start: Spot) -> bool:
    """Whether somebody builds by their own head: then nobody knows what will be joined to what."""
    if state.setting.cameras == CAMERAS[0] and any(_begins(domino, start) for domino in state.dominoes):
        return True
    if any(tile.id != START and slot_at(plan, tile) is None for tile in state.tiles):
        return True
    carrying = {rider.camera for rider in state.riders}
    return sum(domino.id not in carrying and not _planned(plan, domino) for domino in state.dominoes) >= _SLIPS


def _begins(domino: Domino, start: Spot) -> bool:
    spot = domino.spot
    return domino.id <= _BEGINNING and (spot.x - start.x) ** 2 + (spot.y - start.y) ** 2 < TILE**2


def _planned(plan: Plan, domino: Domino) -> bool:
    spot = domino.spot
    return any(
        abs(each.spot.x - spot.x) <= _OFF and abs(each.spot.y - spot.y) <= _OFF and turned(each.spot.a, spot.a) <= _ASKEW
        for each in plan.spots
    )


def adrift(forecast: Forecast) -> int:
    """How many dominoes near tiles stand alone and belong to no river that a tile could have."""
    return sum(
        not forecast.is_struck(i) and not forecast.strikes(i) and _is_adrift(forecast, domino.spot)
        for i, domino in enumerate(forecast.dominoes)
    )


def is_wild(forecast: Forecast, few: int = _FEW, one_of: int = _WILD) -> bool:
    """Whether somebody stands nearly all of their dominoes anywhere: so many adrift at least, and one of so many that stand."""
    found = adrift(forecast)
    return found >= few and found * one_of > len(forecast.dominoes)


def _is_adrift(forecast: Forecast, spot: Spot) -> bool:
    near = [tile for tile in forecast.state.tiles if (tile.spot.x - spot.x) ** 2 + (tile.spot.y - spot.y) ** 2 < _NEAR**2]
    return bool(near) and not any(_is_radial(tile, spot) for tile in near)


def _is_radial(tile: LaidTile, spot: Spot) -> bool:
    towards = round(math.degrees(math.atan2(tile.spot.y - spot.y, tile.spot.x - spot.x)) * TENTHS)
    aslant = turned(spot.a, towards % TURN)
    return min(aslant, TURN // 2 - aslant) < _RADIAL
