"""Every sentence of the game is in all its catalogues, with the right arguments."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rivage_nim import GAME, PACKAGE
from rivage_nim.lesson import LESSON

from rivage.core import Options, Seat, Sentence
from rivage.registry import render

LANGUAGES = ["en", "fr"]


class Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (name required by fluent.syntax)
        """Collect one argument."""
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Return the messages of one language with their arguments."""
    text = (files(PACKAGE.files) / "locales" / language / "nim.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def sentences() -> list[Sentence]:
    """Return the description and the labels of the first position."""
    state = GAME.initial(2, Options({"heaps": "1-3-5-7"}))
    labels = [GAME.label(state, Seat(0), action) for action in GAME.legal_actions(state, Seat(0))]
    return [*GAME.describe(GAME.view(state, Seat(0))), *labels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_labels_have_messages(language: str) -> None:
    known = catalogue(language)
    for sentence in sentences():
        assert known[sentence.id] == set(sentence.args)


def test_all_choices_have_different_labels() -> None:
    texts = [render("nim", sentence) for sentence in sentences()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_options_and_endings_have_messages(language: str) -> None:
    info = GAME.info
    expected = ["title-nim", "facts-nim", "pitch-nim", *(f"end-nim-{reason}" for reason in info.endings)]
    for level in info.bot_levels:
        expected += [f"bot-nim-{level}", f"bot-nim-{level}-hint"]
    for option in info.options:
        expected += [f"option-nim-{option.name}", *(f"option-nim-{option.name}-{value}" for value in option.choices)]
    assert set(expected) - catalogue(language).keys() == set()


def test_all_languages_have_the_same_messages() -> None:
    first, *others = map(catalogue, LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_move_of_the_lesson_has_a_message(language: str) -> None:
    found = {name for name in catalogue(language) if name.startswith("lesson-")}
    expected = set()
    for step in LESSON.steps:
        name = f"lesson-nim-{step.key}"
        expected |= {name, f"{name}-done", *(f"{name}-{number}" for number in range(1, len(step.moves) + 1))}
    assert found == expected
