"""The scripted people of the benchmark act legally, based only on their view."""

import random

import pytest
from benchmarks.aya_people import PEOPLE
from tests.bots.aya.tables import resolve_chance

from rivage.core import Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.rules import transitions as rules

ACTIONS = 250


@pytest.mark.parametrize("kind", PEOPLE)
def test_all_actions_of_a_scripted_person_are_legal(kind: str) -> None:
    rng = random.Random(1)
    state = GAME.initial(2, Options())
    for _ in range(ACTIONS):
        has_acted = False
        for seat in sorted(rules.to_act(state)):
            action = PEOPLE[kind](GAME.view(state, Seat(seat)), rng)
            if action is not None:
                state = resolve_chance(rules.apply(state, Seat(seat), action), rng)
                has_acted = True
                break
        assert has_acted or state.phase != "placing"
        if state.phase not in ("first", "laying", "ready", "placing", "pause"):
            break
    assert len(state.dominoes) > 70
