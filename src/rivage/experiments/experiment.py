"""What an experiment is: which bots play what, from which seed, and which match has which number."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import msgspec

from rivage import __version__
from rivage.core import Option, Value, written, wrong_value
from rivage.registry import find

from .match import Job, headless


class Experiment(msgspec.Struct, frozen=True, dict=True):
    """All that its matches depend on; two that are equal have the same matches, however many are played."""

    game: str
    rules: int
    """The version of the game's rules."""
    bots: tuple[str, ...]
    """The bots as they were named."""
    seed: int
    options: dict[str, Value]
    """Every option of the game."""
    rotate: bool
    """Whether the bots change seats from match to match; each way of sitting gets the same chance before the next seed."""
    rivage: str = __version__

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """The ways to sit, each as who of `bots` has seat 0, 1 …; those that put equal bots on all seats are one."""
        count = len(self.bots) if self.rotate else 1
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for shift in range(count):
            way = tuple((seat + shift) % len(self.bots) for seat in range(len(self.bots)))
            found.setdefault(tuple(self.bots[each] for each in way), way)
        return tuple(found.values())

    def way(self, number: int) -> tuple[int, ...]:
        """Who of `bots` has which seat in a match."""
        return self.ways[number % len(self.ways)]

    def job(self, number: int) -> Job:
        """The match of that number, from 0."""
        bots = tuple(self.bots[each] for each in self.way(number))
        return Job(number, self.game, bots, self.seed + number // len(self.ways), self.options)

    def differences(self, other: "Experiment") -> Iterator[str]:
        """What is not the same in another one, in words."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                yield f"{name} {_told(theirs)} there, {_told(mine)} here"


def plan(game: str, bots: Sequence[str], *, seed: int, options: Mapping[str, str], rotate: bool) -> Experiment:
    """An experiment that can be carried out; `options` are as they were typed.

    Raises:
        UnknownGame, OptionError, UnknownLevel: for a game, a number of seats, options or bots the house does not have.
    """
    info = find(game).info
    known = {option.name: option for option in info.options}
    given = {name: _value(known.get(name), text) for name, text in options.items()}
    levels = tuple(bots)
    # Laid once here, so that what is wrong is told before anything is begun.
    laid = headless(game, levels, seed, given).match.created
    return Experiment(game, info.rules_version, levels, seed, dict(laid.options.game), rotate)


def _value(option: Option | None, text: str) -> Value:
    """The choice that was typed; what is none is left for the table to refuse."""
    if option is None:
        return text
    for choice in option.choices:
        if text == written(choice):
            return choice
    raise wrong_value(option, text)


def _told(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in sorted(value.items())) or "none"
    return written(value) if isinstance(value, bool) else str(value)
