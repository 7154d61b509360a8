"""The default description of a view, for games without their own."""

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


def test_a_view_is_described_field_by_field_without_empty_fields() -> None:
    assert lines(View()) == ["Heap: 5", "Whose turn: 0", "Open: yes"]


def test_lists_and_dicts_are_described_in_order() -> None:
    assert lines(View(cards=["ace", "two"], places={"left_bank": 3}))[3:] == ["Cards: ace; two", "Places: left bank 3"]


def test_a_long_list_is_described_by_its_length() -> None:
    assert "Cards: 41 in all" in lines(View(cards=["x"] * (MAX_ITEMS + 1)))


def test_a_plain_value_is_described_as_it_is() -> None:
    assert lines(7) == ["7"]


def test_tuples_are_described_like_lists() -> None:
    assert lines({"stones": (1, 2), "none": ()}) == ["Stones: 1; 2"]
