"""Places for animals on rivers as they stand."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.nests import feeders, nests, sprouts
from rivage.bots.aya.table import may_perch, may_stand
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider

START = Spot(0, -400, 300)
TILE = LaidTile("forest-bend", Spot(3000, 2500, 0))
"""Its first port looks right."""


def behind(*kinds: str) -> AyaState:
    """A chain that leaves the tile by its first port, its first domino on the tile."""
    state = begun(START)
    dominoes = tuple(Domino(number, kind, Spot(3100 + 200 * number, 2500, 0)) for number, kind in enumerate(kinds, 1))
    return replace(state, tiles=(*state.tiles, TILE), dominoes=dominoes)


def test_an_animal_finds_a_place_at_the_end_of_a_chain_and_between_its_dominoes() -> None:
    state = behind("forest", "forest", "forest")
    found = nests(Forecast(state), "forest")
    assert {nest.camera.x < state.dominoes[-1].spot.x for nest in found} == {True, False}
    for nest in found:
        assert may_stand(state, nest.camera)
        assert may_perch(state, nest.x, nest.y, nest.camera, len(state.dominoes) + 1)


def test_an_animal_is_not_carried_off_the_river_of_its_terrain() -> None:
    state = behind("forest", "forest", "pole", "pole")
    near, far = (state.dominoes[number].spot.x for number in (1, 2))
    between = [nest for nest in nests(Forecast(state), "forest") if near < nest.camera.x < far]
    assert between
    assert all(nest.x < nest.camera.x for nest in between)


@pytest.mark.parametrize("kinds", [("pole", "pole", "pole"), ("forest", "pole", "pole", "pole", "forest", "forest")])
def test_no_animal_belongs_where_no_river_of_its_terrain_leads_to_its_landscape(kinds: tuple[str, ...]) -> None:
    far = Spot(3100 + 200 * 3, 2500, 0).x
    assert all(nest.camera.x < far for nest in nests(Forecast(behind(*kinds)), "forest"))
    assert not nests(Forecast(behind(*kinds)), "desert")


def test_the_start_tile_is_no_home() -> None:
    state = begun(Spot(3000, 2500, 0))
    dominoes = tuple(Domino(number, "forest", Spot(3100 + 200 * number, 2500, 0)) for number in (1, 2, 3))
    assert not nests(Forecast(replace(state, dominoes=dominoes)), "forest")


def test_a_stretch_that_has_an_animal_takes_no_other() -> None:
    state = behind("forest", "forest", "forest*", "pole")
    ridden = replace(state, riders=(Rider("okapi", 3600, 2500, 3),))
    assert nests(Forecast(state), "forest")
    assert not nests(Forecast(ridden), "forest")


def test_behind_a_bare_port_a_domino_of_its_terrain_makes_room() -> None:
    state = behind("forest")
    assert not nests(Forecast(state), "forest")
    near = next(sprouts(Forecast(state), "forest"))
    grown = replace(state, dominoes=(*state.dominoes, Domino(2, "forest", near)))
    assert nests(Forecast(grown), "forest")


def test_before_a_landscape_two_dominoes_of_any_terrain_make_room() -> None:
    state = replace(behind(), dominoes=(Domino(1, "forest*", Spot(3600, 2500, 1800)),))
    for number in (2, 3):
        assert not nests(Forecast(state), "forest")
        spot = next(feeders(Forecast(state), "forest"))
        state = replace(state, dominoes=(*state.dominoes, Domino(number, "pole", spot)))
    assert nests(Forecast(state), "forest")
