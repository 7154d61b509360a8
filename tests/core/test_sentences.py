"""A view is told in plain words where the game says nothing better."""

import msgspec

from rivage.core import Sentence
from rivage.core.sentences import MOST_ITEMS, told


class Pond(msgspec.Struct):
    """A view as a game may have it."""

    frogs: int
    open_water: bool
    stones: tuple[int, ...]
    newts: list[dict[str, int]]
    heron: str | None = None
    empty: tuple[int, ...] = ()


def test_every_field_that_says_something_is_a_line() -> None:
    view = Pond(frogs=3, open_water=True, stones=(1, 2), newts=[{"age": 1, "tail_length": 4}])
    assert told(view) == (
        Sentence("Frogs: 3"),
        Sentence("Open water: yes"),
        Sentence("Stones: 1; 2"),
        Sentence("Newts: age 1, tail length 4"),
    )


def test_a_long_list_is_told_by_its_length() -> None:
    assert told({"stones": tuple(range(MOST_ITEMS + 1))}) == (Sentence(f"Stones: {MOST_ITEMS + 1} in all"),)


def test_what_is_no_struct_is_one_line() -> None:
    assert told([1, 2]) == (Sentence("1; 2"),)
