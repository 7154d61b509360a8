"""Nicknames: only visible characters, counted as graphemes."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.table.errors import BadName
from rivage.table.match.names import MAX_NAME_CODE_POINTS, MAX_NAME_GRAPHEMES, count_graphemes, nickname

GRAPHEMES = (
    *"aZ9é ß?ñŐжשяあ山한",
    "Z͑",
    "ส็",
    "👍",
    "👍🏽",
    "❤️",
    "❤️‍🔥",
    "🏳️‍🌈",
    "🙂‍↔️",
    "👨‍👩‍👧‍👦",
    "👩🏽‍🚀",
    "🇫🇷",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "3️⃣",
    "#️⃣",
)
"""Each is one grapheme; some consist of several code points."""
INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
INVISIBLE += "\ufe0f\ufe00\u034f\u3164\u115f\u2800\U000e0061\U000e007f\x00\x1b\u2028\ue000"
"""Invisible characters, and characters that change the direction of text."""


def refused(text: str) -> None:
    with pytest.raises(BadName) as caught:
        nickname(text)
    assert caught.value.code == "seat.name"
    assert caught.value.details == {"longest": MAX_NAME_GRAPHEMES}


@pytest.mark.parametrize(
    ("written", "shown"), [("Ann", "Ann"), ("  Ann \u3000 Marie\n", "Ann Marie"), ("Zoé 🐟", "Zoé 🐟"), ("x" * 24, "x" * 24)]
)
def test_a_nickname_is_trimmed(written: str, shown: str) -> None:
    assert nickname(written) == shown


@pytest.mark.parametrize("text", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "a\u200db", "🐟\u200d", "\u0301a"])
def test_a_nickname_that_cannot_be_displayed_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("name", ["علی\u200cرضا", "ක්\u200dෂ", "葛\U000e0100城", "שלום", "한국", "Nguyễn", "नमस्ते", "O’Neil-Ó (2)"])
def test_names_in_every_language_are_accepted(name: str) -> None:
    assert nickname(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("grapheme", GRAPHEMES)
def test_an_emoji_sequence_counts_as_one_grapheme(grapheme: str) -> None:
    assert count_graphemes(grapheme) == 1


@given(st.lists(st.sampled_from(GRAPHEMES), min_size=1, max_size=MAX_NAME_GRAPHEMES))
def test_any_sequence_of_graphemes_that_is_short_enough_is_a_name(graphemes: list[str]) -> None:
    written = "".join(graphemes)
    name = " ".join(written.split())
    if not name or len(unicodedata.normalize("NFC", name)) > MAX_NAME_CODE_POINTS:
        refused(written)
        return
    assert nickname(written) == unicodedata.normalize("NFC", name)
    assert count_graphemes(nickname(written)) <= len(graphemes)


@given(st.sampled_from([grapheme for grapheme in GRAPHEMES if grapheme.strip()]), st.integers(MAX_NAME_GRAPHEMES + 1, 60))
def test_one_grapheme_too_many_is_refused(grapheme: str, many: int) -> None:
    refused(grapheme * many)


@given(st.text(INVISIBLE, max_size=30))
def test_invisible_characters_are_refused(text: str) -> None:
    refused(text)


@given(st.text("abcé", min_size=1, max_size=9), st.sampled_from(INVISIBLE), st.data())
def test_invisible_characters_between_letters_are_refused(letters: str, hidden: str, data: st.DataObject) -> None:
    # Some invisible characters count as spaces in Python, and spaces at the ends are trimmed.
    at = data.draw(st.integers(0, len(letters)))
    text = letters[:at] + hidden + letters[at:]
    if hidden.isspace():
        assert nickname(text).replace(" ", "") == letters
    else:
        refused(text)


@given(st.text(max_size=40))
def test_a_valid_name_is_stable_and_visible(text: str) -> None:
    try:
        name = nickname(text)
    except BadName:
        return
    assert nickname(name) == name
    assert 1 <= count_graphemes(name) <= MAX_NAME_GRAPHEMES
    assert any(unicodedata.category(grapheme)[0] in "LNPS" for grapheme in name) or any(
        ord(grapheme) >= 0x1F000 for grapheme in name
    )
