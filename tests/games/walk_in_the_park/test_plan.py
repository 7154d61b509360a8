"""A sheet is data: another one needs nothing else."""

import pytest

from rivage.core import CHANCE, NotationError, Options, Seat
from rivage.core.checks import check_game
from rivage.games.walk_in_the_park import GAME, facts
from rivage.games.walk_in_the_park.components import DIE, GARDEN, SHEETS, Monument, Sheet
from rivage.games.walk_in_the_park.plan import plan_of

from .sheets import POND, OnSheets

TOY = OnSheets(*SHEETS, POND)


def test_the_monuments_stand_a_knights_move_from_the_centre() -> None:
    plan = plan_of(GARDEN)
    x, y = plan.centre % 5, plan.centre // 5
    assert len(plan.monuments) == 8
    for _, square, _ in plan.monuments:
        assert {abs(square % 5 - x), abs(square // 5 - y)} == {1, 2}
    assert len({monument.name for monument in GARDEN.monuments}) == 8


def test_links_point_at_neighbours_and_back() -> None:
    plan = plan_of(GARDEN)
    for square in range(25):
        for other, _ in plan.links[square][15]:
            assert square in plan.beside[other]
    assert plan.links[0][9] == (), "north and west of A1 is off the sheet"


def test_the_die_has_six_faces() -> None:
    assert sum(DIE.values()) == 6


def test_a_second_sheet_is_an_option_by_its_name() -> None:
    (option,) = (option for option in TOY.info.options if option.name == "sheet")
    assert option.choices == ("garden", "pond")
    state = TOY.apply(TOY.initial(2, Options({"sheet": "pond"})), CHANCE, TOY.parse_action("roll turn"))
    squares = {str(word)[:2] for word in TOY.legal_actions(state, Seat(0))}
    assert squares == {f"{column}{row}" for column in "ABCD" for row in "123"} - {"B2"}
    assert TOY.format_state(state).startswith("pond one t | ..../.┼../.... - - - | ")


def test_a_second_sheet_has_its_own_monuments_and_loops() -> None:
    assert facts("┌┐..\n└┼..\n....", POND).loops == 1
    assert facts(".┌──\n.┼..\n....", POND).visited == ("D1",)


def test_the_words_of_a_sheet_that_is_not_played_are_no_words() -> None:
    larger = Sheet("park", columns=7, rows=7, centre="D4", monuments=(Monument("G7", "kiosk"),))
    assert OnSheets(larger).parse_action("G7=NE") == "G7=NE"
    with pytest.raises(NotationError):
        GAME.parse_action("G7=NE")


def test_a_second_sheet_passes_the_kit() -> None:
    report = check_game(OnSheets(POND), games=10)
    assert report.unfinished == 0
    assert report.games == 10
