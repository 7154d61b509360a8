"""Options of a game: declared as data, checked once, then a frozen mapping."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from .errors import OptionError

Value = str | int | bool


class Option(msgspec.Struct, frozen=True):
    """One choice made before a game begins."""

    name: str
    choices: tuple[Value, ...]
    """Every value it takes; the first is the default."""
    alone: Value | None = None
    """What is suggested to somebody whom no other person waits for; None: the default, as to everybody."""

    @property
    def default(self) -> Value:
        """The value when nothing is said."""
        return self.choices[0]


class Preset(msgspec.Struct, frozen=True):
    """A table that newcomers can open with one button: a number of seats, and values of ordinary options."""

    name: str
    """Key of its texts: `preset-<game>-<name>`, and with `-hint`, `-about` (in the waiting room) and `-next` (at the end)."""
    seats: int
    """Seats at the table when one person plays with bots."""
    options: tuple[tuple[str, Value], ...]
    """Option values by name; the other options have their defaults."""


class Variation(msgspec.Struct, frozen=True):
    """A change of one option. It is offered for the next match to players who played without it."""

    name: str
    """Key of its texts: `variation-<game>-<name>` and the same with `-hint`."""
    option: str
    value: Value


class Options(Mapping[str, Value]):
    """The options of one match: frozen, hashable, complete."""

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


def written(value: Value) -> str:
    """A value as people and JSON write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def wrong_value(option: Option, value: Value) -> OptionError:
    """The error that says what an option takes instead of `value`."""
    choices = ", ".join(map(written, option.choices))
    told = repr(value) if isinstance(value, str) else written(value)
    return OptionError(
        f"option {option.name} takes {choices}, not {told}", name=option.name, value=written(value), choices=choices
    )


def resolve(declared: tuple[Option, ...], given: Mapping[str, Value]) -> Options:
    """The whole set of options: what was `given`, defaults for the rest.

    Raises:
        OptionError: for a name nobody declared (`option.unknown`) or a value not among the choices (`option.value`).
    """
    known = {option.name: option for option in declared}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(f"no option is called {name!r}", code="option.unknown", name=name)
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            raise wrong_value(option, value)
    return Options({name: given.get(name, option.default) for name, option in known.items()})
