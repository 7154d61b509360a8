import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import NotationError
from rivage.games.deep_river import GAME
from rivage.games.deep_river.actions import ALL_ACTIONS

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


class TestActions:
    @pytest.mark.parametrize("text", ALL_ACTIONS)
    def test_every_action_survives_parsing_and_formatting(self, text: str) -> None:
        assert GAME.format_action(GAME.parse_action(text)) == text

    def test_the_number_of_actions_of_each_kind_is_fixed(self) -> None:
        groups = {"tiles": 180, "throw": 8, "first": 2, "begin": 2, "take": 2, "cover": 4, "swap": 8, "tilt": 3, "double": 9}
        for word, count in groups.items():
            assert sum(text.split()[0] == word for text in ALL_ACTIONS) == count
        assert [text for text in ALL_ACTIONS if " " not in text] == [
            *("c1", "c2", "c3", "nest", "nest2", "t1", "t2", "t3", "t4", "t4b", "t5", "t6", "t7", "use", "pass", "done"),
        ]

    @given(st.sampled_from(sorted(ALL_ACTIONS)))
    def test_additional_white_space_is_ignored(self, text: str) -> None:
        assert GAME.parse_action("  " + text.replace(" ", "  ") + "\n") == text

    @pytest.mark.parametrize(
        ("text", "at"), [("", 0), ("x", 0), ("c4", 1), ("tilt 4", 5), ("c1 now", 2), ("  swap 8", 7), ("T4", 0), ("cover x", 6)]
    )
    def test_an_unreadable_action_reports_its_offset(self, text: str, at: int) -> None:
        with pytest.raises(NotationError, match="not an action") as caught:
            GAME.parse_action(text)
        assert caught.value.at == at

    @given(st.text(max_size=20))
    def test_any_text_is_an_action_or_raises_a_notation_error(self, text: str) -> None:
        try:
            assert GAME.parse_action(GAME.format_action(GAME.parse_action(text)))
        except NotationError as error:
            assert 0 <= error.at <= len(text)
