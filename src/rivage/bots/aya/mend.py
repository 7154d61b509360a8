"""What others have stood so that it would spoil a landscape, turned so that it does not. Turning costs no domino and no turn."""

from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import START
from rivage.games.aya.geometry import TILE, TURN, Spot, disc_meets_box, fallen, standing
from rivage.games.aya.placing import allowed, check_domino
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino, LaidTile

from .forecast import Forecast, matches, on
from .uses import NOTHING, Use

_STEP: Final = 150
"""Directions are tried so many tenths of a degree apart."""


def mended(forecast: Forecast) -> Use | None:
    """The next domino to be turned, if any is worth it."""
    state = forecast.state
    carrying = {rider.camera for rider in state.riders if rider.rides}
    for tile in state.tiles:
        foreign = [forecast.dominoes[i] for i in forecast.on_tile[tile.id] if _spoils(forecast.dominoes[i], tile)]
        if not foreign or any(disc_meets_box(tile.spot.x, tile.spot.y, TILE, standing(one.spot)) for one in foreign):
            # One that stands on the tile falls onto it, whichever way it looks.
            continue
        for domino in foreign:
            if domino.id not in carrying and (a := _turned(forecast, domino)) is not None:
                return Use(NOTHING, act.Turn(domino.id, a), "turn")
    return None


def _spoils(domino: Domino, tile: LaidTile) -> bool:
    return tile.id != START and not matches(domino.terrain, tile.terrain)


def _turned(forecast: Forecast, domino: Domino) -> int | None:
    """The direction nearest to its own in which it falls onto no landscape of another terrain, and rather onto no river."""
    state = forecast.state
    best: tuple[bool, int, int] | None = None
    for turn in range(_STEP, TURN, _STEP):
        a = (domino.spot.a + turn) % TURN
        spot = Spot(domino.spot.x, domino.spot.y, a)
        lies = fallen(spot)
        if any(_spoils(domino, tile) and on(tile, lies) for tile in state.tiles):
            continue
        if not allowed(check_domino, state, spot, besides=domino.id) or not _still_ride(forecast, domino, spot):
            continue
        hits = any(leads(spot, other.spot) for other in forecast.dominoes if other is not domino)
        found = (hits, min(turn, TURN - turn), a)
        if best is None or found < best:
            best = found
    return best[2] if best is not None else None


def _still_ride(forecast: Forecast, domino: Domino, spot: Spot) -> bool:
    """Whether no animal rests on it."""
    return not any(
        rider.rides and (rider.x - spot.x) ** 2 + (rider.y - spot.y) ** 2 < _BESIDE**2 for rider in forecast.state.riders
    )


_BESIDE: Final = 250
"""An animal no farther from a domino may rest on it."""
