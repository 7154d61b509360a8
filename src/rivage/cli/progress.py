"""How far a long command is: a bar on the terminal, nothing where nobody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(label: str, length: int, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Something that is told how much of `length` is done, and shows it on standard error if that is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=length, label=label, width=0, show_pos=length != 100, file=sys.stderr) as bar:

        def show(done: int) -> None:
            if done > bar.pos:
                bar.update(done - bar.pos)

        yield show
