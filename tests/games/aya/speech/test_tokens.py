"""Parsing of sentences, without a table."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rivage.core import NotUnderstood
from rivage.games.aya.speech.tokens import parse_text
from rivage.games.aya.speech.vocabulary import IDLE, MEANING


def test_parts_of_a_sentence_are_found_in_any_order() -> None:
    for text in (
        "extend river 2 left 20 by 25 mm",
        "by 25 mm, to the left 20°, extend river 2",
        "Prolonge de 25 mm le fleuve 2 à gauche de 20",
        "Verleng rivier 2 met 25 mm, naar links 20°",
    ):
        parsed = parse_text(text)
        assert (parsed.verb, parsed.river, parsed.turn, parsed.away) == ("extend", 2, 200, 250), text


def test_capitals_accents_and_punctuation_are_ignored() -> None:
    assert parse_text("RELÈVE le domino n 12".replace(" n", "")).verb == parse_text("releve domino 12").verb == "raise"
    assert parse_text("pose-la !").verb == "lay"


def test_a_word_names_a_kind_of_tile_only_after_a_terrain() -> None:
    assert (parse_text("cross forest fork").verb, parse_text("cross forest fork").kind) == ("cross", "fork")
    assert parse_text("fork river 2").verb == "fork"
    assert parse_text("lay it at the end of river 1").kind == ""


def test_a_verb_of_two_words_gets_its_meaning_from_the_second() -> None:
    assert parse_text("leg de tegel terug").verb == "put"
    assert parse_text("zet het dier terug op domino 2").verb == "put"
    assert parse_text("zet domino 2 overeind").verb == "raise"
    assert parse_text("zet domino 2").verb == "place"


@example("¼")
@example("extend x²")
@given(st.text(max_size=60) | st.lists(st.sampled_from([*MEANING, *sorted(IDLE), "7", "-3.5", ",", "mm"])).map(" ".join))
def test_any_text_is_parsed_or_refused_with_a_position(text: str) -> None:
    try:
        parsed = parse_text(text)
    except NotUnderstood as error:
        assert 0 <= error.at <= len(text)
        assert error.code in ("words.unclear", "words.missing")
    else:
        assert parsed.verb


@pytest.mark.parametrize("text", ["extend river -1", "extend river 1.5", "push domino 1000000"])
def test_numbers_of_pieces_must_be_whole_and_in_range(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse_text(text)
