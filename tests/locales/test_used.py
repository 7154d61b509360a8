"""Nothing is said that nobody asks for, and whoever asks gives what the sentence wants to know.

The sources are read as text: an id is asked for where it stands in quotes, or where it fits what is put together in a template
(`aya-refused-${why}`, f"aya-say-{key}").
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rivage.games import ALL

from .say import Wants, arguments
from .test_catalogues import CATALOGUES, FIRST, PACKAGE, messages, read
from .test_lessons import TAUGHT, wanted

CLIENT = PACKAGE.parents[1] / "web" / "src"
QUOTED = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
TEMPLATES = {".py": re.compile(r'f"([a-z][\w-]*-\{[^"]*)"'), ".ts": re.compile(r"`([a-z][\w-]*-\$\{[^`]*)`")}
CALL = re.compile(r"(?<![\w.])(?:t|say)\(\s*'([a-z][\w-]*)'\s*(,\s*\{|,|\))")
"""A sentence that is asked for by its id: with arguments written there, with others, or with none."""
KEY = re.compile(r"\s*(\w+)\s*(?=[:,}]|$)")


def sources() -> Iterator[tuple[Path, str]]:
    """The code of the client and of the package."""
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *PACKAGE.rglob("*.py")]):
        if not path.name.endswith(".test.ts"):
            yield path, path.read_text("utf-8")


@cache
def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids in quotes, and what the others look like; names of catalogues are put together alike and are none."""
    whole: set[str] = set()
    made: set[str] = set()
    for path, text in sources():
        whole.update(QUOTED.findall(text))
        made.update(TEMPLATES[".py" if path.suffix == ".py" else ".ts"].findall(text))
    shapes = [re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$?\{[^}]*\}", each)))) for each in sorted(made)]
    names = [catalogue.removesuffix(".ftl") for catalogue in CATALOGUES]
    return whole, [shape for shape in shapes if not any(map(shape.fullmatch, names))]


@cache
def parts() -> set[str]:
    """Messages that others are made of."""
    found = Wants()
    for catalogue in CATALOGUES:
        found.visit(read(FIRST, catalogue))
    return found.messages


@cache
def taught() -> set[str]:
    """What lessons say: their scripts tell what they ask for."""
    return {name for game in TAUGHT for name in wanted(game)}


def used(name: str) -> bool:
    """Whether anything asks for a message, by itself or as what a game says instead of the house (`way-daily-<game>`)."""
    whole, shapes = asked_for()
    if name in taught():
        return True
    names = [name, *(name.removesuffix(f"-{game}") for game in ALL if name.endswith(f"-{game}"))]
    return any(each in whole or each in parts() or any(shape.fullmatch(each) for shape in shapes) for each in names)


def written(text: str, at: int) -> set[str] | None:
    """The names in the object that begins before `at`; None where it spreads another one, and nobody can tell."""
    found: set[str] = set()
    depth, fresh = 1, True
    while depth:
        if depth == 1 and fresh:
            if text[at:].lstrip().startswith("..."):
                return None
            if (key := KEY.match(text, at)) is not None:
                found.add(key[1])
            fresh = False
        sign = text[at]
        if sign in "'`\"":
            at = text.index(sign, at + 1)
        depth += (sign in "([{") - (sign in ")]}")
        fresh = sign == "," and depth == 1
        at += 1
    return found


def calls(text: str) -> Iterator[tuple[str, set[str] | None]]:
    """Every sentence that is asked for by its id, with the names of what is told to it where they stand there."""
    for call in CALL.finditer(text):
        if call[2] == ")":
            yield call[1], set()
        elif call[2].endswith("{"):
            yield call[1], written(text, call.end())


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_asked_for(catalogue: str) -> None:
    assert [name for name in messages(FIRST, catalogue) if not used(name)] == []


def test_a_message_nobody_asks_for_is_found() -> None:
    assert not used("aya-no-such-thing")
    assert not used("no-such-thing-aya")
    assert used("error-unknown")
    assert used("way-daily-walk-in-the-park")


def test_whoever_asks_for_a_sentence_tells_it_what_it_wants_to_know() -> None:
    homes = {name: catalogue for catalogue in CATALOGUES for name in messages(FIRST, catalogue)}
    wrong = []
    seen = 0
    for path, text in sources():
        for name, told in calls(text) if path.suffix != ".py" else ():
            if told is not None and name in homes:
                seen += 1
                wanted = arguments(FIRST, homes[name], name)
                wrong += [(path.name, name, sorted(wanted ^ told))] if wanted != told else []
    assert wrong == []
    assert seen > 100


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("t('a')", set()),
        ("t('a', { name, of: of(2, [1]), who: `${x}, y` })", {"name", "of", "who"}),
        ("t('a', {\n  at: f({ b: 1, c: 2 }),\n  last: 'x, y',\n})", {"at", "last"}),
        ("t('a', {\n    ...others,\n  name })", None),
    ],
)
def test_what_is_told_is_read_from_the_code(code: str, told: set[str] | None) -> None:
    assert list(calls(code)) == [("a", told)]
