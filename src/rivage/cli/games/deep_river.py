"""`rivage deep-river`: explores positions in the terminal, in their text notation."""

import sys
from typing import Final

import click

from rivage.cli.main import print_error
from rivage.cli.options import HELP
from rivage.core import RivageError

MAX_DEPTH: Final = 100
"""Turns. Maximum length of the paths that `perft` counts; far longer than any count that ends in time."""


@click.group("deep-river", context_settings=HELP)
def deep_river() -> None:
    """Deep River: list or count the positions that can follow a position.

    A position has seven fields: tiles, river, nests, bear, currents, tilted, mover. The start with one throw:

    \b
    BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s
    """


@deep_river.command(context_settings=HELP)
@click.argument("position")
def successors(position: str) -> None:
    """Print all positions that can follow POSITION after one complete turn, sorted.

    With - instead of POSITION: read positions from standard input, one per line, and end each answer with an empty line.
    """
    from rivage.games.deep_river import successors as after

    if position != "-":
        for line in after(position):
            click.echo(line)
        return
    failed = False
    for number, text in enumerate(sys.stdin, 1):
        try:
            answer = "".join(f"{line}\n" for line in after(text.rstrip("\r\n")))
        except RivageError as error:
            failed = True
            answer = ""
            print_error(error, f"line {number}: ")
        click.echo(answer)
    if failed:
        sys.exit(2)


@deep_river.command(context_settings=HELP)
@click.argument("position")
@click.argument("depth", type=click.IntRange(1, MAX_DEPTH), metavar="N")
def perft(position: str, depth: int) -> None:
    """Print the number of turn paths of length 1 to N from POSITION, one per line."""
    from rivage.games.deep_river import perft as count

    visible = sys.stderr.isatty()

    def progress(done: int, total: int) -> None:
        click.echo(f"\r{done} of {total}", nl=False, err=True)

    counts = count(position, depth, progress if visible else None)
    if visible:
        click.echo("\r\033[K", nl=False, err=True)
    for number in counts:
        click.echo(number)
