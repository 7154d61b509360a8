import pytest
from hypothesis import given

from rivage.core import NotationError, encode
from rivage.games.walk_in_the_park import Facts, facts
from rivage.games.walk_in_the_park.notation import format_cells
from rivage.games.walk_in_the_park.sheet import blank, draw

from . import slow_sheet
from .moments import PLAN
from .strategies import drawings, unhurried


@unhurried
@given(drawings())
def test_facts_are_those_of_the_painted_sheet(drawing: list[tuple[int, int]]) -> None:
    sheet = blank(PLAN)
    for square, piece in drawing:
        sheet = draw(PLAN, sheet, square, piece, claimed=0)
    text = format_cells(PLAN, sheet.cells)
    rows = text.split("\n")
    groups = slow_sheet.flocks(rows)
    assert facts(text) == Facts(slow_sheet.loops(rows), tuple(slow_sheet.visited(rows)), sum(groups), tuple(groups))


def test_facts_are_encoded_in_the_fixed_order() -> None:
    assert encode(facts(".┌┐..\n.└┤..\n..┼..\n.....\n....i")) == b'{"loops":1,"visited":["B1"],"ibis":1,"flocks":[1]}'


def test_a_sheet_that_cannot_be_read_says_where() -> None:
    with pytest.raises(NotationError) as caught:
        facts(".....\n..?..")
    assert caught.value.at == 8
