"""What is known of the game without playing it."""

from rivage.core import Options, Timing
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.components import GARDEN
from rivage.games.walk_in_the_park.meta import FULL_SHEET, INFO, LAST_ROLL, SIX_IBIS, SIX_MONUMENTS, info
from rivage.games.walk_in_the_park.score import ending, verdict

from .moments import fresh, page
from .sheets import POND, OnSheets

STROLLED = page(".┌┬┐./┌┘│└┐/│.┼.│/│.│.│/└.│.┘", circled=())
BIRDS = page("iiiii/i..../..┼../...../.....")
FULL = page("─────/─────/──┼──/─────/─────", circled=())


def test_it_is_the_game_of_the_box_for_one_to_eight() -> None:
    assert (INFO.id, INFO.credits.designers, INFO.credits.year) == ("walk-in-the-park", ("David Harding",), 2022)
    assert (INFO.min_seats, INFO.max_seats, INFO.timing) == (1, 8, Timing.ROUNDS)
    assert GAME.info is INFO


def test_every_sheet_of_the_house_can_be_chosen_and_the_first_is_usual() -> None:
    choices = {option.name: option for option in info((POND, GARDEN)).options}
    assert choices["sheet"].choices == ("pond", "garden")
    assert {option.name: option.default for option in INFO.options} == {"statue_tie": "one", "sheet": "garden"}
    assert OnSheets(POND, GARDEN).initial(2, Options()).setting.plan.sheet is POND
    assert fresh().setting.plan.sheet is GARDEN


def test_sheets_change_nothing_else() -> None:
    other = info((POND,))
    assert {name for name in INFO.__struct_fields__ if getattr(other, name) != getattr(INFO, name)} == {"options"}


def test_every_way_it_can_end_is_announced_and_no_other() -> None:
    alone = verdict(fresh(1).setting, [FULL], 18)
    assert alone is not None
    # Six monuments come before six ibis, and both before a full sheet.
    found = (ending([BIRDS, STROLLED, FULL]), ending([BIRDS, FULL]), ending([FULL, page("...../...../..┼../...../.....")]))
    assert (*(reason for reason, _ in found), alone.reason) == INFO.endings
    assert INFO.endings == (SIX_MONUMENTS, SIX_IBIS, FULL_SHEET, LAST_ROLL)
