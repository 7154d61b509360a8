"""Short glasses: something small is built, and whole."""

import random

from msgspec.structs import replace
from tests.bots.aya.tables import begun, played

from rivage.bots.aya import choose
from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.ending import count_of
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)


def reading_of(state: AyaState) -> Reading:
    view = GAME.view(state, Seat(0))
    return Reading(view, state_of(view), plan_of(state, START))


def holding(state: AyaState, kind: str) -> AyaState:
    first, *others = state.players
    return replace(state, players=(replace(first, hand=kind), *others))


def test_nobody_hurries_with_the_glass_of_the_book() -> None:
    assert not reading_of(begun(START)).hurried


def test_with_two_minutes_there_is_not_sand_for_all_of_the_plan() -> None:
    reading = reading_of(begun(START, glass=120))
    assert reading.hurried
    assert 40 < reading.left < 60


def test_what_stands_has_used_up_sand() -> None:
    state = begun(START, glass=120)
    plan = plan_for(1200, 800, START)
    built = replace(state, dominoes=tuple(Domino(n + 1, "pole", plan.spots[n].spot) for n in range(5)))
    assert reading_of(built).left == reading_of(state).left - 5


def test_in_a_hurry_every_domino_goes_on_from_what_lies() -> None:
    plan = plan_for(1200, 800, START)
    state = begun(START, glass=120)
    for kind in ("pole", "forest", "desert", "field", "mountain"):
        (action,) = choose("architect", GAME.view(holding(state, kind), Seat(0)), 1)
        read = GAME.parse_action(action)
        if isinstance(read, act.Place):
            number = next(n for n, planned in enumerate(plan.spots) if planned.spot == read.spot)
            while plan.spots[number].after >= 0 and not plan.spots[number].tile:
                number = plan.spots[number].after
                assert not plan.spots[number].camera
            assert plan.spots[number].tile == "start"


def test_in_a_hurry_a_tile_is_laid_where_the_river_has_come_to() -> None:
    plan = plan_for(1200, 800, START)
    fronts = {slot.tile for slot in plan.slots.values() if reading_of(begun(START)).rooted[slot.camera]}
    state = begun(START, glass=120)
    for tile in ("forest-bend", "forest-fork", "pole-end"):
        held = replace(holding(state, f"{tile.split('-', maxsplit=1)[0]}*"), tile=tile)
        (action,) = choose("architect", GAME.view(held, Seat(0)), 1)
        lay = GAME.parse_action(action)
        assert isinstance(lay, act.Lay)
        assert any(abs(plan.spots[plan.slots[name].camera].spot.x - lay.spot.x) <= 100 for name in fronts)


def test_no_tile_is_begun_that_the_sand_does_not_last_for() -> None:
    state = holding(begun(START, glass=120), "forest*")
    assert choose("architect", GAME.view(state, Seat(0)), 1) == ["landscape"]
    # Somewhere, so many dominoes stand already.
    rows = tuple(Domino(n + 1, "pole", Spot(-5800 + 200 * (n % 45), 3700 - 250 * (n // 45), 0)) for n in range(48))
    late = replace(state, dominoes=rows)
    assert choose("architect", GAME.view(late, Seat(0)), 1) != ["landscape"]


def laid(state: AyaState, tile: str, spot: Spot, camera: Spot) -> AyaState:
    number = len(state.dominoes) + 1
    domino = Domino(number, tile.split("-", maxsplit=1)[0] + "*", camera)
    return replace(state, tiles=(*state.tiles, LaidTile(tile, spot)), dominoes=(*state.dominoes, domino))


def test_a_tile_in_the_place_of_another_of_its_kind_changes_places_with_it() -> None:
    before = plan_for(1200, 800, START)
    slot, other = before.slots["forest-bend"], before.slots["pole-bend"]
    after = plan_of(laid(begun(START), "pole-bend", slot.spot, before.spots[slot.camera].spot), START)
    assert (after.slots["pole-bend"].spot, after.slots["forest-bend"].spot) == (slot.spot, other.spot)
    assert [planned.spot for planned in after.spots] == [planned.spot for planned in before.spots]
    for old, new in zip(before.spots, after.spots, strict=True):
        if old.tile == "forest-bend":
            assert (new.tile, new.wants) == ("pole-bend", "pole")


def test_a_tile_in_the_place_of_one_of_another_kind_goes_on_from_the_same_river() -> None:
    before = plan_for(1200, 800, START)
    slot = next(slot for slot in before.slots.values() if slot.tile.endswith("-fork"))
    tile = slot.tile.replace("-fork", "-bend")
    camera = before.spots[slot.camera].spot
    for turn in (600, 1800):
        spot = Spot(slot.spot.x, slot.spot.y, (camera.a + turn) % 3600)
        after = plan_of(laid(begun(START), tile, spot, camera), START)
        assert after.slots[tile].camera == slot.camera
        on = [planned for planned in after.spots if planned.tile == tile]
        assert len(on) == 4
        assert on[0].after == slot.camera
        assert slot.tile not in after.slots


def test_two_minutes_are_enough_for_something_small_and_whole() -> None:
    for seed in random.Random(5).sample(range(100), 2):
        state = played(("architect",) * 3, seed, glass=120)
        counted = count_of(state)
        assert state.pushes <= 6
        assert counted.score > 10
        assert len(counted.landscapes) >= 2
