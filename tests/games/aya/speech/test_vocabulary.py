"""The vocabulary of all languages together."""

from rivage.games.aya.speech.vocabulary import IDLE, MEANING, NOUNS, VERBS


def test_idle_words_have_no_meaning() -> None:
    assert not IDLE & MEANING.keys()


def test_every_word_has_one_meaning_in_all_languages() -> None:
    pairs = [(word, meaning) for table in (VERBS, NOUNS) for meaning, words in table.items() for word in words]
    assert [(word, meaning, MEANING[word]) for word, meaning in pairs if MEANING[word] != meaning] == []
