"""Messages said as a reader gets them: just enough of Fluent for the sentences the rules speak."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import ast

from rivage.core.errors import Detail

from .test_catalogues import Variables, read


@cache
def patterns(language: str, catalogue: str) -> dict[str, ast.Pattern]:
    """Every message of a catalogue."""
    found = (entry for entry in read(language, catalogue).body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in found if entry.value is not None}


def say(language: str, catalogue: str, name: str, args: Mapping[str, Detail]) -> str:
    """A message with its arguments filled in; a player, who comes as the number of a seat, is called by it.

    Raises:
        KeyError: for a message, or an argument of it, that is not there.
    """
    return _Saying(language, patterns(language, catalogue), args).pattern(patterns(language, catalogue)[name])


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


class _Saying:
    def __init__(self, language: str, known: dict[str, ast.Pattern], args: Mapping[str, Detail]) -> None:
        self.language = language
        self.known = known
        self.args = args

    def pattern(self, pattern: ast.Pattern) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self.expression(element.expression)
            for element in pattern.elements
        )

    def expression(self, expression: object) -> str:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            value = self.args[expression.id.name]
            if expression.id.name == "player":
                return f"Player {value}"
            assert isinstance(value, str | int | float), f"{expression.id.name} cannot be written"
            return value if isinstance(value, str) else f"{value:g}"
        if isinstance(expression, ast.MessageReference):
            return self.pattern(self.known[expression.id.name])
        if isinstance(expression, ast.SelectExpression):
            return self.pattern(self.chosen(expression).value)
        raise TypeError(f"a sentence told by words holds no {type(expression).__name__}")

    def chosen(self, expression: ast.SelectExpression) -> ast.Variant:
        assert isinstance(expression.selector, ast.VariableReference)
        value = self.args[expression.selector.id.name]
        for variant in expression.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral) and not isinstance(value, str) and value == float(key.value):
                return variant
            if isinstance(key, ast.Identifier) and key.name in (value, self.plural(value)):
                return variant
        (default,) = (variant for variant in expression.variants if variant.default)
        return default

    def plural(self, value: Detail) -> str:
        if isinstance(value, str) or value is None:
            return ""
        return "one" if value == 1 or (self.language == "fr" and 0 <= value < 2) else "other"
