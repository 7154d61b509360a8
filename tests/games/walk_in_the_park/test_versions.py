"""Matches of the first version of the rules keep them."""

from rivage.core import Options
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.state import WalkState

from .moments import own, rounds

EARNED = ("straight | C2=NS", "turn | C1=SW", "turn | B1=NE *one")
"""A path to the Opera Services, in three rounds."""


def by_version(version: int) -> WalkState:
    game = GAME.by_version(version)
    assert game is not None
    return game.initial(1, Options())


def test_every_new_match_is_played_by_the_present_rules() -> None:
    assert GAME.initial(2, Options()).setting.rules == GAME.info.rules_version == 2
    assert GAME.by_version(2) is GAME


def test_a_match_of_the_first_rules_keeps_them_and_its_position_says_so() -> None:
    state = rounds(by_version(1), *EARNED)
    assert own(state).page == own(rounds(by_version(2), *EARNED)).page
    assert state.setting.rules == 1
    assert GAME.format_state(state).split(" | ")[0] == "garden one stt. rules-1"
    assert GAME.parse_state(GAME.format_state(state)).setting == state.setting


def test_rules_that_never_were_are_not_kept() -> None:
    assert GAME.by_version(3) is None
