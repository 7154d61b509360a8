"""Every key of Aya has its message, in every language."""

import pytest
from fluent.syntax import ast

from rivage.games.aya import notation
from rivage.games.aya.components import ANIMAL, BANDS, GARDEN, KINDS, SOURCE, START, TERRAINS
from rivage.games.aya.state import PHASES

from .test_catalogues import FIRST, LANGUAGES, messages, read

CATALOGUE = "aya.ftl"
UNTOLD = {"id"}
"""Arguments that help who reads English beside a table of numbers, and that no sentence for players needs."""
OF_A_LANDSCAPE = {"dry-port", "dry-port-off", "dry-port-none", "foreign", "water-down"}
"""Reasons that players read below the name of the landscape: they do not name it once more."""


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


@pytest.mark.parametrize("table", ["lost", "stopped"])
def test_a_reason_takes_the_same_arguments_for_terminals_and_for_players(table: str) -> None:
    terminal, said = messages(FIRST, "terminal-aya.ftl"), messages(FIRST, CATALOGUE)
    keys = {name.removeprefix(f"terminal-aya-{table}-") for name in terminal if name.startswith(f"terminal-aya-{table}-")}
    assert keys == {name.removeprefix(f"aya-{table}-") for name in said if name.startswith(f"aya-{table}-")}
    for key in keys:
        named = {"tile"} if key in OF_A_LANDSCAPE else set()
        assert said[f"aya-{table}-{key}"] == terminal[f"terminal-aya-{table}-{key}"] - UNTOLD - named, key


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
