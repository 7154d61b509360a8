"""How far the plan has come."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun, terrain_of

from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.progress import BETWEEN, LOOSE, NEXT
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya.components import GARDEN
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)
PLAN = plan_for(1200, 800, START)
SLOT = min(PLAN.slots.values(), key=lambda slot: slot.camera)
"""The first tile that the river comes to."""


def way_to(number: int) -> list[int]:
    """The planned spots from the first domino to one."""
    found = [number]
    while PLAN.spots[found[0]].after >= 0:
        found.insert(0, PLAN.spots[found[0]].after)
    return found


def built(numbers: list[int], *tiles: LaidTile) -> AyaState:
    """A table where these planned spots are filled."""
    state = begun(START)
    spots = [(terrain_of(PLAN, number), PLAN.spots[number].spot) for number in numbers]
    dominoes = tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(spots, 1))
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=dominoes)


def reading_of(state: AyaState) -> Reading:
    view = GAME.view(state, Seat(0))
    return Reading(view, state_of(view), plan_of(state, START))


def test_what_leads_from_one_tile_that_lies_to_another_is_sure_and_what_leaves_no_tile_yet_is_not() -> None:
    way = way_to(SLOT.camera)
    link = [number for number in way if not PLAN.spots[number].tile]
    behind = next(
        number for number, planned in enumerate(PLAN.spots) if planned.after == SLOT.camera or planned.tile == SLOT.tile
    )
    bare = reading_of(built([number for number in way if PLAN.spots[number].tile]))
    assert bare.sure[link[0]] == NEXT
    assert bare.sure[behind] == LOOSE
    laid = reading_of(built(way, LaidTile(SLOT.tile, SLOT.spot)))
    assert {laid.sure[number] for number in (*link, behind)} == {BETWEEN}


def test_a_gap_is_as_wide_as_dominoes_are_missing_between_two_that_stand() -> None:
    way = way_to(SLOT.camera)
    link = [number for number in way if not PLAN.spots[number].tile]
    missing = link[:-1]
    filled = [number for number in way if number not in missing]
    reading = reading_of(built(filled, LaidTile(SLOT.tile, SLOT.spot)))
    assert {number: reading.gaps.get(number) for number in missing} == dict.fromkeys(missing, len(missing))
    assert not reading_of(built(way, LaidTile(SLOT.tile, SLOT.spot))).gaps


def test_a_perch_behind_a_fork_is_given_up_when_something_foreign_stands_on_its_way_home() -> None:
    number, perch = next((i, perch) for i, perch in enumerate(PLAN.perches) if perch.forks)
    stem = PLAN.spots[perch.forks[0]].after
    for kind, kept in ((perch.terrain, True), ("pole" if perch.terrain != "pole" else "field", False)):
        spots = ((kind, stem, False), (GARDEN, perch.forks[0], True), (perch.terrain, perch.near, False))
        dominoes = tuple(Domino(i, kind, PLAN.spots[spot].spot, fork) for i, (kind, spot, fork) in enumerate(spots, 1))
        assert (number in reading_of(replace(begun(START), dominoes=dominoes)).kept_perches) == kept
