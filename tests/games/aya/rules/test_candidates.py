"""Some of the many things a seat may do: all of them legal, in a fixed order, and enough to go on."""

import random

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.candidates import candidates, complete, everything_left, helps, place_for, riding_place, sources
from rivage.games.aya.state import LAYING, AyaState, Domino, fell_flat

from ..play import begun, chance, does, holds, placed, plays, taken, toppling


def told(state: AyaState, seat: int = 0) -> list[str]:
    return [GAME.format_action(action) for action in candidates(state, seat)]


def fell(number: int, spot: Spot) -> Domino:
    return Domino(number, "forest", spot, rest=fell_flat(spot))


def lying(*others: Spot) -> AyaState:
    """Domino 1 has fallen from (200, 0) mm, and others stand."""
    dominoes = (fell(1, Spot(2000, 0, 0)), *(Domino(number, "forest", spot) for number, spot in enumerate(others, 2)))
    return replace(begun(), dominoes=dominoes)


def bridged() -> AyaState:
    """An okapi rides on dominoes 1 and 2."""
    return chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi")


# In each part of the game.


def test_before_the_glass_there_is_little_to_choose() -> None:
    state = GAME.initial(3, Options())
    assert told(state) == ["first 0", "first 1", "first 2"]
    state = does(state, 0, "first 0")
    assert state.phase == LAYING
    assert told(state) == ["start 0,0,0", "start -100,50,90"]
    assert told(does(state, 0, "start 0,0,0")) == ["flip"]
    assert told(chance(begun(), "glass")) == ["flip"]


def test_an_empty_hand_draws_or_takes() -> None:
    assert told(begun()) == ["draw"]
    assert told(plays(begun(1), "pole", "reserve")) == ["draw", "take"]


def test_a_domino_goes_out_of_the_ports_of_the_start_or_on_from_the_last() -> None:
    assert told(holds(begun(), "pole")) == ["place -10,17.3,120", "place 20,0,0", "reserve"]
    # Twenty millimetres on, straight or turned by 15 degrees; its own port is taken.
    after = holds(placed(begun(1), "20,0,0"), "pole")
    assert told(after) == ["place -10,17.3,120", "place 40,0,0", "place 40,0,15", "place 40,0,345", "reserve", "turn 1 5"]


def test_a_garden_may_fork_wherever_it_may_stand() -> None:
    assert told(holds(begun(), "garden")) == ["place -10,17.3,120", "place 20,0,0", "fork -10,17.3,120", "fork 20,0,0", "reserve"]


def test_a_camera_brings_a_landscape_an_animal_or_a_buffer() -> None:
    state = holds(placed(begun(1), "200,0,0"), "forest*")
    assert told(state)[-3:] == ["landscape", "animal 220,0,0 210,0", "buffer -27.3,7.3,120"]
    # Nothing is offered of a terrain that is used up.
    assert told(replace(state, tiles_left=("pole-end",)))[-2:] == ["animal 220,0,0 210,0", "buffer -27.3,7.3,120"]
    assert told(replace(state, animals_left=("narwhal",)))[-1] == "landscape"


def test_a_tile_in_hand_is_laid_or_put_back() -> None:
    assert told(taken("end")) == ["lay -550,-350,30 -496.3,-319,210", "lay -550,-250,30 -496.3,-219,210", "back"]


def test_who_waits_for_the_turn_with_a_full_hand_can_only_help() -> None:
    state = holds(lying(), "pole", 1)
    assert told(state, 1) == ["raise 1"]
    assert told(state, 0) == ["draw", "raise 1"]


def test_no_domino_is_turned_under_an_animal() -> None:
    assert not any(text.startswith("turn") for text in told(holds(bridged(), "pole")))


def test_what_stays_as_it_is_comes_last_of_what_physics_may_answer() -> None:
    state = chance(plays(begun(hands="real"), "pole", "place 200,0,0"), "rest")
    state = plays(state, "pole", "place 300,0,0")
    assert told(state, CHANCE) == ["fell 2", "fell 1,2", "rest"]


@pytest.mark.parametrize("hands", ["steady", "real"])
def test_whatever_is_offered_is_legal_and_something_always_is(hands: str) -> None:
    dice = random.Random(hands)
    state = GAME.initial(2, Options({"hands": hands}))
    seen: set[str] = set()
    for _ in range(500):
        seat = dice.choice(sorted(GAME.to_act(state)))
        after: dict[str, list[AyaState]] = {}
        for action in GAME.legal_actions(state, seat):
            after.setdefault(type(action).__name__, []).append(GAME.apply(state, seat, action))
        assert after
        seen.update(after)
        # Mostly everything stays as it is, so that something is built.
        calm = GAME.simulated(state) and dice.random() < 0.8
        state = dice.choice(after["Rests" if calm else dice.choice(sorted(after))])
    # Else the walk would say little.
    assert seen >= {"Place", "Animal", "Lay", "Buffer", "Raise", "Put", "Turn"}


# Whether that is all.


