import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import NotationError
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState

from .moments import play, position
from .strategies import moments, positions

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


class TestPositions:
    @given(positions(running=False))
    def test_a_position_survives_parsing_and_formatting(self, text: str) -> None:
        assert GAME.format_state(GAME.parse_state(text)) == text

    @given(positions(running=False))
    def test_a_state_survives_formatting_and_parsing(self, text: str) -> None:
        state = GAME.parse_state(text)
        assert GAME.parse_state(GAME.format_state(state)) == state

    @given(moments())
    def test_the_notation_of_a_state_keeps_everything_its_future_needs(self, state: DeepRiverState) -> None:
        text = GAME.format_state(state)
        read = GAME.parse_state(text)
        assert GAME.format_state(read) == text
        assert (read.setting, read.position) == (state.setting, state.position)
        assert (read.actors, read.legal, read.phase) == (state.actors, state.legal, state.phase)

    def test_inside_a_turn_the_notation_lists_the_actions_since_its_start(self) -> None:
        assert GAME.format_state(play(START, "c2, nest")) == f"{START} : c2, nest"

    def test_a_confirmed_turn_is_a_new_position(self) -> None:
        assert GAME.format_state(play(START, "c3, nest, done")) == "BAS*TAB ./././.+./././s 50/40 4 1a1b2b - e"

    def test_the_notation_of_the_set_up_lists_its_draws(self) -> None:
        text = "setup top pie : tiles BASTAB, throw aba, begin e"
        assert GAME.format_state(GAME.parse_state(text)) == text

    @pytest.mark.parametrize("words", ["eels salmon", "pie eels"])
    def test_at_most_one_word_names_the_side_that_begins(self, words: str) -> None:
        with pytest.raises(NotationError):
            GAME.parse_state(f"setup {words}")

    def test_options_follow_as_words(self) -> None:
        state = GAME.parse_state(f"{START} top crossed")
        assert state.setting.top_only
        assert state.setting.sides == ("s", "e")

    @given(positions())
    def test_the_order_of_the_big_tiles_slots_and_white_space_are_ignored(self, text: str) -> None:
        tiles, river, rest = text.split(" ", 2)
        parts = river.split("/")
        parts[3] = "+".join(reversed(parts[3].split("+")))
        assert GAME.format_state(GAME.parse_state(f"  {tiles}  {'/'.join(parts)} {rest}\n")) == text

    def test_the_empty_slot_comes_last_and_doubles_before_singles(self) -> None:
        assert ".+e" not in GAME.format_state(GAME.parse_state(position("./././.+e/././.")))
        assert "/E+e/" in GAME.format_state(GAME.parse_state(position("./././e+E/././.")))

    @pytest.mark.parametrize(
        "text", [position(bear=0), position(bear=8), position(currents="7a7b1a"), position(currents="7a7b7a")]
    )
    def test_positions_with_an_ending_are_finished_games(self, text: str) -> None:
        assert GAME.outcome(GAME.parse_state(text)) is not None

    @given(st.text(max_size=60))
    def test_any_text_is_a_position_or_raises_a_notation_error(self, text: str) -> None:
        try:
            GAME.parse_state(text)
        except NotationError as error:
            assert 0 <= error.at <= len(text)

    @given(positions(), st.integers(0, 60), st.characters(codec="ascii"))
    def test_a_position_with_one_changed_character_is_stable_or_refused(self, text: str, at: int, character: str) -> None:
        changed = text[:at] + character + text[at + 1 :]
        try:
            written = GAME.format_state(GAME.parse_state(changed))
        except NotationError as error:
            assert 0 <= error.at <= len(changed)
        else:
            assert GAME.format_state(GAME.parse_state(written)) == written


REFUSED = [
    ("", 0, "empty"),
    ("   ", 0, "empty"),
    ("BAS*TAB", 7, "the river field is missing"),
    (START[:-2], 40, "the player to move field is missing"),
    (f"{START} x", 43, "expected the end"),
    (f"{START} crossed top", 51, "expected the end"),
    ("BAX*TAB ./././.+./././. 50/50 4 1a1b1a - s", 2, "simple tile"),
    ("BASTTAB ./././.+./././. 50/50 4 1a1b1a - s", 3, "the big one"),
    ("B*S*TAB ./././.+./././. 50/50 4 1a1b1a - s", 1, "simple tile"),
    ("BAS*SAB ./././.+./././. 50/50 4 1a1b1a - s", 4, "only 1 tiles S"),
    ("BAS*TA ./././.+./././. 50/50 4 1a1b1a - s", 6, "expected 7 tiles"),
    ("BAS*TABB ./././.+./././. 50/50 4 1a1b1a - s", 7, "expected 7 tiles"),
    ("BAS*TAB ./././.+././. 50/50 4 1a1b1a - s", 8, "expected 7 tiles separated by /"),
    ("BAS*TAB ././././././. 50/50 4 1a1b1a - s", 14, "tile 4 has 2 slots"),
    ("BAS*TAB ./.+././.+./././. 50/50 4 1a1b1a - s", 10, "tile 2 has 1 slot"),
    ("BAS*TAB ./././.+./x/./. 50/50 4 1a1b1a - s", 18, "a slot is empty"),
    ("BAS*TAB ./././.+.//./. 50/50 4 1a1b1a - s", 18, "a slot is empty"),
    ("BAS*TAB ./././.+./eE/./. 30/50 4 1a1b1a - s", 18, "one pawn of each side"),
    ("BAS*TAB ./././.+./ese/./. 30/40 4 1a1b1a - s", 18, "one pawn of each side"),
    ("BAS*TAB ./././.+./e/./. 50/50 4 1a1b1a - s", 8, "5 eels in the river and the nest together, not 6"),
    ("BAS*TAB ./././.+./././. 50/40 4 1a1b1a - s", 8, "5 salmon in the river and the nest together, not 4"),
    ("BAS*TAB ./././.+./././. 5/50 4 1a1b1a - s", 24, "nests"),
    ("BAS*TAB ./././.+./././. 60/50 4 1a1b1a - s", 24, "nests"),
    ("BAS*TAB ./././.+./././. 50/50 9 1a1b1a - s", 30, "bear"),
    ("BAS*TAB ./././.+./././. 50/50 44 1a1b1a - s", 30, "bear"),
    ("BAS*TAB ./././.+./././. 50/50 4 0a1b1a - s", 32, "tile 1 to 7"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1c1a - s", 35, "a or b"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b - s", 36, "expected 3 currents"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a1a - s", 38, "expected 3 currents"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a 4 s", 39, "digits 1 to 3"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a 21 s", 40, "in order"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a 11 s", 40, "in order"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a 123 s", 41, "at most 2"),
    ("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - x", 41, "e or s"),
    (f"{START} : ", 45, "not an action"),
    (f"{START} : c1, c9", 50, "not an action"),
    (f"{START} : c1, t3", 49, "t3 cannot be played here"),
    ("BAS*TAB ./././.+./././. 50/50 8 1a1b1a - s : c1", 45, "over before c1"),
]


@pytest.mark.parametrize(("text", "at", "what"), REFUSED)
def test_an_unreadable_position_reports_the_problem_and_the_offset(text: str, at: int, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_state(text)
    assert what in caught.value.what
    assert caught.value.at == at
