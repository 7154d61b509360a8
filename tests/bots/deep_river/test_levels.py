"""Three honest levels: each beats the one below, none needs more than its time."""

import random

import pytest

from rivage.bots.deep_river import levels
from rivage.bots.deep_river.levels import LEVELS, Level, choose, think
from rivage.core import CHANCE, Options, Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState


def play(levels: dict[str, Level], seed: int) -> tuple[float, ...]:
    """One game between two levels, by side; what each seat got."""
    state = _set_up(seed, Options())
    while state.result is None:
        for action in think(levels[state.position.mover], state, seed):
            state = GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
    return state.result.returns


def _set_up(seed: int, options: Options) -> DeepRiverState:
    rng = random.Random(seed)
    state = GAME.initial(2, options)
    while state.actors == {CHANCE}:
        state = GAME.apply(state, CHANCE, rng.choice(state.legal))
    return state


def _points(stronger: Level, weaker: Level, set_ups: int) -> float:
    """Sum of the returns of `stronger`, playing both sides of each set-up."""
    return sum(play({"e": stronger, "s": weaker}, n)[0] + play({"e": weaker, "s": stronger}, n)[1] for n in range(set_ups))


def test_first_steps_beats_chance() -> None:
    chance = Level(turns=1, seconds=1.0, noise=100.0)
    assert _points(LEVELS["first-steps"], chance, 10) >= 10


@pytest.mark.slow
def test_river_guide_beats_first_steps() -> None:
    assert _points(LEVELS["river-guide"], LEVELS["first-steps"], 6) >= 6


@pytest.mark.slow
def test_old_bear_thinking_three_turns_ahead_beats_river_guide() -> None:
    assert _points(Level(turns=3, seconds=5.0), LEVELS["river-guide"], 4) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_finish_a_turn_that_somebody_else_began(level: str) -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s : c2")
    for action in choose(level, GAME.view(state, Seat(1)), seed=3):
        state = GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
    assert state.position.mover == "e"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_pie_rule(level: str) -> None:
    state = _set_up(5, Options({"pie": True}))
    for seat in (Seat(0), Seat(1)):
        (action,) = choose(level, GAME.view(state, seat), seed=3)
        state = GAME.apply(state, seat, GAME.parse_action(action))
    assert state.phase == "current"


@pytest.mark.parametrize("level", LEVELS)
def test_the_pie_rule_is_answered_without_any_time_too(level: str) -> None:
    state = _set_up(5, Options({"pie": True}))
    for seat in (Seat(0), Seat(1)):
        (action,) = choose(level, GAME.view(state, seat), seed=3, effort=1e-9)
        state = GAME.apply(state, seat, GAME.parse_action(action))
    assert state.phase == "current"


def test_less_effort_is_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def note(level: Level, _state: DeepRiverState, _seed: int) -> list[str]:
        given.append(level.seconds)
        return []

    monkeypatch.setattr(levels, "think", note)
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    for effort in (1.0, 0.25):
        choose("old-bear", GAME.view(state, Seat(1)), seed=3, effort=effort)
    assert given == [LEVELS["old-bear"].seconds, LEVELS["old-bear"].seconds / 4]


@pytest.mark.slow
def test_old_bear_with_the_least_effort_still_beats_first_steps() -> None:
    hurried = Level(turns=12, seconds=LEVELS["old-bear"].seconds * 0.05)
    assert _points(hurried, LEVELS["first-steps"], 4) >= 4


def test_two_seeds_do_not_always_choose_alike() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    assert len({tuple(think(LEVELS["first-steps"], state, seed)) for seed in range(12)}) > 1
