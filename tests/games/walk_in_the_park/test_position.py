import re
from pathlib import Path

import pytest

from rivage.core import NotationError
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park import position as positions
from rivage.games.walk_in_the_park.position import format_for_seat

from .moments import BLANK, fresh, own, position, roll, write

SEAT = f"{BLANK} - - -"


def test_a_new_game_has_an_empty_position() -> None:
    assert GAME.format_state(fresh(2)) == f"garden one . | {SEAT} | {SEAT}"
    assert GAME.format_state(fresh(1, statue_tie="each")) == f"garden each . | {SEAT}"


def test_a_position_during_a_round_contains_its_actions() -> None:
    state = write(write(roll(fresh(2), "turn"), "A1=NE A1+S"), "A2=NE done", seat=1)
    text = f"garden one t | {SEAT} : A1=NE A1+S | {SEAT} : A2=NE done"
    assert GAME.format_state(state) == text
    assert GAME.parse_state(text) == state


def test_the_position_for_a_seat_omits_the_actions_of_other_seats() -> None:
    state = write(write(roll(fresh(2), "turn"), "A1=NE"), "A2=NE done", seat=1)
    assert format_for_seat(state, 0) == f"garden one t | {SEAT} : A1=NE | {SEAT}"
    assert format_for_seat(state, -1) == f"garden one t | {SEAT} | {SEAT}"


def test_a_position_keeps_circled_monuments_ticks_and_changes() -> None:
    text = "garden one tsT. | .└┐../..│../..├../...../..... - - -"
    with pytest.raises(NotationError):
        GAME.parse_state(text)
    text = "garden one tsT. | .└┐../..├../..┼../...../..... B1 two ts"
    page = own(GAME.parse_state(text)).page
    assert (page.circled, page.ticks, page.changed) == (1, ("two",), 3)
    assert GAME.format_state(GAME.parse_state(text)) == text


def test_positions_in_the_documentation_can_be_parsed() -> None:
    page = Path(__file__).parents[3] / "docs" / "reference" / "walk-in-the-park.md"
    for text in (positions.__doc__ or "", page.read_text()):
        (example,) = re.findall(r"^    (garden .*)$", text, re.MULTILINE)
        assert GAME.format_state(GAME.parse_state(example)) == example


def test_additional_white_space_is_ignored() -> None:
    assert GAME.parse_state(f"  garden  one   t|{BLANK}  - - -:A1=NE   done |{SEAT}") == position(f"{BLANK}: A1=NE done", BLANK)


@pytest.mark.parametrize(
    ("text", "what", "at"),
    [
        ("| |", "missing field: sheet name", 0),
        ("garden |", "missing field: tie rule", 7),
        ("", "sheet name", 0),
        (f"zoo one . | {SEAT}", "there is no sheet", 0),
        (f"garden two . | {SEAT}", "statue_tie", 7),
        (f"garden one tx | {SEAT}", "a roll is one of", 12),
        (f"garden one t t | {SEAT}", "unexpected field", 13),
        ("garden one t", "1 to 8 seats", 12),
        (f"garden one t {f'| {SEAT} ' * 9}", "1 to 8 seats", 13),
        ("garden one t | ...../...../..┼../...../....x - - -", "a square is one of", 43),
        ("garden one t | ...../...../..┼../...../.... - - -", "found 4", 43),
        ("garden one t | ...../...../..┼../..... - - -", "5 rows, found 4", 38),
        (f"garden one t | {BLANK} C3 - -", "there is no monument on", 45),
        (f"garden one t | {BLANK} B1 - -", "visited on this sheet", 45),
        (f"garden one t | {BLANK} - two -", "0 ticks, found 1", 47),
        (f"garden one t | {BLANK} - four -", "not a bonus", 47),
        ("garden one t | .└┐../..│../..┼../...../..... B1 - -", "1 ticks, found 0", 48),
        ("garden one t | .└┐../..│../..┼../...../..... - two -", "B1 is visited, but not circled", 13),
        (f"garden one t | {BLANK} - - x", "changes are", 49),
        (f"garden one t | {BLANK} - -", "missing field: changes", 48),
        (f"garden one . | {SEAT} : A1=NE", "no round is being written", 53),
        (f"garden one t | {SEAT} : A1=NS", "cannot be written here", 53),
        (f"garden one t | {SEAT} : A1=XX", "not an action", 56),
        (f"garden one t | {SEAT} : done", "cannot be written here", 53),
        (f"garden one t | {SEAT} : A1=NE done A2=NE", "not an action of a player's round", 59),
        (f"garden one {'t' * 19} | {SEAT}", "the game is over", 0),
        (f"garden one t | {SEAT} | iiiii/iiiii/..┼../...../..... - - -", "the game is over", 0),
    ],
)
def test_an_unreadable_position_reports_the_problem_and_the_offset(text: str, what: str, at: int) -> None:
    with pytest.raises(NotationError, match=what) as caught:
        GAME.parse_state(text)
    assert caught.value.at == at


def test_a_position_between_rounds_may_be_final() -> None:
    over = GAME.parse_state(f"garden one i. | {SEAT} | iiiii/i..../..┼../...../..... - - -")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == (1,)
