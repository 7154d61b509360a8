"""Dominoes that nobody needs."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.aside import aside, in_a_row
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


def test_a_row_that_stands_aside_is_led_on_domino_by_domino() -> None:
    state = begun(START)
    first = Domino(1, "pole", Spot(-5500, 3000, 0))
    state = replace(state, dominoes=(first,))
    for number in range(2, 22):
        spot = in_a_row(Forecast(state))
        assert spot is not None
        assert may_stand(state, spot)
        assert leads(state.dominoes[-1].spot, spot)
        assert all((spot.x - tile.spot.x) ** 2 + (spot.y - tile.spot.y) ** 2 >= 1000**2 for tile in state.tiles)
        assert not any(leads(spot, other.spot) for other in state.dominoes)
        state = replace(state, dominoes=(*state.dominoes, Domino(number, "pole", spot)))


def test_without_a_row_there_is_nothing_to_lead_on() -> None:
    assert in_a_row(Forecast(begun(START))) is None


def test_what_stands_near_a_tile_is_no_row_to_be_led_on() -> None:
    for far, leads_on in ((1250, False), (1350, True)):
        state = replace(begun(START), dominoes=(Domino(1, "pole", Spot(START.x, START.y + far, 900)),))
        assert (in_a_row(Forecast(state)) is not None) is leads_on


def test_a_row_that_leads_towards_a_tile_stops_before_it() -> None:
    state = replace(begun(START), dominoes=(Domino(1, "pole", Spot(START.x, START.y + 1900, 2700)),))
    while (spot := in_a_row(Forecast(state))) is not None:
        assert START.y + 1000 <= spot.y < state.dominoes[-1].spot.y
        state = replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, "pole", spot)))
    assert len(state.dominoes) > 2


def test_a_row_turns_before_what_stands_in_its_way() -> None:
    end = Spot(-3000, 3000, 0)
    wall = Domino(2, "pole", end.ahead(480, -110))
    state = replace(begun(START), dominoes=(Domino(1, "pole", end), wall))
    assert leads(end.ahead(200), wall.spot)
    spot = in_a_row(Forecast(state))
    assert spot is not None
    assert leads(end, spot)
    assert not leads(spot, wall.spot)
