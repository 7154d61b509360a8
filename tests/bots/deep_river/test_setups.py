from importlib import resources

import pytest
from hypothesis import given, settings
from tests.bots.deep_river.positions import mirrored, positions

from rivage.bots.deep_river.proofs import Solver
from rivage.bots.deep_river.setups import FILE, find_setup, mirror
from rivage.games.deep_river import rules
from rivage.games.deep_river.components import ARRANGEMENTS, THROWS
from rivage.games.deep_river.rules import turn_ends
from rivage.games.deep_river.state import DeepRiverState

LINES = [line.split(" ") for line in resources.files("rivage.bots.deep_river").joinpath(FILE).read_text("utf-8").splitlines()]


def state_of(tiles: str, throw: str, mover: str = "e", words: str = "") -> DeepRiverState:
    currents = "".join(f"1{face}" for face in throw)
    return rules.parse_started(f"{tiles} ./././.+./././. 50/50 4 {currents} - {mover}{words}")


def test_each_set_up_has_one_line() -> None:
    assert [(tiles, throw) for tiles, throw, _, _ in LINES] == [
        (row[:3] + "*" + row[3:], throw) for row in ARRANGEMENTS for throw in THROWS
    ]
    assert {value for _, _, value, _ in LINES} <= {"1", "0", "-1", "?"}


def test_the_stored_best_turn_is_possible_and_mirrored_for_the_salmon() -> None:
    solved = [(tiles, throw) for tiles, throw, value, _ in LINES if value != "?"]
    for tiles, throw in solved[::25]:
        state = state_of(tiles, throw)
        found = find_setup(state)
        assert found is not None
        assert found.exact
        assert found.best in {end.position for _, end in turn_ends(state).values()}
        other = state_of(tiles[::-1], throw, "s")
        turned = find_setup(other)
        assert turned is not None
        assert turned.value == found.value
        assert turned.best in {end.position for _, end in turn_ends(other).values()}


@pytest.mark.parametrize(("tiles", "throw"), [("ASA*TBB", "bbb")])
def test_a_stored_value_is_proved_again(tiles: str, throw: str) -> None:
    found = find_setup(state_of(tiles, throw))
    assert found is not None
    assert Solver(table_bits=18).solve(state_of(tiles, throw)).value == found.value


def test_other_positions_and_other_rules_have_no_stored_value() -> None:
    assert find_setup(state_of("ASA*TBB", "bbb", words=" top")) is None
    assert find_setup(rules.parse_started("ASA*TBB ./././.+./././. 50/50 4 2b1b1b - e")) is None


@settings(max_examples=50, deadline=None)
@given(positions())
def test_the_mirror_image_is_that_of_the_other_tests(state: DeepRiverState) -> None:
    assert mirror(state.position) == mirrored(state).position
    assert mirror(mirror(state.position)) == state.position
