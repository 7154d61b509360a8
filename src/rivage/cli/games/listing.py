"""`rivage games`: which games this house has, and where each comes from."""

import click

from rivage.cli.options import HELP
from rivage.core import GameInfo


@click.command(context_settings=HELP)
def games() -> None:
    """List the games of this house: its own, and those of installed packages.

    A package whose game could not be taken in is told below the list, with the reason.
    """
    from rivage import __version__
    from rivage.registry import all_games, broken_games

    rows = [("game", "title", "seats", "time", "bots", "from")]
    for name, entry in all_games().items():
        info = entry.package.game.info
        origin = f"{entry.origin} {entry.version}" if entry.origin else f"rivage {__version__}"
        rows.append((name, info.title, _seats(info), info.timing.value, ", ".join(info.bot_levels) or "none", origin))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    for each in broken_games():
        click.echo(str(each), err=True)


def _seats(info: GameInfo) -> str:
    return str(info.min_seats) if info.min_seats == info.max_seats else f"{info.min_seats}-{info.max_seats}"
