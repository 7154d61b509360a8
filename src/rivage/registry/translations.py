"""Sentences for people, formatted by Fluent from the catalogues: the server's `locales` folder and those that packages bring.

A message that a language lacks is taken from English. Catalogues are parsed when somebody first reads a sentence of them.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rivage
from rivage.core import Detail, Sentence

from .files import catalogue_text
from .scan import all_games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES: Final = Path(rivage.__file__).parent / "locales"
ENGLISH: Final = "en"
"""The language every message exists in."""
_PLAYER: Final = "words-player", "words"
"""The message that names a player by the number of a seat, and its catalogue."""


class SentenceView(Sentence, frozen=True, kw_only=True):
    """One sentence or label as it crosses the wire. Browsers form it in the reader's language from `id` and `args`."""

    text: str
    """In English."""


@cache
def languages() -> tuple[str, ...]:
    """The languages of the server; the first one is for readers who want none of them."""
    return tuple(one["id"] for one in json.loads((LOCALES / "index.json").read_text("utf-8")))


def format_message(
    messages: Sequence[str], args: Mapping[str, Detail], catalogues: Sequence[str], language: str = ENGLISH
) -> str | None:
    """The first of these messages that a catalogue has in `language`, or else in English. None when there is none."""
    for each in dict.fromkeys((language if language in languages() else ENGLISH, ENGLISH)):
        for message, name in product(messages, catalogues):
            bundle = _bundle(name, each)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                return str(bundle.format_pattern(pattern, _values(args, each))[0])
    return None


def render(game_id: str, sentence: Sentence, language: str = ENGLISH) -> str:
    """A sentence of a game. A player is called by the number of the seat. An unknown message is its id, as in browsers."""
    if not sentence.id:
        return str(sentence.args["text"])
    text = format_message((sentence.id,), sentence.args, (f"terminal-{game_id}", game_id), language)
    return sentence.id if text is None else text


def sentence_view(game_id: str, sentence: Sentence) -> SentenceView:
    """A sentence of a game with its English text."""
    if not sentence.id:
        return SentenceView(text=render(game_id, sentence))
    return SentenceView(sentence.id, sentence.args, text=render(game_id, sentence))


@cache
def _bundle(name: str, language: str) -> "FluentBundle":
    """One catalogue: the server's of that name, or else the one that the package of the game of that name brings."""
    # Most programs format no sentence, and Fluent takes 25 ms to import.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    file = LOCALES / language / f"{name}.ftl"
    text = file.read_text("utf-8") if file.is_file() else catalogue_text(name, language) if name in all_games() else None
    if text:
        bundle.add_resource(FluentResource(text))
    return bundle


def _values(args: Mapping[str, Detail], language: str) -> dict[str, object]:
    return {name: _value(name, value, language) for name, value in args.items()}


def _value(name: str, value: Detail, language: str) -> object:
    if name == "player":
        message, catalogue = _PLAYER
        return format_message((message,), {"number": value}, (catalogue,), language)
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else value
