"""The levels: the first is about as strong as random play, each beats the one below, and none exceeds its time budget."""

import json
import random
from collections.abc import Iterable, Sequence
from importlib import resources

import pytest
from hypothesis import given, settings
from tests.bots.deep_river.positions import mirrored, positions

from rivage.bots.deep_river import levels
from rivage.bots.deep_river.levels import (
    BASELINES,
    LEVELS,
    WIN,
    Evaluation,
    FirstSteps,
    Lookahead,
    Search,
    bear_lead,
    choose,
    feature_names,
    features,
    greedy_turn,
    load_evaluation,
)
from rivage.core import CHANCE, Options, Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.meta import INFO
from rivage.games.deep_river.rules import turn_ends
from rivage.games.deep_river.state import DeepRiverState

WEIGHTS = json.loads(resources.files("rivage.bots.deep_river").joinpath("weights.json").read_text("utf-8"))
SOME = Evaluation({name: (index * 37 % 101) / 10 - 5 for index, name in enumerate(feature_names())})


@settings(max_examples=60)
@given(positions())
def test_the_value_of_a_mirrored_position_has_the_opposite_sign(state: DeepRiverState) -> None:
    for evaluate in (load_evaluation(), SOME):
        assert evaluate(mirrored(state)) == pytest.approx(-evaluate(state))


@settings(max_examples=60)
@given(positions())
def test_the_tables_give_the_weighted_sum_of_the_features(state: DeepRiverState) -> None:
    expected = sum(WEIGHTS[name] * amount for name, amount in features(state).items())
    assert load_evaluation()(state) == pytest.approx(expected)


def test_there_is_a_weight_for_every_feature_and_no_other() -> None:
    assert sorted(WEIGHTS) == sorted(feature_names())


@pytest.mark.parametrize(
    ("position", "value"),
    [
        ("BAS*TAB ./././.+./././. 50/50 8 3a2b1a - s", WIN),
        ("BAS*TAB ./././.+./././. 50/50 0 3a2b1a - e", -WIN),
        ("BAS*TAB ./././.+./././. 50/50 4 7a7b1a - e", 0.0),
        ("BAS*TAB ./././.+./././. 50/50 5 7a7b1a - e", WIN),
    ],
)
def test_the_value_of_a_finished_game_is_its_result(position: str, value: float) -> None:
    assert load_evaluation()(GAME.parse_state(position)) == value


def test_a_bear_closer_to_the_opponent_has_a_higher_value() -> None:
    values = [load_evaluation()(GAME.parse_state(f"BAS*TAB ./././.+./././. 50/50 {bear} 3a2b1a - s")) for bear in range(9)]
    assert values == sorted(values)


OPENING = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")


def play(players: dict[str, str], set_up: int) -> DeepRiverState:
    """Play a game between levels or baselines, given by side. Returns the final state."""
    state = _set_up(set_up, Options())
    while state.result is None:
        mover = next(iter(state.actors))
        view = GAME.view(state, mover)
        name = players[state.position.mover]
        seed = random.Random(f"{set_up} {view.turn} {name}").getrandbits(63)
        baseline = BASELINES.get(name)
        for action in baseline(view, seed) if baseline else choose(name, view, seed):
            state = GAME.apply(state, mover, GAME.parse_action(action))
    return state


def _set_up(seed: int, options: Options) -> DeepRiverState:
    rng = random.Random(seed)
    state = GAME.initial(2, options)
    while state.actors == {CHANCE}:
        state = GAME.apply(state, CHANCE, rng.choice(state.legal))
    return state


def share(stronger: str, weaker: str, set_ups: Iterable[int]) -> float:
    """The share of the points that `stronger` gets when each set-up is played from both sides."""
    points = []
    for number in set_ups:
        for seat, sides in enumerate(({"e": stronger, "s": weaker}, {"e": weaker, "s": stronger})):
            result = play(sides, number).result
            assert result is not None
            points.append((result.returns[seat] + 1) / 2)
    return sum(points) / len(points)


# The strength of each level against the one below.


def test_the_levels_are_those_in_the_game_info() -> None:
    assert tuple(LEVELS) == INFO.bot_levels


def test_random_play_wins_about_half_of_the_games_against_the_first_level() -> None:
    assert 0.40 < share("random", "first-steps", range(150)) < 0.60


def test_greedy_play_wins_most_games_against_the_first_level() -> None:
    assert share("greedy", "first-steps", range(20)) >= 0.75


@pytest.mark.parametrize(("stronger", "weaker"), [("duckling", "first-steps"), ("young-otter", "duckling")])
def test_each_of_the_lower_levels_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert share(stronger, weaker, range(30)) >= 0.65


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("grey-heron", "young-otter"), ("river-guide", "grey-heron")])
def test_each_of_the_upper_levels_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert share(stronger, weaker, range(10)) >= 0.6


@pytest.mark.slow
def test_old_bear_at_depth_three_beats_river_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    # A fixed depth: with the usual time budget a busy machine would search less deep.
    monkeypatch.setitem(LEVELS, "old-bear", Lookahead(turns=3, seconds=60.0))
    assert share("old-bear", "river-guide", range(4)) > 0.5


