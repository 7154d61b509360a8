"""`rivage aya`: Aya from a terminal. The count of a table is here; `aya_play.py` and `aya_bench.py` have the rest."""

import json
import sys
from pathlib import Path

import click

from rivage.core import RivageError

from .errors import Unreadable, read_bytes
from .main import FILE, HELP, Lazy, tell

COMMANDS = {
    "play": ("aya_play", "play", "A whole match of bots, with its count, its log and pictures of the table."),
    "count": ("aya", "count", "The count of each table at rest, with the reason for every photo lost."),
    "bench": ("aya_bench", "bench", "What the engine costs on this machine."),
}


@click.group("aya", cls=Lazy, later=COMMANDS, context_settings=HELP)
def aya() -> None:
    """Aya: a match of bots, what a table of fallen dominoes is worth, and what the engine costs."""


@click.command("count", context_settings=HELP)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=FILE)
def count(files: tuple[Path, ...]) -> None:
    """Count each table at rest and print one JSON object a line, with the reason for every photo lost.

    FILE is a table as JSON (- reads standard input). One that cannot be read is told on standard error; the others are counted.
    """
    from rivage.games.aya.layout import as_line, read

    failed = False
    for file in files:
        try:
            line = json.dumps(as_line(read(read_bytes(file)).count()))
        except RivageError as error:
            failed = True
            tell(error, "" if isinstance(error, Unreadable) else f"{file}: ")
        else:
            click.echo(line)
    if failed:
        sys.exit(2)
