"""The scripted people of the benchmark: what they do is legal, and what they see is all they know."""

import random

import pytest
from benchmarks.aya_people import PEOPLE
from tests.bots.aya.tables import settle

from rivage.core import Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.rules import transitions as rules

ACTIONS = 250


@pytest.mark.parametrize("kind", PEOPLE)
def test_whatever_a_person_does_is_legal(kind: str) -> None:
    rng = random.Random(1)
    state = GAME.initial(2, Options())
    for _ in range(ACTIONS):
        done = False
        for seat in sorted(rules.to_act(state)):
            action = PEOPLE[kind](GAME.view(state, Seat(seat)), rng)
            if action is not None:
                state = settle(rules.apply(state, Seat(seat), action), rng)
                done = True
                break
        assert done or state.phase != "placing"
        if state.phase not in ("first", "laying", "ready", "placing", "pause"):
            break
    assert len(state.dominoes) > 70
