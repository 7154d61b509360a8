"""Sentences for people, as values: the key of a message in a game's catalogue and what it needs to know.

Browsers form the sentence in the reader's language; `text` is the English one, for terminals, logs and languages that lack it.
"""

from typing import Any

import msgspec

from .errors import Detail

MOST_ITEMS = 40
"""Items of a list that are told one by one; of longer ones only how many there are."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence or label."""

    text: str
    """In English."""
    id: str = ""
    """Key of the message in the game's catalogue; empty when there is none, and `text` is all there is."""
    args: dict[str, Detail] = {}
    """What the message needs to know. `player` is the number of a seat, from 1: who tells the sentence says the name instead."""


def told(value: Any) -> tuple[Sentence, ...]:
    """A view in plain words: one line for each of its fields, `name: value`. For games that say nothing better themselves."""
    plain = msgspec.to_builtins(value)
    if not isinstance(plain, dict):
        return (Sentence(_short(plain)),)
    return tuple(
        Sentence(f"{_readable(name)}: {_short(each)}") for name, each in plain.items() if each not in (None, "", [], (), {})
    )


def _readable(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_readable(name).lower()} {_short(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(map(_short, value)) if len(value) <= MOST_ITEMS else f"{len(value)} in all"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
