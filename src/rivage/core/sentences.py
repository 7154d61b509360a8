"""Sentences for people, as values: the id of a message in a game's catalogue, and its arguments.

Rules only name a message. Browsers form the sentence in the reader's language, `rivage.registry.render` forms it elsewhere.
"""

from typing import Any

import msgspec

from .errors import Detail

MAX_ITEMS = 40
"""Items of a list that are listed one by one; a longer list is replaced by its length."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence or label."""

    id: str = ""
    """Key of the message in the game's catalogue. Empty for a plain text, which is the argument `text` (see `plain`)."""
    args: dict[str, Detail] = {}
    """Arguments of the message. `player` is the number of a seat, from 1: it is shown as the name of who sits there."""


def plain(text: str) -> Sentence:
    """A text that is the same in every language, such as notation."""
    return Sentence(args={"text": text})


def describe_fields(value: Any) -> tuple[Sentence, ...]:
    """A view in plain words: one line for each of its fields, `name: value`. The default of `Game.describe`."""
    fields = msgspec.to_builtins(value)
    if not isinstance(fields, dict):
        return (plain(_short(fields)),)
    told = {name: each for name, each in fields.items() if each not in (None, "", [], (), {})}
    return tuple(plain(f"{_readable(name)}: {_short(each)}") for name, each in told.items())


def _readable(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_readable(name).lower()} {_short(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(map(_short, value)) if len(value) <= MAX_ITEMS else f"{len(value)} in all"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
