"""The state rebuilt from a view, and the checks of placing on it."""

import pytest
from hypothesis import given, settings, strategies
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
    """A table with pieces of every kind in every state."""
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


def rebuilt(state: AyaState) -> AyaState:
    return state_of(GAME.view(state, None))


def test_the_pieces_on_the_table_are_rebuilt_exactly() -> None:
    state = crowded()
    assert rebuilt(state).tiles == state.tiles
    assert rebuilt(state).dominoes == state.dominoes
    assert rebuilt(state).riders == state.riders


def test_the_settings_and_the_progress_are_rebuilt() -> None:
    state = crowded()
    found = rebuilt(state)
    assert found.setting == replace(state.setting, free_retriggers=found.setting.free_retriggers)
    for name in ("phase", "players", "first", "turn", "glass", "waits", "tile", "pushes", "stuck"):
        assert getattr(found, name) == getattr(state, name)


def test_hands_and_a_tile_in_hand_are_rebuilt() -> None:
    found = rebuilt(taken("end"))
    assert (found.tile, found.players[0].hand) == ("forest-end", "forest*")


def test_hidden_piles_are_empty() -> None:
    found = rebuilt(crowded())
    assert (found.pool, found.tiles_left, found.animals_left) == ((), (), ())


@given(strategies.integers(-5000, 4000), strategies.integers(-2500, 2500), strategies.integers(0, 3599))
@settings(max_examples=50, deadline=None)
def test_the_checks_give_the_same_results_for_the_rebuilt_state(x: int, y: int, a: int) -> None:
    state, found = CROWDED, REBUILT
    for check in (check_domino, check_tile, check_buffer):
        assert allowed(check, found, Spot(x, y, a)) == allowed(check, state, Spot(x, y, a))


CROWDED = crowded()
REBUILT = rebuilt(CROWDED)


@given(numbers, numbers, angles)
@settings(max_examples=60, deadline=None)
def test_a_spot_of_the_view_converts_back_to_the_original(x: int, y: int, a: int) -> None:
    assert spot_at(x / 10, y / 10, a / 10) == Spot(x, y, a)


# The checks.


def test_a_domino_may_stand_where_the_table_is_free() -> None:
    state = rebuilt(placed(begun(), "100,0,0"))
    assert may_stand(state, Spot(1060, 0, 0))
    assert not may_stand(state, Spot(1059, 0, 0))


@pytest.mark.parametrize(
    ("tile", "camera", "allowed_there"),
    [
        (Spot(2000, 0, 0), Spot(2620, 0, 1800), True),
        # The tile overlaps the Start tile; the camera domino does not face a port; the camera domino overlaps another.
        (Spot(700, 0, 0), Spot(1320, 0, 1800), False),
        (Spot(2000, 0, 0), Spot(2620, 0, 0), False),
        (Spot(2000, 0, 1800), Spot(1380, 0, 0), False),
    ],
)
def test_a_tile_may_be_laid_where_it_and_its_camera_domino_fit(tile: Spot, camera: Spot, allowed_there: bool) -> None:
    state = rebuilt(placed(begun(), "138,0,0"))
    assert may_lay(state, "forest-end", tile, camera) is allowed_there


def test_an_animal_may_perch_on_two_dominoes_and_be_put_back_where_it_was() -> None:
    state = rebuilt(chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi"))
    assert not may_perch(state, 2100, 0, Spot(2200, 0, 0), 2)
    assert may_perch(state, 2100, 0, Spot(2200, 0, 0), 2, "okapi")
    assert not may_perch(state, 2400, 0, Spot(2200, 0, 0), 2, "okapi")


def test_a_fallen_domino_may_be_raised_near_its_place() -> None:
    state = chance(does(begun(hands="real"), 0, "draw"), "drew pole")
    state = rebuilt(chance(does(state, 0, "place 200,0,0"), "fell 1"))
    domino = state.dominoes[0]
    assert may_raise(state, domino, Spot(2000, 0, 0))
    assert not may_raise(state, domino, Spot(3000, 0, 0))


def test_the_view_of_every_seat_gives_the_same_table() -> None:
    state = crowded()
    assert state_of(GAME.view(state, Seat(0))) == rebuilt(state)
