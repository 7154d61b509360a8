"""Standard output whose failures are told as its own, whichever command writes and wherever."""

import codecs
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


class _Output(io.TextIOWrapper):
    """A disk that takes no more raises `Unwritable`. A pipe that nobody reads raises what it always does: click ends quietly."""

    def write(self, text: str, /) -> int:
        """Write."""
        with self._told():
            return super().write(text)

    def flush(self) -> None:
        """See to it that all was written."""
        with self._told():
            super().flush()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            from .errors import Unwritable

            raise Unwritable("standard output", error) from None


def watch_output() -> None:
    """From now on a failure of standard output is an `Unwritable`. Where something else stands in for it, nothing changes."""
    old = sys.stdout
    if old is not sys.__stdout__ or not isinstance(old, io.TextIOWrapper):
        return
    old.flush()
    # Instead of ASCII click would write UTF-8 past us.
    encoding, errors = ("utf-8", "replace") if codecs.lookup(old.encoding).name == "ascii" else (old.encoding, old.errors)
    sys.stdout = _Output(old.buffer, encoding, errors, line_buffering=old.line_buffering, write_through=old.write_through)


def drop_output() -> None:
    """What standard output has not taken goes nowhere: the end of the process would tell it again."""
    if isinstance(sys.stdout, _Output):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
