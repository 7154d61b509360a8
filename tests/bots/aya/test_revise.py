"""The plan where something has lost its place."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import may_stand
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)


def with_tile(state: AyaState, tile: str, laid: Spot, camera: Spot) -> AyaState:
    number = len(state.dominoes) + 1
    kind = tile.split("-", maxsplit=1)[0] + "*"
    return replace(state, tiles=(*state.tiles, LaidTile(tile, laid)), dominoes=(*state.dominoes, Domino(number, kind, camera)))


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


def test_a_slot_in_which_a_domino_stands_is_given_up() -> None:
    plan = plan_for(1200, 800, START)
    slot = plan.slots["desert-end"]
    state = begun(START)
    spot = Spot(slot.spot.x, slot.spot.y, 777)
    assert may_stand(state, spot)
    state = replace(state, dominoes=(Domino(1, "pole", spot),))
    after = plan_of(state, START)
    assert "desert-end" not in after.slots
    # There the river runs on, of any terrain, and no animal waits for that landscape.
    for old, new in zip(plan.spots, after.spots, strict=True):
        if "desert-end" in (old.tile, old.camera):
            assert (new.wants, new.tile, new.camera) == ("", "", "")
    assert all(perch.owner != "desert-end" for perch in after.perches)


def test_a_camera_spot_that_is_taken_does_not_keep_the_tile_away() -> None:
    plan = plan_for(1200, 800, START)
    slot = plan.slots["desert-end"]
    state = replace(begun(START), dominoes=(Domino(1, "desert", plan.spots[slot.camera].spot),))
    assert "desert-end" in plan_of(state, START).slots
