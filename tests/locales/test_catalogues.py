"""Every catalogue is sound: translations match the English messages, and every error code has its sentence.

English must be complete. Messages that another language lacks fall back to English; `python -m tests.locales.missing` lists them.
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
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the name the visitor looks for)
        """One argument."""
        self.names.add(node.id.name)


@cache
def read(language: str, catalogue: str) -> ast.Resource:
    """One catalogue as a tree; empty if the language does not have it yet."""
    path = LOCALES / language / catalogue
    if not path.exists():
        return ast.Resource()
    return FluentParser(with_spans=True).parse(path.read_text("utf-8"))


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """Message ids of a catalogue, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in read(language, catalogue).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is written twice in {language}/{catalogue}"
            found[entry.id.name] = variables.names
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""What a number is called where it is counted; each language has its own of these."""


class Choices(Visitor):
    """Collects the words a message tells apart, by the argument that is looked at."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the name the visitor looks for)
        """One choice, and those within it."""
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
        self.found.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def choices(language: str, catalogue: str) -> dict[str, dict[str, set[str]]]:
    """The messages that tell words apart, each with these words by argument. How a number is counted is left to the language."""
    found = {}
    for entry in read(language, catalogue).body:
        if isinstance(entry, ast.Message):
            told = Choices()
            told.visit(entry)
            found[entry.id.name] = {name: keys for name, keys in told.found.items() if keys}
    return found


def codes() -> set[str]:
    """Every stable code: on the classes, beside them where one class has several, and in the trees that open the errors files."""
    found: set[str] = set()
    for path in PACKAGE.rglob("errors.py"):
        module = importlib.import_module(".".join(("rivage", *path.relative_to(PACKAGE).with_suffix("").parts)))
        found.update(re.findall(r"(?<=[ |])[a-z]+\.[a-z_]+(?= +(?:\||\d{3}\b)| {2})", module.__doc__ or ""))
    kinds = [RivageError]
    while kinds:
        kind = kinds.pop()
        # Tests of other files may have made kinds of their own in this process.
        if kind.__module__.startswith("rivage."):
            found.add(kind.code)
        kinds += kind.__subclasses__()
    for path in PACKAGE.rglob("*.py"):
        found.update(re.findall(r'\bcode ?= ?"([a-z]+\.[a-z_]+)"', path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_reads_without_junk(language: str) -> None:
    for catalogue in CATALOGUES:
        junk = [entry.content for entry in read(language, catalogue).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{catalogue}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_a_catalogue_that_english_lacks(language: str) -> None:
    assert {path.name for path in (LOCALES / language).glob("*.ftl")} <= set(CATALOGUES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_translation_has_an_english_message_with_the_same_arguments(language: str, catalogue: str) -> None:
    english, translated = messages(FIRST, catalogue), messages(language, catalogue)
    assert translated.keys() <= english.keys()
    assert translated == {name: english[name] for name in translated}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_tells_the_same_things_apart(language: str, catalogue: str) -> None:
    english, translated = choices(FIRST, catalogue), choices(language, catalogue)
    assert translated == {name: english[name] for name in translated}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_sentence_is_left_in_the_first_language(language: str, catalogue: str) -> None:
    def sentences(of: str) -> set[str]:
        path = LOCALES / of / catalogue
        written = path.read_text("utf-8").splitlines() if path.exists() else []
        # A game keeps its name everywhere.
        texts = {line.partition(" = ")[2] or line.partition("] ")[2] for line in written if not line.startswith("title-")}
        return {text for text in texts if len(re.findall(r"[a-z]{2,}", re.sub(r"\{[^}]*\}", "", text))) > 3}

    assert sentences(language) & sentences(FIRST) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for catalogue in CATALOGUES:
        for name in (entry.id.name for entry in read(language, catalogue).body if isinstance(entry, ast.Message)):
            assert name not in seen, f"{name} is in {seen.get(name)} and in {catalogue}"
            seen[name] = catalogue


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_error_code_has_its_sentence(code: str) -> None:
    assert f"error-{code.replace('.', '-')}" in messages(FIRST, "errors.ftl")


def test_no_sentence_is_kept_for_a_code_that_nothing_says() -> None:
    ours = {"unknown", "connection-lost", "connection-unsaved"}
    said = {code.replace(".", "-") for code in codes()}
    kept = {name.removeprefix("error-") for name in messages(FIRST, "errors.ftl")}
    assert kept - said - ours == set()


def test_the_list_names_every_folder_and_nothing_else() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(LANGUAGES)
