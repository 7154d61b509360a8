"""Every message is used in the source code, and calls in the client pass the arguments of their message.

The tests search the source text: an id is used where it occurs in quotes, or where it matches a template
(`aya-refused-${why}`, f"aya-say-{key}").
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rivage.games import ALL

from .say import References, arguments
from .test_catalogues import CATALOGUES, FIRST, PACKAGE, messages, read
from .test_lessons import GAMES_WITH_LESSON, lesson_messages

CLIENT = PACKAGE.parents[1] / "web" / "src"
QUOTED = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
TEMPLATES = {".py": re.compile(r'f"([a-z][\w-]*-\{[^"]*)"'), ".ts": re.compile(r"`([a-z][\w-]*-\$\{[^`]*)`")}
CALL = re.compile(r"(?<![\w.])(?:t|say)\(\s*'([a-z][\w-]*)'\s*(,\s*\{|,|\))")
"""A call that formats a message by id: with an object literal of arguments, with another expression, or without arguments."""
KEY = re.compile(r"\s*(\w+)\s*(?=[:,}]|$)")


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the source files of the client and of the package."""
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *PACKAGE.rglob("*.py")]):
        if not path.name.endswith(".test.ts"):
            yield path, path.read_text("utf-8")


@cache
def used_ids() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the quoted ids in the sources, and patterns of the ids built from templates, without names of catalogues."""
    quoted: set[str] = set()
    templates: set[str] = set()
    for path, text in sources():
        quoted.update(QUOTED.findall(text))
        templates.update(TEMPLATES[".py" if path.suffix == ".py" else ".ts"].findall(text))
    patterns = [re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$?\{[^}]*\}", template)))) for template in sorted(templates)]
    names = [catalogue.removesuffix(".ftl") for catalogue in CATALOGUES]
    return quoted, [pattern for pattern in patterns if not any(map(pattern.fullmatch, names))]


@cache
def referenced_messages() -> set[str]:
    """Return the messages that other messages refer to."""
    found = References()
    for catalogue in CATALOGUES:
        found.visit(read(FIRST, catalogue))
    return found.messages


@cache
def all_lesson_messages() -> set[str]:
    """Return the messages of all lessons."""
    return {name for game in GAMES_WITH_LESSON for name in lesson_messages(game)}


def used(name: str) -> bool:
    """Return whether a message is used, also as the variant of another message for one game (`way-daily-<game>`)."""
    quoted, patterns = used_ids()
    if name in all_lesson_messages():
        return True
    names = [name, *(name.removesuffix(f"-{game}") for game in ALL if name.endswith(f"-{game}"))]
    return any(
        candidate in quoted or candidate in referenced_messages() or any(pattern.fullmatch(candidate) for pattern in patterns)
        for candidate in names
    )


def property_names(text: str, at: int) -> set[str] | None:
    """Return the property names of the object literal that starts before `at`; None when it contains a spread."""
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
    """Yield the calls that format a message by id, with the names of their arguments; None when these are unknown."""
    for call in CALL.finditer(text):
        if call[2] == ")":
            yield call[1], set()
        elif call[2].endswith("{"):
            yield call[1], property_names(text, call.end())


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_used(catalogue: str) -> None:
    assert [name for name in messages(FIRST, catalogue) if not used(name)] == []


def test_an_unused_message_is_found() -> None:
    assert not used("aya-no-such-thing")
    assert not used("no-such-thing-aya")
    assert used("error-unknown")
    assert used("way-daily-walk-in-the-park")


def test_calls_in_the_client_pass_the_arguments_of_their_message() -> None:
    catalogue_of = {name: catalogue for catalogue in CATALOGUES for name in messages(FIRST, catalogue)}
    wrong = []
    checked = 0
    for path, text in sources():
        for name, passed in calls(text) if path.suffix != ".py" else ():
            if passed is not None and name in catalogue_of:
                checked += 1
                expected = arguments(FIRST, catalogue_of[name], name)
                wrong += [(path.name, name, sorted(expected ^ passed))] if expected != passed else []
    assert wrong == []
    assert checked > 100


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("t('a')", set()),
        ("t('a', { name, of: of(2, [1]), who: `${x}, y` })", {"name", "of", "who"}),
        ("t('a', {\n  at: f({ b: 1, c: 2 }),\n  last: 'x, y',\n})", {"at", "last"}),
        ("t('a', {\n    ...others,\n  name })", None),
    ],
)
def test_argument_names_are_parsed_from_calls(code: str, names: set[str] | None) -> None:
    assert list(calls(code)) == [("a", names)]
