"""Places for animals and tiles, and the places that are kept free."""

import math
import random

import pytest
from msgspec.structs import replace

from rivage.bots.aya.places import MIN_OPEN_ENDS, Animals, Landscapes
from rivage.bots.aya.river import follows
from rivage.bots.aya.survey import Survey
from rivage.bots.aya.table import may_lay
from rivage.bots.aya.tiles import TILE_TO_TILE
from rivage.games.aya import actions as act
from rivage.games.aya.components import START, TABLES, TERRAINS, TILE_RADIUS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider

from .tables import LEFT, RIGHT, along, bend_on_left, source, table


def animals(state: AyaState, **expected: int) -> Animals:
    return Animals(state, Survey(state, 20), dict.fromkeys(TERRAINS, 0) | expected)


def test_behind_a_landscape_only_an_animal_of_its_terrain_can_ride() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    ((camera, x, y),) = animals(state).places("forest")
    last = state.dominoes[-1].spot
    assert follows(last, camera)
    assert (x, y) == ((camera.x + last.x) // 2, (camera.y + last.y) // 2)
    for terrain in ("mountain", "desert", "pole", "field"):
        assert not list(animals(state).places(terrain))


@pytest.mark.parametrize(
    ("behind", "fits"), [(("garden",), True), (("desert",), False), (("forest", "desert"), False), ((), False)]
)
def test_all_dominoes_of_the_way_back_must_have_the_terrain_of_the_landscape(behind: tuple[str, ...], fits: bool) -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=behind)
    assert bool(list(animals(state).places("forest"))) is fits


def test_before_a_landscape_an_animal_of_its_terrain_can_ride_in_a_gap() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    ((camera, _, _),) = animals(state).places("forest")
    assert follows(camera, state.dominoes[6].spot)
    assert not list(animals(state).places("pole"))


def test_before_a_landscape_no_animal_rides_if_another_terrain_is_in_the_way() -> None:
    state = bend_on_left("pole", "pole", "desert", "forest*", gap=2)
    assert not list(animals(state).places("forest"))


def test_a_stretch_with_an_animal_offers_no_place_for_another() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest"))
    place = next(animals(state).places("forest"))
    last = len(state.dominoes)
    spot = state.dominoes[-1].spot
    ridden = replace(state, riders=(Rider("okapi", spot.x, spot.y, last),))
    assert place
    assert not list(animals(ridden).places("forest"))
    assert not animals(ridden, forest=2).ends_kept_free


def test_the_end_behind_a_landscape_is_kept_free_for_an_expected_animal() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    (end,) = animals(state, forest=1).ends_kept_free
    assert end.after == len(state.dominoes)
    assert not animals(state, pole=1).ends_kept_free
    assert not animals(state).ends_kept_free


def test_the_gap_before_a_landscape_is_kept_free_for_an_expected_animal() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    found = animals(state, forest=1)
    (hole,) = Survey(state, 20).needed()
    assert found.kept_free == {hole}
    assert animals(state, desert=1).kept_free == set()


def test_a_stretch_is_kept_free_for_one_animal_only() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2, behind=("forest",))
    found = animals(state, forest=5)
    assert (len(found.kept_free), len(found.ends_kept_free)) == (1, 1)


def test_holes_on_the_way_home_of_an_expected_animal_get_its_terrain() -> None:
    """Two dominoes are missing behind the bend, and two dominoes follow them."""
    last = Survey(bend_on_left("pole", "pole", "forest*"), 0).ends()[-1].way.spot()
    joined = bend_on_left("pole", "pole", "forest*", behind=("pole",) * 4)
    dominoes = [domino for domino in joined.dominoes if domino.id not in (len(joined.dominoes) - 3, len(joined.dominoes) - 2)]
    state = replace(joined, dominoes=tuple(replace(domino, id=number) for number, domino in enumerate(dominoes, 1)))
    survey = Survey(state, 20)
    found = Animals(state, survey, dict.fromkeys(TERRAINS, 0) | {"forest": 5})
    ((hole, terrain),) = found.leading.items()
    assert terrain == "forest"
    assert follows(last, survey.items[hole].spot)
    assert len(found.kept_free) == 1


