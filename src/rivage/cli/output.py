"""Error handling for standard output and standard error, and progress bars.

A write to standard output that fails raises `Unwritable`; one to standard error is ignored. Either may be a full disk, a broken
pipe, or closed from the start. A closed stream is opened on the null device, so that no other file gets its descriptor.
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
    """Standard output. A full disk raises `Unwritable`. A broken pipe raises `BrokenPipeError`, on which click exits quietly."""

    def write(self, text: str, /) -> int:
        with self._convert_errors():
            return super().write(text)

    def flush(self) -> None:
        with self._convert_errors():
            super().flush()

    @contextmanager
    def _convert_errors(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            from .errors import Unwritable

            raise Unwritable("standard output", error) from None


class _Errors(io.TextIOWrapper):
    """Standard error. Failed writes are ignored, because there is no other place to report them."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


def wrap_output() -> None:
    """Install the error handling of this module on `sys.stdout` and `sys.stderr`, unless they were replaced (by tests)."""
    # In the order of their descriptors, because a newly opened file gets the lowest free one.
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    # Read-only, so that writes to a closed standard output still fail.
    sys.stdout = _wrap(sys.stdout, sys.__stdout__, _Output, os.O_RDONLY)
    sys.stderr = _wrap(sys.stderr, sys.__stderr__, _Errors, os.O_WRONLY)


def discard_output() -> None:
    """Discard the buffered output, because the flush at the end of the process would fail again."""
    if isinstance(sys.stdout, _Output):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def counted(number: int, singular: str, plural: str) -> str:
    """Format a number with its noun: 1 match, 2 matches."""
    return f"{number} {singular if number == 1 else plural}"


@contextmanager
def ignore_broken_output() -> Iterator[None]:
    """Ignore failures of standard output inside the block, for servers that need not print."""
    from .errors import Unwritable

    try:
        yield
    except (Unwritable, BrokenPipeError):
        discard_output()


@contextmanager
def progress(label: str, length: int, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, if that is a terminal. Yields a function that sets the progress."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=length, label=label, width=0, show_pos=length != 100, file=sys.stderr) as bar:

        def show(done: int) -> None:
            if done > bar.pos:
                bar.update(done - bar.pos)

        yield show


def _wrap(stream: TextIO | None, original: TextIO | None, kind: type[io.TextIOWrapper], null_mode: int) -> TextIO:
    """Wrap a stream in `kind` unless it was replaced. A closed stream is opened on the null device with `null_mode`."""
    if stream is None:
        return kind(os.fdopen(os.open(os.devnull, null_mode), "wb"), "utf-8", "backslashreplace")
    if stream is not original or not isinstance(stream, io.TextIOWrapper):
        return stream
    stream.flush()
    # With ASCII, click would bypass this wrapper and write UTF-8.
    is_ascii = codecs.lookup(stream.encoding).name == "ascii"
    encoding, errors = ("utf-8", "replace") if is_ascii else (stream.encoding, stream.errors)
    return kind(stream.buffer, encoding, errors, line_buffering=stream.line_buffering, write_through=stream.write_through)
