"""Formatted messages, and the arguments of messages."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import ast

from rivage.core.errors import Detail
from rivage.registry.translations import format_message

from .test_catalogues import Variables, read


@cache
def patterns(language: str, catalogue: str) -> dict[str, ast.Pattern]:
    """Return the patterns of a catalogue's messages by id."""
    found = (entry for entry in read(language, catalogue).body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in found if entry.value is not None}


def say(language: str, catalogue: str, name: str, args: Mapping[str, Detail]) -> str:
    """Format a message, in English when `language` does not have it.

    Raises:
        KeyError: when the message does not exist.
    """
    text = format_message((name,), args, (catalogue.removesuffix(".ftl"),), language)
    if text is None:
        raise KeyError(name)
    return text


@cache
def arguments(language: str, catalogue: str, name: str) -> frozenset[str]:
    """Return the arguments of a message and of the messages that it refers to."""
    references = References()
    references.visit(patterns(language, catalogue)[name])
    return frozenset(references.names).union(*(arguments(language, catalogue, other) for other in references.messages))


class References(Variables):
    """Collects the arguments and the messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (name required by fluent.syntax)
        """Collect one message."""
        self.messages.add(node.id.name)
