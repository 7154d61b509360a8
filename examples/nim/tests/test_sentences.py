"""Every sentence the game says is in each of its catalogues, with what it needs to know."""

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
    """Collects what a message needs to know."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the name the visitor looks for)
        """One of them."""
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """The messages of one language, each with its arguments."""
    text = (files(PACKAGE.files) / "locales" / language / "nim.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def spoken() -> list[Sentence]:
    """All that the first position says."""
    state = GAME.initial(2, Options({"heaps": "1-3-5-7"}))
    labels = [GAME.label(state, Seat(0), action) for action in GAME.legal_actions(state, Seat(0))]
    return [*GAME.describe(GAME.view(state, Seat(0))), *labels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_and_what_may_be_done_are_told(language: str) -> None:
    known = catalogue(language)
    for sentence in spoken():
        assert known[sentence.id] == set(sentence.args)


def test_no_two_choices_are_told_alike() -> None:
    told = [render("nim", sentence) for sentence in spoken()]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_options_and_endings_have_their_names(language: str) -> None:
    info = GAME.info
    wanted = ["title-nim", "facts-nim", "pitch-nim", *(f"end-nim-{reason}" for reason in info.endings)]
    for level in info.bot_levels:
        wanted += [f"bot-nim-{level}", f"bot-nim-{level}-hint"]
    for option in info.options:
        wanted += [f"option-nim-{option.name}", *(f"option-nim-{option.name}-{value}" for value in option.choices)]
    assert set(wanted) - catalogue(language).keys() == set()


def test_every_language_says_the_same() -> None:
    first, *others = map(catalogue, LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_says_what_each_of_its_moves_asks_for_and_what_has_come_of_it(language: str) -> None:
    said = {name for name in catalogue(language) if name.startswith("lesson-")}
    wanted = set()
    for step in LESSON.steps:
        name = f"lesson-nim-{step.key}"
        wanted |= {name, f"{name}-done", *(f"{name}-{number}" for number in range(1, len(step.moves) + 1))}
    assert said == wanted
