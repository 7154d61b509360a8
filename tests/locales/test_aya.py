"""Every key of Aya has a message in every language."""

import pytest
from fluent.syntax import ast

from rivage.games.aya import notation
from rivage.games.aya.components import ANIMAL, BANDS, GARDEN, KINDS, SOURCE, START, TERRAINS
from rivage.games.aya.state import PHASES

from .test_catalogues import FIRST, LANGUAGES, messages, read

CATALOGUE = "aya.ftl"
TERMINAL_ONLY_ARGS = {"id"}
"""Arguments of messages for terminals that the messages for players omit."""
BELOW_LANDSCAPE = {"dry-port", "dry-port-off", "dry-port-none", "foreign", "water-down"}
"""Reasons that are shown to players below the name of a landscape, and so do not repeat the name."""


def variants(language: str, name: str) -> set[str]:
    """Return the variant keys of the first select expression of a message."""
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
    raise AssertionError(f"{name} has no select expression")


@pytest.mark.parametrize("table", ["lost", "stopped"])
def test_reasons_have_the_same_arguments_for_terminals_and_for_players(table: str) -> None:
    terminal, players = messages(FIRST, "terminal-aya.ftl"), messages(FIRST, CATALOGUE)
    keys = {name.removeprefix(f"terminal-aya-{table}-") for name in terminal if name.startswith(f"terminal-aya-{table}-")}
    assert keys == {name.removeprefix(f"aya-{table}-") for name in players if name.startswith(f"aya-{table}-")}
    for key in keys:
        omitted = TERMINAL_ONLY_ARGS | ({"tile"} if key in BELOW_LANDSCAPE else set())
        assert players[f"aya-{table}-{key}"] == terminal[f"terminal-aya-{table}-{key}"] - omitted, key


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
def test_messages_of_aya_have_a_variant_for_every_key(language: str, name: str, keys: set[str]) -> None:
    assert variants(language, name) == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_reasons_have_the_arguments_of_the_full_reasons(language: str) -> None:
    existing = messages(language, CATALOGUE)
    brief = {name.removeprefix("aya-brief-"): args for name, args in existing.items() if name.startswith("aya-brief-")}
    assert brief
    assert brief == {key: existing[f"advice-aya-{key}"] for key in brief}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_message(language: str) -> None:
    found = {name for name in messages(language, CATALOGUE) if name.startswith("did-aya-")}
    assert found == {f"did-aya-{word}" for word in (*notation._PLAIN, *notation._READ)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_band_has_a_message(language: str) -> None:
    existing = messages(language, CATALOGUE)
    assert {f"aya-band-{band}" for band in (0, *BANDS)} == {name for name in existing if name.startswith("aya-band-")}
