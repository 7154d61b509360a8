"""How a tile that lies off the plan is joined to the river."""

from itertools import pairwise

from msgspec.structs import replace

from rivage.bots.aya.islands import Stray, room_of
from rivage.bots.aya.join import ends, joined, own_before
from rivage.bots.aya.plan import RIVER, Plan, Planned
from rivage.games.aya.geometry import Spot, boxes_overlap, standing
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import LaidTile

SIZE = (1200, 800)
TILE = LaidTile("pole-end", Spot(1620, 0, 1800))
CAMERA = Spot(1000, 0, 0)


def river(count: int = 4, **last: bool) -> Plan:
    """A row along x, each domino after the one before, the last of them 200 mm before the camera domino."""
    spots = [Planned(Spot(-1000 - 200 * (count - 1 - number), 0, 0), "forest", after=number - 1) for number in range(count)]
    return Plan({}, (*spots[:-1], replace(spots[-1], **last)), ())


def stray(*before: Spot, camera: Spot = CAMERA) -> Stray:
    """A tile somebody laid to the right, its camera domino before it."""
    return Stray(TILE, camera, before, ())


def join(plan: Plan, new: Stray, *others: Spot) -> Plan:
    return joined(plan, new, room_of(SIZE, plan, [TILE], others))


def test_a_path_leads_from_the_end_of_the_river_to_the_camera_domino() -> None:
    plan = river()
    found = join(plan, stray())
    new = found.spots[len(plan.spots) :]
    assert found.spots[: len(plan.spots)] == plan.spots
    assert new
    row = [plan.spots[-1].spot, *(planned.spot for planned in new), CAMERA]
    assert all(leads(one, other) for one, other in pairwise(row))
    assert not any(boxes_overlap(standing(one), standing(other)) for one, other in pairwise(row))
    assert [planned.after for planned in new] == list(range(len(plan.spots) - 1, len(found.spots) - 1))


def test_a_path_is_built_for_the_tiles_sake_of_any_terrain() -> None:
    plan = river()
    new = join(plan, stray()).spots[len(plan.spots) :]
    assert {(planned.owner, planned.wants, planned.tail, planned.void) for planned in new} == {("pole-end", "", False, False)}


def test_the_shortest_path_is_taken_from_whichever_end() -> None:
    assert [each.spot for each in join(river(), stray()).spots[4:]] == [Spot(x, 0, 0) for x in range(-800, 801, 200)]
    # Another end could be led there too, by a longer way.
    farther = Planned(Spot(-2500, 1500, 0))
    assert len(join(Plan({}, (farther,), ()), stray()).spots) > 12
    assert join(Plan({}, (*river().spots, farther), ()), stray()).spots[5].after == 3


def test_a_path_may_turn_to_where_the_camera_domino_looks() -> None:
    camera = Spot(1000, 1500, 900)
    tile = LaidTile("pole-end", Spot(1000, 2120, 2700))
    plan = river()
    found = joined(plan, Stray(tile, camera, (), ()), room_of(SIZE, plan, [tile]))
    row = [plan.spots[-1].spot, *(planned.spot for planned in found.spots[len(plan.spots) :]), camera]
    assert len(row) > 5
    assert all(leads(one, other) for one, other in pairwise(row))


def test_a_tile_at_the_end_of_a_river_that_stands_needs_no_path() -> None:
    plan = river()
    assert join(plan, stray(Spot(800, 0, 0))) == plan


def test_where_it_is_too_far_the_tile_stays_alone() -> None:
    camera = Spot(4600, 3000, 0)
    plan = river()
    tile = LaidTile("pole-end", Spot(5220, 3000, 1800))
    assert joined(plan, Stray(tile, camera, (), ()), room_of(SIZE, plan, [tile])) == plan


def test_no_path_runs_through_what_stands() -> None:
    plan = river()
    wall = [Spot(0, y, 0) for y in range(-3800, 3801, 150)]
    assert join(plan, stray(*wall), *wall) == plan


def test_a_plan_that_asks_for_nearly_all_dominoes_grows_no_more() -> None:
    many = tuple(Planned(Spot(-5500 + 70 * number, -3700, 900)) for number in range(146))
    plan = river()
    full = Plan({}, (*plan.spots, *many), ())
    assert join(full, stray()) == full


# Ends.


def test_the_river_can_be_led_on_from_where_nothing_of_use_is_planned_behind() -> None:
    assert [end.number for end in ends(river(), ())] == [3]
    forked = Plan({}, (*river().spots, Planned(Spot(-1400, 500, 900), after=1)), ())
    assert [end.number for end in ends(forked, ())] == [3, 4]


def test_a_camera_domino_and_what_is_given_up_are_no_ends() -> None:
    plan = river()
    assert ends(Plan({}, (*plan.spots, Planned(Spot(0, 0, 0), camera="field-end", after=3)), ()), ()) == []
    assert [end.number for end in ends(river(void=True), ())] == [2]


def test_a_tail_is_given_up_as_far_as_it_does_not_stand() -> None:
    tail = tuple(Planned(Spot(-800 + 200 * number, 0, 0), tail=True, after=3 + number) for number in range(3))
    plan = Plan({}, (*river().spots, *tail), ())
    (nothing_stands,) = ends(plan, ())
    assert (nothing_stands.number, nothing_stands.rest) == (3, (4, 5, 6))
    (one_stands,) = ends(plan, (Spot(-810, 20, 30),))
    assert (one_stands.number, one_stands.rest) == (4, (5, 6))


def test_what_a_path_takes_from_a_tail_is_of_use_and_the_rest_void() -> None:
    plan = river()
    behind = Spot(plan.spots[-1].spot.x + 200, 0, 0)
    tail = (Planned(behind, tail=True, after=3), Planned(Spot(behind.x + 200, 0, 0), tail=True, after=4))
    whole = Plan({}, (*plan.spots, *tail), ())
    found = join(whole, stray(behind), behind)
    assert len(found.spots) > len(whole.spots)
    assert (found.spots[4].tail, found.spots[5].void) == (False, True)
    assert found.spots[6].after == 4


def test_the_last_five_dominoes_before_a_path_are_its_own() -> None:
    assert own_before(river(8), 7) == tuple(RIVER + number for number in (7, 6, 5, 4, 3))
    assert own_before(river(8), 1) == (RIVER + 1, RIVER)
    assert own_before(river(8), -1) == ()
