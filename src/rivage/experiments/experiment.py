"""An experiment: its definition, the file of its results, and their summary.

The first line of the file says which experiment it is, every other is a match that was played. A match is a line of its own as
soon as it is over, in the order in which they end. So an experiment can go on after any stop: a last line that was cut is
dropped, and its match played again.
"""

import fcntl
import math
import os
import stat
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from rivage import __version__
from rivage.core import Decoder, MessageError, Option, Value, encode, format_value, wrong_value
from rivage.registry import find

from .errors import AlreadyThere, Busy, Damaged, OtherExperiment
from .match import Job, Result, headless


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
                yield f"{name} {_as_text(theirs)} there, {_as_text(mine)} here"


def plan(game: str, bots: Sequence[str], *, seed: int, options: Mapping[str, str], rotate: bool) -> Experiment:
    """An experiment that can be carried out; `options` are as they were typed.

    Raises:
        UnknownGame, OptionError, UnknownLevel: for a game, a number of seats, options or bots the server does not have.
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
        if text == format_value(choice):
            return choice
    raise wrong_value(option, text)


def _as_text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in sorted(value.items())) or "none"
    return format_value(value) if isinstance(value, bool) else str(value)


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    experiment: Experiment


class ResultsFile:
    """Opened for one experiment. Close it, or use it in a `with` block."""

    def __init__(self, path: Path, experiment: Experiment, *, resume: bool) -> None:
        """Begin the file, or with `resume` go on with it; one that is not there is begun.

        Raises:
            AlreadyThere: without `resume`, when it is there.
            Busy: when another run writes to it.
            OtherExperiment: when it is of another one; nothing is changed in it.
            Damaged: when a line that is not the last cannot be read, or it is something else; nothing is changed in it.
            OSError, ValueError: whatever the system refuses.
        """
        self._path = path
        self.done: dict[int, Result] = {}
        """The matches that were played before, by number."""
        there = path.exists() and path.stat().st_size > 0
        if there and not resume:
            raise AlreadyThere(str(path))
        # Unbuffered: what the disk did not take must not be tried again at the end.
        self._file = path.open("r+b" if there else "ab", buffering=0)
        try:
            self._claim()
            sound = self._read(experiment) if there else 0
            if there:
                self._file.truncate(sound)
                self._file.seek(sound)
            if not sound:
                self._line(encode(_Head(experiment)))
        except BaseException:
            self._file.close()
            raise

    def _claim(self) -> None:
        """Keep other runs from writing to the file; the system takes the lock back however we end."""
        if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Busy(str(self._path)) from None
            except OSError:
                pass  # some network disks have no locks

    def write(self, result: Result) -> None:
        """A match was played.

        Raises:
            OSError: whatever the system refuses.
        """
        self._line(encode(result))

    def _line(self, data: bytes) -> None:
        left = data + b"\n"
        while left:
            left = left[self._file.write(left) :]

    def _read(self, experiment: Experiment) -> int:
        """Take in what is there; how many bytes of it are sound."""
        data = self._path.read_bytes()
        lines = data.split(b"\n")
        cut = lines.pop()  # empty where the last line is whole
        sound = len(data) - len(cut)
        if not lines and not encode(_Head(experiment)).startswith(cut):
            raise Damaged(str(self._path), 1, "it does not begin as this experiment does")
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._check(_HEAD.decode(line).experiment, experiment)
                else:
                    result = _RESULT.decode(line)
                    self.done[result.match] = result
            except MessageError as error:
                raise Damaged(str(self._path), number, str(error)) from None
        return sound

    def _check(self, there: Experiment, here: Experiment) -> None:
        if differences := list(here.differences(there)):
            raise OtherExperiment(str(self._path), differences)

    def close(self) -> None:
        """Let it go; all is written."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


_HEAD: Decoder[_Head] = Decoder(_Head)
_RESULT: Decoder[Result] = Decoder(Result)


HEAD = ("bot", "matches", "won", "drawn", "lost", "won of all", "mean result")
COOPERATIVE_HEAD = ("bot", "matches", "mean result")
"""The columns for a co-operative game, in which nobody wins or loses."""


def summary(experiment: Experiment, results: Iterable[Result]) -> list[str]:
    """Lines for people: a row for each bot as they were named, and how the matches ended.

    Whoever plays alone and does not win has lost. For a co-operative game only the mean result is shown.
    After ± stands a standard error. The result is what the outcome gave the bot's seat: points, or 1, 0 and -1 in a duel.
    """
    ordered = sorted(results, key=lambda result: result.match)
    cooperative = find(experiment.game).info.cooperative
    rows: list[tuple[str, ...]] = [COOPERATIVE_HEAD if cooperative else HEAD]
    for bot, level in enumerate(experiment.bots):
        seats = [experiment.way(result.match).index(bot) for result in ordered]
        got = [result.returns[seat] for result, seat in zip(ordered, seats, strict=True)]
        if cooperative:
            rows.append((f"{bot + 1} {level}", str(len(ordered)), _mean(got)))
            continue
        won = sum(seat in result.winners for result, seat in zip(ordered, seats, strict=True))
        # Who plays alone has nobody to draw with.
        drawn = sum(not result.winners for result in ordered) if len(experiment.bots) > 1 else 0
        share = won / len(ordered)
        rows.append((
            f"{bot + 1} {level}", str(len(ordered)), str(won), str(drawn), str(len(ordered) - won - drawn),
            f"{share:.1%} ± {math.sqrt(share * (1 - share) / len(ordered)):.1%}", _mean(got),
        ))  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    ends = Counter(result.reason for result in ordered).most_common()
    return [*lines, "ended by: " + ", ".join(f"{reason} {count}" for reason, count in ends)]


def _mean(values: list[float]) -> str:
    if len(values) < 2:
        return f"{statistics.fmean(values):.3f}"
    return f"{statistics.fmean(values):.3f} ± {statistics.stdev(values) / math.sqrt(len(values)):.3f}"
