"""Sentences taken apart, without a table."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rivage.core import NotUnderstood
from rivage.games.aya.speech.tokens import read
from rivage.games.aya.speech.vocabulary import IDLE, MEANING


def test_every_part_is_found_whatever_the_order() -> None:
    for text in (
        "extend river 2 left 20 by 25 mm",
        "by 25 mm, to the left 20°, extend river 2",
        "Prolonge de 25 mm le fleuve 2 à gauche de 20",
        "Verleng rivier 2 met 25 mm, naar links 20°",
    ):
        said = read(text)
        assert (said.verb, said.river, said.turn, said.away) == ("extend", 2, 200, 250), text


def test_capitals_accents_and_signs_do_not_matter() -> None:
    assert read("RELÈVE le domino n 12".replace(" n", "")).verb == read("releve domino 12").verb == "raise"
    assert read("pose-la !").verb == "lay"


def test_a_word_that_names_a_kind_of_tile_is_one_behind_a_terrain_only() -> None:
    assert (read("cross forest fork").verb, read("cross forest fork").kind) == ("cross", "fork")
    assert read("fork river 2").verb == "fork"
    assert read("lay it at the end of river 1").kind == ""


def test_a_verb_of_two_words_is_understood_by_its_second() -> None:
    assert read("leg de tegel terug").verb == "put"
    assert read("zet het dier terug op domino 2").verb == "put"
    assert read("zet domino 2 overeind").verb == "raise"
    assert read("zet domino 2").verb == "place"


@example("¼")
@example("extend x²")
@given(st.text(max_size=60) | st.lists(st.sampled_from([*MEANING, *sorted(IDLE), "7", "-3.5", ",", "mm"])).map(" ".join))
def test_any_text_is_taken_apart_or_refused_with_a_place_in_it(text: str) -> None:
    try:
        said = read(text)
    except NotUnderstood as error:
        assert 0 <= error.at <= len(text)
        assert error.code in ("words.unclear", "words.missing")
    else:
        assert said.verb


@pytest.mark.parametrize("text", ["extend river -1", "extend river 1.5", "push domino 1000000"])
def test_what_is_counted_is_a_whole_number_in_reach(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)
