"""The tree of commands. An error is printed as one line on standard error with its code, exit status 2, no traceback."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from rivage import __version__

from .options import HELP, server_options
from .output import drop_output, watch_output

COMMANDS: dict[str, tuple[str, str, str]] = {
    "serve": ("serving", "serve", "Serve for others: address, port, database and data folder by flags or environment."),
    "work": ("work", "work", "Think for the bots and physics of other machines' nodes, over a bus."),
    "simulate": ("simulate", "simulate", "Bots against bots: thousands of matches of any game, here or on all workers of a bus."),
    "games": ("games.listing", "games", "The games of this house, and where each comes from."),
    "new-game": ("games.new_game", "new_game", "Write the skeleton of a new game, built in or as a package of its own."),
    "deep-river": ("games.deep_river", "deep_river", "Deep River: what follows a position, and how many positions do."),
    "walk-in-the-park": ("games.walk_in_the_park", "walk_in_the_park", "A Walk in the Park: loops, visits and ibis of a sheet."),
    "aya": ("games.aya", "aya", "Aya: a match of bots, the count of a table, and what the engine costs."),
    "physics": ("games.aya", "physics", "Aya's dominoes: how fast a row of them falls."),
    "replay": ("matches", "replay", "Fold a saved match and say whether it is sound."),
    "export": ("matches", "export", "Write a match of this house's database as a file."),
    "backup": ("backup", "backup", "Write the whole database to a file, also while the server runs."),
    "restore": ("backup", "restore", "Put such a file into an empty database."),
}
"""Command name → module, function in it and the short help, so that `--help` imports none of them."""

INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells have it."""


class Lazy(click.Group):
    """A group that imports a command when it is called. `later` has the commands to import, as `COMMANDS` has."""

    def __init__(self, *args: Any, later: dict[str, tuple[str, str, str]], **more: Any) -> None:
        super().__init__(*args, **more)
        self.later = later

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order people meet them."""
        return [*self.later, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now."""
        if cmd_name not in self.later:
            return super().get_command(ctx, cmd_name)
        module, name, _ = self.later[cmd_name]
        found = getattr(import_module(f"rivage.cli.{module}"), name)
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in `--help`."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_text) for name, (_, _, help_text) in self.later.items()])

    def main(self, *args: Any, **more: Any) -> Any:
        """Run the command and print a refusal in one line, also when standard output cannot be written."""
        watch_output()
        try:
            return super().main(*args, **more)
        except ValueError as error:
            from rivage.core import RivageError

            if not isinstance(error, RivageError):
                raise
            print_error(error)
            drop_output()
            sys.exit(2)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command and report that Ctrl+C ended it. A command with more to report catches the interrupt itself."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            begin = "\n" if sys.stderr.isatty() else ""  # a terminal shows ^C before it
            click.echo(f"{begin}rivage: interrupted", err=True)
            ctx.exit(INTERRUPTED)


def print_error(error: Any, where: str = "") -> None:
    """Print an error on one line of standard error, with its code."""
    message = " ".join(str(error).split())
    click.echo(f"rivage: {where}{message} [{error.code}]", err=True)


@click.group(cls=Lazy, later=COMMANDS, invoke_without_command=True, context_settings=HELP)
@server_options
@click.option("--browser/--no-browser", default=None, help="Open the page in a browser.  [default: when there is a display]")
@click.version_option(__version__, "-V", "--version", message="rivage %(version)s")
@click.pass_context
def main(ctx: click.Context, host: str, port: int, data: Path | None, log_level: str, browser: bool | None) -> None:
    """Rivage: tabletop games by the water.

    Without a command: start the house on this machine and open it in the browser.
    """
    if ctx.invoked_subcommand is None:
        from .serving import play

        chosen = ctx.get_parameter_source("port") is not click.core.ParameterSource.DEFAULT
        play(host, port, data, log_level, browser=browser, any_port=not chosen)
        return
    for name in ctx.params:
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name.replace('_', '-')} belongs after {ctx.invoked_subcommand!r}")
