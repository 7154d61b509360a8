"""Matches of earlier versions of the rules can be replayed, and are counted by their own version."""

import pytest
from msgspec.structs import replace

from rivage.core import OptionError, Options
from rivage.games.aya import GAME
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.state import AyaState
from rivage.registry import find
from rivage.table import Match, Occupant, fold
from rivage.table.decide import TableSetup, create_table
from rivage.table.decide.setup import rematch
from rivage.table.protocol import TableOptions
from rivage.table.protocol import events as ev

FIRST, PRESENT = 1, GAME.info.rules_version
STORY = """\
1 first 0|0 start 0,0,0|1 flip
0 draw|-1 drew forest|1 draw|-1 drew forest|0 place 10,0,0|1 place 30,0,0
0 draw|-1 drew forest|1 draw|-1 drew forest*|0 place 50,0,0|1 animal 70,0,0 60,0|-1 meet okapi
-1 glass|0 flip|-1 glass|0 push 1|-1 fell 1,2,3,4
"""
"""An okapi on a forest river that leads to the Start tile and to no other tile."""


def played(version: int, **options: str | int | bool) -> Match:
    """The match as a log of that version, replayed by the current program."""
    rules = GAME.by_version(version)
    assert rules is not None
    opening = TableSetup(game="aya", seats=(Occupant(level="architect"),) * 2, options=TableOptions(game=options), host="")
    events: list[ev.AnyEvent] = list(create_table(opening, lambda _: rules, "00" * 32, 0).events)
    for row in STORY.splitlines():
        for line in row.split("|"):
            seat, action = line.split(maxsplit=1)
            events.append(ev.Acted(at=0, seat=int(seat), action=action))
    return fold(events, find)


@pytest.mark.parametrize(("version", "animals", "score"), [(FIRST, ("okapi",), 11), (2, (), 10), (PRESENT, (), 10)])
def test_a_match_is_counted_by_its_own_version_of_the_rules(version: int, animals: tuple[str, ...], score: int) -> None:
    match = played(version)
    assert match.game.info.rules_version == version
    assert match.outcome is not None
    assert match.outcome.returns == (score, score)
    assert count_of(match.state).animals == animals


def test_a_match_keeps_an_option_value_that_only_its_rules_have() -> None:
    state = played(2, patience=30).state
    assert (state.setting.patience, state.setting.rules) == (30, 2)


def test_a_rematch_of_an_earlier_match_drops_removed_option_values() -> None:
    again = replace(rematch(played(2, patience=30, glass=300)), previous="t")
    setting = create_table(again, find, "00" * 32, 0).after.state.setting
    assert (setting.patience, setting.glass, setting.rules) == (0, 300, PRESENT)


def test_a_new_table_with_a_removed_option_value_is_refused() -> None:
    with pytest.raises(OptionError):
        create_table(rematch(played(2, patience=30)), find, "00" * 32, 0)


def test_a_position_keeps_its_version_of_the_rules() -> None:
    state = played(FIRST).state
    assert isinstance(state, AyaState)
    assert GAME.parse_state(GAME.format_state(state)) == state


def test_a_new_match_uses_the_current_version_of_the_rules() -> None:
    assert GAME.initial(2, Options()).setting.rules == PRESENT
    assert GAME.by_version(PRESENT) is GAME


def test_an_unknown_version_of_the_rules_has_no_game() -> None:
    assert GAME.by_version(PRESENT + 1) is None
