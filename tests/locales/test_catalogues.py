"""Consistency of the Fluent catalogues: translations match the English messages, and every error code has a message.

English must be complete. Messages without translation fall back to English; `python -m tests.locales.missing` lists them.
"""

import importlib
import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rivage
from rivage.core import RivageError

PACKAGE = Path(rivage.__file__).parent
LOCALES = PACKAGE / "locales"
LANGUAGES: list[str] = [language["id"] for language in json.loads((LOCALES / "index.json").read_text("utf-8"))]
FIRST, OTHERS = LANGUAGES[0], LANGUAGES[1:]
CATALOGUES = sorted(path.name for path in (LOCALES / FIRST).glob("*.ftl"))


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (name required by fluent.syntax)
        """Collect one argument."""
        self.names.add(node.id.name)


@cache
def read(language: str, catalogue: str) -> ast.Resource:
    """Parse a catalogue; it is empty when the language does not have it."""
    path = LOCALES / language / catalogue
    if not path.exists():
        return ast.Resource()
    return FluentParser(with_spans=True).parse(path.read_text("utf-8"))


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """Return the message ids of a catalogue with their arguments."""
    found: dict[str, set[str]] = {}
    for entry in read(language, catalogue).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is written twice in {language}/{catalogue}"
            found[entry.id.name] = variables.names
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The plural categories of Fluent. Each language uses some of them."""


class Selectors(Visitor):
    """Collects the variant keys of a message by argument, without plural categories."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (name required by fluent.syntax)
        """Collect the variants of a select expression and of those inside it."""
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
        self.found.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def variant_keys(language: str, catalogue: str) -> dict[str, dict[str, set[str]]]:
    """Return the variant keys of every message by argument, without plural categories."""
    found = {}
    for entry in read(language, catalogue).body:
        if isinstance(entry, ast.Message):
            selectors = Selectors()
            selectors.visit(entry)
            found[entry.id.name] = {name: keys for name, keys in selectors.found.items() if keys}
    return found


def codes() -> set[str]:
    """Return all error codes: from the classes, from `code=` arguments, and from the tables at the top of `errors.py` modules."""
    found: set[str] = set()
    for path in PACKAGE.rglob("errors.py"):
        module = importlib.import_module(".".join(("rivage", *path.relative_to(PACKAGE).with_suffix("").parts)))
        found.update(re.findall(r"(?<=[ |])[a-z]+\.[a-z_]+(?= +(?:\||\d{3}\b)| {2})", module.__doc__ or ""))
    kinds = [RivageError]
    while kinds:
        kind = kinds.pop()
        # Other tests may have defined more subclasses in this process.
        if kind.__module__.startswith("rivage."):
            found.add(kind.code)
        kinds += kind.__subclasses__()
    for path in PACKAGE.rglob("*.py"):
        found.update(re.findall(r'\bcode ?= ?"([a-z]+\.[a-z_]+)"', path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_parses_without_errors(language: str) -> None:
    for catalogue in CATALOGUES:
        junk = [entry.content for entry in read(language, catalogue).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{catalogue}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_a_catalogue_that_english_lacks(language: str) -> None:
    assert {path.name for path in (LOCALES / language).glob("*.ftl")} <= set(CATALOGUES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_translations_have_the_arguments_of_the_english_message(language: str, catalogue: str) -> None:
    english, translated = messages(FIRST, catalogue), messages(language, catalogue)
    assert translated.keys() <= english.keys()
    assert translated == {name: english[name] for name in translated}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_translations_have_the_variant_keys_of_the_english_message(language: str, catalogue: str) -> None:
    english, translated = variant_keys(FIRST, catalogue), variant_keys(language, catalogue)
    assert translated == {name: english[name] for name in translated}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_translation_is_left_in_english(language: str, catalogue: str) -> None:
    def sentences(language: str) -> set[str]:
        path = LOCALES / language / catalogue
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        # The title of a game is the same in all languages.
        texts = {line.partition(" = ")[2] or line.partition("] ")[2] for line in lines if not line.startswith("title-")}
        return {text for text in texts if len(re.findall(r"[a-z]{2,}", re.sub(r"\{[^}]*\}", "", text))) > 3}

    assert sentences(language) & sentences(FIRST) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for catalogue in CATALOGUES:
        for name in (entry.id.name for entry in read(language, catalogue).body if isinstance(entry, ast.Message)):
            assert name not in seen, f"{name} is in {seen.get(name)} and in {catalogue}"
            seen[name] = catalogue


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_error_code_has_a_message(code: str) -> None:
    assert f"error-{code.replace('.', '-')}" in messages(FIRST, "errors.ftl")


def test_no_message_exists_for_an_unused_error_code() -> None:
    client_only = {"unknown", "connection-lost", "connection-unsaved"}
    used = {code.replace(".", "-") for code in codes()}
    existing = {name.removeprefix("error-") for name in messages(FIRST, "errors.ftl")}
    assert existing - used - client_only == set()


def test_the_index_lists_exactly_the_language_folders() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(LANGUAGES)
