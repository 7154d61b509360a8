"""The ports of the tiles that lie."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.ports import bare, is_covered, is_harmless, landscapes, open_ports
from rivage.bots.aya.table import may_stand
from rivage.games.aya.geometry import Spot
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState, Domino, LaidTile

FAR = Spot(-4800, -3000, 0)
"""Where the Start tile is out of the way."""
END = LaidTile("forest-end", Spot(1000, 0, 0))
BEND = LaidTile("forest-bend", Spot(1000, 2500, 0))
INTO = Spot(1600, 0, 1800)
"""Before the only port of the end, and falling in."""


def table(*tiles: LaidTile, dominoes: tuple[tuple[str, Spot], ...] = ()) -> AyaState:
    """These tiles and dominoes."""
    state = begun(FAR)
    stood = tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(dominoes, 1))
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=stood)


def with_one(state: AyaState, kind: str, spot: Spot) -> Forecast:
    """The same table with one more domino."""
    return Forecast(replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, kind, spot))))


def covered(forecast: Forecast, tile: LaidTile) -> list[int]:
    """The ports of a tile that are covered."""
    return [port for port in ports_of(tile.id, tile.spot) if is_covered(forecast, tile, port)]


def test_a_port_is_covered_by_a_domino_of_its_terrain_that_falls_over_it() -> None:
    assert not is_covered(Forecast(table(END)), END, 0)
    assert is_covered(Forecast(table(END, dominoes=(("forest", INTO),))), END, 0)
    assert is_covered(Forecast(table(END, dominoes=(("forest*", Spot(1270, 0, 0)),))), END, 0)


def test_a_domino_that_falls_away_from_a_port_does_not_cover_it() -> None:
    assert not is_covered(Forecast(table(END, dominoes=(("forest", Spot(INTO.x, INTO.y, 0)),))), END, 0)
    assert not is_covered(Forecast(table(END, dominoes=(("forest", Spot(1000, 0, 900)),))), END, 0)


def test_another_terrain_does_not_cover_a_port_and_a_garden_does() -> None:
    assert not is_covered(Forecast(table(END, dominoes=(("pole", INTO),))), END, 0)
    assert is_covered(Forecast(table(END, dominoes=(("garden", INTO),))), END, 0)


@pytest.mark.parametrize("kind", ["forest-end", "forest-bend", "forest-fork"])
@pytest.mark.parametrize("angle", range(0, 3600, 700))
@pytest.mark.parametrize("terrain", ["forest", "garden"])
def test_every_spot_that_is_offered_covers_a_port(kind: str, angle: int, terrain: str) -> None:
    tile = LaidTile(kind, Spot(1000, 0, angle))
    state = table(tile)
    found = open_ports(Forecast(state), terrain)
    new = set()
    for port in found:
        assert may_stand(state, port.spot)
        (over,) = covered(with_one(state, terrain, port.spot), tile)
        new.add(over)
    assert len(found) == len(ports_of(kind, tile.spot))
    assert new == set(ports_of(kind, tile.spot))


def test_covering_one_port_after_the_other_leaves_none_open() -> None:
    state = table(LaidTile("forest-fork", Spot(1000, 0, 0)))
    for left in (3, 2, 1):
        found = open_ports(Forecast(state), "forest")
        assert [port.open for port in found] == [left] * left
        state = with_one(state, "forest", found[0].spot).state
    assert not open_ports(Forecast(state), "forest")


def test_only_its_own_terrain_is_offered_a_port() -> None:
    forecast = Forecast(table(END))
    assert open_ports(forecast, "forest")
    assert not open_ports(forecast, "pole")


def test_the_start_tile_has_no_ports_to_be_covered() -> None:
    assert not open_ports(Forecast(table()), "garden")
    assert not landscapes(Forecast(table()), "garden")


def test_a_landscape_that_is_spoiled_is_not_offered() -> None:
    forecast = Forecast(table(BEND, dominoes=(("pole", Spot(1600, 2500, 1800)),)))
    assert forecast.spoiled == {BEND.id}
    assert not open_ports(forecast, "forest")
    assert not list(bare(forecast, "forest"))


def test_a_garden_may_lie_on_every_landscape_and_other_dominoes_on_those_of_their_terrain() -> None:
    pole = LaidTile("pole-fork", Spot(3500, 0, 0))
    forecast = Forecast(table(END, pole))
    assert landscapes(forecast, "garden") == [END, pole]
    assert landscapes(forecast, "pole") == [pole]


def test_tiles_with_fewest_open_ports_come_first() -> None:
    fork = LaidTile("forest-fork", Spot(3500, 0, 0))
    found = open_ports(Forecast(table(fork, BEND, END)), "forest")
    assert [port.tile for port in found] == [END, BEND, BEND, fork, fork, fork]
    begun_with = (("forest", Spot(4100, 0, 1800)), ("forest", Spot(3500, 0, 1200).ahead(600, turn=1800)))
    found = open_ports(Forecast(table(fork, BEND, dominoes=begun_with)), "forest")
    assert [port.tile for port in found] == [fork, BEND, BEND]


def test_a_river_leaves_a_tile_as_it_is_painted() -> None:
    state = table(BEND, dominoes=(("forest*", Spot(1600, 2500, 1800)),))
    (port,) = open_ports(Forecast(state), "forest")
    assert port.spot in list(bare(Forecast(state), "forest"))


def test_where_something_stands_inside_a_port_is_covered_from_outside() -> None:
    state = table(END, dominoes=(("forest", Spot(1300, 0, 900)),))
    (port,) = open_ports(Forecast(state), "forest")
    assert port.spot.x > 1000 + 400
    assert is_covered(with_one(state, "forest", port.spot), END, 0)


def test_no_port_is_covered_at_the_cost_of_another_terrains_landscape() -> None:
    assert not open_ports(Forecast(table(END, LaidTile("pole-end", Spot(1900, 0, 0)))), "forest")
    assert open_ports(Forecast(table(END, LaidTile("forest-bend", Spot(1900, 0, 0)))), "forest")


def test_harm_is_done_by_what_falls_onto_a_landscape_of_another_terrain() -> None:
    forecast = Forecast(table(END))
    assert not is_harmless(forecast, INTO, "pole")
    assert is_harmless(forecast, INTO, "forest")
    assert is_harmless(forecast, INTO, "garden")
    assert is_harmless(forecast, Spot(INTO.x, INTO.y, 0), "pole")
    assert is_harmless(forecast, FAR, "pole")


def test_a_domino_on_the_rim_that_looks_out_may_slip_back_onto_the_tile() -> None:
    forecast = Forecast(table(END))
    out = Spot(END.spot.x, END.spot.y, 0)
    assert not is_harmless(forecast, out.ahead(400), "pole")
    assert is_harmless(forecast, out.ahead(400), "forest")
    assert is_harmless(forecast, out.ahead(440), "pole")


def test_a_painted_river_is_bare_where_nothing_stands() -> None:
    spots = list(bare(Forecast(table(BEND)), "forest"))
    assert len(spots) == 4
    state = table(BEND, dominoes=(("forest", spots[0]),))
    assert list(bare(Forecast(state), "forest")) == spots[1:]
    assert not list(bare(Forecast(table(BEND)), "pole"))
