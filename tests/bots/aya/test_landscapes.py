"""Where landscape tiles go."""

import math
import random

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, RIGHT, along, bend_on_left, source, table

from rivage.bots.aya.landscapes import MIN_OPEN_ENDS, Landscapes
from rivage.bots.aya.survey import Survey
from rivage.bots.aya.table import may_lay
from rivage.bots.aya.tiles import TILE_TO_TILE
from rivage.games.aya import actions as act
from rivage.games.aya.components import START, TABLES, TERRAINS, TILE_RADIUS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

OTHERS = 8
"""Tiles with a way out that are still to come."""


def place(state: AyaState, tile: str, others: int = OTHERS) -> act.Lay | None:
    return Landscapes(state, Survey(state, 20)).place_of(tile, others)


def laid(state: AyaState, tile: str, lay: act.Lay) -> AyaState:
    """The table with that tile and its camera domino."""
    camera = Domino(len(state.dominoes) + 1, tile.split("-", maxsplit=1)[0] + "*", lay.spot)
    return replace(state, tiles=(*state.tiles, LaidTile(tile, lay.tile)), dominoes=(*state.dominoes, camera))


@pytest.mark.parametrize("tile", ["forest-bend", "pole-fork"])
@pytest.mark.parametrize("built", [[], source(), [*source(), *along(LEFT, "pole", "pole", "pole")]])
def test_a_tile_goes_to_an_open_end_of_the_river_so_that_it_enters_it(tile: str, built: list[tuple[str, Spot]]) -> None:
    state = table(*built)
    lay = place(state, tile)
    assert lay is not None
    after = laid(state, tile, lay)
    survey = Survey(after, 20)
    assert survey.entered == {START, tile}
    assert len(after.dominoes) in survey.wave
    ends = [end.after for end in Survey(state, 20).ends()]
    spots = (Survey(state, 20).items[number].spot for number in ends)
    assert min(math.dist((lay.spot.x, lay.spot.y), (spot.x, spot.y)) for spot in spots) <= 700


def test_a_tile_without_a_way_out_is_not_laid_on_one_of_the_last_ends_while_others_come() -> None:
    state = table(*source())
    assert len(Survey(state, 20).ends()) < MIN_OPEN_ENDS
    assert place(state, "forest-end") is None
    assert place(state, "forest-end", others=0) is not None


def test_with_many_open_ends_a_tile_without_a_way_out_is_laid() -> None:
    state = table(*source(), *along(RIGHT, "pole", "pole"))
    lay = place(state, "pole-fork")
    assert lay is not None
    state = laid(state, "pole-fork", lay)
    assert len(Survey(state, 20).ends()) >= MIN_OPEN_ENDS
    assert place(state, "forest-end") is not None


def test_where_there_is_no_room_a_tile_goes_nowhere() -> None:
    wall = [("pole", Spot(x, y, 900)) for x in range(-5800, 5900, 700) for y in range(-3700, 3800, 700) if abs(x) + abs(y) > 1000]
    assert place(table(*source(), *wall), "forest-fork") is None


def filled(state: AyaState) -> AyaState:
    """The table with a domino in every hole of the river."""
    for hole in Survey(state, 60).holes():
        domino = Domino(len(state.dominoes) + 1, hole.terrain or "pole", hole.spot)
        state = replace(state, dominoes=(*state.dominoes, domino))
    return state


@pytest.mark.parametrize("size", ["120x80", "90x60"])
def test_nothing_leaves_the_table_and_no_tile_comes_near_another(size: str) -> None:
    """Tiles are laid one after the other behind a Start tile that lies anywhere."""
    rng = random.Random(size)
    width, depth = TABLES[size]
    x, y = width * 5 - 500, depth * 5 - 500
    state = table(table=size)
    state = replace(state, tiles=(LaidTile(START, Spot(rng.randint(-x, x), rng.randint(-y, y), rng.randrange(3600))),))
    tiles = [f"{terrain}-{kind}" for terrain in TERRAINS for kind in ("bend", "fork", "end")]
    rng.shuffle(tiles)
    for tile in tiles:
        lay = place(state, tile)
        if lay is None:
            continue
        assert may_lay(state, tile, lay.tile, lay.spot)
        assert abs(lay.tile.x) <= width * 5 - TILE_RADIUS * 10
        assert abs(lay.tile.y) <= depth * 5 - TILE_RADIUS * 10
        apart = [math.dist((lay.tile.x, lay.tile.y), (other.spot.x, other.spot.y)) for other in state.tiles]
        assert min(apart) >= TILE_TO_TILE * 10 - 2
        state = filled(laid(state, tile, lay))
    survey = Survey(state, 60)
    assert len(state.tiles) > 5
    assert survey.entered == {each.id for each in state.tiles}
    assert all(abs(item.spot.x) < width * 5 and abs(item.spot.y) < depth * 5 for item in survey.items.values())


def test_the_length_of_a_link_is_counted_from_the_last_tile() -> None:
    state = bend_on_left("pole", "forest*", behind=("forest", "forest", "pole"))
    survey = Survey(state, 0)
    landscapes = Landscapes(state, survey)
    assert sorted(landscapes.length(end) for end in survey.ends()) == [0, 3]
