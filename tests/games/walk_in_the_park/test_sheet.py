from hypothesis import given
from hypothesis import strategies as st

from rivage.games.walk_in_the_park.components import CHANGEABLE
from rivage.games.walk_in_the_park.notation import format_cells
from rivage.games.walk_in_the_park.plan import CHANGE_BIT, KIND
from rivage.games.walk_in_the_park.sheet import Page, blank, change, draw, flocks, masked, page_of, shut

from . import slow_sheet
from .moments import PLAN, page
from .strategies import drawings, unhurried


def rows(sheet: Page) -> list[str]:
    return format_cells(PLAN, sheet.cells).split("\n")


def drawn(drawing: list[tuple[int, int]]) -> Page:
    sheet = blank(PLAN)
    for square, piece in drawing:
        sheet = draw(PLAN, sheet, square, piece, claimed=0)
    return sheet


# Against the painted sheet.


@unhurried
@given(drawings())
def test_loops_are_the_areas_of_paper_the_paths_cut_off(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert sheet.loops == slow_sheet.loops(rows(sheet))


@unhurried
@given(drawings())
def test_visits_are_the_monuments_that_can_be_walked_to(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert list(masked(PLAN, sheet.visited)) == slow_sheet.visited(rows(sheet))


@unhurried
@given(drawings())
def test_flocks_are_groups_of_orthogonal_neighbours(drawing: list[tuple[int, int]]) -> None:
    sheet = drawn(drawing)
    assert list(flocks(PLAN, sheet.cells)) == slow_sheet.flocks(rows(sheet))
    assert sheet.ibis == sum(slow_sheet.flocks(rows(sheet)))


@unhurried
@given(drawings())
def test_the_order_of_drawing_changes_nothing_but_where_statues_stand(drawing: list[tuple[int, int]]) -> None:
    one, other = drawn(drawing), drawn(drawing[::-1])
    rebuilt = page_of(PLAN, one.cells, circled=-1)
    for sheet in (other, rebuilt):
        assert (sheet.cells, sheet.labels, sheet.loops, sheet.visited, sheet.circled) == (
            *(one.cells, one.labels, one.loops, one.visited, one.circled),
        )
        assert len(sheet.statues) == len(one.statues)


@unhurried
@given(drawings(), st.data())
def test_a_change_is_as_if_the_piece_had_been_drawn_with_three_arms(drawing: list[tuple[int, int]], data: st.DataObject) -> None:
    before = drawn(drawing)
    open_arms = [
        (square, arm) for square, piece in drawing if KIND.get(piece) in CHANGEABLE for arm in (1, 2, 4, 8) if not piece & arm
    ]
    if not open_arms:
        return
    square, arm = data.draw(st.sampled_from(open_arms))
    after = change(PLAN, before, square, arm, claimed=0)
    assert after.loops == slow_sheet.loops(rows(after))
    assert list(masked(PLAN, after.visited)) == slow_sheet.visited(rows(after))
    assert after.changed == CHANGE_BIT[KIND[before.cells[square]]]
    assert after.labels == page_of(PLAN, after.cells).labels


# By name.


def test_a_blank_sheet_has_only_the_printed_cross_roads() -> None:
    assert rows(blank(PLAN)) == [".....", ".....", "..┼..", ".....", "....."]
    assert not blank(PLAN).full


def test_four_turns_are_a_loop_that_need_not_reach_the_centre() -> None:
    assert page("┌┐.../└┘.../..┼../...../.....").loops == 1


def test_a_loop_may_pass_through_the_centre() -> None:
    assert page("...../.┌┐../.└┼../...../.....").loops == 1


def test_two_loops_that_share_a_path_are_two() -> None:
    assert page("┌┬┐../└┴┘../..┼../...../.....").loops == 2


def test_three_ways_between_two_points_are_two_loops() -> None:
    assert page("┌┬┐../│││../└┴┼../...../.....").loops == 2


def test_a_piece_that_closes_two_rings_at_once_earns_two() -> None:
    before = page("┌┬┐../└.┘../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["B2"], 11, claimed=0)
    assert (before.loops, after.loops) == (0, 2)


def test_a_path_that_splits_a_ring_earns_one_more() -> None:
    ring = page("┌┬┐../│.│../└┴┘../...../.....".replace("└┴┘", "└┴┼"))
    split = draw(PLAN, ring, PLAN.number["B2"], 5, claimed=0)
    assert (ring.loops, split.loops) == (1, 2)


def test_arms_that_do_not_meet_join_nothing_and_paths_may_run_off_the_edge() -> None:
    sheet = page("┌┐.../┌┘.../..┼../...../.....")
    assert sheet.loops == 0
    assert page("─────/...../..┼../...../.....").loops == 0


def test_a_monument_needs_a_path_on_its_own_square() -> None:
    assert page(".┌┐../..│../..┼../...../.....").visited
    assert not page("..│../..│../..┼../...../.....").visited


def test_a_monument_not_joined_to_the_centre_is_not_visited() -> None:
    assert page(".┌┐../...../..┼../...../.....").visited == 0


def test_a_monument_joined_later_is_visited_then() -> None:
    before = page(".┌┐../...../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["C2"], 5, claimed=0)
    assert masked(PLAN, after.visited) == masked(PLAN, after.circled) == ("B1",)


def test_a_monument_somebody_visited_before_is_not_circled() -> None:
    before = page(".┌┐../...../..┼../...../.....")
    after = draw(PLAN, before, PLAN.number["C2"], 5, claimed=PLAN.monuments[0][0])
    assert (masked(PLAN, after.visited), after.circled) == (("B1",), 0)


def test_an_ibis_closes_the_monument_it_sits_on() -> None:
    sheet = page(".i┐../..│../..┼../...../....i")
    assert (sheet.visited, shut(PLAN, sheet.cells)) == (0, ("B1",))


def test_the_centre_is_no_monument() -> None:
    assert page("...../...../..┼../...../.....").visited == 0


def test_ibis_that_touch_only_by_a_corner_are_two_flocks() -> None:
    assert flocks(PLAN, page("i..../.i.../..┼../...../.....").cells) == (1, 1)


def test_the_extra_statue_counts_as_one_more() -> None:
    assert page("┌┐.../└┘.../..┼../...../.....", ticks="statue").all_statues == 2


def test_a_full_sheet_has_no_empty_square() -> None:
    assert page("iiiii/iiiii/ii┼ii/iiiii/iiiii").full
    assert not page("iiiii/iiiii/ii┼ii/iiiii/iiii.").full
