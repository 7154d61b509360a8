"""Timers and requests for physics."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rivage.core import OptionError, Options, Seat, Timer
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import AyaState, Domino

from .play import begun, chance, does, holds, legal, placed, plays, toppling


def kinds(state: AyaState) -> dict[str, Timer]:
    return {timer.kind: timer for timer in GAME.timers(state)}


def test_each_hourglass_runs_for_ten_minutes() -> None:
    state = begun()
    assert kinds(state)["glass"] == Timer("glass", 1, 600, "glass")
    state = does(chance(state, "glass"), 1, "flip")
    assert kinds(state)["glass"] == Timer("glass", 2, 600, "glass")


def test_no_timer_runs_before_between_and_after_the_hourglasses() -> None:
    assert GAME.timers(does(GAME.initial(1, Options()), 0, "start 0,0,0")) == ()
    assert GAME.timers(chance(begun(), "glass")) == ()
    assert GAME.timers(toppling(placed(begun(), "0,0,0"))) == ()


def test_the_time_limit_applies_to_the_current_seat_and_restarts_every_turn() -> None:
    state = begun(3, patience=20)
    second = placed(state, "100,0,0")
    third = plays(second, "field", "reserve")
    seen = [kinds(each)["patience"] for each in (state, second, third, chance(third, "late 2"))]
    assert [timer.seat for timer in seen] == [0, 1, 2, 0]
    assert [timer.action for timer in seen] == ["late 0", "late 1", "late 2", "late 0"]
    assert all(one.number != two.number for one, two in pairwise(seen))
    assert {timer.seconds for timer in seen} == {20}


def test_drawing_and_turning_do_not_restart_the_time_limit() -> None:
    state = placed(begun(2, patience=20), "100,0,0")
    before = kinds(state)["patience"]
    assert kinds(holds(state, "pole"))["patience"] == before
    assert kinds(does(state, 1, "turn 1 45"))["patience"] == before


def test_the_time_limit_restarts_every_turn_for_a_solo_player() -> None:
    state = begun(1, patience=40)
    assert kinds(state)["patience"] != kinds(plays(state, "field", "reserve"))["patience"]


def test_a_turn_has_no_time_limit_unless_the_players_choose_one() -> None:
    state = begun(2)
    assert set(kinds(state)) == {"glass"}
    assert not legal(state, -1, "late 0")
    for seconds in (20, 40, 60):
        state = begun(2, patience=seconds)
        assert kinds(state)["patience"].seconds == seconds
        assert GAME.parse_state(GAME.format_state(state)) == state


@pytest.mark.parametrize("version", [1, 2])
def test_a_turn_lasts_twenty_seconds_by_default_in_earlier_rules(version: int) -> None:
    earlier = GAME.by_version(version)
    assert earlier is not None
    assert earlier.initial(2, Options()).setting.patience == 20
    state = earlier.initial(2, Options({"patience": 30}))
    assert (state.setting.patience, state.setting.rules) == (30, version)
    assert GAME.parse_state(GAME.format_state(state)) == state
    with pytest.raises(OptionError):
        GAME.initial(2, Options({"patience": 30}))


def test_the_duration_of_the_hourglass_is_an_option() -> None:
    assert [timer.seconds for timer in GAME.timers(begun())] == [600]
    for seconds in (300, 180, 120):
        state = begun(glass=seconds)
        assert [timer.seconds for timer in GAME.timers(state) if timer.kind == "glass"] == [seconds]
        assert GAME.view(state, None).glass_seconds == seconds
        assert GAME.parse_state(GAME.format_state(state)) == state
    with pytest.raises(OptionError):
        begun(glass=1)


def test_a_position_without_the_new_options_gets_their_defaults() -> None:
    state = begun()
    old = GAME.format_state(state).replace(',"glass":600,"glasses":2,"landscapes":15}', "}")
    assert old != GAME.format_state(state)
    assert GAME.parse_state(old) == state


def test_with_one_hourglass_toppling_starts_when_it_runs_out() -> None:
    state = placed(begun(glasses=1, glass=240), "0,0,0")
    assert kinds(state)["glass"] == Timer("glass", 1, 240, "glass")
    assert chance(state, "glass").phase == "toppling"
    assert chance(placed(begun(), "0,0,0"), "glass").phase == "pause"


def test_physics_follows_a_push_and_with_real_hands_every_placement() -> None:
    assert not GAME.simulated(placed(begun(), "100,0,0"))
    assert GAME.simulated(does(toppling(placed(begun(), "0,0,0")), 0, "push 1"))
    state = plays(begun(hands="real"), "forest", "place 100,0,0 ~ 30,0,-5")
    assert GAME.simulated(state)
    assert (state.released, state.motion) == (1, (30, 0, -5))
    state = chance(state, "rest")
    assert not GAME.simulated(state)
    assert (state.released, state.motion) == (0, (0, 0, 0))


def test_chance_chooses_an_animal_before_physics_runs() -> None:
    state = chance(plays(begun(hands="real"), "forest", "place 100,0,0"), "rest")
    state = plays(state, "forest*", "animal 120,0,0 110,0 ~ 0,10,0")
    assert not GAME.simulated(state)
    assert (state.released, state.motion) == (2, (0, 10, 0))
    assert GAME.simulated(chance(state, "meet okapi"))


def test_a_raised_domino_is_released_like_a_new_one() -> None:
    state = chance(plays(begun(hands="real"), "forest", "place 100,0,0"), "fell 1")
    state = does(state, 1, "raise 1 ~ 0,0,90")
    assert (state.released, state.motion) == (1, (0, 0, 90))


def test_any_seat_may_put_an_animal_back_off_centre() -> None:
    state = placed(begun(2), "59,0,0")
    state = chance(does(holds(state, "pole*"), 1, "buffer 110,0,0"), "meet narwhal")
    state = holds(does(state, 1, "raise 2 50.9,0,0"), "forest", 1)
    assert legal(state, 1, "put narwhal 57,0")
    assert 1 in GAME.to_act(state)


def test_any_seat_may_raise_a_domino_that_has_room_only_when_turned() -> None:
    state = chance(plays(begun(hands="real"), "forest", "place 200,0,0"), "fell 1")
    for seat in (0, 1):
        state = holds(state, "pole", seat)
    idle = Seat(1 - state.turn)
    # A lane 10 mm wide between walls: too narrow for a domino that faces along it, wide enough for one that faces across.
    walls = [Spot(x, side * y, 0) for x in range(1000, 3400, 60) for y in range(125, 900, 150) for side in (1, -1)]
    fallen = state.dominoes[0]
    state = replace(state, dominoes=(fallen, *(Domino(number, "field", spot) for number, spot in enumerate(walls, 2))))
    assert not legal(state, idle, "raise 1")
    assert legal(state, idle, "raise 1 210,0,90")
    assert idle in GAME.to_act(state)
    assert [action.domino for action in GAME.legal_actions(state, idle) if isinstance(action, act.Raise)] == [1]
