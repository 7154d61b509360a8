"""Standard output and standard error of every command, and progress bars.

A failure of standard output is an error of its own, whichever command writes; one of standard error is ignored. Either may be
full, a pipe that nobody reads, or closed from the start. A stream that was closed is opened on nothing, so that no file that is
opened later gets its number.
"""

import codecs
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

import click


class _Output(io.TextIOWrapper):
    """A disk that takes no more raises `Unwritable`. A pipe that nobody reads raises what it always does: click ends quietly."""

    def write(self, text: str, /) -> int:
        """Write."""
        with self._errors_as_text():
            return super().write(text)

    def flush(self) -> None:
        """See to it that all was written."""
        with self._errors_as_text():
            super().flush()

    @contextmanager
    def _errors_as_text(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            from .errors import Unwritable

            raise Unwritable("standard output", error) from None


class _Errors(io.TextIOWrapper):
    """What it does not take is lost: nobody is left to be told, and the exit status must still say what it says."""

    def write(self, text: str, /) -> int:
        """Write, if it can be."""
        with suppress(OSError):
            super().write(text)
        return len(text)

    def flush(self) -> None:
        """See to it that all was written, if it can be."""
        with suppress(OSError):
            super().flush()


def watch_output() -> None:
    """From now on a failure of standard output is an `Unwritable`, and one of standard error is none.

    Where something else stands in for either, nothing changes.
    """
    # In the order of their numbers: what is opened gets the lowest that is free.
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    # It refuses what is written to it, as it would have.
    sys.stdout = _watched(sys.stdout, sys.__stdout__, _Output, os.O_RDONLY)
    sys.stderr = _watched(sys.stderr, sys.__stderr__, _Errors, os.O_WRONLY)


def drop_output() -> None:
    """What standard output has not taken goes nowhere: the end of the process would tell it again."""
    if isinstance(sys.stdout, _Output):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def counted(number: int, one: str, many: str) -> str:
    """A number of things in words: 1 match, 2 matches."""
    return f"{number} {one if number == 1 else many}"


@contextmanager
def said_if_heard() -> Iterator[None]:
    """What is said inside need not be heard: who serves goes on without."""
    from .errors import Unwritable

    try:
        yield
    except (Unwritable, BrokenPipeError):
        drop_output()


@contextmanager
def progress(label: str, length: int, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, if that is a terminal. Yields a function that sets how much is done."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=length, label=label, width=0, show_pos=length != 100, file=sys.stderr) as bar:

        def show(done: int) -> None:
            if done > bar.pos:
                bar.update(done - bar.pos)

        yield show


def _watched(stream: TextIO | None, own: TextIO | None, kind: type[io.TextIOWrapper], nothing: int) -> TextIO:
    """A stream as one of this kind if it is the system's own; one that is closed is opened on nothing, in that mode."""
    if stream is None:
        return kind(os.fdopen(os.open(os.devnull, nothing), "wb"), "utf-8", "backslashreplace")
    if stream is not own or not isinstance(stream, io.TextIOWrapper):
        return stream
    stream.flush()
    # Instead of ASCII click would write UTF-8 past us.
    is_ascii = codecs.lookup(stream.encoding).name == "ascii"
    encoding, errors = ("utf-8", "replace") if is_ascii else (stream.encoding, stream.errors)
    return kind(stream.buffer, encoding, errors, line_buffering=stream.line_buffering, write_through=stream.write_through)
