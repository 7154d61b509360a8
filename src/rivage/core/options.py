"""Options of a game: declared as data, validated once, then stored as a frozen mapping."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from .errors import OptionError

Value = str | int | bool
"""A value of an option."""


class Option(msgspec.Struct, frozen=True):
    """A setting of a match that is chosen before it starts."""

    name: str
    choices: tuple[Value, ...]
    """Every accepted value; the first is the default."""
    alone: Value | None = None
    """The value suggested to a person who plays alone or only with bots; None suggests the default."""

    @property
    def default(self) -> Value:
        """The value of the option when none is given."""
        return self.choices[0]


class Preset(msgspec.Struct, frozen=True):
    """A table that newcomers can create with one button: a number of seats and values of options."""

    name: str
    """Key of its messages: `preset-<game>-<name>`, and with `-hint`, `-about` (in the lobby) and `-next` (after the match)."""
    seats: int
    """Number of seats when one person plays with bots."""
    options: tuple[tuple[str, Value], ...]
    """Pairs of option name and value; the other options have their defaults."""


class Variation(msgspec.Struct, frozen=True):
    """A change of one option that is offered with the rematch to players who have not used it yet."""

    name: str
    """Key of its messages: `variation-<game>-<name>` and the same with `-hint`."""
    option: str
    value: Value


class Options(Mapping[str, Value]):
    """The options of one match: an immutable, hashable mapping from option name to value."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Value] | None = None) -> None:
        self._values = MappingProxyType(dict(values or {}))

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"Options({dict(self._values)!r})"


def format_value(value: Value) -> str:
    """Format an option value as JSON does, strings without quotes: `true`, `3`, `top`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def wrong_value(option: Option, value: Value) -> OptionError:
    """Return the error for a value that `option` does not accept. Its message lists the accepted values."""
    choices = ", ".join(map(format_value, option.choices))
    given = repr(value) if isinstance(value, str) else format_value(value)
    return OptionError(
        f"option {option.name} takes {choices}, not {given}", name=option.name, value=format_value(value), choices=choices
    )


def resolve(declared: tuple[Option, ...], given: Mapping[str, Value]) -> Options:
    """Validate the `given` option values and add the defaults of the other options.

    Raises:
        OptionError: for a name that is not declared (`option.unknown`) or a value that is not a choice (`option.value`).
    """
    known = {option.name: option for option in declared}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(f"no option is called {name!r}", code="option.unknown", name=name)
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            raise wrong_value(option, value)
    return Options({name: given.get(name, option.default) for name, option in known.items()})
