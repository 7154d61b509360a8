"""The plan after people have done what they like."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import may_lay, may_stand
from rivage.games.aya.geometry import TILE, Spot, disc_meets_box, standing
from rivage.games.aya.state import AyaState, Domino, LaidTile
from rivage.games.aya.ways import way_of

START = Spot(0, -400, 300)
FAR = Spot(5400, 3400, 0)
"""A corner of the table."""


def with_tile(state: AyaState, tile: str, laid: Spot, camera: Spot) -> AyaState:
    number = len(state.dominoes) + 1
    kind = tile.split("-", maxsplit=1)[0] + "*"
    return replace(state, tiles=(*state.tiles, LaidTile(tile, laid)), dominoes=(*state.dominoes, Domino(number, kind, camera)))


def stray(tile: str = "forest-bend") -> AyaState:
    """Somebody laid a tile into a corner, its first port to the left."""
    state = begun(START)
    laid = Spot(FAR.x, FAR.y, 1800)
    camera = Spot(FAR.x - 620, FAR.y, 0)
    assert may_lay(state, tile, laid, camera)
    return with_tile(state, tile, laid, camera)


def test_nothing_changes_while_all_goes_as_planned() -> None:
    state = begun(START)
    plan = plan_for(1200, 800, START)
    slot = plan.slots["forest-fork"]
    assert plan_of(state, START) == plan
    state = with_tile(state, "forest-fork", slot.spot, plan.spots[slot.camera].spot)
    assert plan_of(state, START) == plan


def test_a_fork_laid_in_its_place_but_turned_by_a_third_lies_as_planned() -> None:
    plan = plan_for(1200, 800, START)
    slot = plan.slots["forest-fork"]
    turned = Spot(slot.spot.x, slot.spot.y, (slot.spot.a + 1200) % 3600)
    state = with_tile(begun(START), "forest-fork", turned, plan.spots[slot.camera].spot)
    assert plan_of(state, START) == plan


def test_a_tile_laid_elsewhere_gets_a_river_of_its_own_terrain() -> None:
    plan = plan_of(stray(), START)
    on = [planned for planned in plan.spots if planned.tile == "forest-bend"]
    assert len(on) == 4
    assert all(planned.wants == "forest" for planned in on)
    assert all(disc_meets_box(FAR.x, FAR.y, TILE, standing(planned.spot)) for planned in on)


def test_where_that_tile_was_planned_the_river_runs_on_in_any_terrain() -> None:
    before = plan_for(1200, 800, START)
    after = plan_of(stray(), START)
    assert "forest-bend" not in after.slots
    for old, new in zip(before.spots, after.spots, strict=False):
        if old.tile == "forest-bend" or old.camera == "forest-bend":
            assert (new.wants, new.tile, new.camera) == ("", "", "")


def test_no_animal_is_planned_where_a_tile_lies() -> None:
    plan = plan_of(stray("pole-end"), START)
    assert all(way_of(FAR).x - perch.x / 10 > 55 or way_of(FAR).y - perch.y / 10 > 55 for perch in plan.perches)


def test_what_was_planned_for_a_tile_stays_planned_when_another_is_laid_elsewhere_later() -> None:
    first = stray()
    before = plan_of(first, START)
    camera = Spot(-5400 + 620, -3400, 1800)
    second = with_tile(first, "pole-end", Spot(-5400, -3400, 0), camera)
    after = plan_of(second, START)
    assert [each.spot for each in after.spots[: len(before.spots)]] == [each.spot for each in before.spots]


def test_a_slot_in_which_a_domino_stands_is_given_up() -> None:
    plan = plan_for(1200, 800, START)
    slot = plan.slots["desert-end"]
    state = begun(START)
    spot = Spot(slot.spot.x, slot.spot.y, 777)
    assert may_stand(state, spot)
    state = replace(state, dominoes=(Domino(1, "pole", spot),))
    assert "desert-end" not in plan_of(state, START).slots


def test_a_camera_spot_that_is_taken_does_not_keep_the_tile_away() -> None:
    plan = plan_for(1200, 800, START)
    slot = plan.slots["desert-end"]
    state = replace(begun(START), dominoes=(Domino(1, "desert", plan.spots[slot.camera].spot),))
    assert "desert-end" in plan_of(state, START).slots
