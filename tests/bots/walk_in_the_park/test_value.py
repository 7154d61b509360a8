"""The network: what it says of a page does not depend on who is judged beside it."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_in_the_park.moments import PLAN, page
from tests.games.walk_in_the_park.strategies import moments

from rivage.bots.walk_in_the_park.features import MOST_ROLLS
from rivage.bots.walk_in_the_park.value import NAMES, Network, garden
from rivage.games.walk_in_the_park.sheet import blank
from rivage.games.walk_in_the_park.state import WalkState


@settings(max_examples=30, deadline=None)
@given(st.lists(moments(), min_size=1, max_size=6), st.integers(1, MOST_ROLLS))
def test_judging_many_pages_at_once_is_judging_each(states: list[WalkState], to_come: int) -> None:
    layout, network = garden()
    features = [layout.features(state.seats[0].start, to_come, state.claimed) for state in states]
    together = network(features)
    assert together.shape == (len(states),)
    assert np.isfinite(together).all()
    assert together == pytest.approx([float(network([each])[0]) for each in features], abs=1e-3)


def test_the_weights_fit_the_features() -> None:
    layout, network = garden()
    assert garden()[1] is network, "they are read once"
    assert len(network([list(range(layout.size))])) == 1
    with pytest.raises(IndexError):
        network([[layout.size]])


def test_points_to_come_shrink_with_the_rolls() -> None:
    layout, network = garden()
    early, middle, late = (float(network([layout.features(blank(PLAN), rolls, 0)])[0]) for rolls in (17, 8, 1))
    assert early > middle > late
    assert 10 < early < 30, "a walk alone brings about twenty points"


def test_a_path_that_leads_to_a_monument_promises_more_than_one_that_leads_away() -> None:
    layout, network = garden()
    towards, away = page("...../..┐../..┼../...../....."), page("│..../...../..┼../...../.....")
    better, worse = network([layout.features(each, 12, 0) for each in (towards, away)])
    assert better > worse


def test_three_layers_with_nothing_below_zero_between_them() -> None:
    weights = {
        "first": [[1.0, -1.0], [2.0, 0.0]], "first_bias": [0.0, 0.5], "second": [[1.0], [1.0]], "second_bias": [0.0],
        "third": [[2.0]], "third_bias": [1.0],
    }  # fmt: skip
    network = Network({name: np.array(weights[name], dtype=np.float32) for name in NAMES})
    assert network([[0], [1], [0, 1], []]).tolist() == [3.0, 6.0, 7.0, 2.0]
