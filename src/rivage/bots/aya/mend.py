"""What others have stood so that it would do harm, turned so that it does none. Turning costs no domino, and no turn."""

from collections.abc import Iterator
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import START
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import TURN, Spot, fallen, turned
from rivage.games.aya.placing import allowed, check_domino
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino, LaidTile

from .forecast import Forecast, on
from .uses import NOTHING, Use

_STEP: Final = 150
"""Directions are tried so many tenths of a degree apart."""
_ASKEW: Final = 700
"""Struck by one that falls so much aslant, in tenths of a degree, a domino does not fall as it should."""
_BESIDE: Final = 250
"""An animal no farther from a domino, in tenths of a millimetre, may rest on it."""


def mended(forecast: Forecast) -> Use | None:
    """The next domino to be turned, if any is worth it."""
    return next(_saving(forecast), None) or next(_clearing(forecast), None)


def _saving(forecast: Forecast) -> Iterator[Use]:
    """Those that would fall onto a landscape of another terrain, where turning them saves it."""
    for tile in forecast.state.tiles:
        if tile.id in forecast.spoiled:
            foreign = [domino for i in forecast.on_tile[tile.id] if _spoils(domino := forecast.dominoes[i], tile)]
            turns = [_turned(forecast, domino) for domino in foreign]
            # One that stands far on the tile falls onto it, whichever way it looks.
            if all(turns):
                yield from (turn for turn in turns if turn is not None)


def _clearing(forecast: Forecast) -> Iterator[Use]:
    """Those that would strike a river from the side or from the front."""
    for domino in _crossing(forecast):
        if (turn := _turned(forecast, domino)) is not None:
            yield turn


def _turned(forecast: Forecast, domino: Domino) -> Use | None:
    """A domino turned so that it does no harm, if it can be."""
    a = None if carries(forecast, domino) else _harmless(forecast, domino)
    return Use(NOTHING, act.Turn(domino.id, a), "turn") if a is not None else None


def _spoils(domino: Domino, tile: LaidTile) -> bool:
    return tile.id != START and not matches(domino.terrain, tile.terrain)


def _crossing(forecast: Forecast) -> Iterator[Domino]:
    """Those of no river that would strike one from the side or from the front."""
    for number, domino in enumerate(forecast.dominoes):
        if not forecast.is_struck(number):
            for i in forecast.around(domino.spot.x, domino.spot.y):
                other = forecast.dominoes[i]
                if other is not domino and turned(domino.spot.a, other.spot.a) > _ASKEW and leads(domino.spot, other.spot):
                    yield domino
                    break


def carries(forecast: Forecast, domino: Domino) -> bool:
    """Whether an animal rests on it."""
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
