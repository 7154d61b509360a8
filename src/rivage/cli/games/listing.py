"""`rivage games`: lists the installed games, and the package of each."""

import click

from rivage.cli.options import HELP
from rivage.core import GameInfo


@click.command(context_settings=HELP)
def games() -> None:
    """List the installed games: the built-in ones, and those of installed packages.

    Packages whose game could not be loaded are listed on standard error, with the reason.
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
    for problem in broken_games():
        click.echo(str(problem), err=True)


def _seats(info: GameInfo) -> str:
    return str(info.min_seats) if info.min_seats == info.max_seats else f"{info.min_seats}-{info.max_seats}"
