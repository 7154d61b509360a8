"""Where animals ride, and what is kept free for them."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import bend_on_left

from rivage.bots.aya.animals import Animals
from rivage.bots.aya.survey import Survey, follows
from rivage.games.aya.components import TERRAINS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import AyaState, Rider


def animals(state: AyaState, **expected: int) -> Animals:
    return Animals(state, Survey(state, 20), dict.fromkeys(TERRAINS, 0) | expected)


def test_behind_a_landscape_an_animal_of_its_terrain_can_ride_and_no_other() -> None:
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
def test_behind_a_landscape_all_that_leads_home_must_be_of_its_terrain(behind: tuple[str, ...], fits: bool) -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=behind)
    assert bool(list(animals(state).places("forest"))) is fits


def test_before_a_landscape_an_animal_of_its_terrain_can_ride_in_a_gap() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    ((camera, _, _),) = animals(state).places("forest")
    assert follows(camera, state.dominoes[6].spot)
    assert not list(animals(state).places("pole"))


def test_before_a_landscape_nobody_rides_where_another_terrain_is_in_the_way() -> None:
    state = bend_on_left("pole", "pole", "desert", "forest*", gap=2)
    assert not list(animals(state).places("forest"))


def test_two_animals_never_ride_on_one_stretch() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest"))
    place = next(animals(state).places("forest"))
    last = len(state.dominoes)
    spot = state.dominoes[-1].spot
    ridden = replace(state, riders=(Rider("okapi", spot.x, spot.y, last),))
    assert place
    assert not list(animals(ridden).places("forest"))
    assert not animals(ridden, forest=2).kept_ends


def test_where_an_animal_is_expected_the_end_behind_its_landscape_is_kept() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    (end,) = animals(state, forest=1).kept_ends
    assert end.after == len(state.dominoes)
    assert not animals(state, pole=1).kept_ends
    assert not animals(state).kept_ends


def test_where_an_animal_is_expected_the_gap_before_its_landscape_is_kept() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    found = animals(state, forest=1)
    (hole,) = Survey(state, 20).needed()
    assert found.kept == {hole}
    assert animals(state, desert=1).kept == set()


def test_a_stretch_is_kept_for_one_animal_only() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2, behind=("forest",))
    found = animals(state, forest=5)
    assert (len(found.kept), len(found.kept_ends)) == (1, 1)


def test_what_leads_an_expected_animal_home_should_be_of_its_terrain() -> None:
    """Behind the bend two dominoes are missing, and two follow."""
    last = Survey(bend_on_left("pole", "pole", "forest*"), 0).ends()[-1].way.spot()
    joined = bend_on_left("pole", "pole", "forest*", behind=("pole",) * 4)
    dominoes = [domino for domino in joined.dominoes if domino.id not in (len(joined.dominoes) - 3, len(joined.dominoes) - 2)]
    state = replace(joined, dominoes=tuple(replace(domino, id=number) for number, domino in enumerate(dominoes, 1)))
    survey = Survey(state, 20)
    found = Animals(state, survey, dict.fromkeys(TERRAINS, 0) | {"forest": 5})
    ((hole, terrain),) = found.leading.items()
    assert terrain == "forest"
    assert follows(last, survey.items[hole].spot)
    assert len(found.kept) == 1


def test_no_animal_rides_where_it_would_slide_onto_a_tile() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    (camera, x, y) = next(animals(state).places("forest"))
    tile = state.tiles[1]
    ahead = camera.ahead(450)
    moved = replace(tile, id="desert-end", spot=Spot(x + ahead.x - camera.x, y + ahead.y - camera.y, 0))
    assert not list(animals(replace(state, tiles=(*state.tiles, moved))).places("forest"))
