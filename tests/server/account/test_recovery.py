"""Recovery phrases."""

from hypothesis import given
from hypothesis import strategies as st

from rivage.server.account.recovery import WORDS, mark, new_phrase, read


def test_a_phrase_has_eight_words_of_five_letters() -> None:
    words = new_phrase().split()
    assert len(words) == WORDS
    assert all(len(word) == 5 for word in words)


def test_no_two_phrases_are_alike() -> None:
    assert len({new_phrase() for _ in range(50)}) == 50


def test_a_phrase_is_read_however_it_is_written() -> None:
    phrase = new_phrase()
    words = phrase.split()
    for text in (
        phrase,
        phrase.upper(),
        "  " + "\n".join(words),
        "-".join(words),
        ", ".join(words),
        " ".join(f"{number}. {word}" for number, word in enumerate(words, 1)),
    ):
        assert read(text) == phrase


def test_what_is_no_phrase_reads_as_none() -> None:
    words = new_phrase().split()
    for text in (
        "",
        " ".join(words[1:]),
        " ".join([*words, words[0]]),
        " ".join(["words", *words[1:]]),
        " ".join(["babe", *words[1:]]),
    ):
        assert read(text) == ""


@given(st.text(max_size=100))
def test_any_text_can_be_tried(text: str) -> None:
    assert read(text) in {"", text, read(read(text))}


def test_what_is_kept_of_a_phrase_depends_on_the_house() -> None:
    phrase = new_phrase()
    assert mark(phrase, b"one") != mark(phrase, b"other")
    assert phrase not in mark(phrase, b"one")
