"""Every tile for itself, with arms for animals."""

import pytest
from benchmarks.aya_people import PEOPLE
from msgspec.structs import replace
from tests.bots.aya.tables import begun, played

from rivage.bots.aya.arms import arms, new_outlets, outlets
from rivage.bots.aya.aside import aside, in_a_row
from rivage.bots.aya.company import adrift, is_wild
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.nests import feeders, nests
from rivage.bots.aya.plan import Plan
from rivage.bots.aya.ports import is_covered, source_of
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.scatter import ground_of, scattered_use
from rivage.bots.aya.table import may_lay, may_perch, may_stand, state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.components import ANIMALS
from rivage.games.aya.ending import count_of
from rivage.games.aya.geometry import Spot
from rivage.games.aya.placing import ports_of
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import AyaState, Domino, LaidTile

FAR = Spot(-4800, -3000, 0)
"""Where the Start tile is out of the way."""
BEND = LaidTile("forest-bend", Spot(1000, 0, 0))
CAMERA, LAST = ("forest*", Spot(1600, 0, 1800)), ("forest", Spot(860, 259, 1287))
"""They cover its two ports."""
OUTLET = ("forest", Spot(750, 433, 1200))
"""The first behind the second one."""
STRAYS = tuple(("pole", FAR.ahead(800, turn=900).ahead(0, 400 * number)) for number in (-1, 0, 1))
"""Near the Start tile, looking past it."""


def table(*dominoes: tuple[str, Spot], tiles: tuple[LaidTile, ...] = (BEND,), left: tuple[str, ...] = ()) -> AyaState:
    """These tiles and dominoes; `left`: the tiles that are still to come."""
    state = begun(FAR)
    stood = tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(dominoes, 1))
    return replace(state, tiles=(*state.tiles, *tiles), tiles_left=left, dominoes=stood)


def stocked(state: AyaState, stock: int) -> AyaState:
    """The same with so many dominoes in every stock."""
    return replace(state, players=tuple(replace(player, stock=stock) for player in state.players))


def reserving(state: AyaState, seat: int, *kinds: str) -> AyaState:
    """The same with these in a seat's reserve, the last on top."""
    players = list(state.players)
    players[seat] = replace(players[seat], reserve=kinds)
    return replace(state, players=tuple(players))


def read(state: AyaState) -> Reading:
    """What a bot on seat 0 makes of it."""
    view = GAME.view(state, Seat(0))
    return Reading(view, state_of(view), Plan({}, (), ()))


def used(state: AyaState, kind: str) -> act.Action | None:
    """What it does with a domino."""
    use = scattered_use(read(state), kind)
    return use.action if use is not None else None


def placed(state: AyaState, kind: str) -> Spot:
    """Where it stands one, without any more to it."""
    action = used(state, kind)
    assert isinstance(action, act.Place)
    assert not action.fork
    assert may_stand(state, action.spot)
    return action.spot


def after(state: AyaState, kind: str, spot: Spot) -> AyaState:
    """The same with one more domino."""
    return replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, kind, spot)))


def covered(state: AyaState) -> int:
    """How many ports are covered."""
    forecast = Forecast(state)
    return sum(is_covered(forecast, tile, port) for tile in state.tiles for port in ports_of(tile.id, tile.spot))


def sourced(state: AyaState) -> AyaState:
    """The same with the Start tile's river, and all that follows behind its ports."""
    while (spot := next(source_of(Forecast(state)), None)) is not None:
        state = after(state, "pole", spot)
    return state


def with_an_arm(*dominoes: tuple[str, Spot]) -> AyaState:
    """A landscape, its ports covered unless said otherwise, with an arm that has room for an animal, and no outlet."""
    state = table(*(dominoes or (CAMERA, LAST)))
    arm = next(arms(Forecast(state), "forest"))
    for kind, spot in (("forest", arm), ("pole", arm.ahead(-400)), ("pole", arm.ahead(-600))):
        state = after(state, kind, spot)
    return state


