"""Views of games that say nothing better themselves, in plain words."""

import msgspec

from rivage.core.sentences import MAX_ITEMS, describe_fields


class View(msgspec.Struct):
    heap: int = 5
    whose_turn: int = 0
    open: bool = True
    cards: list[str] = []
    note: str = ""
    places: dict[str, int] = {}


def lines(view: object) -> list[str]:
    return [str(sentence.args["text"]) for sentence in describe_fields(view)]


def test_a_view_is_told_field_by_field_without_what_is_empty() -> None:
    assert lines(View()) == ["Heap: 5", "Whose turn: 0", "Open: yes"]


def test_lists_and_tables_are_told_in_their_order() -> None:
    assert lines(View(cards=["ace", "two"], places={"left_bank": 3}))[3:] == ["Cards: ace; two", "Places: left bank 3"]


def test_of_long_lists_only_the_number_is_told() -> None:
    assert "Cards: 41 in all" in lines(View(cards=["x"] * (MAX_ITEMS + 1)))


def test_a_plain_value_is_told_as_it_is() -> None:
    assert lines(7) == ["7"]


def test_tuples_are_told_like_lists() -> None:
    assert lines({"stones": (1, 2), "none": ()}) == ["Stones: 1; 2"]
