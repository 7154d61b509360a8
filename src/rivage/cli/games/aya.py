"""`rivage aya` and `rivage physics`. Two of the commands are in `aya_play.py` and `aya_bench.py`."""

import json
import sys
from functools import partial
from pathlib import Path

import click
import msgspec

from rivage.cli.errors import Unreadable
from rivage.cli.files import read_bytes
from rivage.cli.main import LazyGroup, print_error
from rivage.cli.options import FILE, HELP
from rivage.core import RivageError
from rivage.games.aya.components import FRICTION, HEIGHT, TABLE_FRICTION, THICKNESS, WIDTH

COMMANDS = {
    "play": ("games.aya_play", "play", "Let bots play a match; saves its log and pictures of the table."),
    "count": ("games.aya", "count", "Count tables at rest, with the reason for every lost photo."),
    "bench": ("games.aya_bench", "bench", "Benchmark the engine on this machine."),
}


@click.group("aya", cls=LazyGroup, lazy=COMMANDS, context_settings=HELP)
def aya() -> None:
    """Aya: let bots play a match, count a table of fallen dominoes, or benchmark the engine."""


@click.command("count", context_settings=HELP)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=FILE)
def count(files: tuple[Path, ...]) -> None:
    """Count each table at rest, and print one JSON object per line with the reason for every lost photo.

    FILE is a table as JSON (- reads standard input). Files that cannot be read are reported on standard error and skipped.
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
    """Simulate dominoes in the physics world of the game."""


@physics.command(context_settings=HELP)
@click.option("--height", type=float, default=HEIGHT, show_default=True, help="Height of a domino in mm.")
@click.option("--thickness", type=float, default=THICKNESS, show_default=True, help="Thickness (along the row) in mm.")
@click.option("--width", type=float, default=WIDTH, show_default=True, help="Width of a domino (across the row) in mm.")
@click.option("--gap", type=float, default=14.0, show_default=True, help="Gap between two faces in mm.")
@click.option("--friction", type=float, default=FRICTION, show_default=True, help="Friction between dominoes.")
@click.option(
    "--floor",
    type=float,
    default=TABLE_FRICTION,
    show_default=True,
    help="Friction between dominoes and the table; 3 hardly slips.",
)
def wave(height: float, thickness: float, width: float, gap: float, friction: float, floor: float) -> None:
    """Topple a straight row of 40 dominoes, and print the speed of the wave as one JSON object.

    The speed is in units of √(g · height), measured over the second half of the row. It is null when the row did not fall
    completely.
    """
    from rivage.physics import wave as topple

    click.echo(json.dumps(msgspec.to_builtins(topple(height, thickness, width, gap, friction, floor))))