EVERYWHERE = tuple(LaidTile("desert-bend", Spot(x, y, 0)) for x in range(-5500, 6000, 1000) for y in range(-3500, 4000, 1000))


# Camera dominoes.


def test_a_camera_domino_opens_a_landscape_while_tiles_of_its_terrain_are_left() -> None:
    state = replace(with_an_arm(), tiles_left=("forest-end",))
    assert used(state, "forest*") == act.Landscape()
    assert used(state, "pole*") != act.Landscape()


def test_a_camera_domino_opens_no_landscape_that_could_be_laid_nowhere() -> None:
    assert used(table(tiles=EVERYWHERE, left=("forest-end",)), "forest*") != act.Landscape()


def test_with_no_tile_left_a_camera_domino_brings_an_animal() -> None:
    state = with_an_arm()
    action = used(state, "forest*")
    assert isinstance(action, act.Animal)
    assert action.spot in [nest.camera for nest in nests(Forecast(state), "forest")]
    assert may_stand(state, action.spot)
    assert may_perch(state, action.x, action.y, action.spot, len(state.dominoes) + 1)


def test_a_camera_domino_waits_while_there_is_no_place_for_its_animal() -> None:
    assert used(table(CAMERA), "forest*") is None


def test_a_camera_domino_does_not_wait_when_nothing_more_will_come() -> None:
    state = stocked(table(CAMERA), 1)
    assert covered(after(state, "forest*", placed(state, "forest*"))) == covered(state) + 1


def test_a_camera_domino_without_an_animal_left_is_a_plain_one() -> None:
    others = tuple(animal.key for animal in ANIMALS if animal.terrain != "forest")
    state = replace(table(CAMERA), animals_left=others)
    assert placed(state, "forest*") == placed(state, "forest")


def test_a_single_outlet_is_left_to_people_until_few_turns_are_left() -> None:
    state = table(CAMERA, LAST, OUTLET)
    assert nests(Forecast(state), "forest")
    assert used(stocked(state, 8), "forest*") is None
    late = used(stocked(state, 7), "forest*")
    assert isinstance(late, act.Animal)
    assert late.spot == outlets(Forecast(state), "forest")[0].camera


def test_where_somebody_stands_things_anywhere_no_outlet_is_left_to_them() -> None:
    state = table(CAMERA, LAST, OUTLET, *STRAYS)
    assert is_wild(Forecast(state))
    assert isinstance(used(state, "forest*"), act.Animal)


def test_where_nearly_everything_is_stood_anywhere_the_last_tile_of_a_terrain_is_laid_late() -> None:
    strays = tuple(("pole", Spot(FAR.x, FAR.y, a).ahead(800, turn=900)) for a in range(0, 3600, 500))
    state = replace(table(CAMERA, LAST, OUTLET, *strays), tiles_left=("forest-end",))
    assert is_wild(Forecast(state), 6, 9)
    assert isinstance(used(state, "forest*"), act.Animal)
    # Not while two are left, not where few camera dominoes are to come, and not for a trifle.
    assert used(replace(state, tiles_left=("forest-end", "forest-fork")), "forest*") == act.Landscape()
    assert used(stocked(state, 1), "forest*") == act.Landscape()
    assert used(replace(table(CAMERA, LAST, OUTLET, *STRAYS), tiles_left=("forest-end",)), "forest*") == act.Landscape()


def test_what_any_domino_does_for_an_animal_is_not_said_to_be_its_terrains() -> None:
    state = table(CAMERA, LAST)
    state = after(state, "forest", next(arms(Forecast(state), "forest")))
    use = scattered_use(read(state), "pole")
    assert use is not None
    assert (use.why, use.terrain) == ("starts-animal", "forest")


# Tiles.


def test_a_tile_is_laid_where_it_may_be() -> None:
    state = table(CAMERA, LAST, left=("pole-fork",))
    reading = read(state)
    lay = ground_of(reading, "pole-fork")
    assert lay is not None
    assert may_lay(state, "pole-fork", lay.tile, lay.spot)
    assert ground_of(reading, "pole-fork") is lay


