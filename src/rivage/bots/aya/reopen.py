"""Outlets that people have led on, turned aside so that an animal finds room again. That costs no domino, and no turn."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import TURN, Spot
from rivage.games.aya.placing import allowed, check_domino
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino

from .arms import firsts, outlets
from .forecast import Forecast
from .mend import carries
from .nests import is_nest
from .ports import is_harmless
from .reading import Reading
from .uses import NOTHING, Use

_TURNS: Final = (500, -500, 540, -540, 450, -450, 400, -400, 580, -580, 300, -300)
"""So far from straight out, in tenths of a degree: past what was led on, and not so far that it would be near the tile."""


def reopened(reading: Reading) -> Use | None:
    """An outlet for whom holds a camera domino, or has one on top of the reserve, and sees no place for its animal."""
    forecast = reading.forecast
    for terrain in _wanted(reading):
        if reading.animals[terrain] and not outlets(forecast, terrain):
            for domino, spot in _aside(forecast, terrain):
                return Use(NOTHING, act.Turn(domino.id, spot.a), "makes-room", terrain)
    return None


def _wanted(reading: Reading) -> Iterator[str]:
    """The terrains whose animals others wait for."""
    view = reading.view
    for seat, player in enumerate(view.players):
        for kind in (*player.reserve[-1:], player.hand):
            if seat != view.seat and kind.endswith(st.CAMERA):
                yield kind.removesuffix(st.CAMERA)


def _aside(forecast: Forecast, terrain: str) -> Iterator[tuple[Domino, Spot]]:
    """The first dominoes behind ports of a terrain, and how they stand when an animal finds room behind them."""
    state = forecast.state
    for _, behind, first in firsts(forecast, terrain):
        if first is None or not matches(first.terrain, terrain) or carries(forecast, first):
            continue
        for turn in _TURNS:
            spot = Spot(first.spot.x, first.spot.y, (behind.a + turn) % TURN)
            strikes = any(leads(spot, other.spot) for other in forecast.dominoes if other is not first)
            if strikes or not is_harmless(forecast, spot, terrain) or not allowed(check_domino, state, spot, besides=first.id):
                continue
            dominoes = tuple(replace(each, spot=spot) if each is first else each for each in state.dominoes)
            after = Forecast(replace(state, dominoes=dominoes))
            if any(each.domino.id == first.id and is_nest(after, terrain, each.camera, spot) for each in outlets(after, terrain)):
                yield first, spot
