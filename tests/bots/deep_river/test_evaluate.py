"""The evaluation: fair to both sides, and its quick form agrees with its features."""

import json
from importlib import resources

import pytest
from hypothesis import given, settings
from tests.bots.deep_river.positions import mirrored, positions

from rivage.bots.deep_river.evaluate import WIN, Evaluation, feature_names, features, fitted
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState

WEIGHTS = json.loads(resources.files("rivage.bots.deep_river").joinpath("weights.json").read_text("utf-8"))
SOME = Evaluation({name: (index * 37 % 101) / 10 - 5 for index, name in enumerate(feature_names())})


@settings(max_examples=60)
@given(positions())
def test_turning_the_table_round_changes_only_the_sign(state: DeepRiverState) -> None:
    for evaluate in (fitted(), SOME):
        assert evaluate(mirrored(state)) == pytest.approx(-evaluate(state))


@settings(max_examples=60)
@given(positions())
def test_the_tables_say_what_the_features_say(state: DeepRiverState) -> None:
    expected = sum(WEIGHTS[name] * amount for name, amount in features(state).items())
    assert fitted()(state) == pytest.approx(expected)


def test_the_weights_name_every_feature_and_no_other() -> None:
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
def test_a_finished_game_is_worth_its_result(position: str, value: float) -> None:
    assert fitted()(GAME.parse_state(position)) == value


def test_a_bear_nearer_to_the_enemy_is_better() -> None:
    values = [fitted()(GAME.parse_state(f"BAS*TAB ./././.+./././. 50/50 {bear} 3a2b1a - s")) for bear in range(9)]
    assert values == sorted(values)
