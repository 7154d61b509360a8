"""Messages as a reader gets them, and what they need to know."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import ast

from rivage.core.errors import Detail
from rivage.registry.translations import format_message

from .test_catalogues import Variables, read


@cache
def patterns(language: str, catalogue: str) -> dict[str, ast.Pattern]:
    """Every message of a catalogue."""
    found = (entry for entry in read(language, catalogue).body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in found if entry.value is not None}


def say(language: str, catalogue: str, name: str, args: Mapping[str, Detail]) -> str:
    """A message with its arguments filled in, in English where `language` lacks it.

    Raises:
        KeyError: for a message that is not there.
    """
    text = format_message((name,), args, (catalogue.removesuffix(".ftl"),), language)
    if text is None:
        raise KeyError(name)
    return text


@cache
def arguments(language: str, catalogue: str, name: str) -> frozenset[str]:
    """What a message needs to know, and the messages it is made of."""
    wants = Wants()
    wants.visit(patterns(language, catalogue)[name])
    return frozenset(wants.names).union(*(arguments(language, catalogue, other) for other in wants.messages))


class Wants(Variables):
    """Collects the arguments and the messages a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the name the visitor looks for)
        """One message."""
        self.messages.add(node.id.name)
