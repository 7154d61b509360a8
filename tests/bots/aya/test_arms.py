"""Short rivers of a tile's terrain, with room for an animal each."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.arms import arms, new_outlets, outlets
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.nests import feeders, nests
from rivage.bots.aya.table import may_perch, may_stand
from rivage.games.aya.geometry import TILE, TURN, Spot, fallen, from_box, turned
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider

FAR = Spot(-4800, -3000, 0)
"""Where the Start tile is out of the way."""
BEND = LaidTile("forest-bend", Spot(1000, 0, 0))
CAMERA, LAST = ("forest*", Spot(1600, 0, 1800)), ("forest", Spot(860, 259, 1287))
"""They cover its two ports: by the first the river comes in, by the other it leaves."""
BEHIND = Spot(750, 433, 1200)
"""The first spot behind the other."""
OUTLET = ("forest", BEHIND)


def table(*dominoes: tuple[str, Spot], tiles: tuple[LaidTile, ...] = (BEND,), rider: Rider | None = None) -> AyaState:
    """These tiles and dominoes."""
    state = begun(FAR)
    stood = tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(dominoes, 1))
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=stood, riders=(rider,) if rider is not None else ())


def with_one(state: AyaState, kind: str, spot: Spot) -> AyaState:
    """The same table with one more domino."""
    return replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, kind, spot)))


# Outlets.


def test_an_outlet_is_the_first_domino_behind_a_port_with_room_for_an_animal() -> None:
    assert not outlets(Forecast(table(CAMERA, LAST)), "forest")
    state = table(CAMERA, LAST, OUTLET)
    (outlet,) = outlets(Forecast(state), "forest")
    assert outlet.domino == state.dominoes[-1]
    assert outlet.camera == BEHIND.ahead(200)
    assert outlet.camera in [nest.camera for nest in nests(Forecast(state), "forest")]


def test_an_outlet_is_of_its_landscapes_terrain_or_a_garden() -> None:
    assert not outlets(Forecast(table(CAMERA, LAST, ("pole", BEHIND))), "forest")
    assert not outlets(Forecast(table(CAMERA, LAST, ("pole", BEHIND))), "pole")
    assert outlets(Forecast(table(CAMERA, LAST, ("garden", BEHIND))), "forest")


def test_what_stands_near_enough_behind_a_port_is_an_outlet_too() -> None:
    assert outlets(Forecast(table(CAMERA, LAST, ("forest", BEHIND.ahead(60, 60, 100)))), "forest")
    assert not outlets(Forecast(table(CAMERA, LAST, ("forest", BEHIND.ahead(300)))), "forest")


def test_an_outlet_is_gone_when_something_follows_it() -> None:
    assert not outlets(Forecast(table(CAMERA, LAST, OUTLET, ("pole", BEHIND.ahead(200)))), "forest")


def test_an_outlet_is_gone_when_an_animal_rides_near() -> None:
    away = BEHIND.ahead(200)
    assert not outlets(Forecast(table(CAMERA, LAST, OUTLET, rider=Rider("okapi", away.x, away.y + 900, 1))), "forest")
    assert outlets(Forecast(table(CAMERA, LAST, OUTLET, rider=Rider("okapi", away.x, away.y + 1100, 1))), "forest")


def test_the_start_tile_has_no_outlets() -> None:
    state = begun(Spot(1000, 0, 0))
    stood = [Domino(1 + port // 1200, "forest", Spot(1000, 0, port).ahead(TILE + 100)) for port in (0, 1200)]
    assert not outlets(Forecast(replace(state, dominoes=tuple(stood))), "start")
    assert not list(new_outlets(Forecast(state), "start"))


# New ones.


def test_an_outlet_is_made_behind_a_port_that_is_covered() -> None:
    assert not list(new_outlets(Forecast(table(CAMERA)), "forest"))
    state = table(CAMERA, LAST)
    assert list(new_outlets(Forecast(state), "forest")) == [BEHIND]
    assert outlets(Forecast(with_one(state, "forest", BEHIND)), "forest")


def test_an_outlet_is_made_behind_a_landscape_that_cannot_be_won_any_more() -> None:
    state = table(("pole", CAMERA[1]))
    assert Forecast(state).spoiled == {BEND.id}
    assert list(new_outlets(Forecast(state), "forest")) == [BEHIND]


def test_no_outlet_is_made_where_one_is_or_an_animal_rides_near() -> None:
    away = BEHIND.ahead(200)
    assert not list(new_outlets(Forecast(table(CAMERA, LAST, OUTLET)), "forest"))
    assert not list(new_outlets(Forecast(table(CAMERA, LAST, rider=Rider("okapi", away.x, away.y, 1))), "forest"))


def test_no_outlet_falls_onto_another_river_or_another_terrains_landscape() -> None:
    ahead_of_it = ("forest", BEHIND.ahead(300))
    assert not list(new_outlets(Forecast(table(CAMERA, LAST, ahead_of_it)), "forest"))
    ahead = BEHIND.ahead(700)
    pole = LaidTile("pole-end", Spot(ahead.x, ahead.y, 0))
    assert not list(new_outlets(Forecast(table(CAMERA, LAST, tiles=(BEND, pole))), "forest"))


def test_an_outlet_of_another_terrain_is_not_made() -> None:
    assert not list(new_outlets(Forecast(table(CAMERA, LAST)), "pole"))


def test_the_end_of_a_river_has_no_outlet() -> None:
    assert not list(new_outlets(Forecast(table(CAMERA, tiles=(LaidTile("forest-end", BEND.spot),))), "forest"))


# Arms over the rim.

TILES = (BEND, LaidTile("forest-fork", Spot(1000, 2500, 0)), LaidTile("forest-end", Spot(3500, 0, 0)))


def owner(spot: Spot) -> LaidTile:
    """The tile onto which a domino falls."""
    return min(TILES, key=lambda tile: from_box(tile.spot.x, tile.spot.y, fallen(spot)))


def test_every_tile_has_an_arm_and_end_tiles_come_first() -> None:
    found = [owner(spot).id for spot in arms(Forecast(table(tiles=TILES)), "forest")]
    assert found == ["forest-end", "forest-bend", "forest-fork"]
    assert not list(arms(Forecast(table(tiles=TILES)), "pole"))


def test_an_arm_looks_at_the_middle_of_its_tile_away_from_every_port() -> None:
    state = table(tiles=TILES)
    for spot in arms(Forecast(state), "forest"):
        tile = owner(spot)
        outwards = (spot.a + TURN // 2) % TURN
        middle = spot.ahead(TILE + 200)
        assert may_stand(state, spot)
        assert abs(middle.x - tile.spot.x) <= 2
        assert abs(middle.y - tile.spot.y) <= 2
        assert all(turned(outwards, port) >= 400 for port in ports_of(tile.id, tile.spot))


def test_before_an_arm_dominoes_of_any_terrain_go_on_until_an_animal_finds_room() -> None:
    for arm in arms(Forecast(table(tiles=TILES)), "forest"):
        state = with_one(table(tiles=TILES), "forest", arm)
        for steps in (2, 3):
            assert not nests(Forecast(state), "forest")
            assert list(feeders(Forecast(state), "forest")) == [arm.ahead(-steps * 200)]
            state = with_one(state, "pole", arm.ahead(-steps * 200))
        nest = nests(Forecast(state), "forest")[0]
        assert may_stand(state, nest.camera)
        assert may_perch(state, nest.x, nest.y, nest.camera, len(state.dominoes) + 1)


def test_where_an_arm_is_the_next_begins_elsewhere_on_the_same_tile() -> None:
    end = (LaidTile("forest-end", BEND.spot),)
    (first,) = arms(Forecast(table(tiles=end)), "forest")
    (second,) = arms(Forecast(table(("forest", first), tiles=end)), "forest")
    assert abs(first.x - second.x) + abs(first.y - second.y) > 200


def test_an_arm_keeps_away_from_the_landscapes_of_others() -> None:
    end = LaidTile("forest-end", BEND.spot)
    ring = [Spot(end.spot.x, end.spot.y, angle).ahead(900) for angle in range(0, TURN, 600)]
    about = tuple(LaidTile("pole-end", Spot(spot.x, spot.y, 0)) for spot in ring)
    assert not list(arms(Forecast(table(tiles=(end, *about))), "forest"))


def test_an_arm_leaves_the_outlets_of_all_tiles_their_room() -> None:
    """A bend beside the end: nothing stands behind its port yet."""
    end = LaidTile("forest-end", Spot(1000, 0, 0))
    (alone,) = arms(Forecast(table(tiles=(end,))), "forest")
    animal = alone.ahead(-300)
    # Its river leaves towards where that animal would ride, and it lies clear of the arm itself.
    out = animal.ahead(-300)
    middle = Spot(out.x, out.y, (alone.a + 900) % TURN).ahead(-TILE - 300)
    bend = LaidTile("pole-bend", Spot(middle.x, middle.y, (alone.a + 900 - 1200) % TURN))
    assert alone not in list(arms(Forecast(table(tiles=(end, bend))), "forest"))
