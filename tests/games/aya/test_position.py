import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivage.core import NotationError
from rivage.games.aya import GAME

from .play import begun, chance, does, holds, placed, plays

STATE = chance(plays(placed(begun(), "200,0,0", "240,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi")
TEXT = GAME.format_state(STATE)


def test_a_tile_may_stay_in_hand_during_the_pause() -> None:
    state = chance(does(holds(begun(2), "forest*"), 0, "landscape"), "tile bend", "glass")
    assert GAME.parse_state(GAME.format_state(state)) == state


@pytest.mark.parametrize("wrong", [{"turn": 2}, {"actor": -99999}, {"first": 7}])
def test_a_position_with_an_unknown_seat_is_refused(wrong: dict[str, int]) -> None:
    state = does(holds(begun(2), "forest*"), 0, "landscape")
    text = json.dumps(json.loads(GAME.format_state(state)) | wrong)
    with pytest.raises(NotationError, match="turn"):
        GAME.parse_state(text)


def test_a_position_survives_a_round_trip_as_text() -> None:
    assert GAME.parse_state(TEXT) == STATE


def changed(*path: str | int, value: Any) -> str:
    whole = json.loads(TEXT)
    spot = whole
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "[]", "x", TEXT[:-1], TEXT + "}",
        changed("phase", value="lunch"),
        changed("turn", value=2),
        changed("setting", "seats", value=3),
        changed("setting", "cameras", value=41),
        changed("setting", "glasses", value=3),
        changed("setting", "landscapes", value=3),
        changed("pool", value=[1, 2]),
        changed("pool", 0, value=-1),
        changed("players", 0, "stock", value=7),
        changed("players", 0, "hand", value="sea"),
        changed("tiles_left", value=["forest-bend", "forest-bend"]),
        changed("animals_left", value=["okapi"]),
        changed("dominoes", 0, "id", value=2),
        changed("dominoes", 0, "kind", value="sea"),
        changed("dominoes", 0, "spot", "x", value=10**9),
        changed("dominoes", 0, "spot", "a", value=3600),
        changed("dominoes", 0, "rest", value={"x": 0, "y": 0, "z": 0, "qx": 0, "qy": 0, "qz": 0, "qw": 0}),
        changed("riders", 0, "camera", value=9),
        changed("waits", value=["lunch"]),
        changed("waits", value=["animal"]),
        changed("tile", value="pole-end"),
        changed("ended", value="glass"),
        changed("stuck", value=[99]),
    ],
)  # fmt: skip
def test_an_inconsistent_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_state(text)
    assert 0 <= caught.value.at <= len(text)


@given(st.integers(0, len(TEXT)), st.sampled_from(["", "0", "9", "-", "}", '"', ",", "é"]))
@settings(deadline=None)
def test_a_damaged_position_is_parsed_or_refused(at: int, char: str) -> None:
    try:
        state = GAME.parse_state(TEXT[:at] + char + TEXT[at + 1 :])
    except NotationError:
        return
    assert GAME.parse_state(GAME.format_state(state)) == state
    for seat in GAME.to_act(state):
        assert list(GAME.legal_actions(state, seat))
