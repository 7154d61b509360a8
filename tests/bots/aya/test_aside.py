"""Dominoes that nobody needs."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.aside import aside
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.table import may_stand
from rivage.games.aya.geometry import Spot
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino, LaidTile

START = Spot(0, -400, 300)


def test_what_nobody_needs_stands_far_from_every_landscape_and_falls_onto_nothing() -> None:
    state = begun(START)
    state = replace(state, tiles=(*state.tiles, LaidTile("forest-bend", Spot(4500, 2500, 0))))
    for number in range(1, 21):
        spot = aside(Forecast(state))
        assert spot is not None
        assert may_stand(state, spot)
        assert all((spot.x - tile.spot.x) ** 2 + (spot.y - tile.spot.y) ** 2 > 900**2 for tile in state.tiles)
        assert not any(leads(spot, other.spot) for other in state.dominoes)
        state = replace(state, dominoes=(*state.dominoes, Domino(number, "pole", spot)))


def test_where_landscapes_lie_everywhere_there_is_no_such_place() -> None:
    state = begun(START)
    everywhere = [LaidTile("forest-bend", Spot(x, y, 0)) for x in range(-5500, 6000, 1000) for y in range(-3500, 4000, 1000)]
    assert aside(Forecast(replace(state, tiles=(*state.tiles, *everywhere)))) is None
