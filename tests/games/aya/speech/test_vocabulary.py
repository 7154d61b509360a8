"""The words of all languages at once."""

from rivage.games.aya.speech.vocabulary import IDLE, MEANING, NOUNS, VERBS


def test_no_idle_word_has_a_meaning() -> None:
    assert not IDLE & MEANING.keys()


def test_no_word_means_two_things_whatever_the_languages() -> None:
    said = [(word, meaning) for table in (VERBS, NOUNS) for meaning, words in table.items() for word in words]
    assert [(word, meaning, MEANING[word]) for word, meaning in said if MEANING[word] != meaning] == []
