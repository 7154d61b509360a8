"""An experiment: its definition, the file of its results, and their summary.

The file has a line for the experiment and a line for each finished match, in the order in which the matches end. An experiment
can be resumed after any interruption: an incomplete last line is dropped and its match is played again.
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
    """The definition of an experiment: everything on which the results of its matches depend."""

    game: str
    rules: int
    """The version of the game's rules."""
    bots: tuple[str, ...]
    """The levels of the bots, in the order given by the user."""
    seed: int
    options: dict[str, Value]
    """All options of the game, including defaults."""
    rotate: bool
    """Whether the bots rotate seats from match to match. Each seating is played with a seed before the next seed is used."""
    rivage: str = __version__

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The distinct seatings, each as the indices into `bots` for seats 0, 1 … Equal bots are interchangeable."""
        count = len(self.bots) if self.rotate else 1
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for shift in range(count):
            seating = tuple((seat + shift) % len(self.bots) for seat in range(len(self.bots)))
            found.setdefault(tuple(self.bots[bot] for bot in seating), seating)
        return tuple(found.values())

    def seating(self, number: int) -> tuple[int, ...]:
        """The seating of a match: the index into `bots` for each seat."""
        return self.seatings[number % len(self.seatings)]

    def job(self, number: int) -> Job:
        """The job for the match with that number, from 0."""
        bots = tuple(self.bots[bot] for bot in self.seating(number))
        return Job(number, self.game, bots, self.seed + number // len(self.seatings), self.options)

    def differences(self, other: "Experiment") -> Iterator[str]:
        """Yield the differences from another experiment, as text."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                yield f"{name} {_as_text(theirs)} there, {_as_text(mine)} here"


def plan(game: str, bots: Sequence[str], *, seed: int, options: Mapping[str, str], rotate: bool) -> Experiment:
    """Define an experiment from the arguments of the command, after validating them.

    Raises:
        UnknownGame, OptionError, UnknownLevel: for an unknown game, option or level, or a wrong number of seats.
    """
    info = find(game).info
    known = {option.name: option for option in info.options}
    given = {name: _value(known.get(name), text) for name, text in options.items()}
    levels = tuple(bots)
    # Create a table with these settings, so that errors are reported before the first match starts.
    created = headless(game, levels, seed, given).match.created
    return Experiment(game, info.rules_version, levels, seed, dict(created.options.game), rotate)


def _value(option: Option | None, text: str) -> Value:
    """Parse a choice of an option. The text of an unknown option is returned as it is, since the table refuses it."""
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
        return " ".join(f"{name}={setting}" for name, setting in sorted(value.items())) or "none"
    return format_value(value) if isinstance(value, bool) else str(value)


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    experiment: Experiment


class ResultsFile:
    """A results file, opened for one experiment. Close it, or use it in a `with` block."""

    def __init__(self, path: Path, experiment: Experiment, *, resume: bool) -> None:
        """Create the file, or with `resume` append to an existing one.

        Raises:
            AlreadyThere: when the file exists and `resume` is false.
            Busy: when another run is writing to it.
            OtherExperiment: when it belongs to another experiment. The file is not changed.
            Damaged: when a line other than the last cannot be read, or it is another kind of file. The file is not changed.
            OSError, ValueError: when the file cannot be opened, read or written.
        """
        self._path = path
        self.done: dict[int, Result] = {}
        """The results in the file when it was opened, by the number of the match."""
        exists = path.exists() and path.stat().st_size > 0
        if exists and not resume:
            raise AlreadyThere(str(path))
        # Unbuffered, so that closing the file does not repeat a write that failed.
        self._file = path.open("r+b" if exists else "ab", buffering=0)
        try:
            self._lock()
            size = self._read(experiment) if exists else 0
            if exists:
                self._file.truncate(size)
                self._file.seek(size)
            if not size:
                self._write_line(encode(_Head(experiment)))
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Lock the file against other runs. The system releases the lock when the process ends."""
        if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Busy(str(self._path)) from None
            except OSError:
                pass  # some network file systems do not support locks

    def write(self, result: Result) -> None:
        """Append the result of a match.

        Raises:
            OSError: when it cannot be written.
        """
        self._write_line(encode(result))

    def _write_line(self, data: bytes) -> None:
        left = data + b"\n"
        while left:
            left = left[self._file.write(left) :]

    def _read(self, experiment: Experiment) -> int:
        """Read the results into `done`. Returns the number of bytes without an incomplete last line."""
        data = self._path.read_bytes()
        lines = data.split(b"\n")
        incomplete = lines.pop()  # empty when the last line is complete
        size = len(data) - len(incomplete)
        if not lines and not encode(_Head(experiment)).startswith(incomplete):
            raise Damaged(str(self._path), 1, "it is not the first line of this experiment")
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._check(_HEAD.decode(line).experiment, experiment)
                else:
                    result = _RESULT.decode(line)
                    self.done[result.match] = result
            except MessageError as error:
                raise Damaged(str(self._path), number, str(error)) from None
        return size

    def _check(self, stored: Experiment, experiment: Experiment) -> None:
        if differences := list(experiment.differences(stored)):
            raise OtherExperiment(str(self._path), differences)

    def close(self) -> None:
        """Close the file and release its lock. All results have been written already."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


_HEAD: Decoder[_Head] = Decoder(_Head)
_RESULT: Decoder[Result] = Decoder(Result)


HEAD = ("bot", "matches", "won", "drawn", "lost", "won of all", "mean result")
COOPERATIVE_HEAD = ("bot", "matches", "mean result")
"""The columns for a co-operative game, where all seats have the same result."""


def summary(experiment: Experiment, results: Iterable[Result]) -> list[str]:
    """Format the results as a table with a row for each bot, and a line with the reasons for the ends of the matches.

    A bot that plays alone and does not win has lost. A co-operative game has only the mean result. The number after ± is the
    standard error. The result is the return of the bot's seat in the outcome: points, or 1, 0 and -1 in a duel.
    """
    ordered = sorted(results, key=lambda result: result.match)
    cooperative = find(experiment.game).info.cooperative
    rows: list[tuple[str, ...]] = [COOPERATIVE_HEAD if cooperative else HEAD]
    for bot, level in enumerate(experiment.bots):
        seats = [experiment.seating(result.match).index(bot) for result in ordered]
        returns = [result.returns[seat] for result, seat in zip(ordered, seats, strict=True)]
        if cooperative:
            rows.append((f"{bot + 1} {level}", str(len(ordered)), _mean(returns)))
            continue
        won = sum(seat in result.winners for result, seat in zip(ordered, seats, strict=True))
        # A match of a single bot cannot be a draw.
        drawn = sum(not result.winners for result in ordered) if len(experiment.bots) > 1 else 0
        share = won / len(ordered)
        rows.append((
            f"{bot + 1} {level}", str(len(ordered)), str(won), str(drawn), str(len(ordered) - won - drawn),
            f"{share:.1%} ± {math.sqrt(share * (1 - share) / len(ordered)):.1%}", _mean(returns),
        ))  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    ends = Counter(result.reason for result in ordered).most_common()
    return [*lines, "ended by: " + ", ".join(f"{reason} {count}" for reason, count in ends)]


def _mean(values: list[float]) -> str:
    if len(values) < 2:
        return f"{statistics.fmean(values):.3f}"
    return f"{statistics.fmean(values):.3f} ± {statistics.stdev(values) / math.sqrt(len(values)):.3f}"
