"""Candidate actions: legal, in a fixed order, and sufficient for random play."""

import random

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.candidates import (
    candidates,
    is_complete,
    raise_spot,
    remaining_pushes,
    repairs,
    riding_place,
    start_dominoes,
)
from rivage.games.aya.state import LAYING, AyaState, Domino, flat_rest

from ..play import begun, chance, does, holds, placed, plays, taken, toppling


def texts(state: AyaState, seat: int = 0) -> list[str]:
    return [GAME.format_action(action) for action in candidates(state, seat)]


def fell(number: int, spot: Spot) -> Domino:
    return Domino(number, "forest", spot, rest=flat_rest(spot))


def lying(*others: Spot) -> AyaState:
    """A match in which domino 1 fell from (200, 0) mm, and others stand."""
    dominoes = (fell(1, Spot(2000, 0, 0)), *(Domino(number, "forest", spot) for number, spot in enumerate(others, 2)))
    return replace(begun(), dominoes=dominoes)


def bridged() -> AyaState:
    """A match with an okapi on dominoes 1 and 2."""
    return chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi")


# Each phase of the game.


def test_candidates_before_the_hourglass_runs() -> None:
    state = GAME.initial(3, Options())
    assert texts(state) == ["first 0", "first 1", "first 2"]
    state = does(state, 0, "first 0")
    assert state.phase == LAYING
    assert texts(state) == ["start 0,0,0", "start -100,50,90"]
    assert texts(does(state, 0, "start 0,0,0")) == ["flip"]
    assert texts(chance(begun(), "glass")) == ["flip"]


def test_an_empty_hand_may_draw_or_take() -> None:
    assert texts(begun()) == ["draw"]
    assert texts(plays(begun(1), "pole", "reserve")) == ["draw", "take"]


def test_candidate_spots_are_at_ports_or_after_the_last_domino() -> None:
    assert texts(holds(begun(), "pole")) == ["place -10,17.3,120", "place 20,0,0", "reserve"]
    # Twenty millimetres ahead, straight or turned by 15 degrees; its own port is occupied.
    after = holds(placed(begun(1), "20,0,0"), "pole")
    assert texts(after) == [
        "place -10,17.3,120",
        "place 40,0,0",
        "place 40,0,15",
        "place 40,0,345",
        "reserve",
        "turn 1 5",
    ]


def test_a_garden_may_be_a_fork_at_every_candidate_spot() -> None:
    assert texts(holds(begun(), "garden")) == [
        "place -10,17.3,120",
        "place 20,0,0",
        "fork -10,17.3,120",
        "fork 20,0,0",
        "reserve",
    ]


def test_a_camera_domino_may_bring_a_landscape_an_animal_or_a_buffer() -> None:
    state = holds(placed(begun(1), "200,0,0"), "forest*")
    assert texts(state)[-3:] == ["landscape", "animal 220,0,0 210,0", "buffer -27.3,7.3,120"]
    # Terrains without pieces left give no candidates.
    assert texts(replace(state, tiles_left=("pole-end",)))[-2:] == ["animal 220,0,0 210,0", "buffer -27.3,7.3,120"]
    assert texts(replace(state, animals_left=("narwhal",)))[-1] == "landscape"


def test_a_tile_in_hand_is_placed_or_returned() -> None:
    assert texts(taken("end")) == ["lay -550,-350,30 -496.3,-319,210", "lay -550,-250,30 -496.3,-219,210", "back"]


def test_a_seat_with_a_full_hand_out_of_turn_can_only_repair() -> None:
    state = holds(lying(), "pole", 1)
    assert texts(state, 1) == ["raise 1"]
    assert texts(state, 0) == ["draw", "raise 1"]


def test_turning_a_domino_under_an_animal_is_not_a_candidate() -> None:
    assert not any(text.startswith("turn") for text in texts(holds(bridged(), "pole")))


def test_the_outcome_without_movement_is_the_last_candidate() -> None:
    state = chance(plays(begun(hands="real"), "pole", "place 200,0,0"), "rest")
    state = plays(state, "pole", "place 300,0,0")
    assert texts(state, CHANCE) == ["fell 2", "fell 1,2", "rest"]


@pytest.mark.parametrize("hands", ["steady", "real"])
def test_candidates_are_legal_and_never_empty(hands: str) -> None:
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
        # In most simulations nothing moves, so that something is built.
        calm = GAME.simulated(state) and dice.random() < 0.8
        state = dice.choice(after["Rests" if calm else dice.choice(sorted(after))])
    # Otherwise the random match would prove little.
    assert seen >= {"Place", "Animal", "Lay", "Buffer", "Raise", "Put", "Turn"}


# Completeness.


def test_candidates_are_complete_if_no_place_must_be_chosen() -> None:
    assert is_complete(GAME.initial(2, Options()), 0)
    assert not is_complete(does(GAME.initial(2, Options()), 0, "first 0"), 0)
    assert is_complete(begun(), 0)
    assert is_complete(chance(begun(), "glass"), 0)


