"""The `GameInfo` of A Walk in the Park."""

from rivage.core import Options, Timing
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.components import GARDEN
from rivage.games.walk_in_the_park.meta import FULL_SHEET, INFO, LAST_ROLL, SIX_IBIS, SIX_MONUMENTS, info
from rivage.games.walk_in_the_park.score import ending, verdict

from .moments import fresh, page
from .sheets import POND, OnSheets

MONUMENTS = page(".┌┬┐./┌┘│└┐/│.┼.│/│.│.│/└.│.┘", circled=())
BIRDS = page("iiiii/i..../..┼../...../.....")
FULL = page("─────/─────/──┼──/─────/─────", circled=())


def test_the_game_info_names_the_printed_game_and_its_seats() -> None:
    assert (INFO.id, INFO.credits.designers, INFO.credits.year) == ("walk-in-the-park", ("David Harding",), 2022)
    assert (INFO.min_seats, INFO.max_seats, INFO.timing) == (1, 8, Timing.ROUNDS)
    assert GAME.info is INFO


def test_every_sheet_is_a_choice_and_the_first_is_the_default() -> None:
    choices = {option.name: option for option in info((POND, GARDEN)).options}
    assert choices["sheet"].choices == ("pond", "garden")
    assert {option.name: option.default for option in INFO.options} == {"statue_tie": "one", "sheet": "garden"}
    assert OnSheets(POND, GARDEN).initial(2, Options()).setting.plan.sheet is POND
    assert fresh().setting.plan.sheet is GARDEN


def test_other_sheets_change_only_the_options() -> None:
    other = info((POND,))
    assert {name for name in INFO.__struct_fields__ if getattr(other, name) != getattr(INFO, name)} == {"options"}


def test_the_game_info_lists_all_endings() -> None:
    alone = verdict(fresh(1).setting, [FULL], 18)
    assert alone is not None
    # Six monuments come before six ibis, and both before a full sheet.
    found = (ending([BIRDS, MONUMENTS, FULL]), ending([BIRDS, FULL]), ending([FULL, page("...../...../..┼../...../.....")]))
    assert (*(reason for reason, _ in found), alone.reason) == INFO.endings
    assert INFO.endings == (SIX_MONUMENTS, SIX_IBIS, FULL_SHEET, LAST_ROLL)
