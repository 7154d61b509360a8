import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import NotationError, encode
from rivage.games.walk_in_the_park import GAME, Facts, facts
from rivage.games.walk_in_the_park.actions import ROLLS, WRITTEN, Action
from rivage.games.walk_in_the_park.notation import LEXICON, format_cells, format_round, parse_cells
from rivage.games.walk_in_the_park.sheet import blank, draw
from rivage.games.walk_in_the_park.state import WalkState

from . import slow_sheet
from .moments import PLAN, random_match
from .strategies import drawings, moments, unhurried

WORDS = [word for word in PLAN.words if word != WRITTEN and word not in ROLLS.values()]


def test_every_action_survives_formatting_and_parsing() -> None:
    assert len(LEXICON.actions) == 25 * (4 + 2 + 4 + 1) + 25 * 4 + 10 + 4 + 2
    for text, action in LEXICON.actions.items():
        assert GAME.parse_action(text) is action
        assert GAME.format_action(action) == text


def test_white_space_around_an_action_is_ignored() -> None:
    assert GAME.parse_action(" B2=NE ") == "B2=NE"
    assert GAME.parse_action("roll  turn") == "roll turn"


@pytest.mark.parametrize(
    ("text", "at"),
    [("", 0), ("B6=NE", 1), ("F1=NE", 0), ("B2=EN", 4), ("B2=NESW", 6), ("B2+NE", 4), ("*three", 2), ("B2", 2), ("  b2=NE", 2)],
)
def test_an_unreadable_action_reports_its_offset(text: str, at: int) -> None:
    with pytest.raises(NotationError, match="not an action") as caught:
        GAME.parse_action(text)
    assert caught.value.at == at


@given(st.lists(st.sampled_from(WORDS), min_size=1))
def test_a_round_survives_formatting_and_parsing(words: list[Action]) -> None:
    assert GAME.parse_round(format_round(words)) == tuple(words)


def test_example_rounds_of_the_rules_are_parsed() -> None:
    assert GAME.parse_round("B2=NE") == ("B2=NE",)
    assert GAME.parse_round(" B2+S  D1=NS *turn D2=ES *two ") == ("B2+S", "D1=NS", "*turn", "D2=ES", "*two")
    assert GAME.parse_round("-") == ("-",)


@pytest.mark.parametrize(("text", "at"), [("", 0), ("B2=NE C9=NE", 7), ("B2=NE done", 6), ("B2=NE *tw", 9)])
def test_an_unreadable_round_reports_its_offset(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_round(text)
    assert caught.value.at == at


def test_the_notation_of_a_round_omits_done() -> None:
    assert GAME.format_round([Action("B2=NE"), WRITTEN]) == "B2=NE"


def test_replaying_the_rounds_of_a_match_gives_the_same_end() -> None:
    from .moments import rounds

    *_, end = random_match(2, 3)
    lines: list[str] = []
    for state in random_match(2, 3):
        if state.last and (state.rolling or state.result):
            parts = [format_round(wrote.words) for wrote in state.last]
            lines.append(" | ".join([state.rolls[-1], *parts]))
    again = next(iter(random_match(2, 3)))
    assert rounds(again, *lines) == end


@unhurried
@given(drawings())
def test_a_sheet_survives_formatting_and_parsing(drawing: list[tuple[int, int]]) -> None:
    cells = bytearray(25)
    cells[PLAN.centre] = 15
    for square, piece in drawing:
        cells[square] = piece
    text = format_cells(PLAN, bytes(cells))
    assert [len(row) for row in text.split("\n")] == [5] * 5
    assert parse_cells(PLAN, text) == bytes(cells)
    assert parse_cells(PLAN, text.replace("\n", "  \n") + "\n") == bytes(cells)


@unhurried
@given(moments())
def test_a_position_survives_formatting_and_parsing(state: WalkState) -> None:
    text = GAME.format_state(state)
    again = GAME.parse_state(text)
    assert GAME.format_state(again) == text
    assert (again.rolls, again.rolling, again.claimed, again.result) == (state.rolls, state.rolling, state.claimed, state.result)
    for written, parsed in zip(state.seats, again.seats, strict=True):
        assert (written.words, written.drawn, written.bonus, written.done) == (
            parsed.words,
            parsed.drawn,
            parsed.bonus,
            parsed.done,
        )
        assert (written.page.cells, written.page.labels, written.page.ticks) == (
            parsed.page.cells,
            parsed.page.labels,
            parsed.page.ticks,
        )
        assert (written.page.visited, written.page.circled, written.page.changed) == (
            *(parsed.page.visited, parsed.page.circled),
            parsed.page.changed,
        )


@unhurried
@given(drawings())
def test_facts_agree_with_the_slow_implementation(drawing: list[tuple[int, int]]) -> None:
    sheet = blank(PLAN)
    for square, piece in drawing:
        sheet = draw(PLAN, sheet, square, piece, claimed=0)
    text = format_cells(PLAN, sheet.cells)
    rows = text.split("\n")
    groups = slow_sheet.flocks(rows)
    assert facts(text) == Facts(slow_sheet.loops(rows), tuple(slow_sheet.visited(rows)), sum(groups), tuple(groups))


def test_facts_are_encoded_in_the_fixed_order() -> None:
    assert encode(facts(".┌┐..\n.└┤..\n..┼..\n.....\n....i")) == b'{"loops":1,"visited":["B1"],"ibis":1,"flocks":[1]}'


def test_an_unreadable_sheet_reports_its_offset() -> None:
    with pytest.raises(NotationError) as caught:
        facts(".....\n..?..")
    assert caught.value.at == 8