def test_what_leaves_no_place_to_choose_is_listed_whole() -> None:
    assert complete(GAME.initial(2, Options()), 0)
    assert not complete(does(GAME.initial(2, Options()), 0, "first 0"), 0)
    assert complete(begun(), 0)
    assert complete(chance(begun(), "glass"), 0)


def test_where_something_stands_it_can_be_turned_in_ones_turn() -> None:
    state = placed(begun(), "200,0,0")
    assert state.turn == 1
    assert complete(state, 0)
    assert not complete(state, 1)


def test_what_lies_can_be_raised_in_many_places_by_anybody() -> None:
    assert not complete(replace(lying(), turn=1), 0)
    state = bridged()
    assert complete(state, 1)
    off = replace(state, riders=(replace(state.riders[0], rides=False),))
    assert not complete(off, 1)


def test_a_hand_leaves_a_place_to_choose() -> None:
    assert not complete(holds(begun(), "pole", 1), 1)


# Toppling.


def rows() -> AyaState:
    """A river of two from the Start tile, one of two apart from it, and a domino alone; it is time to push."""
    return toppling(placed(begun(), "20,0,0", "40,0,0", "300,0,0", "320,0,0", "300,200,0"))


def test_the_first_push_goes_to_the_start_tile() -> None:
    assert [domino.id for domino in sources(rows())] == [1, 2]
    assert told(rows()) == ["push 1", "push 2"]
    assert everything_left(rows()) == ()
    assert complete(rows(), 0)


def test_where_nothing_stands_on_the_start_tile_any_domino_may_be_pushed() -> None:
    state = toppling(placed(begun(), "300,0,0", "300,200,0"))
    assert sources(state) == []
    assert told(state) == ["push 1", "push 2"]


def test_after_that_each_may_be_pushed_and_all_rivers_in_one_moment() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1,2")
    assert told(state, 1) == ["push 3", "push 4", "push 5", "push 3,5"]
    assert everything_left(state) == (3, 5)
    assert not complete(state, 1)


def test_the_start_tile_comes_first_only_once() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1")
    assert sources(state) == []
    assert told(state, 1) == ["push 2", "push 3", "push 4", "push 5", "push 2,3,5"]


def test_what_was_pushed_in_vain_is_not_pushed_again() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1,2")
    state = chance(does(state, 1, "push 5"), "rest")
    assert told(state) == ["push 3", "push 4"]
    assert everything_left(state) == (3,)
    assert complete(state, 0)


# Helping.


def test_a_domino_is_raised_where_it_stood_and_else_beside_it() -> None:
    state = lying()
    assert place_for(state, state.dominoes[0]) == Spot(2000, 0, 0)
    assert list(helps(state)) == [act.Raise(1)]
    blocked = lying(Spot(2000, 0, 0))
    assert place_for(blocked, blocked.dominoes[0]) == Spot(2100, 0, 0)
    assert list(helps(blocked)) == [act.Raise(1, Spot(2100, 0, 0))]


def crowded() -> AyaState:
    """Every place that is looked at first for domino 1 is taken by another as it is turned."""
    around = [Spot(2000, 0, way).ahead(away) for away in (100, 200, 300, 400, 500) for way in range(0, 3600, 600)]
    return lying(Spot(2000, 0, 0), *(Spot(spot.x, spot.y, 0) for spot in around))


def test_a_domino_in_a_crowd_is_raised_wherever_there_is_room_at_all() -> None:
    state = crowded()
    assert place_for(state, state.dominoes[0]) is None
    raised = list(helps(state))
    assert len(raised) == 1
    assert raised[0] in GAME.legal_actions(state, Seat(1))


def test_what_is_quickly_found_comes_before_what_is_long_to_look_for() -> None:
    state = crowded()
    number = len(state.dominoes) + 1
    more = replace(state, dominoes=(*state.dominoes, fell(number, Spot(-3000, 0, 0))))
    found = [action.domino for action in helps(more) if isinstance(action, act.Raise)]
    assert found == [number, 1]


def test_an_animal_is_put_back_midway_once_its_domino_stands() -> None:
    state = bridged()
    rider = replace(state.riders[0], rides=False, x=0, y=3000)
    state = replace(state, riders=(rider,))
    assert riding_place(state, rider) == (2100, 0)
    assert list(helps(state)) == [act.Put("okapi", 2100, 0)]


def test_an_animal_waits_while_its_domino_lies_or_stands_alone() -> None:
    state = bridged()
    rider = replace(state.riders[0], rides=False, x=0, y=3000)
    one, camera = state.dominoes
    down = replace(state, dominoes=(one, fell(2, camera.spot)), riders=(rider,))
    assert riding_place(down, rider) is None
    assert list(helps(down)) == [act.Raise(2)]
    alone = replace(state, dominoes=(Domino(1, "forest", Spot(-3000, 0)), camera), riders=(rider,))
    assert riding_place(alone, rider) is None
    assert list(helps(alone)) == []


def test_where_nothing_lies_there_is_nothing_to_help_with() -> None:
    assert list(helps(bridged())) == []
