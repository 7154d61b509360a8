"""The conformance kit checks the descriptions of views and the labels of actions."""

from typing import Any

from rivage.core import CHANCE, Chances, Legal, Seat, Sentence, plain
from rivage.core.checks import check_game

from .test_checks import refuse
from .toys import Pebbles


def test_two_listed_actions_with_the_same_text_fail() -> None:
    class Broken(Pebbles):
        def label(self, state: Any, seat: Seat, action: Any) -> Sentence:
            return plain("take some")

    refuse(Broken(), "two legal actions of seat .* have the same label")


def test_two_listed_actions_with_the_same_message_fail() -> None:
    class Broken(Pebbles):
        def label(self, state: Any, seat: Seat, action: Any) -> Sentence:
            return Sentence("pebbles-say-take", {"of": 7})

    refuse(Broken(), "two legal actions of seat .* have the same label")


def test_candidates_may_have_the_same_label() -> None:
    class Vague(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            found = super().legal_actions(state, seat)
            return found if isinstance(found, Chances) else tuple(found)

        def label(self, state: Any, seat: Seat, action: Any) -> Sentence:
            return super().label(state, seat, action) if seat == CHANCE else plain("take some")

    assert check_game(Vague(), games=5).games == 5


def test_an_action_with_an_empty_label_fails() -> None:
    class Broken(Pebbles):
        def label(self, state: Any, seat: Seat, action: Any) -> Sentence:
            return plain("" if state.pebbles == 2 else str(action))

    refuse(Broken(), "has an empty label")


def test_an_exception_in_label_fails() -> None:
    class Broken(Pebbles):
        def label(self, state: Any, seat: Seat, action: Any) -> Sentence:
            return plain(f"take {['', 'one', 'two'][action]}" if seat != CHANCE else str(action))

    refuse(Broken(), "3 cannot be described: IndexError")


def test_a_description_without_lines_fails() -> None:
    class Broken(Pebbles):
        def describe(self, view: Any) -> tuple[Sentence, ...]:
            return ()

    refuse(Broken(), "has no lines")


def test_an_exception_in_describe_fails() -> None:
    class Broken(Pebbles):
        def describe(self, view: Any) -> tuple[Sentence, ...]:
            raise KeyError("word")

    refuse(Broken(), "cannot be described: KeyError")
