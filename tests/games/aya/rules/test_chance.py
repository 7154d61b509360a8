"""What chance, physics and time settle, one by one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from rivage.core import Pose
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.chance import animals_of, chances, rides, sensible, settle, tiles_of, to_reserve
from rivage.games.aya.rules.errors import RuleViolation
from rivage.games.aya.state import DOMINO_KINDS, OVER, PAUSE, PHYSICS, PLACING, TILES, TOPPLING, AyaState, fell_flat, rest_of

from ..play import begun, chance, does, holds, placed, plays, taken, toppling

LEVEL = (0, 0, 0, 1_000_000)
"""The quaternion of what is not turned at all."""


def refused(state: AyaState, action: act.Action) -> str:
    with pytest.raises(RuleViolation) as caught:
        settle(state, action)
    return caught.value.key


def real(*places: str) -> AyaState:
    """Dominoes stand there, and physics is waited for after the last."""
    state = begun(hands="real")
    for place in places[:-1]:
        state = chance(plays(state, "forest", f"place {place}"), "rest")
    return plays(state, "forest", f"place {places[-1]}")


def ridden() -> AyaState:
    """An okapi rides on dominoes 1 and 2, and physics is waited for."""
    state = chance(plays(begun(hands="real"), "forest", "place 200,0,0"), "rest")
    return chance(plays(state, "forest*", "animal 220,0,0 210,0"), "meet okapi")


def okapi(z: float, x: float = 210) -> act.Rests:
    """The okapi, and nothing else, came to rest that high."""
    return act.Rests((), (("okapi", rest_of(Pose(x, 0, z, 0, 0, 0, 1))),))


# Draws.


def test_a_draw_weighs_each_kind_by_how_many_are_left_and_offers_none_that_is_gone() -> None:
    pool = tuple(3 if kind == "pole*" else 1 if kind == "garden" else 0 for kind in DOMINO_KINDS)
    found = chances(replace(does(begun(), 0, "draw"), pool=pool))
    assert list(found) == [act.Drew("pole*"), act.Drew("garden")]
    assert list(found.weights) == [3, 1]


def test_what_was_drawn_leaves_the_stock_and_the_pool_and_is_in_hand() -> None:
    state = does(begun(), 1, "draw")
    after = settle(state, act.Drew("field*"))
    assert (after.players[1].hand, after.players[1].stock, after.players[0].stock) == ("field*", 77, 78)
    assert sum(state.pool) - sum(after.pool) == 1
    assert state.pool[DOMINO_KINDS.index("field*")] - after.pool[DOMINO_KINDS.index("field*")] == 1
    assert after.waits == ()


def test_placing_ends_with_the_last_domino_of_a_stock_though_reserves_are_full() -> None:
    state = placed(begun(), "200,0,0")
    players = tuple(replace(player, stock=stock, reserve=("pole",)) for player, stock in zip(state.players, (2, 1), strict=True))
    after = settle(does(replace(state, players=players), 1, "draw"), act.Drew("pole"))
    assert (after.phase, after.ended) == (TOPPLING, "stock")
    assert after.players[1].hand == "pole"
    # The other seat's last but one ends nothing.
    assert settle(does(replace(state, players=players), 0, "draw"), act.Drew("pole")).phase == PLACING


@pytest.mark.parametrize("action", [act.Tile("bend"), act.Meet("okapi"), act.Rests(), act.Fell((1,)), act.Flip()])
def test_nothing_else_settles_a_draw(action: act.Action) -> None:
    assert refused(does(begun(), 0, "draw"), action) == "no-chance"


def test_where_nothing_is_waited_for_chance_settles_nothing() -> None:
    assert refused(begun(), act.Drew("pole")) == "no-chance"
    assert refused(begun(), act.Rests()) == "no-chance"


# Tiles and animals.


def test_piles_hold_what_is_left_of_their_terrain() -> None:
    state = replace(begun(), tiles_left=("forest-end", "pole-bend", "pole-fork"), animals_left=("okapi", "narwhal"))
    assert [tiles_of(state, terrain) for terrain in ("forest", "pole", "field")] == [
        ["forest-end"],
        ["pole-bend", "pole-fork"],
        [],
    ]
    assert [animals_of(state, terrain) for terrain in ("forest", "pole", "field")] == [["okapi"], ["narwhal"], []]


def test_a_tile_that_was_put_back_lies_on_top_of_its_pile_and_of_no_other() -> None:
    state = plays(begun(), "forest*", "landscape")
    assert list(chances(state)) == [act.Tile("bend"), act.Tile("fork"), act.Tile("end")]
    assert list(chances(replace(state, tops=("forest-fork", "pole-end")))) == [act.Tile("fork")]
    assert len(list(chances(replace(state, tops=("pole-end",))))) == 3


def test_a_tile_turned_up_is_in_hand_and_on_no_pile() -> None:
    state = replace(plays(begun(), "forest*", "landscape"), tops=("forest-fork",))
    after = settle(state, act.Tile("fork"))
    assert (after.tile, after.tops) == ("forest-fork", ())
    assert after.tiles_left == tuple(tile for tile in TILES if tile != "forest-fork")


def test_the_animal_is_one_of_its_domino_and_leaves_its_pile() -> None:
    state = plays(placed(begun(), "200,0,0"), "pole*", "animal 220,0,0 210,0")
    found = [action.animal for action in chances(state) if isinstance(action, act.Meet)]
    assert found == ["narwhal", "emperor-penguin", "polar-bear", "harp-seal", "snowy-owl"]
    assert refused(state, act.Meet("okapi")) == "no-chance"
    after = settle(state, act.Meet("harp-seal"))
    assert after.riders[-1].animal == "harp-seal"
    assert animals_of(after, "pole") == ["narwhal", "emperor-penguin", "polar-bear", "snowy-owl"]


# Time.


def test_between_the_glasses_is_a_pause_and_after_the_second_placing_ends() -> None:
    state = placed(begun(), "200,0,0")
    assert settle(state, act.Glass()).phase == PAUSE
    after = settle(replace(state, glass=2), act.Glass())
    assert (after.phase, after.ended) == (TOPPLING, "glass")


def test_a_glass_that_runs_for_ever_never_runs_out() -> None:
    assert refused(begun(glass=0), act.Glass()) == "not-now"


def test_time_stands_still_in_the_pause_and_while_chance_has_its_say() -> None:
    for action in (act.Glass(), act.Late(0)):
        assert refused(settle(begun(patience=20), act.Glass()), action) == "not-now"
        assert refused(does(begun(patience=20), 0, "draw"), action) == "not-now"


def test_who_thinks_too_long_loses_the_turn_and_keeps_the_domino() -> None:
    empty = settle(begun(patience=20), act.Late(0))
    assert (empty.turn, empty.players[0].reserve) == (1, ())
    full = settle(holds(begun(patience=20), "pole"), act.Late(0))
    assert (full.turn, full.players[0].hand, full.players[0].reserve) == (1, "", ("pole",))


def test_only_whose_turn_it_is_can_be_late_and_nobody_where_a_turn_has_no_limit() -> None:
    assert refused(begun(patience=20), act.Late(1)) == "not-now"
    assert refused(begun(), act.Late(0)) == "not-now"


def test_what_goes_to_the_reserve_lies_on_top_and_its_tile_on_its_pile() -> None:
    state = taken("end")
    player = replace(state.players[0], reserve=("pole",))
    after = to_reserve(replace(state, players=(player, state.players[1])))
    assert after.players[0].reserve == ("pole", "forest*")
    assert (after.tile, after.tiles_left, after.tops, after.turn) == ("", TILES, ("forest-end",), 1)


# Physics.


def test_what_fell_lies_flat_ahead_and_the_others_stand() -> None:
    after = settle(real("200,0,0", "220,0,0", "400,0,0"), act.Fell((1, 2)))
    assert [domino.rest for domino in after.dominoes] == [fell_flat(Spot(2000, 0, 0)), fell_flat(Spot(2200, 0, 0)), None]
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
def test_an_outcome_names_pieces_of_the_table_in_order_and_once(action: act.Action) -> None:
    assert refused(real("200,0,0", "300,0,0"), action) == "nonsense"


def test_what_lies_cannot_fall_again() -> None:
    state = settle(real("200,0,0"), act.Fell((1,))).waiting((PHYSICS,), 0)
    assert refused(state, act.Fell((1,))) == "nonsense"


@pytest.mark.parametrize(("z", "stays"), [(30.75, True), (29.0, True), (28.9, False)])
def test_an_animal_rides_while_it_lies_as_high_as_its_dominoes(z: float, stays: bool) -> None:
    assert settle(ridden(), okapi(z)).riders[0].rides is stays


def test_an_animal_that_slid_off_its_dominoes_rides_no_more_however_high() -> None:
    # The face of the first is at 203 mm, and the animal, 15 mm round, must lie half a millimetre over it.
    assert settle(ridden(), okapi(30.75, 217.4)).riders[0].rides
    after = settle(ridden(), okapi(30.75, 217.5)).riders[0]
    assert (after.x, after.rides) == (2175, False)


def test_an_animal_comes_down_with_either_of_its_dominoes_and_is_left_where_it_was() -> None:
    for number in (1, 2):
        rider = settle(ridden(), act.Fell((number,))).riders[0]
        assert not rider.rides
        assert rider.rest == rest_of(Pose(210, 0, 30.75, 0, 0, 0, 1))


def test_an_animal_taken_off_the_table_cannot_move() -> None:
    state = ridden()
    gone = replace(state, riders=(replace(state.riders[0], rides=False, aside=True),))
    assert refused(gone, okapi(0.75)) == "nonsense"


def test_an_animal_without_its_camera_domino_does_not_ride() -> None:
    state = settle(ridden(), act.Rests())
    rider = state.riders[0]
    assert rides(state, rider)
    assert not rides(state, replace(rider, camera=9))


# Toppling.


def pushed(number: int = 1) -> AyaState:
    """Two dominoes, far from each other; one was pushed."""
    state = toppling(placed(begun(), "200,0,0", "400,0,0"))
    return does(state, state.turn, f"push {number}")


def test_after_a_push_the_next_seat_pushes_what_still_stands() -> None:
    after = settle(pushed(), act.Fell((1,)))
    assert (after.phase, after.turn, after.stuck) == (TOPPLING, 1, ())


def test_when_nothing_stands_it_is_over() -> None:
    assert settle(pushed(), act.Fell((1, 2))).phase == OVER


def test_what_was_pushed_and_stands_is_left_alone_until_something_falls() -> None:
    after = settle(pushed(), act.Rests())
    assert (after.phase, after.stuck) == (TOPPLING, (1,))
    again = settle(does(after, 1, "push 2"), act.Fell((2,)))
    assert (again.phase, again.stuck) == (TOPPLING, ())


def test_when_all_that_stands_was_pushed_in_vain_it_is_over() -> None:
    after = settle(pushed(), act.Rests())
    over = settle(does(after, 1, "push 2"), act.Rests())
    assert (over.phase, over.stuck) == (OVER, (1, 2))


# Poses.


@pytest.mark.parametrize(
    ("rest", "fine"),
    [
        (act.Rest(10_000_000, 0, -10_000_000, *LEVEL), True),
        (act.Rest(0, 10_000_001, 0, *LEVEL), False),
        (act.Rest(0, 0, 0, 0, 0, 0, 994_000), True),
        (act.Rest(0, 0, 0, 0, 0, 0, 980_000), False),
        (act.Rest(0, 0, 0, 600_000, 0, -800_000, 0), True),
        (act.Rest(0, 0, 0, 800_000, 0, -800_000, 0), False),
    ],
)
def test_a_body_rests_within_ten_metres_turned_by_a_unit_quaternion(rest: act.Rest, fine: bool) -> None:
    assert sensible(rest) is fine


@given(some.integers(0, 3599), some.integers(-5000, 5000), some.integers(-3000, 3000))
@settings(max_examples=40, deadline=None)
def test_whatever_falls_flat_can_have_come_to_rest_so(a: int, x: int, y: int) -> None:
    assert sensible(fell_flat(Spot(x, y, a)))
