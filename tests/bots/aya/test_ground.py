"""Where a tile has most room about it."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.ground import ground_for
from rivage.bots.aya.table import may_lay, may_stand
from rivage.games.aya.components import KINDS
from rivage.games.aya.geometry import TILE, TURN, Spot, turned
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)


def away(one: Spot, other: Spot) -> float:
    return float(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)


def hole(right: int, top: int) -> AyaState:
    """A table full of tiles but for its middle, as wide and deep as asked."""
    state = begun(Spot(-5500, -3500, 0))
    grid = [(x, y) for x in range(-5500, 6000, 1000) for y in range(-3500, 4000, 1000) if abs(x) >= right or abs(y) >= top]
    rim = [(side * right, y) for side in (-1, 1) for y in range(-top, top + 1, 400)]
    rim += [(x, side * top) for side in (-1, 1) for x in range(-right, right + 1, 400)]
    return replace(state, tiles=(*state.tiles, *(LaidTile("pole-end", Spot(x, y, 0)) for x, y in (*grid, *rim))))


@pytest.mark.parametrize("kind", KINDS)
def test_on_an_empty_table_there_is_room_for_two_dominoes_behind_every_port(kind: str) -> None:
    state = begun(START)
    tile = f"forest-{kind}"
    found = ground_for(Forecast(state), tile)
    assert found is not None
    laid, camera = found
    assert may_lay(state, tile, laid, camera)
    lies = replace(state, tiles=(*state.tiles, LaidTile(tile, laid)), dominoes=(Domino(1, "forest*", camera),))
    ports = ports_of(tile, laid)
    out = [port for port in ports if turned(port, camera.a) < TURN // 2 - 100]
    assert len(out) == len(ports) - 1
    for port in out:
        assert all(may_stand(lies, Spot(laid.x, laid.y, port).ahead(TILE + far)) for far in (100, 300, 500))
    assert all(may_stand(lies, camera.ahead(-far)) for far in (200, 400))


def test_tiles_keep_away_from_each_other_while_there_is_room() -> None:
    state = begun(START)
    for tile in ("forest-fork", "pole-bend", "desert-end", "field-fork"):
        found = ground_for(Forecast(state), tile)
        assert found is not None
        laid, camera = found
        assert may_lay(state, tile, laid, camera)
        assert all(away(laid, other.spot) >= 3000 for other in state.tiles)
        stood = Domino(len(state.dominoes) + 1, f"{tile.split('-')[0]}*", camera)
        state = replace(state, tiles=(*state.tiles, LaidTile(tile, laid)), dominoes=(*state.dominoes, stood))


def test_a_tile_keeps_away_from_dominoes_too() -> None:
    state = begun(START)
    found = ground_for(Forecast(state), "forest-end")
    assert found is not None
    stood = Domino(1, "pole", found[0].ahead(450))
    beside = ground_for(Forecast(replace(state, dominoes=(stood,))), "forest-end")
    assert beside is not None
    assert away(beside[0], stood.spot) >= 1500


def test_all_fifteen_tiles_find_ground() -> None:
    state = begun(START)
    for tile in state.tiles_left:
        found = ground_for(Forecast(state), tile)
        assert found is not None
        laid, camera = found
        assert may_lay(state, tile, laid, camera)
        stood = Domino(len(state.dominoes) + 1, f"{tile.split('-')[0]}*", camera)
        state = replace(state, tiles=(*state.tiles, LaidTile(tile, laid)), dominoes=(*state.dominoes, stood))


def test_a_tile_finds_ground_even_where_there_is_no_room_for_an_arm() -> None:
    state = hole(1300, 1300)
    found = ground_for(Forecast(state), "forest-bend")
    assert found is not None
    assert may_lay(state, "forest-bend", *found)
    arm = found[1].ahead(-620)
    assert min(away(arm, tile.spot) for tile in state.tiles) < TILE


def test_on_a_full_table_there_is_none() -> None:
    assert ground_for(Forecast(hole(500, 500)), "forest-bend") is None
