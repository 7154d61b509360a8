"""`rivage aya` and `rivage physics`: Aya from a terminal. `aya_play.py` and `aya_bench.py` have two of the commands."""

import json
import sys
from functools import partial
from pathlib import Path

import click
import msgspec

from rivage.cli.errors import Unreadable
from rivage.cli.files import read_bytes
from rivage.cli.main import Lazy, print_error
from rivage.cli.options import FILE, HELP
from rivage.core import RivageError
from rivage.games.aya.components import FRICTION, HEIGHT, TABLE_FRICTION, THICKNESS, WIDTH

COMMANDS = {
    "play": ("games.aya_play", "play", "A whole match of bots, with its count, its log and pictures of the table."),
    "count": ("games.aya", "count", "The count of each table at rest, with the reason for every photo lost."),
    "bench": ("games.aya_bench", "bench", "What the engine costs on this machine."),
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
    from rivage.games.aya.layout import count_to_dict, read
    from rivage.registry import render

    failed = False
    for file in files:
        try:
            line = json.dumps(count_to_dict(read(read_bytes(file)).count(), partial(render, "aya")))
        except RivageError as error:
            failed = True
            print_error(error, "" if isinstance(error, Unreadable) else f"{file}: ")
        else:
            click.echo(line)
    if failed:
        sys.exit(2)


@click.group(context_settings=HELP)
def physics() -> None:
    """Dominoes in the very world the game uses."""


@physics.command(context_settings=HELP)
@click.option("--height", type=float, default=HEIGHT, show_default=True, help="Of a domino, mm.")
@click.option("--thickness", type=float, default=THICKNESS, show_default=True, help="Of a domino along the row, mm.")
@click.option("--width", type=float, default=WIDTH, show_default=True, help="Of a domino across the row, mm.")
@click.option("--gap", type=float, default=14.0, show_default=True, help="Face to face, mm.")
@click.option("--friction", type=float, default=FRICTION, show_default=True, help="Of dominoes on each other.")
@click.option(
    "--floor",
    type=float,
    default=TABLE_FRICTION,
    show_default=True,
    help="Friction of dominoes on the table; 3 and more hardly slip.",
)
def wave(height: float, thickness: float, width: float, gap: float, friction: float, floor: float) -> None:
    """Topple a straight row of 40 and print its speed, as one JSON object.

    The speed is in units of √(g · height), taken over the later half of the row; null when the row did not fall whole.
    """
    from rivage.physics import wave as topple

    click.echo(json.dumps(msgspec.to_builtins(topple(height, thickness, width, gap, friction, floor))))
