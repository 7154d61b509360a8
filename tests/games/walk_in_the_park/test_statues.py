from hypothesis import given

from rivage.games.walk_in_the_park.sheet import blank, draw
from rivage.games.walk_in_the_park.statues import areas, extra_spot, place_statues, spot

from .moments import PLAN, page
from .strategies import drawings, unhurried


@unhurried
@given(drawings())
def test_every_loop_has_one_statue_in_an_area_of_its_own(drawing: list[tuple[int, int]]) -> None:
    sheet = blank(PLAN)
    for square, piece in drawing:
        before, sheet = sheet.statues, draw(PLAN, sheet, square, piece, claimed=0)
        assert sheet.statues.startswith(before), "a statue stays where it was drawn"
        assert len(sheet.statues) == sheet.loops
    inside = areas(PLAN, sheet.cells)
    assert len(inside) == sheet.loops
    assert all(sum(corner in sheet.statues for corner in area) == 1 for area in inside)


def test_a_statue_stands_where_the_four_squares_of_a_small_loop_meet() -> None:
    sheet = page("...../...┌┐/..┼└┘/...../.....")
    assert [spot(PLAN, corner) for corner in sheet.statues] == [(4, 2)]


def test_a_statue_stands_near_the_middle_of_a_large_loop() -> None:
    sheet = page("┌───┐/│...│/│.┼.│/│...│/└───┘")
    ((x, y),) = [spot(PLAN, corner) for corner in sheet.statues]
    assert 2 <= x <= 3
    assert 2 <= y <= 3


def test_a_loop_within_a_loop_is_an_area_of_its_own() -> None:
    assert sorted(len(area) for area in areas(PLAN, page("┌──┐./│┌┐│./│└┼│./└──┘./.....").cells)) == [1, 8]


def test_the_extra_statue_never_stands_on_another() -> None:
    assert extra_spot(PLAN, b"") == (4, 4)
    assert extra_spot(PLAN, bytes([15, 14])) == (2, 4)


def test_statues_that_stand_are_left_where_they_are() -> None:
    cells = page("┌┬┐../└┴┘../..┼../...../.....").cells
    assert place_statues(PLAN, cells, bytes([1])) == bytes([1, 0])