def test_on_a_full_table_a_tile_is_laid_nowhere() -> None:
    assert ground_of(read(table(tiles=EVERYWHERE, left=("forest-end",))), "forest-end") is None


# Plain dominoes.


@pytest.mark.parametrize("kind", ["forest", "pole"])
def test_room_for_the_next_animal_of_a_terrain_comes_first(kind: str) -> None:
    state = table(CAMERA)
    assert placed(state, kind) == next(feeders(Forecast(state), "forest"))


def test_with_room_for_the_next_animal_a_plain_domino_covers_a_port() -> None:
    state = with_an_arm(CAMERA)
    assert list(feeders(Forecast(state), "forest"))
    assert covered(after(state, "forest", placed(state, "forest"))) == covered(state) + 1


def test_with_few_draws_left_a_plain_domino_covers_a_port_before_all_else() -> None:
    state = stocked(table(CAMERA), 15)
    assert list(feeders(Forecast(state), "forest"))
    assert covered(after(state, "forest", placed(state, "forest"))) == covered(state) + 1


def test_where_the_sand_does_not_last_a_plain_domino_covers_a_port_before_all_else() -> None:
    state = table(CAMERA)
    state = replace(state, setting=replace(state.setting, glass=180))
    assert covered(after(state, "forest", placed(state, "forest"))) == covered(state) + 1


def test_behind_covered_ports_a_plain_domino_makes_an_outlet() -> None:
    assert placed(with_an_arm(), "forest") == OUTLET[1]


def test_a_domino_of_another_terrain_makes_room_for_an_animal_before_a_landscape() -> None:
    state = table(CAMERA, LAST)
    assert placed(state, "pole") == next(feeders(Forecast(state), "forest"))


def test_an_arm_is_begun_where_nothing_else_makes_room() -> None:
    end = LaidTile("forest-end", BEND.spot)
    state = table(("forest", Spot(1270, 0, 0)), tiles=(end,))
    assert not list(feeders(Forecast(state), "forest"))
    assert placed(state, "forest") == next(arms(Forecast(state), "forest"))


def test_an_outlet_is_not_led_on_by_a_plain_domino() -> None:
    # Its end is room for an animal too, and one more domino would make more of it: but people see it as it is.
    state = table(CAMERA, LAST, OUTLET)
    (outlet,) = outlets(Forecast(state), "forest")
    for _ in range(12):
        spot = placed(state, "forest")
        assert abs(spot.x - outlet.camera.x) + abs(spot.y - outlet.camera.y) > 150
        state = after(state, "forest", spot)


def test_an_outlet_is_made_for_the_camera_domino_on_top_of_somebody_elses_reserve() -> None:
    """Another landscape has open ports."""
    fork = LaidTile("forest-fork", Spot(3500, 0, 0))
    state = table(CAMERA, LAST, tiles=(BEND, fork))
    port = placed(state, "forest")
    assert port != OUTLET[1]
    for kind in ("forest", "garden"):
        assert placed(reserving(state, 1, "pole", "forest*"), kind) == OUTLET[1]
    assert outlets(Forecast(after(state, "forest", OUTLET[1])), "forest")
    assert placed(reserving(state, 1, "forest*", "pole"), "forest") == port
    assert placed(reserving(state, 1, "pole*"), "forest") == port
    assert placed(reserving(state, 0, "forest*"), "forest") == port


def test_an_outlet_that_is_there_already_is_enough_for_who_waits() -> None:
    fork = LaidTile("forest-fork", Spot(3500, 0, 0))
    state = reserving(table(CAMERA, LAST, OUTLET, ("forest*", Spot(4100, 0, 1800)), tiles=(BEND, fork)), 1, "forest*")
    state = stocked(state, 15)
    state = after(state, "forest", placed(state, "forest"))
    assert list(new_outlets(Forecast(state), "forest"))
    spot = placed(state, "forest")
    assert covered(after(state, "forest", spot)) == covered(state) + 1


