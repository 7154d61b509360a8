"""What others have stood so that it would do harm, turned so that it does none. Turning costs no domino, and no turn."""

from collections.abc import Iterator
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import START
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import TILE, TURN, Spot, disc_meets_box, fallen, standing, turned
from rivage.games.aya.placing import allowed, check_domino
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino, LaidTile

from .forecast import Forecast, on
from .reading import Reading
from .uses import NOTHING, Use

_STEP: Final = 150
"""Directions are tried so many tenths of a degree apart."""
_ASKEW: Final = 700
"""Struck by one that falls so much aslant, in tenths of a degree, a domino does not fall as it should."""
_BESIDE: Final = 250
"""An animal no farther from a domino, in tenths of a millimetre, may rest on it."""


def mended(reading: Reading) -> Use | None:
    """The next domino to be turned, if any is worth it."""
    forecast = reading.forecast
    for domino in (*_spoilers(forecast), *_crossing(forecast, reading.strange)):
        if not _carries(forecast, domino) and (a := _harmless(forecast, domino)) is not None:
            return Use(NOTHING, act.Turn(domino.id, a), "turn")
    return None


def _spoilers(forecast: Forecast) -> Iterator[Domino]:
    """Those that would fall onto a landscape of another terrain, where turning them saves it."""
    for tile in forecast.state.tiles:
        foreign = [forecast.dominoes[i] for i in forecast.on_tile[tile.id] if _spoils(forecast.dominoes[i], tile)]
        # One that stands on the tile falls onto it, whichever way it looks.
        if not any(disc_meets_box(tile.spot.x, tile.spot.y, TILE, standing(one.spot)) for one in foreign):
            yield from foreign


def _spoils(domino: Domino, tile: LaidTile) -> bool:
    return tile.id != START and not matches(domino.terrain, tile.terrain)


def _crossing(forecast: Forecast, strange: set[int]) -> Iterator[Domino]:
    """Those off the plan, and of no river, that would strike one from the side or from the front."""
    for number, domino in enumerate(forecast.dominoes):
        if domino.id in strange and not forecast.is_struck(number):
            for i in forecast.around(domino.spot.x, domino.spot.y):
                other = forecast.dominoes[i]
                if other is not domino and turned(domino.spot.a, other.spot.a) > _ASKEW and leads(domino.spot, other.spot):
                    yield domino
                    break


def _carries(forecast: Forecast, domino: Domino) -> bool:
    spot = domino.spot
    near = _BESIDE**2
    return any(rider.rides and (rider.x - spot.x) ** 2 + (rider.y - spot.y) ** 2 < near for rider in forecast.state.riders)


def _harmless(forecast: Forecast, domino: Domino) -> int | None:
    """The direction nearest to its own in which it falls onto no river, and no landscape of another terrain."""
    state = forecast.state
    for turn in sorted(range(_STEP, TURN, _STEP), key=lambda turn: min(turn, TURN - turn)):
        spot = Spot(domino.spot.x, domino.spot.y, (domino.spot.a + turn) % TURN)
        lies = fallen(spot)
        if any(_spoils(domino, tile) and on(tile, lies) for tile in state.tiles):
            continue
        if any(leads(spot, other.spot) for other in forecast.dominoes if other is not domino):
            continue
        if allowed(check_domino, state, spot, besides=domino.id):
            return spot.a
    return None
