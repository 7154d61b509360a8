"""Proved values are those of a plain search of all turns, and the best turn keeps them."""

import random
from functools import cache

import pytest

from rivage.bots.deep_river.proofs import Solver
from rivage.games.deep_river import rules
from rivage.games.deep_river.components import ARRANGEMENTS, THROWS, TILES
from rivage.games.deep_river.rules import turn_ends
from rivage.games.deep_river.state import DeepRiverState
from rivage.games.deep_river.steps import start_turn


def ending(seed: int, drifts: int) -> DeepRiverState:
    """A random position in which no current is at home, and all three are together at most `drifts` tiles from it."""
    rng = random.Random(seed)
    while True:
        tiles = rng.choice(ARRANGEMENTS)
        currents = "".join(f"1{face}" for face in rng.choice(THROWS))
        state = rules.parse_started(f"{tiles[:3]}*{tiles[3:]} ./././.+./././. 50/50 4 {currents} - {rng.choice('es')}")
        while state.actors:
            left = [TILES - int(current[0]) for current in state.position.currents]
            if sum(left) <= drifts and min(left) > 0:
                return start_turn(state.setting, state.position)
            state = rng.choice([end for _, end in turn_ends(state).values()])


@cache
def brute_force(state: DeepRiverState, turns: int, unfinished: int) -> int:
    """The value for the mover by a search of all turns. Longer games have the value `unfinished` for the eels."""
    sign = 1 if state.position.mover == "e" else -1
    if state.result is not None:
        return sum(1 if state.setting.sides[seat] == state.position.mover else -1 for seat in state.result.winners)
    if turns == 0:
        return sign * unfinished
    best = -1
    for _, end in turn_ends(state).values():
        best = max(best, -brute_force(start_turn(end.setting, end.position), turns - 1, unfinished))
        if best == 1:
            break
    return best


def test_values_of_endings_are_those_of_a_search_of_all_turns() -> None:
    exact = 0
    for seed in range(12):
        state = ending(seed, 4)
        bounds = sorted(brute_force(state, 3, unfinished) for unfinished in (1, -1))
        assert bounds[0] <= Solver(table_bits=12).solve(state).value <= bounds[1]
        exact += bounds[0] == bounds[1]
    assert exact >= 6


@pytest.mark.parametrize("seed", range(6))
def test_the_best_turn_keeps_the_proved_value(seed: int) -> None:
    solver = Solver(table_bits=16)
    state = ending(seed, 6)
    found = solver.solve(state)
    while state.result is None:
        assert found.exact
        assert found.best is not None
        state = start_turn(state.setting, found.best)
        after = solver.solve(state)
        assert after.value == -found.value
        found = after


def test_a_finished_game_has_its_value_and_no_best_turn() -> None:
    found = Solver(table_bits=8).solve(rules.parse_started("BAS*TAB ./././.+./././. 50/50 0 1a1b1a - e"))
    assert (found.value, found.exact, found.best) == (-1, True, None)


def test_an_exhausted_budget_gives_an_unproved_value_and_a_legal_turn() -> None:
    state = rules.parse_started("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    for found in (Solver(table_bits=12).solve(state, nodes=2000), Solver(table_bits=12).solve(state, seconds=0.0)):
        assert (found.value, found.exact) == (0, False)
        assert found.best in {end.position for _, end in turn_ends(state).values()}


def test_a_solver_can_be_used_for_other_tiles() -> None:
    solver = Solver(table_bits=12)
    states = [ending(seed, 4) for seed in (1, 2)]
    assert [solver.solve(state).value for state in states * 2] == [
        Solver(table_bits=12).solve(state).value for state in states
    ] * 2
