"""Matches of version 1 of the rules are replayed with version 1."""

from rivage.core import Options
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.state import WalkState

from .moments import own, rounds

EARNED = ("straight | C2=NS", "turn | C1=SW", "turn | B1=NE *one")
"""Three rounds that visit the monument at B1."""


def by_version(version: int) -> WalkState:
    game = GAME.by_version(version)
    assert game is not None
    return game.initial(1, Options())


def test_new_matches_use_the_current_rules() -> None:
    assert GAME.initial(2, Options()).setting.rules == GAME.info.rules_version == 2
    assert GAME.by_version(2) is GAME


def test_a_match_of_version_1_keeps_its_rules_in_its_position() -> None:
    state = rounds(by_version(1), *EARNED)
    assert own(state).page == own(rounds(by_version(2), *EARNED)).page
    assert state.setting.rules == 1
    assert GAME.format_state(state).split(" | ")[0] == "garden one stt. rules-1"
    assert GAME.parse_state(GAME.format_state(state)).setting == state.setting


def test_an_unknown_version_of_the_rules_returns_none() -> None:
    assert GAME.by_version(3) is None
