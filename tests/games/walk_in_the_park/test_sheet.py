"""Sheets as data, and the facts of a page: loops, visits and flocks, compared with a second, slow implementation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import CHANCE, NotationError, Options, Seat
from rivage.core.checks import check_game
from rivage.games.walk_in_the_park import GAME, facts
from rivage.games.walk_in_the_park.components import CHANGEABLE, DIE, GARDEN, SHEETS, Monument, Sheet
from rivage.games.walk_in_the_park.notation import format_cells
from rivage.games.walk_in_the_park.sheet import (
    CHANGE_BIT,
    KIND,
    Page,
    areas,
    blank,
    change,
    draw,
    extra_spot,
    flocks,
    monument_squares,
    page_of,
    place_statues,
    plan_of,
    shut_squares,
    spot,
)

from . import slow_sheet
from .moments import PLAN, page
from .sheets import POND, OnSheets
from .strategies import drawings, unhurried

TOY = OnSheets(*SHEETS, POND)


def test_monuments_are_a_knights_move_from_the_centre() -> None:
    plan = plan_of(GARDEN)
    x, y = plan.centre % 5, plan.centre // 5
    assert len(plan.monuments) == 8
    for _, square, _ in plan.monuments:
        assert {abs(square % 5 - x), abs(square // 5 - y)} == {1, 2}
    assert len({monument.name for monument in GARDEN.monuments}) == 8


def test_links_between_neighbours_are_mutual() -> None:
    plan = plan_of(GARDEN)
    for square in range(25):
        for other, _ in plan.links[square][15]:
            assert square in plan.beside[other]
    assert plan.links[0][9] == (), "north and west of A1 is off the sheet"


def test_the_die_has_six_faces() -> None:
    assert sum(DIE.values()) == 6


def test_a_second_sheet_is_a_choice_of_the_option_sheet() -> None:
    (option,) = (option for option in TOY.info.options if option.name == "sheet")
    assert option.choices == ("garden", "pond")
    state = TOY.apply(TOY.initial(2, Options({"sheet": "pond"})), CHANCE, TOY.parse_action("roll turn"))
    squares = {str(word)[:2] for word in TOY.legal_actions(state, Seat(0))}
    assert squares == {f"{column}{row}" for column in "ABCD" for row in "123"} - {"B2"}
    assert TOY.format_state(state).startswith("pond one t | ..../.┼../.... - - - | ")


def test_a_second_sheet_has_its_own_monuments_and_loops() -> None:
    assert facts("┌┐..\n└┼..\n....", POND).loops == 1
    assert facts(".┌──\n.┼..\n....", POND).visited == ("D1",)


def test_actions_of_other_sheets_are_unreadable() -> None:
    larger = Sheet("park", columns=7, rows=7, centre="D4", monuments=(Monument("G7", "kiosk"),))
    assert OnSheets(larger).parse_action("G7=NE") == "G7=NE"
    with pytest.raises(NotationError):
        GAME.parse_action("G7=NE")


def test_a_second_sheet_passes_the_conformance_kit() -> None:
    report = check_game(OnSheets(POND), games=10)
    assert report.unfinished == 0
    assert report.games == 10


def rows(sheet: Page) -> list[str]:
    return format_cells(PLAN, sheet.cells).split("\n")


def drawn(drawing: list[tuple[int, int]]) -> Page:
    sheet = blank(PLAN)
    for square, piece in drawing:
        sheet = draw(PLAN, sheet, square, piece, claimed=0)
    return sheet


# Comparison with the slow implementation.


@unhurried
@given(drawings())
def test_loops_agree_with_the_slow_implementation(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert sheet.loops == slow_sheet.loops(rows(sheet))


@unhurried
@given(drawings())
def test_visits_agree_with_the_slow_implementation(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert list(monument_squares(PLAN, sheet.visited)) == slow_sheet.visited(rows(sheet))


@unhurried
@given(drawings())
def test_flocks_agree_with_the_slow_implementation(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert list(flocks(PLAN, sheet.cells)) == slow_sheet.flocks(rows(sheet))
    assert sheet.ibis == sum(slow_sheet.flocks(rows(sheet)))


@unhurried
@given(drawings())
def test_the_order_of_drawing_changes_only_the_places_of_statues(drawing: list[tuple[int, int]]) -> None:
    forward, backward = drawn(drawing), drawn(drawing[::-1])
    rebuilt = page_of(PLAN, forward.cells, circled=-1)
    for sheet in (backward, rebuilt):
        assert (sheet.cells, sheet.labels, sheet.loops, sheet.visited, sheet.circled) == (
            *(forward.cells, forward.labels, forward.loops, forward.visited, forward.circled),
        )
        assert len(sheet.statues) == len(forward.statues)


@unhurried
@given(drawings(), st.data())
def test_a_changed_piece_counts_as_a_t(drawing: list[tuple[int, int]], data: st.DataObject) -> None:
    before = drawn(drawing)
    open_arms = [
        (square, arm) for square, piece in drawing if KIND.get(piece) in CHANGEABLE for arm in (1, 2, 4, 8) if not piece & arm
    ]
    if not open_arms:
        return
    square, arm = data.draw(st.sampled_from(open_arms))
    after = change(PLAN, before, square, arm, claimed=0)
    assert after.loops == slow_sheet.loops(rows(after))
    assert list(monument_squares(PLAN, after.visited)) == slow_sheet.visited(rows(after))
    assert after.changed == CHANGE_BIT[KIND[before.cells[square]]]
    assert after.labels == page_of(PLAN, after.cells).labels


# Examples.


def test_a_blank_sheet_has_only_the_printed_cross_roads() -> None:
    assert rows(blank(PLAN)) == [".....", ".....", "..┼..", ".....", "....."]
    assert not blank(PLAN).full


def test_four_turns_are_a_loop_that_need_not_reach_the_centre() -> None:
    assert page("┌┐.../└┘.../..┼../...../.....").loops == 1


def test_a_loop_may_pass_through_the_centre() -> None:
    assert page("...../.┌┐../.└┼../...../.....").loops == 1


def test_two_loops_that_share_a_path_are_two() -> None:
    assert page("┌┬┐../└┴┘../..┼../...../.....").loops == 2


def test_three_paths_between_two_points_are_two_loops() -> None:
    assert page("┌┬┐../│││../└┴┼../...../.....").loops == 2


def test_a_piece_that_closes_two_loops_counts_both() -> None:
    before = page("┌┬┐../└.┘../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["B2"], 11, claimed=0)
    assert (before.loops, after.loops) == (0, 2)


def test_a_path_that_splits_a_loop_adds_one_loop() -> None:
    ring = page("┌┬┐../│.│../└┴┘../...../.....".replace("└┴┘", "└┴┼"))
    split = draw(PLAN, ring, PLAN.number["B2"], 5, claimed=0)
    assert (ring.loops, split.loops) == (1, 2)


def test_arms_that_do_not_meet_and_paths_off_the_edge_make_no_loop() -> None:
    sheet = page("┌┐.../┌┘.../..┼../...../.....")
    assert sheet.loops == 0
    assert page("─────/...../..┼../...../.....").loops == 0


def test_a_monument_needs_a_path_on_its_own_square() -> None:
    assert page(".┌┐../..│../..┼../...../.....").visited
    assert not page("..│../..│../..┼../...../.....").visited


def test_a_monument_not_joined_to_the_centre_is_not_visited() -> None:
    assert page(".┌┐../...../..┼../...../.....").visited == 0


def test_a_monument_that_is_joined_later_becomes_visited() -> None:
    before = page(".┌┐../...../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["C2"], 5, claimed=0)
    assert monument_squares(PLAN, after.visited) == monument_squares(PLAN, after.circled) == ("B1",)


def test_a_claimed_monument_is_not_circled() -> None:
    before = page(".┌┐../...../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["C2"], 5, claimed=PLAN.monuments[0][0])
    assert (monument_squares(PLAN, after.visited), after.circled) == (("B1",), 0)


def test_an_ibis_shuts_the_monument_that_it_covers() -> None:
    sheet = page(".i┐../..│../..┼../...../....i")
    assert (sheet.visited, shut_squares(PLAN, sheet.cells)) == (0, ("B1",))


def test_the_centre_is_not_a_monument() -> None:
    assert page("...../...../..┼../...../.....").visited == 0


def test_ibis_that_touch_only_by_a_corner_are_two_flocks() -> None:
    assert flocks(PLAN, page("i..../.i.../..┼../...../.....").cells) == (1, 1)


def test_the_extra_statue_counts_as_a_statue() -> None:
    assert page("┌┐.../└┘.../..┼../...../.....", ticks="statue").all_statues == 2


def test_a_full_sheet_has_no_empty_square() -> None:
    assert page("iiiii/iiiii/ii┼ii/iiiii/iiiii").full
    assert not page("iiiii/iiiii/ii┼ii/iiiii/iiii.").full


@unhurried
@given(drawings())
def test_every_enclosed_area_has_exactly_one_statue(drawing: list[tuple[int, int]]) -> None:
    sheet = blank(PLAN)
    for square, piece in drawing:
        before, sheet = sheet.statues, draw(PLAN, sheet, square, piece, claimed=0)
        assert sheet.statues.startswith(before), "a statue stays where it was drawn"
        assert len(sheet.statues) == sheet.loops
    inside = areas(PLAN, sheet.cells)
    assert len(inside) == sheet.loops
    assert all(sum(corner in sheet.statues for corner in area) == 1 for area in inside)


def test_the_statue_of_a_small_loop_is_on_its_inner_corner() -> None:
    sheet = page("...../...┌┐/..┼└┘/...../.....")
    assert [spot(PLAN, corner) for corner in sheet.statues] == [(4, 2)]


def test_the_statue_of_a_large_loop_is_near_its_middle() -> None:
    sheet = page("┌───┐/│...│/│.┼.│/│...│/└───┘")
    ((x, y),) = [spot(PLAN, corner) for corner in sheet.statues]
    assert 2 <= x <= 3
    assert 2 <= y <= 3


def test_a_loop_within_a_loop_is_a_separate_area() -> None:
    assert sorted(len(area) for area in areas(PLAN, page("┌──┐./│┌┐│./│└┼│./└──┘./.....").cells)) == [1, 8]


def test_the_extra_statue_is_on_a_free_corner() -> None:
    assert extra_spot(PLAN, b"") == (4, 4)
    assert extra_spot(PLAN, bytes([15, 14])) == (2, 4)


def test_existing_statues_stay_on_their_corners() -> None:
    cells = page("┌┬┐../└┴┘../..┼../...../.....").cells
    assert place_statues(PLAN, cells, bytes([1])) == bytes([1, 0])
