"""Formats sentences with Fluent, from the catalogues in the server's `locales` folder and in installed packages.

A message that is missing in a language falls back to English. Each catalogue is parsed on its first use.
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
"""The folder of the catalogues of built-in games and of the client, one sub-folder for each language."""
ENGLISH: Final = "en"
"""The fallback language, which has every message."""
_PLAYER: Final = "words-player", "words"
"""The message that names a player by seat number, and its catalogue."""


class SentenceView(Sentence, frozen=True, kw_only=True):
    """A sentence or label on the wire. Browsers format it in the reader's language from `id` and `args`."""

    text: str
    """The sentence in English."""


@cache
def languages() -> tuple[str, ...]:
    """Return the supported languages; the first is the default."""
    return tuple(language["id"] for language in json.loads((LOCALES / "index.json").read_text("utf-8")))


def format_message(
    messages: Sequence[str], args: Mapping[str, Detail], catalogues: Sequence[str], language: str = ENGLISH
) -> str | None:
    """Format the first of `messages` that a catalogue has in `language`, else in English; None when there is none."""
    for candidate in dict.fromkeys((language if language in languages() else ENGLISH, ENGLISH)):
        for message, name in product(messages, catalogues):
            bundle = _bundle(name, candidate)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                return str(bundle.format_pattern(pattern, _values(args, candidate))[0])
    return None


def render(game_id: str, sentence: Sentence, language: str = ENGLISH) -> str:
    """Format a sentence of a game. Players are named by seat number. An unknown message becomes its id, as in browsers."""
    if not sentence.id:
        return str(sentence.args["text"])
    text = format_message((sentence.id,), sentence.args, (f"terminal-{game_id}", game_id), language)
    return sentence.id if text is None else text


def sentence_view(game_id: str, sentence: Sentence) -> SentenceView:
    """Return a sentence of a game with its English text, for the wire."""
    if not sentence.id:
        return SentenceView(text=render(game_id, sentence))
    return SentenceView(sentence.id, sentence.args, text=render(game_id, sentence))


@cache
def _bundle(name: str, language: str) -> "FluentBundle":
    """Parse the server's catalogue of that name, or the catalogue of the installed game with that id."""
    # Imported here because importing Fluent takes 25 ms and most programs do not format sentences.
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
