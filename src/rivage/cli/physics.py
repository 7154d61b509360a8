"""`rivage physics`: the game's own physics from a terminal."""

import json

import click
import msgspec

from rivage.games.aya.components import FRICTION, HEIGHT, TABLE_FRICTION, THICKNESS, WIDTH

from .main import HELP


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
