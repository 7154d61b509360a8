"""The packed engine gives the same positions as the readable rules."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from tests.bots.deep_river.positions import positions

from rivage.bots.deep_river import packed
from rivage.core import NotationError
from rivage.games.deep_river import perft, rules, successors
from rivage.games.deep_river.components import ARRANGEMENTS, THROWS
from rivage.games.deep_river.meta import BEAR_HOME, CURRENTS_HOME, CURRENTS_HOME_DRAW
from rivage.games.deep_river.rules import turn_ends
from rivage.games.deep_river.state import DeepRiverState

ENDS = np.zeros(packed.MAX_ENDS, np.int64)
WORK = np.zeros(packed.WORK, np.int64)


def start(rng: random.Random, words: str = "") -> DeepRiverState:
    tiles = rng.choice(ARRANGEMENTS)
    currents = "".join(f"1{face}" for face in rng.choice(THROWS))
    return rules.parse_started(f"{tiles[:3]}*{tiles[3:]} ./././.+./././. 50/50 4 {currents} - {rng.choice('es')}{words}")


@settings(max_examples=60, deadline=None)
@given(positions())
def test_packing_keeps_every_position(state: DeepRiverState) -> None:
    assert packed.unpack(packed.pack(state.position)) == state.position


@pytest.mark.parametrize(("seed", "words"), [(seed, words) for seed in range(4) for words in ("", " top")])
def test_every_turn_of_a_random_game_ends_in_the_same_positions(seed: int, words: str) -> None:
    rng = random.Random(seed)
    played = 0
    while played < 60:
        state = start(rng, words)
        while state.actors:
            ends = [end for _, end in turn_ends(state).values()]
            p, tiles = packed.pack(state.position), packed.pack_tiles(state.setting.tiles)
            count = packed.turns(p, tiles, state.setting.top_only, False, ENDS, WORK)
            found = ENDS[:count].tolist()
            assert sorted(set(found)) == sorted(packed.pack(end.position) for end in ends)
            # With `stop`, only a turn that wins by the bear matters.
            wins = any(end.result is not None and end.result.reason == BEAR_HOME for end in ends)
            assert (packed.turns(p, tiles, state.setting.top_only, True, ENDS, WORK) == packed.WON) == wins
            played += 1
            state = rng.choice([end for end in ends if end.result is None] or ends)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_the_end_of_a_game_and_its_winner_are_the_same(state: DeepRiverState) -> None:
    for _, end in turn_ends(state).values():
        over, winner = packed.ended(packed.pack(end.position))
        reason = end.result.reason if end.result is not None else ""
        assert over == (reason in (BEAR_HOME, CURRENTS_HOME, CURRENTS_HOME_DRAW))
        if over:
            assert end.result is not None
            assert [end.setting.sides[seat] for seat in end.result.winners] == ([] if winner < 0 else ["es"[winner]])


def test_both_engines_print_the_same_successors_and_perft() -> None:
    text = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"
    found = packed.successors(text)
    assert found == successors(text)
    assert [len(found), sum(len(packed.successors(line)) for line in found)] == perft(text, 2)


def test_a_finished_game_has_no_successors() -> None:
    assert packed.successors("BAS*TAB ./././.+./././. 50/50 0 1a1b1a - e") == []


def test_the_packed_engine_refuses_a_position_inside_a_turn() -> None:
    with pytest.raises(NotationError, match="at the start of a turn"):
        packed.successors("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s : c1")
