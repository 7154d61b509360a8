"""The few sentences that the server says itself, in the language a browser asks for. All others are formed by the client.

A sentence here is a message on one line of a Fluent catalogue, with nothing in it but text and plain arguments.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import rivage
from rivage.registry import all_games, words
from rivage.server.asgi.headers import weighed

LOCALES: Final = Path(rivage.__file__).parent / "locales"
FIRST: Final = "en"
"""Every sentence is there in this language."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$(?!\n[ \t]+\S)", re.MULTILINE)
_ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def languages() -> tuple[str, ...]:
    """The languages of the server, the first of them for who wants none of them."""
    return tuple(one["id"] for one in json.loads((LOCALES / "index.json").read_text("utf-8")))


def language_of(accepts: str, chosen: str = "") -> str:
    """The language of the server that was chosen, or else that an `Accept-Language` weighs highest."""
    if chosen in languages():
        return chosen
    wanted = sorted((weighed(part) for part in accepts.lower().split(",") if part.strip()), key=lambda found: -found[1])
    known = (tag.partition("-")[0] for tag, weight in wanted if weight > 0)
    return next((language for language in known if language in languages()), languages()[0])


def has_catalogue(name: str) -> bool:
    """Whether the client of the server has a catalogue of this name: what a game brings to it has one."""
    return (LOCALES / FIRST / f"{name}.ftl").is_file()


def say(language: str, *wanted: str, game: str = "", args: Mapping[str, str] | None = None) -> str:
    """The first of these messages that there is, in `language` or else in English; empty when there is none.

    With a `game`, its own way to say a message (`<message>-<game>`) goes first.
    """
    if language not in languages():
        # Who asks may be anybody: it is no name of a folder.
        language = FIRST
    known = _messages(language, game)
    for message in wanted:
        for name in (f"{message}-{game}", message):
            if name in known:
                return _ARGUMENT.sub(lambda found: (args or {}).get(found[1], ""), known[name])
    return say(FIRST, *wanted, game=game, args=args) if language != FIRST else ""


def title_of(game: str, language: str) -> str:
    """What a game is called."""
    return say(language, "title", game=game) or all_games()[game].package.game.info.title


@cache
def _messages(language: str, game: str) -> Mapping[str, str]:
    texts = [(LOCALES / language / f"{name}.ftl") for name in ("common", "table", "notify", *([f"card-{game}"] if game else []))]
    found = dict(pair for text in texts if text.is_file() for pair in _MESSAGE.findall(text.read_text("utf-8")))
    return found | dict(_MESSAGE.findall((words(game, language) or "") if game else ""))
