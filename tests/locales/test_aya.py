"""What Aya's tables of sentences say in English, every language says with the same arguments."""

import string

import pytest
from fluent.syntax import ast

from rivage.analysis.aya import SENTENCES
from rivage.bots.aya import advice
from rivage.games.aya import notation
from rivage.games.aya.components import ANIMAL, BANDS, GARDEN, KINDS, SOURCE, START, TERRAINS
from rivage.games.aya.counting import photos
from rivage.games.aya.rules import errors as refusals
from rivage.games.aya.state import PHASES

from .test_catalogues import LANGUAGES, messages, read

CATALOGUE = "aya.ftl"
TABLES = {"refused": refusals.SENTENCES, "lost": photos.SENTENCES, "stopped": SENTENCES}
UNTOLD = {"id"}
"""Arguments that help who reads English beside a table of numbers, and that no sentence for players needs."""
OF_A_LANDSCAPE = {"dry-port", "dry-port-off", "dry-port-none", "foreign", "water-down"}
"""Reasons that players read below the name of the landscape: they do not name it once more."""


def arguments(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def variants(language: str, name: str) -> set[str]:
    """The keys a message tells apart, at its first choice."""
    found = [entry for entry in read(language, CATALOGUE).body if isinstance(entry, ast.Message) and entry.id.name == name]
    assert found, name
    value = found[0].value
    assert value is not None
    for element in value.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            return {
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value
                for variant in element.expression.variants
            }
    raise AssertionError(f"{name} tells nothing apart")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_sentence_has_its_message_with_the_same_arguments(language: str, table: str) -> None:
    said = messages(language, CATALOGUE)
    for key, sentence in TABLES[table].items():
        named = {"tile"} if table == "lost" and key in OF_A_LANDSCAPE else set()
        assert said[f"aya-{table}-{key}"] == arguments(sentence) - UNTOLD - named, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_kept_for_a_key_that_nothing_says(language: str) -> None:
    for table, sentences in TABLES.items():
        prefix = f"aya-{table}-"
        kept = {name.removeprefix(prefix) for name in messages(language, CATALOGUE) if name.startswith(prefix)}
        assert kept == sentences.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("aya-terrain", {*TERRAINS, GARDEN, START}),
        ("aya-domino", {*TERRAINS, GARDEN}),
        ("aya-tile", {*TERRAINS, START}),
        ("aya-kind", {*KINDS, SOURCE.name}),
        ("aya-animal", set(ANIMAL)),
        ("aya-phase-hint", {*PHASES, "begin"} - {"placing"}),
        ("aya-lost-dry-port-none", set(TERRAINS)),
        ("aya-lost-wrong-terrain", set(TERRAINS)),
        ("aya-lost-no-path", set(TERRAINS)),
    ],
)
def test_every_piece_and_part_has_its_word(language: str, name: str, keys: set[str]) -> None:
    assert variants(language, name) == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_its_sentence_with_the_same_arguments_and_none_is_kept_for_nothing(language: str) -> None:
    said = {name: args for name, args in messages(language, CATALOGUE).items() if name.startswith("advice-aya-")}
    assert said == {f"advice-aya-{key}": arguments(sentence) for key, sentence in advice.SENTENCES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_of_the_plan_has_its_sentence_with_the_same_arguments(language: str) -> None:
    said = {name: args for name, args in messages(language, CATALOGUE).items() if name.startswith("goal-aya-")}
    assert said == {f"goal-aya-{key}": arguments(sentence) for key, sentence in advice.GOALS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_told_again_are_reasons_and_take_the_same_arguments(language: str) -> None:
    said = messages(language, CATALOGUE)
    again = {name.removeprefix("aya-brief-"): args for name, args in said.items() if name.startswith("aya-brief-")}
    assert again
    assert again == {key: said[f"advice-aya-{key}"] for key in again}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_done_has_its_sentence(language: str) -> None:
    said = {name for name in messages(language, CATALOGUE) if name.startswith("did-aya-")}
    assert said == {f"did-aya-{word}" for word in (*notation._PLAIN, *notation._READ)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_success_has_its_name(language: str) -> None:
    said = messages(language, CATALOGUE)
    assert {f"aya-band-{band}" for band in (0, *BANDS)} == {name for name in said if name.startswith("aya-band-")}
