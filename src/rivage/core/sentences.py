"""Translatable sentences as values: the id of a message in a game's Fluent catalogue, and its arguments.

Rules only name a message. Browsers format it in the reader's language; `rivage.registry.render` formats it on the server.
"""

from typing import Any

import msgspec

from .errors import Detail

MAX_ITEMS = 40
"""Items of a list that are shown one by one, at most. A longer list is replaced by its length."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A translatable sentence or label."""

    id: str = ""
    """Id of the message in the game's catalogue. Empty for an untranslated text, which is the argument `text` (see `plain`)."""
    args: dict[str, Detail] = {}
    """Arguments of the message. The argument `player` is a seat number, from 1; it is shown as the name of that player."""


def plain(text: str) -> Sentence:
    """Return a sentence whose text is the same in every language, such as notation."""
    return Sentence(args={"text": text})


def describe_fields(value: Any) -> tuple[Sentence, ...]:
    """Describe a view with one line per field, `name: value`; empty fields are omitted. The default of `Game.describe`."""
    fields = msgspec.to_builtins(value)
    if not isinstance(fields, dict):
        return (plain(_format_value(fields)),)
    filled = {name: value for name, value in fields.items() if value not in (None, "", [], (), {})}
    return tuple(plain(f"{_format_name(name)}: {_format_value(value)}") for name, value in filled.items())


def _format_name(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _format_value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_format_name(name).lower()} {_format_value(item)}" for name, item in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(map(_format_value, value)) if len(value) <= MAX_ITEMS else f"{len(value)} in all"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
