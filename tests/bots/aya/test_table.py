"""The table as the rules know it, rebuilt from what can be seen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace
from tests.games.aya.play import begun, chance, does, placed, plays, taken
from tests.games.aya.strategies import angles, numbers

from rivage.bots.aya.table import may_lay, may_perch, may_raise, may_stand, spot_at, state_of
from rivage.core import Pose, Seat
from rivage.games.aya import GAME
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.placing import allowed, check_buffer, check_domino, check_tile
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, flat_rest, rest_of


def crowded() -> AyaState:
    """A table with a piece of every kind in every way it can be."""
    leans = rest_of(Pose(-200, 0, 15, 0, 0.1736, 0, 0.9848))
    return replace(
        begun(3, table="180x90", hands="real", patience=40, glass=300, cameras=25),
        turn=2,
        tiles=(LaidTile("start", Spot(0, 0, 600)), LaidTile("pole-fork", Spot(2000, -1000, 1234))),
        dominoes=(
            Domino(1, "forest", Spot(-1000, 0, 3599)),
            Domino(2, "garden", Spot(-1200, 5, 0), fork=True),
            Domino(3, "field*", Spot(-3000, 0, 450), buffer=True),
            Domino(4, "pole", Spot(-4000, 0, 900), rest=flat_rest(Spot(-4000, 0, 900))),
            Domino(5, "pole", Spot(-2051, 0, 0), rest=leans),
        ),
        riders=(
            Rider("okapi", -1100, 3, 2),
            Rider("narwhal", 3000, 2000, 4, rides=False, rest=rest_of(Pose(300, 200, 0.75, 0, 0, 0, 1))),
            Rider("snowy-owl", 0, 3000, 5, rides=False, aside=True),
        ),
        pushes=3,
        stuck=(5,),
    )


def seen(state: AyaState) -> AyaState:
    return state_of(GAME.view(state, None))


def test_everything_on_the_table_is_seen_as_it_is() -> None:
    state = crowded()
    assert seen(state).tiles == state.tiles
    assert seen(state).dominoes == state.dominoes
    assert seen(state).riders == state.riders


def test_what_was_agreed_and_how_far_it_has_come_is_seen() -> None:
    state = crowded()
    found = seen(state)
    assert found.setting == replace(state.setting, free_retriggers=found.setting.free_retriggers)
    for name in ("phase", "players", "first", "turn", "glass", "waits", "tile", "pushes", "stuck"):
        assert getattr(found, name) == getattr(state, name)


def test_hands_and_a_tile_in_hand_are_seen() -> None:
    found = seen(taken("end"))
    assert (found.tile, found.players[0].hand) == ("forest-end", "forest*")


def test_what_is_face_down_is_not_known() -> None:
    found = seen(crowded())
    assert (found.pool, found.tiles_left, found.animals_left) == ((), (), ())


@given(some.integers(-5000, 4000), some.integers(-2500, 2500), some.integers(0, 3599))
@settings(max_examples=50, deadline=None)
def test_the_checks_say_the_same_of_what_is_seen_as_of_what_is(x: int, y: int, a: int) -> None:
    state, found = CROWDED, SEEN
    for check in (check_domino, check_tile, check_buffer):
        assert allowed(check, found, Spot(x, y, a)) == allowed(check, state, Spot(x, y, a))


CROWDED = crowded()
SEEN = seen(CROWDED)


@given(numbers, numbers, angles)
@settings(max_examples=60, deadline=None)
def test_a_spot_of_the_view_is_the_spot_it_was(x: int, y: int, a: int) -> None:
    assert spot_at(x / 10, y / 10, a / 10) == Spot(x, y, a)


# Questions.


def test_a_domino_may_stand_where_nothing_is() -> None:
    state = seen(placed(begun(), "100,0,0"))
    assert may_stand(state, Spot(1060, 0, 0))
    assert not may_stand(state, Spot(1059, 0, 0))


@pytest.mark.parametrize(
    ("tile", "camera", "fine"),
    [
        (Spot(2000, 0, 0), Spot(2620, 0, 1800), True),
        # The tile would overlap the Start tile; the camera domino would not face in; it would overlap another.
        (Spot(700, 0, 0), Spot(1320, 0, 1800), False),
        (Spot(2000, 0, 0), Spot(2620, 0, 0), False),
        (Spot(2000, 0, 1800), Spot(1380, 0, 0), False),
    ],
)
def test_a_tile_may_be_laid_where_it_its_camera_domino_and_both_together_fit(tile: Spot, camera: Spot, fine: bool) -> None:
    state = seen(placed(begun(), "138,0,0"))
    assert may_lay(state, "forest-end", tile, camera) is fine


def test_an_animal_may_perch_on_two_dominoes_and_be_put_back_where_it_was() -> None:
    state = seen(chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi"))
    assert not may_perch(state, 2100, 0, Spot(2200, 0, 0), 2)
    assert may_perch(state, 2100, 0, Spot(2200, 0, 0), 2, "okapi")
    assert not may_perch(state, 2400, 0, Spot(2200, 0, 0), 2, "okapi")


def test_a_domino_that_lies_may_be_raised_near_its_place() -> None:
    state = chance(does(begun(hands="real"), 0, "draw"), "drew pole")
    state = seen(chance(does(state, 0, "place 200,0,0"), "fell 1"))
    domino = state.dominoes[0]
    assert may_raise(state, domino, Spot(2000, 0, 0))
    assert not may_raise(state, domino, Spot(3000, 0, 0))


def test_everybody_sees_the_same_table() -> None:
    state = crowded()
    assert state_of(GAME.view(state, Seat(0))) == seen(state)