# Gardens.


def test_a_garden_covers_a_port_of_any_terrain_at_once() -> None:
    for stock in (9, 40):
        state = stocked(table(CAMERA), stock)
        assert covered(after(state, "garden", placed(state, "garden"))) == covered(state) + 1


def test_where_all_ports_are_covered_a_garden_is_an_outlet() -> None:
    state = table(CAMERA, LAST)
    assert not outlets(Forecast(state), "forest")
    assert placed(state, "garden") == OUTLET[1]
    assert outlets(Forecast(after(state, "garden", OUTLET[1])), "forest")


def test_a_garden_begins_an_arm_in_place_of_any_terrain() -> None:
    state = table(("forest*", Spot(1600, 0, 1800)), tiles=(LaidTile("forest-end", Spot(1000, 0, 0)),))
    for _ in range(2):
        # The chain to the one port is fed first, by any terrain.
        use = scattered_use(read(state), "garden")
        assert use is not None
        assert use.why == "starts-animal"
        state = after(state, "pole", next(feeders(Forecast(state), "forest")))
    use = scattered_use(read(state), "garden")
    assert use is not None
    assert (use.action, use.why, use.terrain) == (act.Place(next(arms(Forecast(state), "forest"))), "garden-bridges", "forest")


def test_where_people_have_an_outlet_a_garden_makes_room_elsewhere() -> None:
    state = table(CAMERA, LAST, OUTLET)
    assert placed(state, "garden") == next(feeders(Forecast(state), "forest"))


def test_a_garden_that_nobody_needs_goes_where_the_river_begins() -> None:
    state = table(tiles=())
    assert placed(state, "garden") == next(iter(source_of(Forecast(state))))


# What nobody needs.


def test_a_spare_domino_goes_where_the_river_begins_and_leads_it_on() -> None:
    state = table(tiles=())
    spots = list(source_of(Forecast(state)))
    assert placed(state, "pole") == spots[0]
    # One first domino, two to each port, and three behind each.
    assert len(sourced(state).dominoes) == len(spots) == 1 + 4 + 6
    assert all(any(leads(one, other) for one in spots) for other in spots[1:])


def test_a_spare_domino_stands_aside() -> None:
    state = sourced(table(("pole", Spot(3000, 3000, 0)), tiles=()))
    assert not adrift(Forecast(state))
    assert in_a_row(Forecast(state)) is not None
    assert placed(state, "pole") == aside(Forecast(state))


def test_a_spare_domino_stands_in_a_row_where_something_is_adrift() -> None:
    behind_the_start = ("pole", FAR.ahead(-800, turn=900))
    state = sourced(table(("pole", Spot(3000, 3000, 0)), behind_the_start, tiles=()))
    assert adrift(Forecast(state))
    assert placed(state, "pole") == Spot(3200, 3000, 0)


def test_where_there_is_no_row_a_spare_domino_stands_aside_after_all() -> None:
    state = sourced(table(STRAYS[1], tiles=()))
    assert placed(state, "pole") == aside(Forecast(state))


def test_without_any_room_aside_a_spare_domino_is_kept() -> None:
    assert used(sourced(table(tiles=EVERYWHERE)), "pole") is None


# Whole matches.


@pytest.mark.slow
@pytest.mark.parametrize("seed", [731, 732])
def test_two_architects_beside_a_sensible_person_win_nearly_all_landscapes_and_most_animals(seed: int) -> None:
    state = played(("architect",) * 3, seed, PEOPLE["sensible"], draws=True)
    assert state.phase == "over"
    assert not any(domino.stands for domino in state.dominoes if domino.id not in state.stuck)
    count = count_of(state)
    assert len(count.landscapes) >= 12
    assert len(count.animals) >= 12
    assert count.score == len(count.animals) + len(count.landscapes) + count.triptychs + count.tokens