def test_turning_a_standing_domino_makes_candidates_incomplete() -> None:
    state = placed(begun(), "200,0,0")
    assert state.turn == 1
    assert is_complete(state, 0)
    assert not is_complete(state, 1)


def test_raising_a_lying_domino_makes_candidates_incomplete() -> None:
    assert not is_complete(replace(lying(), turn=1), 0)
    state = bridged()
    assert is_complete(state, 1)
    off = replace(state, riders=(replace(state.riders[0], rides=False),))
    assert not is_complete(off, 1)


def test_a_domino_in_hand_makes_candidates_incomplete() -> None:
    assert not is_complete(holds(begun(), "pole", 1), 1)


# Toppling.


def rows() -> AyaState:
    """A match in the toppling phase: a river of two on the Start tile, another river of two, and a single domino."""
    return toppling(placed(begun(), "20,0,0", "40,0,0", "300,0,0", "320,0,0", "300,200,0"))


def test_the_first_push_is_on_the_start_tile() -> None:
    assert [domino.id for domino in start_dominoes(rows())] == [1, 2]
    assert texts(rows()) == ["push 1", "push 2"]
    assert remaining_pushes(rows()) == ()
    assert is_complete(rows(), 0)


def test_any_domino_may_be_pushed_first_if_the_start_tile_is_empty() -> None:
    state = toppling(placed(begun(), "300,0,0", "300,200,0"))
    assert start_dominoes(state) == []
    assert texts(state) == ["push 1", "push 2"]


def test_later_pushes_are_of_any_domino_or_of_all_rivers_together() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1,2")
    assert texts(state, 1) == ["push 3", "push 4", "push 5", "push 3,5"]
    assert remaining_pushes(state) == (3, 5)
    assert not is_complete(state, 1)


def test_the_start_tile_has_priority_only_for_the_first_push() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1")
    assert start_dominoes(state) == []
    assert texts(state, 1) == ["push 2", "push 3", "push 4", "push 5", "push 2,3,5"]


def test_a_stuck_domino_is_not_pushed_again() -> None:
    state = chance(does(rows(), 0, "push 1"), "fell 1,2")
    state = chance(does(state, 1, "push 5"), "rest")
    assert texts(state) == ["push 3", "push 4"]
    assert remaining_pushes(state) == (3,)
    assert is_complete(state, 0)


# Repairs.


def test_a_domino_is_raised_where_it_stood_or_else_beside_it() -> None:
    state = lying()
    assert raise_spot(state, state.dominoes[0]) == Spot(2000, 0, 0)
    assert list(repairs(state)) == [act.Raise(1)]
    blocked = lying(Spot(2000, 0, 0))
    assert raise_spot(blocked, blocked.dominoes[0]) == Spot(2100, 0, 0)
    assert list(repairs(blocked)) == [act.Raise(1, Spot(2100, 0, 0))]


def crowded() -> AyaState:
    """A match in which other dominoes occupy every place that is tried first for domino 1."""
    around = [Spot(2000, 0, way).ahead(away) for away in (100, 200, 300, 400, 500) for way in range(0, 3600, 600)]
    return lying(Spot(2000, 0, 0), *(Spot(spot.x, spot.y, 0) for spot in around))


def test_a_domino_in_a_crowd_is_raised_wherever_there_is_room() -> None:
    state = crowded()
    assert raise_spot(state, state.dominoes[0]) is None
    raised = list(repairs(state))
    assert len(raised) == 1
    assert raised[0] in GAME.legal_actions(state, Seat(1))


def test_repairs_that_are_found_quickly_come_first() -> None:
    state = crowded()
    number = len(state.dominoes) + 1
    more = replace(state, dominoes=(*state.dominoes, fell(number, Spot(-3000, 0, 0))))
    found = [action.domino for action in repairs(more) if isinstance(action, act.Raise)]
    assert found == [number, 1]


def test_an_animal_is_put_back_midway_if_its_domino_stands() -> None:
    state = bridged()
    rider = replace(state.riders[0], rides=False, x=0, y=3000)
    state = replace(state, riders=(rider,))
    assert riding_place(state, rider) == (2100, 0)
    assert list(repairs(state)) == [act.Put("okapi", 2100, 0)]


def test_an_animal_is_not_put_back_while_its_domino_lies_or_is_alone() -> None:
    state = bridged()
    rider = replace(state.riders[0], rides=False, x=0, y=3000)
    one, camera = state.dominoes
    down = replace(state, dominoes=(one, fell(2, camera.spot)), riders=(rider,))
    assert riding_place(down, rider) is None
    assert list(repairs(down)) == [act.Raise(2)]
    alone = replace(state, dominoes=(Domino(1, "forest", Spot(-3000, 0)), camera), riders=(rider,))
    assert riding_place(alone, rider) is None
    assert list(repairs(alone)) == []


def test_there_are_no_repairs_if_nothing_lies() -> None:
    assert list(repairs(bridged())) == []