@pytest.mark.slow
def test_old_bear_with_the_least_effort_still_beats_the_first_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "old-bear", Lookahead(turns=12, seconds=0.05))
    assert share("old-bear", "first-steps", range(4)) >= 0.75


# All levels.


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_finish_a_turn_that_a_person_started(level: str) -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s : c2")
    for seed in range(3):
        after = state
        for action in choose(level, GAME.view(state, Seat(1)), seed=seed):
            after = GAME.apply(after, next(iter(after.actors)), GAME.parse_action(action))
        assert after.position.mover == "e"


@pytest.mark.parametrize("effort", [1.0, 1e-9])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_pie_rule_even_without_a_time_budget(level: str, effort: float) -> None:
    state = _set_up(5, Options({"pie": True}))
    for seat in (Seat(0), Seat(1)):
        (action,) = choose(level, GAME.view(state, seat), seed=3, effort=effort)
        state = GAME.apply(state, seat, GAME.parse_action(action))
    assert state.phase == "current"


def test_less_effort_is_a_smaller_time_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class RecordingSearch(Search):
        def __init__(self, *args: object, seconds: float, **more: object) -> None:
            given.append(seconds)
            super().__init__(*args, seconds=0.0, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(levels, "Search", RecordingSearch)
    for effort in (1.0, 0.25):
        choose("old-bear", GAME.view(OPENING, Seat(1)), seed=3, effort=effort)
    assert given == [1.0, 0.25]


@pytest.mark.parametrize("level", ["first-steps", "young-otter"])
def test_seeds_vary_the_choice(level: str) -> None:
    assert len({tuple(LEVELS[level].think(OPENING, seed)) for seed in range(12)}) > 1


NEARLY_WON = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")


def after(state: DeepRiverState, actions: Sequence[str]) -> DeepRiverState:
    """The state after these actions of one turn."""
    for action in actions:
        state = GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
    return state


def test_each_baseline_plays_a_whole_turn_that_depends_only_on_the_seed() -> None:
    view = GAME.view(OPENING, Seat(1))
    for baseline in BASELINES.values():
        for seed in range(10):
            actions = baseline(view, seed)
            assert actions == baseline(view, seed)
            assert after(OPENING, actions).position.mover == "e"


def test_the_random_baseline_takes_every_legal_action_at_some_seed() -> None:
    view = GAME.view(OPENING, Seat(1))
    assert {BASELINES["random"](view, seed)[0] for seed in range(100)} == set(OPENING.legal)


def test_the_greedy_baseline_takes_a_win() -> None:
    for seed in range(5):
        end = after(NEARLY_WON, greedy_turn(NEARLY_WON, random.Random(seed)))
        assert end.result is not None
        assert end.result.winners == (0,)


def test_the_lead_of_the_bear_is_its_steps_towards_the_opponent() -> None:
    assert bear_lead(OPENING, "s") == bear_lead(OPENING, "e") == 0
    assert bear_lead(NEARLY_WON, "e") == -bear_lead(NEARLY_WON, "s") != 0
    won = after(NEARLY_WON, greedy_turn(NEARLY_WON, random.Random(1)))
    assert bear_lead(won, "e") == -bear_lead(won, "s") > bear_lead(NEARLY_WON, "e")


def test_the_first_level_moves_the_fish_that_has_swum_least() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././s/. 50/40 4 1a1b1a - s : c1")
    assert state.legal == ("nest", "t6")
    assert {FirstSteps(greedy_probability=0.0).think(state, seed)[0] for seed in range(20)} == {"nest"}


def test_the_first_level_takes_a_win_when_it_plays_the_greedy_turn() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")
    for action in FirstSteps(greedy_probability=1.0).think(state, 1):
        state = GAME.apply(state, next(iter(state.actors)), action)
    assert state.result is not None
    assert state.result.winners == (0,)


def plain(state: DeepRiverState, depth: int) -> float:
    """Negamax without pruning."""
    sign = 1.0 if state.position.mover == "e" else -1.0
    if depth == 0 or state.result is not None:
        value = sign * load_evaluation()(state)
        return value + (depth if value > 0 else -depth) if abs(value) > WIN / 2 else value
    return max(-plain(end, depth - 1) for _, end in turn_ends(state).values())


@settings(max_examples=8, deadline=None)
@given(positions())
def test_pruning_never_changes_the_value(state: DeepRiverState) -> None:
    assert Search(load_evaluation()).value(state, 2) == pytest.approx(plain(state, 2))


@settings(max_examples=8, deadline=None)
@given(positions())
def test_the_best_turn_has_the_best_value(state: DeepRiverState) -> None:
    after = state
    for action in Search(load_evaluation()).best_turn(state, 2):
        after = GAME.apply(after, next(iter(after.actors)), action)
    assert -plain(after, 1) == pytest.approx(plain(state, 2), abs=1e-5)


def test_a_win_in_one_turn_is_taken() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")
    for depth in (1, 2, 3):
        after = state
        for action in Search(load_evaluation()).best_turn(state, depth):
            after = GAME.apply(after, next(iter(after.actors)), action)
        assert after.result is not None
        assert after.result.winners == (0,)


def test_when_time_is_up_the_last_complete_iteration_counts() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    search = Search(load_evaluation(), seconds=0.0)
    assert search.best_turn(state, 8)[-1] == "done"
    assert search.depth == 1
