"""Predictions of where rivers lead and what animals need."""

import math

from msgspec.structs import replace

from rivage.games.aya import GAME
from rivage.games.aya.geometry.rivers import River
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.speech.outlook import free_ports, last_stretch, need_of, port_ahead
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView

from ..play import begun, chance, does, holds, placed, plays


def seen(state: AyaState) -> AyaView:
    return GAME.view(state, None)


def ridden(*rows: str) -> AyaState:
    """A forest row at y = 200 with an animal between its first two dominoes, followed by the given actions."""
    state = placed(begun(1), "-300,200,0")
    state = chance(does(holds(state, "forest*"), 0, "animal -280,200,0 -290,200"), "meet okapi")
    return placed(state, *rows)


def test_the_port_ahead_has_its_distance_and_direction() -> None:
    view = seen(begun(1))
    ahead = port_ahead(Spot(1000, 0, 1800), view.tiles, view.dominoes)
    assert ahead is not None
    assert (ahead.tile, ahead.port, ahead.away, ahead.turn) == ("start", 1, 60, 0)
    aside = port_ahead(Spot(1000, 200, 1800), view.tiles, view.dominoes)
    assert aside is not None
    assert (aside.away, aside.turn) == (63, 18)


def test_a_port_behind_too_far_or_already_served_is_not_ahead() -> None:
    view = seen(begun(1))
    assert port_ahead(Spot(1000, 0, 0), view.tiles, view.dominoes) is None
    assert port_ahead(Spot(5000, 0, 1800), view.tiles, view.dominoes) is None
    served = seen(placed(begun(1), "60,0,180"))
    assert free_ports(served.tiles[0], served.dominoes) == [2]
    assert port_ahead(Spot(1000, 0, 1800), served.tiles, served.dominoes) is None


def test_a_river_ends_in_the_terrain_of_its_last_dominoes() -> None:
    kinds = {1: "pole", 2: "forest", 3: "garden", 4: "forest"}
    assert last_stretch(River(1, (1, 2, 3, 4), 1, (4,)), kinds) == ("forest", 3)
    assert last_stretch(River(1, (3,), 3, (3,)), kinds) == ("garden", 1)


def test_an_animal_needs_a_tile_then_a_river_of_its_terrain_to_it() -> None:
    view = seen(ridden())
    (animal,) = view.animals
    assert need_of(animal, view).away == -1
    state = chance(plays(ridden("-260,200,0"), "forest*", "landscape"), "tile end")
    state = does(state, 0, "lay -100,200,180 -162,200,0")
    view = seen(state)
    need = need_of(view.animals[0], view)
    assert (need.terrain, need.home, need.away) == ("forest", "", 87)
    view = seen(placed(state, "-240,200,0", "-220,200,0", "-200,200,0", "-180,200,0"))
    assert need_of(view.animals[0], view).home == "forest-end"
    foreign = seen(placed(state, "-240,200,0", "-220,200,0", "-200,200,0", "-180,200,0", kind="pole"))
    assert need_of(foreign.animals[0], foreign).home == ""


def test_two_animals_share_a_stretch_until_a_fork_separates_them() -> None:
    state = ridden("-260,200,0", "-240,200,0")
    state = chance(does(holds(state, "pole*"), 0, "animal -220,200,0 -230,200"), "meet narwhal")
    view = seen(state)
    needs = [need_of(each, view) for each in view.animals]
    assert [need.shares for need in needs] == ["narwhal", "okapi"]
    parted = does(holds(ridden("-260,200,0"), "garden"), 0, "fork -240,200,0")
    parted = chance(does(holds(placed(parted, "-220,200,0"), "pole*"), 0, "animal -200,200,0 -210,200"), "meet narwhal")
    view = seen(parted)
    assert [need_of(each, view).shares for each in view.animals] == ["", ""]


def test_a_garden_that_will_fork_separates_two_animals() -> None:
    state = does(holds(ridden("-260,200,0"), "garden"), 0, "place -240,200,0")
    branches = ("-221,209.6,30", "-221,190.4,330")
    state = placed(state, branches[0])
    x, y = -221 + 20 * math.cos(math.radians(30)), 209.6 + 10
    animal = f"animal {x:.1f},{y:.1f},30 {(x - 221) / 2:.1f},{(y + 209.6) / 2:.1f}"
    state = chance(does(holds(state, "pole*"), 0, animal), "meet narwhal")
    assert [need_of(each, seen(state)).shares for each in seen(state).animals] == ["narwhal", "okapi"]
    parted = placed(state, branches[1])
    assert [need_of(each, seen(parted)).shares for each in seen(parted).animals] == ["", ""]
    earlier = replace(parted, setting=replace(parted.setting, rules=2))
    assert [need_of(each, seen(earlier)).shares for each in seen(earlier).animals] == ["narwhal", "okapi"]