def test_no_place_for_an_animal_from_which_it_would_slide_onto_a_tile() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    (camera, x, y) = next(animals(state).places("forest"))
    tile = state.tiles[1]
    ahead = camera.ahead(450)
    moved = replace(tile, id="desert-end", spot=Spot(x + ahead.x - camera.x, y + ahead.y - camera.y, 0))
    assert not list(animals(replace(state, tiles=(*state.tiles, moved))).places("forest"))


OTHERS = 8
"""Tiles with more than one port that are still to come."""


def place(state: AyaState, tile: str, others: int = OTHERS) -> act.Lay | None:
    return Landscapes(state, Survey(state, 20)).place_of(tile, others)


def with_tile(state: AyaState, tile: str, lay: act.Lay) -> AyaState:
    """The table with a further tile and its camera domino."""
    camera = Domino(len(state.dominoes) + 1, tile.split("-", maxsplit=1)[0] + "*", lay.spot)
    return replace(state, tiles=(*state.tiles, LaidTile(tile, lay.tile)), dominoes=(*state.dominoes, camera))


@pytest.mark.parametrize("tile", ["forest-bend", "pole-fork"])
@pytest.mark.parametrize("built", [[], source(), [*source(), *along(LEFT, "pole", "pole", "pole")]])
def test_a_tile_is_placed_at_an_open_end_so_that_the_river_enters_it(tile: str, built: list[tuple[str, Spot]]) -> None:
    state = table(*built)
    lay = place(state, tile)
    assert lay is not None
    after = with_tile(state, tile, lay)
    survey = Survey(after, 20)
    assert survey.entered == {START, tile}
    assert len(after.dominoes) in survey.wave
    ends = [end.after for end in Survey(state, 20).ends()]
    spots = (Survey(state, 20).items[number].spot for number in ends)
    assert min(math.dist((lay.spot.x, lay.spot.y), (spot.x, spot.y)) for spot in spots) <= 700


def test_a_single_port_tile_takes_none_of_the_last_ends_while_others_come() -> None:
    state = table(*source())
    assert len(Survey(state, 20).ends()) < MIN_OPEN_ENDS
    assert place(state, "forest-end") is None
    assert place(state, "forest-end", others=0) is not None


def test_with_many_open_ends_a_single_port_tile_is_placed() -> None:
    state = table(*source(), *along(RIGHT, "pole", "pole"))
    lay = place(state, "pole-fork")
    assert lay is not None
    state = with_tile(state, "pole-fork", lay)
    assert len(Survey(state, 20).ends()) >= MIN_OPEN_ENDS
    assert place(state, "forest-end") is not None


def test_a_tile_has_no_place_without_room() -> None:
    wall = [("pole", Spot(x, y, 900)) for x in range(-5800, 5900, 700) for y in range(-3700, 3800, 700) if abs(x) + abs(y) > 1000]
    assert place(table(*source(), *wall), "forest-fork") is None


def with_holes_filled(state: AyaState) -> AyaState:
    """The table with a domino in every hole of the river."""
    for hole in Survey(state, 60).holes():
        domino = Domino(len(state.dominoes) + 1, hole.terrain or "pole", hole.spot)
        state = replace(state, dominoes=(*state.dominoes, domino))
    return state


@pytest.mark.parametrize("size", ["120x80", "90x60"])
def test_everything_stays_on_the_table_and_tiles_keep_their_distance(size: str) -> None:
    """The Start tile has a random spot, and tiles are placed one after the other."""
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
        distances = [math.dist((lay.tile.x, lay.tile.y), (other.spot.x, other.spot.y)) for other in state.tiles]
        assert min(distances) >= TILE_TO_TILE * 10 - 2
        state = with_holes_filled(with_tile(state, tile, lay))
    survey = Survey(state, 60)
    assert len(state.tiles) > 5
    assert survey.entered == {tile.id for tile in state.tiles}
    assert all(abs(item.spot.x) < width * 5 and abs(item.spot.y) < depth * 5 for item in survey.items.values())


def test_the_length_of_a_link_is_counted_from_the_last_tile() -> None:
    state = bend_on_left("pole", "forest*", behind=("forest", "forest", "pole"))
    survey = Survey(state, 0)
    landscapes = Landscapes(state, survey)
    assert sorted(landscapes.length(end) for end in survey.ends()) == [0, 3]
