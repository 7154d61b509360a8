"""Outcomes of chance, physics and timers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from rivage.core import Pose
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.chance import animals_of, apply_chance, chances, is_valid_rest, rides, tiles_of, to_reserve
from rivage.games.aya.rules.errors import RuleViolation
from rivage.games.aya.state import DOMINO_KINDS, OVER, PAUSE, PHYSICS, PLACING, TILES, TOPPLING, AyaState, flat_rest, rest_of

from ..play import begun, chance, does, holds, placed, plays, taken, toppling

LEVEL = (0, 0, 0, 1_000_000)
"""The quaternion without a rotation."""


def refused(state: AyaState, action: act.Action) -> str:
    with pytest.raises(RuleViolation) as caught:
        apply_chance(state, action)
    return caught.value.key


def real(*places: str) -> AyaState:
    """A match with real hands and dominoes at these places, which waits for physics after the last one."""
    state = begun(hands="real")
    for place in places[:-1]:
        state = chance(plays(state, "forest", f"place {place}"), "rest")
    return plays(state, "forest", f"place {places[-1]}")


def ridden() -> AyaState:
    """A match with an okapi on dominoes 1 and 2 that waits for physics."""
    state = chance(plays(begun(hands="real"), "forest", "place 200,0,0"), "rest")
    return chance(plays(state, "forest*", "animal 220,0,0 210,0"), "meet okapi")


def okapi(z: float, x: float = 210) -> act.Rests:
    """The outcome in which only the okapi moved, to this height."""
    return act.Rests((), (("okapi", rest_of(Pose(x, 0, z, 0, 0, 0, 1))),))


# Draws.


def test_a_draw_is_weighted_by_the_dominoes_left_of_each_kind() -> None:
    pool = tuple(3 if kind == "pole*" else 1 if kind == "garden" else 0 for kind in DOMINO_KINDS)
    found = chances(replace(does(begun(), 0, "draw"), pool=pool))
    assert list(found) == [act.Drew("pole*"), act.Drew("garden")]
    assert list(found.weights) == [3, 1]


def test_a_drawn_domino_moves_from_the_stock_to_the_hand() -> None:
    state = does(begun(), 1, "draw")
    after = apply_chance(state, act.Drew("field*"))
    assert (after.players[1].hand, after.players[1].stock, after.players[0].stock) == ("field*", 77, 78)
    assert sum(state.pool) - sum(after.pool) == 1
    assert state.pool[DOMINO_KINDS.index("field*")] - after.pool[DOMINO_KINDS.index("field*")] == 1
    assert after.waits == ()


def test_placing_ends_with_an_empty_stock_despite_full_reserves() -> None:
    state = placed(begun(), "200,0,0")
    players = tuple(replace(player, stock=stock, reserve=("pole",)) for player, stock in zip(state.players, (2, 1), strict=True))
    after = apply_chance(does(replace(state, players=players), 1, "draw"), act.Drew("pole"))
    assert (after.phase, after.ended) == (TOPPLING, "stock")
    assert after.players[1].hand == "pole"
    # The last but one domino of the other seat does not end the placing.
    assert apply_chance(does(replace(state, players=players), 0, "draw"), act.Drew("pole")).phase == PLACING


@pytest.mark.parametrize("action", [act.Tile("bend"), act.Meet("okapi"), act.Rests(), act.Fell((1,)), act.Flip()])
def test_a_draw_accepts_only_outcomes_of_drawing(action: act.Action) -> None:
    assert refused(does(begun(), 0, "draw"), action) == "no-chance"


def test_outcomes_of_chance_are_illegal_when_none_is_pending() -> None:
    assert refused(begun(), act.Drew("pole")) == "no-chance"
    assert refused(begun(), act.Rests()) == "no-chance"


# Tiles and animals.


def test_piles_have_the_pieces_left_of_their_terrain() -> None:
    state = replace(begun(), tiles_left=("forest-end", "pole-bend", "pole-fork"), animals_left=("okapi", "narwhal"))
    assert [tiles_of(state, terrain) for terrain in ("forest", "pole", "field")] == [
        ["forest-end"],
        ["pole-bend", "pole-fork"],
        [],
    ]
    assert [animals_of(state, terrain) for terrain in ("forest", "pole", "field")] == [["okapi"], ["narwhal"], []]


def test_a_returned_tile_is_on_top_of_its_own_pile() -> None:
    state = plays(begun(), "forest*", "landscape")
    assert list(chances(state)) == [act.Tile("bend"), act.Tile("fork"), act.Tile("end")]
    assert list(chances(replace(state, tops=("forest-fork", "pole-end")))) == [act.Tile("fork")]
    assert len(list(chances(replace(state, tops=("pole-end",))))) == 3


def test_a_drawn_tile_moves_from_its_pile_to_the_hand() -> None:
    state = replace(plays(begun(), "forest*", "landscape"), tops=("forest-fork",))
    after = apply_chance(state, act.Tile("fork"))
    assert (after.tile, after.tops) == ("forest-fork", ())
    assert after.tiles_left == tuple(tile for tile in TILES if tile != "forest-fork")


def test_an_animal_has_the_terrain_of_its_domino_and_leaves_its_pile() -> None:
    state = plays(placed(begun(), "200,0,0"), "pole*", "animal 220,0,0 210,0")
    found = [action.animal for action in chances(state) if isinstance(action, act.Meet)]
    assert found == ["narwhal", "emperor-penguin", "polar-bear", "harp-seal", "snowy-owl"]
    assert refused(state, act.Meet("okapi")) == "no-chance"
    after = apply_chance(state, act.Meet("harp-seal"))
    assert after.riders[-1].animal == "harp-seal"
    assert animals_of(after, "pole") == ["narwhal", "emperor-penguin", "polar-bear", "snowy-owl"]


# Timers.


def test_the_first_hourglass_ends_in_a_pause_and_the_second_ends_placing() -> None:
    state = placed(begun(), "200,0,0")
    assert apply_chance(state, act.Glass()).phase == PAUSE
    after = apply_chance(replace(state, glass=2), act.Glass())
    assert (after.phase, after.ended) == (TOPPLING, "glass")


def test_without_an_hourglass_none_can_run_out() -> None:
    assert refused(begun(glass=0), act.Glass()) == "not-now"


def test_timers_are_stopped_in_the_pause_and_while_an_outcome_is_pending() -> None:
    for action in (act.Glass(), act.Late(0)):
        assert refused(apply_chance(begun(patience=20), act.Glass()), action) == "not-now"
        assert refused(does(begun(patience=20), 0, "draw"), action) == "not-now"


def test_a_late_seat_loses_the_turn_and_puts_its_domino_on_the_reserve() -> None:
    empty = apply_chance(begun(patience=20), act.Late(0))
    assert (empty.turn, empty.players[0].reserve) == (1, ())
    full = apply_chance(holds(begun(patience=20), "pole"), act.Late(0))
    assert (full.turn, full.players[0].hand, full.players[0].reserve) == (1, "", ("pole",))


def test_only_the_current_seat_can_be_late_and_only_with_a_time_limit() -> None:
    assert refused(begun(patience=20), act.Late(1)) == "not-now"
    assert refused(begun(), act.Late(0)) == "not-now"


def test_to_reserve_puts_the_domino_on_top_and_returns_the_tile() -> None:
    state = taken("end")
    player = replace(state.players[0], reserve=("pole",))
    after = to_reserve(replace(state, players=(player, state.players[1])))
    assert after.players[0].reserve == ("pole", "forest*")
    assert (after.tile, after.tiles_left, after.tops, after.turn) == ("", TILES, ("forest-end",), 1)


# Physics.


def test_fallen_dominoes_lie_flat_and_the_others_stand() -> None:
    after = apply_chance(real("200,0,0", "220,0,0", "400,0,0"), act.Fell((1, 2)))
    assert [domino.rest for domino in after.dominoes] == [flat_rest(Spot(2000, 0, 0)), flat_rest(Spot(2200, 0, 0)), None]
    assert (after.waits, after.released, after.phase) == ((), 0, PLACING)


@pytest.mark.parametrize(
    "action",
    [
        act.Fell((3,)),
        act.Fell((2, 1)),
        act.Fell((1, 1)),
        act.Rests(((3, act.Rest(0, 0, 0, *LEVEL)),)),
        act.Rests(((2, act.Rest(0, 0, 0, *LEVEL)), (1, act.Rest(0, 0, 0, *LEVEL)))),
        act.Rests(((1, act.Rest(0, 0, 0, 0, 0, 0, 0)),)),
        act.Rests((), (("okapi", act.Rest(0, 0, 0, *LEVEL)),)),
    ],
)
def test_an_outcome_lists_existing_pieces_once_and_in_order(action: act.Action) -> None:
    assert refused(real("200,0,0", "300,0,0"), action) == "nonsense"


def test_a_lying_domino_cannot_fall_again() -> None:
    state = apply_chance(real("200,0,0"), act.Fell((1,))).with_waits((PHYSICS,), 0)
    assert refused(state, act.Fell((1,))) == "nonsense"


@pytest.mark.parametrize(("z", "stays"), [(30.75, True), (29.0, True), (28.9, False)])
def test_an_animal_rides_while_it_is_at_the_height_of_its_dominoes(z: float, stays: bool) -> None:
    assert apply_chance(ridden(), okapi(z)).riders[0].rides is stays


def test_an_animal_that_slid_off_its_dominoes_does_not_ride() -> None:
    # The face of the first domino is at 203 mm. The animal has a radius of 15 mm and must overlap it by half a millimetre.
    assert apply_chance(ridden(), okapi(30.75, 217.4)).riders[0].rides
    after = apply_chance(ridden(), okapi(30.75, 217.5)).riders[0]
    assert (after.x, after.rides) == (2175, False)


def test_an_animal_does_not_ride_after_either_of_its_dominoes_fell() -> None:
    for number in (1, 2):
        rider = apply_chance(ridden(), act.Fell((number,))).riders[0]
        assert not rider.rides
        assert rider.rest == rest_of(Pose(210, 0, 30.75, 0, 0, 0, 1))


def test_an_animal_taken_off_the_table_cannot_move() -> None:
    state = ridden()
    gone = replace(state, riders=(replace(state.riders[0], rides=False, aside=True),))
    assert refused(gone, okapi(0.75)) == "nonsense"


def test_an_animal_without_its_camera_domino_does_not_ride() -> None:
    state = apply_chance(ridden(), act.Rests())
    rider = state.riders[0]
    assert rides(state, rider)
    assert not rides(state, replace(rider, camera=9))


# Toppling.


def pushed(number: int = 1) -> AyaState:
    """A state in which one of two dominoes, far from each other, was pushed."""
    state = toppling(placed(begun(), "200,0,0", "400,0,0"))
    return does(state, state.turn, f"push {number}")


def test_after_a_push_the_next_seat_may_push() -> None:
    after = apply_chance(pushed(), act.Fell((1,)))
    assert (after.phase, after.turn, after.stuck) == (TOPPLING, 1, ())


def test_the_match_is_over_when_no_domino_stands() -> None:
    assert apply_chance(pushed(), act.Fell((1, 2))).phase == OVER


def test_a_pushed_domino_that_stands_is_stuck_until_another_falls() -> None:
    after = apply_chance(pushed(), act.Rests())
    assert (after.phase, after.stuck) == (TOPPLING, (1,))
    again = apply_chance(does(after, 1, "push 2"), act.Fell((2,)))
    assert (again.phase, again.stuck) == (TOPPLING, ())


def test_the_match_is_over_when_all_standing_dominoes_are_stuck() -> None:
    after = apply_chance(pushed(), act.Rests())
    over = apply_chance(does(after, 1, "push 2"), act.Rests())
    assert (over.phase, over.stuck) == (OVER, (1, 2))


# Poses.


@pytest.mark.parametrize(
    ("rest", "valid"),
    [
        (act.Rest(10_000_000, 0, -10_000_000, *LEVEL), True),
        (act.Rest(0, 10_000_001, 0, *LEVEL), False),
        (act.Rest(0, 0, 0, 0, 0, 0, 994_000), True),
        (act.Rest(0, 0, 0, 0, 0, 0, 980_000), False),
        (act.Rest(0, 0, 0, 600_000, 0, -800_000, 0), True),
        (act.Rest(0, 0, 0, 800_000, 0, -800_000, 0), False),
    ],
)
def test_a_valid_rest_is_within_ten_metres_with_a_unit_quaternion(rest: act.Rest, valid: bool) -> None:
    assert is_valid_rest(rest) is valid


@given(some.integers(0, 3599), some.integers(-5000, 5000), some.integers(-3000, 3000))
@settings(max_examples=40, deadline=None)
def test_a_flat_rest_is_always_valid(a: int, x: int, y: int) -> None:
    assert is_valid_rest(flat_rest(Spot(x, y, a)))
