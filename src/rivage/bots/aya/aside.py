"""Where a domino that nobody needs does no harm: far from every landscape, and falling onto nothing."""

from typing import Final

from rivage.games.aya.geometry import TENTHS, TURN, Spot
from rivage.games.aya.rivers import leads
from rivage.games.aya.ways import STRIDE

from .forecast import Forecast
from .table import may_stand

_CLEAR: Final = 900
"""So far from the middle of every tile, in tenths of a millimetre."""
_ROW: Final = 1300
"""So far from every tile is what a row may be led on from."""
_TURNS: Final = (0, 120, TURN - 120, 240, TURN - 240)
_STEP: Final = 300
_EDGE: Final = 200


def aside(forecast: Forecast) -> Spot | None:
    """The spot farthest from all tiles where a domino may stand by itself; None: there is none far enough."""
    state = forecast.state
    right, top = (side * TENTHS // 2 - _EDGE for side in state.setting.size)
    spots = [Spot(x, y) for x in range(-right, right, _STEP) for y in range(-top, top, _STEP)]
    away = {spot: _from_tiles(forecast, spot) for spot in spots}
    for spot in sorted(spots, key=lambda each: -away[each]):
        if away[spot] < _CLEAR**2:
            return None
        if may_stand(state, spot) and not any(leads(spot, other.spot) for other in forecast.dominoes):
            return spot
    return None


def in_a_row(forecast: Forecast) -> Spot | None:
    """The next spot of a row that stands aside already; None: there is none that can be led on."""
    for number, domino in enumerate(forecast.dominoes):
        if _from_tiles(forecast, domino.spot) < _ROW**2 or forecast.strikes(number):
            continue
        for turn in _TURNS:
            spot = domino.spot.ahead(STRIDE, turn=turn)
            if may_stand(forecast.state, spot) and not any(leads(spot, other.spot) for other in forecast.dominoes):
                return spot
    return None


def _from_tiles(forecast: Forecast, spot: Spot) -> int:
    """How far the nearest tile is, squared."""
    return min((spot.x - tile.spot.x) ** 2 + (spot.y - tile.spot.y) ** 2 for tile in forecast.state.tiles)
