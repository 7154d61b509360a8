"""Methods of the state: dealing, turns, and poses of pieces."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from rivage.core import Options, Pose
from rivage.games.aya import GAME
from rivage.games.aya.actions import STILL, Rest
from rivage.games.aya.components import ANIMAL, FEW_TILES
from rivage.games.aya.geometry.shapes import has_fallen, shows_water
from rivage.games.aya.geometry.spots import Footprint, Spot
from rivage.games.aya.state import (
    DOMINO_KINDS,
    PHYSICS,
    TILES,
    Domino,
    IdentityKey,
    LaidTile,
    deal,
    domino_at_rest,
    flat_rest,
    full_pool,
    lying_pose,
    place_of,
    pose_of,
    rest_of,
)

from .play import begun
from .strategies import angles, numbers, rests, spots

UPRIGHT = Pose(100, 50, 15, 0, 0, 0, 1)


def leaning(degrees: float, x: float = 100, y: float = 50, z: float = 15) -> Pose:
    """The pose of a domino that faces along x and leans forwards."""
    half = math.radians(degrees) / 2
    return Pose(x, y, z, 0, math.sin(half), 0, math.cos(half))


# The box.


@pytest.mark.parametrize(("cameras", "each"), [(40, [22, 8]), (25, [25, 5])])
def test_the_box_has_thirty_dominoes_of_each_terrain_and_six_gardens(cameras: int, each: list[int]) -> None:
    pool = full_pool(cameras)
    assert list(pool) == each * 5 + [6]
    assert (sum(pool), len(DOMINO_KINDS)) == (156, 11)


@given(some.integers(1, 5).flatmap(lambda seats: some.tuples(some.just(seats), some.integers(0, seats - 1))))
@settings(max_examples=20, deadline=None)
def test_stocks_are_equal_and_the_first_player_gets_the_remainder(seats_and_first: tuple[int, int]) -> None:
    seats, first = seats_and_first
    stocks = [player.stock for player in deal(seats, first)]
    assert sum(stocks) == 156
    assert len(stocks) == seats
    assert {stock for seat, stock in enumerate(stocks) if seat != first} <= {156 // seats}


def test_there_are_three_landscapes_of_each_terrain() -> None:
    assert len(TILES) == len(set(TILES)) == 15
    assert [tile for tile in TILES if tile.startswith("pole")] == ["pole-bend", "pole-fork", "pole-end"]


# Turns and pending outcomes.


def test_the_turn_passes_around_the_table_and_is_counted() -> None:
    state = replace(begun(3), turn=1)
    assert [state.next_turn().turn, state.next_turn().next_turn().turn] == [2, 0]
    assert state.next_turn().next_turn().turns == 2


def test_the_actor_is_reset_when_no_outcome_is_pending() -> None:
    state = begun(3).with_waits((PHYSICS,), 2)
    assert (state.waits, state.actor) == ((PHYSICS,), 2)
    assert (state.with_waits((), 2).waits, state.with_waits((), 2).actor) == ((), 0)


def test_the_motion_of_a_hand_is_recorded_only_when_physics_decides() -> None:
    state = begun()
    assert state.with_release(3, (10, 0, 0)) == state
    waiting = state.with_waits((PHYSICS,), 0).with_release(3, (10, 0, 0))
    assert (waiting.released, waiting.motion) == (3, (10, 0, 0))
    assert state.motion == STILL


def test_dominoes_are_numbered_from_one() -> None:
    state = replace(begun(), dominoes=(Domino(1, "pole", Spot(0, 0)), Domino(2, "field", Spot(900, 0))))
    assert [state.domino(number) for number in (1, 2)] == list(state.dominoes)
    assert [state.domino(number) for number in (-1, 0, 3)] == [None] * 3


def test_all_pushed_lists_the_dominoes_that_were_pushed_together() -> None:
    state = begun()
    assert state.all_pushed() == ()
    assert replace(state, pushed=2, pushed_too=(5, 9)).all_pushed() == (2, 5, 9)


def test_standing_lists_only_the_dominoes_that_stand() -> None:
    spot = Spot(0, 0, 0)
    stands, lies = Domino(1, "pole", spot), Domino(2, "pole", spot, rest=flat_rest(spot))
    buffer = Domino(3, "pole*", spot, buffer=True)
    leans = Domino(4, "pole", spot, rest=rest_of(leaning(20)))
    state = replace(begun(), dominoes=(stands, lies, buffer, leans))
    assert [domino.id for domino in state.standing()] == [1, 4]


# Pieces.


def test_a_camera_does_not_change_the_terrain() -> None:
    assert [Domino(1, kind, Spot(0, 0)).terrain for kind in ("pole", "pole*", "garden")] == ["pole", "pole", "garden"]
    assert [LaidTile(name, Spot(0, 0)).terrain for name in ("start", "field-fork")] == ["start", "field"]


def test_a_buffer_has_the_footprint_of_a_lying_domino() -> None:
    spot = Spot(10, 20, 300)
    assert Domino(1, "pole*", spot).box() == Footprint(10, 20, 300, 30, 75)
    assert Domino(1, "pole*", spot, buffer=True).box() == Footprint(10, 20, 300, 150, 75)


def test_a_domino_moved_by_physics_has_the_outline_of_its_pose() -> None:
    spot = Spot(0, 0, 0)
    assert Domino(1, "pole", spot).outline() is None
    outline = Domino(1, "pole", spot, rest=flat_rest(spot)).outline()
    assert outline is not None
    # It lies from 3 to 33 mm ahead of where it stood.
    xs, ys = zip(*outline, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((3, 33, -7.5, 7.5), abs=0.01)


# Poses.


@given(rests)
@settings(max_examples=60, deadline=None)
def test_a_recorded_pose_survives_a_round_trip(rest: Rest) -> None:
    assert rest_of(pose_of(rest)) == rest


def test_a_pose_is_recorded_in_micrometres_and_millionths() -> None:
    assert rest_of(Pose(1.0004, -2.0006, 3, 0, math.sqrt(0.5), 0, math.sqrt(0.5))) == Rest(
        1000, -2001, 3000, 0, 707107, 0, 707107
    )
    assert place_of(Rest(12_340, -12_360, 0, 0, 0, 0, 1)) == (123, -124)


@pytest.mark.parametrize(
    ("heading", "x", "y", "turn"),
    [
        (0, 118, 50, (0, 707107, 0, 707107)),
        (900, 100, 68, (-500000, 500000, 500000, 500000)),
        (1800, 82, 50, (-707107, 0, 707107, 0)),
    ],
)
def test_a_domino_falls_flat_eighteen_millimetres_ahead(heading: int, x: int, y: int, turn: tuple[int, int, int, int]) -> None:
    assert flat_rest(Spot(1000, 500, heading)) == Rest(x * 1000, y * 1000, 3000, *turn)


@given(spots)
@settings(max_examples=40, deadline=None)
def test_a_domino_that_fell_flat_shows_its_water(spot: Spot) -> None:
    for pose in (lying_pose(spot), pose_of(flat_rest(spot))):
        assert has_fallen(pose)
        assert shows_water(pose)
        assert math.hypot(pose.qx, pose.qy, pose.qz, pose.qw) == pytest.approx(1, abs=1e-5)


@given(numbers, numbers, angles)
@settings(max_examples=60, deadline=None)
def test_a_domino_that_slid_upright_stands_at_its_new_place(x: int, y: int, a: int) -> None:
    half = math.radians(a / 10) / 2
    rest = rest_of(Pose(x / 10, y / 10, 15, 0, 0, math.sin(half), math.cos(half)))
    after = domino_at_rest(Domino(1, "pole", Spot(0, 0, 0), rest=flat_rest(Spot(0, 0, 0))), rest)
    assert (after.spot, after.rest) == (Spot(x, y, a), None)


def test_a_fallen_domino_keeps_the_spot_where_it_stood() -> None:
    spot = Spot(1000, 500, 0)
    after = domino_at_rest(Domino(1, "pole", spot), rest_of(leaning(90, 118, 50, 3)))
    assert (after.spot, after.stands) == (spot, False)


@pytest.mark.parametrize(("lean", "stands"), [(29.9, True), (30.1, False)])
def test_a_domino_has_fallen_when_it_leans_more_than_thirty_degrees(lean: float, stands: bool) -> None:
    assert domino_at_rest(Domino(1, "pole", Spot(1000, 500, 0)), rest_of(leaning(lean))).stands is stands


def test_a_leaning_domino_has_its_foot_at_its_spot() -> None:
    # Half of 30 mm times the sine of 20 degrees: 5.13 mm behind its centre.
    after = domino_at_rest(Domino(1, "pole", Spot(0, 0, 0)), rest_of(leaning(20)))
    assert after.spot == Spot(949, 500, 0)
    assert after.rest is not None


def test_a_buffer_remains_a_buffer_in_any_final_pose() -> None:
    buffer = Domino(1, "pole*", Spot(0, 0, 0), buffer=True)
    after = domino_at_rest(buffer, rest_of(UPRIGHT))
    assert (after.spot, after.stands, after.rest) == (buffer.spot, False, rest_of(UPRIGHT))


def test_an_upright_domino_above_the_table_keeps_its_pose() -> None:
    after = domino_at_rest(Domino(1, "pole", Spot(0, 0, 0)), rest_of(Pose(100, 50, 15.2, 0, 0, 0, 1)))
    assert after.stands
    assert after.rest is not None


def test_the_table_has_the_size_of_its_option() -> None:
    assert [begun(table=name).setting.size for name in ("120x80", "90x60")] == [(1200, 800), (900, 600)]


def test_few_landscapes_leave_three_tiles_and_the_animals_of_their_terrains() -> None:
    few = begun(landscapes=3)
    assert few.tiles_left == FEW_TILES
    assert {ANIMAL[animal].terrain for animal in few.animals_left} == {"forest", "desert", "pole"}
    assert len(few.animals_left) == 15
    assert (len(begun().tiles_left), len(begun().animals_left)) == (15, 25)


def test_few_landscapes_include_at_most_one_end() -> None:
    assert sum(tile.endswith("-end") for tile in FEW_TILES) <= 1


def test_identity_keys_are_equal_only_for_the_same_object() -> None:
    state = GAME.initial(2, Options())
    twin = replace(state)
    assert state == twin
    assert IdentityKey(state) == IdentityKey(state)
    assert hash(IdentityKey(state)) == hash(IdentityKey(state))
    assert IdentityKey(state) != IdentityKey(twin)
