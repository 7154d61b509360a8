"""The command tree. An error is printed on one line of standard error with its code, without a traceback; exit status 2."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from rivage import __version__

from .options import HELP, server_options
from .output import discard_output, wrap_output

COMMANDS: dict[str, tuple[str, str, str]] = {
    "serve": ("serving", "serve", "Run the server, configured by flags or environment variables."),
    "work": ("work", "work", "Run a worker, which computes bots and physics for nodes on other machines."),
    "simulate": ("simulate", "simulate", "Let bots play many matches of a game, here or on the workers of a bus."),
    "games": ("games.listing", "games", "List the installed games, and the package of each."),
    "new-game": ("games.new_game", "new_game", "Write the skeleton of a new game, built in or as a package of its own."),
    "deep-river": ("games.deep_river", "deep_river", "Deep River: list or count the positions that can follow a position."),
    "walk-in-the-park": ("games.walk_in_the_park", "walk_in_the_park", "A Walk in the Park: find the loops and ibis of a sheet."),
    "aya": ("games.aya", "aya", "Aya: play a match of bots, count a table, or benchmark the engine."),
    "physics": ("games.aya", "physics", "Aya: measure how fast a row of dominoes falls."),
    "replay": ("matches", "replay", "Validate a saved match by folding it."),
    "export": ("matches", "export", "Export a match from the database to a file."),
    "backup": ("backup", "backup", "Back up the whole database to a file. The server may be running."),
    "restore": ("backup", "restore", "Restore a backup into an empty database."),
}
"""For each command name: its module, the function in it, and the short help. So `--help` does not import the modules."""

INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, by shell convention."""


class LazyGroup(click.Group):
    """A group that imports a command when it is called. `lazy` has the same form as `COMMANDS`."""

    def __init__(self, *args: Any, lazy: dict[str, tuple[str, str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the command names, lazy commands first."""
        return [*self.lazy, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command."""
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        module, name, _ = self.lazy[cmd_name]
        found = getattr(import_module(f"rivage.cli.{module}"), name)
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands in `--help`."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_text) for name, (_, _, help_text) in self.lazy.items()])

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run the command. Prints a RivageError on one line, including failures of standard output."""
        wrap_output()
        try:
            return super().main(*args, **kwargs)
        except ValueError as error:
            from rivage.core import RivageError

            if not isinstance(error, RivageError):
                raise
            print_error(error)
            discard_output()
            sys.exit(2)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Reports an interrupt by Ctrl+C unless the command handles it itself."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            start = "\n" if sys.stderr.isatty() else ""  # a terminal shows ^C before it
            click.echo(f"{start}rivage: interrupted", err=True)
            ctx.exit(INTERRUPTED)


def print_error(error: Any, where: str = "") -> None:
    """Print an error on one line of standard error, with its code."""
    message = " ".join(str(error).split())
    click.echo(f"rivage: {where}{message} [{error.code}]", err=True)


@click.group(cls=LazyGroup, lazy=COMMANDS, invoke_without_command=True, context_settings=HELP)
@server_options
@click.option("--browser/--no-browser", default=None, help="Open the page in a browser.  [default: if there is a display]")
@click.version_option(__version__, "-V", "--version", message="rivage %(version)s")
@click.pass_context
def main(ctx: click.Context, host: str, port: int, data: Path | None, log_level: str, browser: bool | None) -> None:
    """Rivage: tabletop games in the browser.

    Without a command: start the server on this machine and open it in a browser.
    """
    if ctx.invoked_subcommand is None:
        from .serving import play

        chosen = ctx.get_parameter_source("port") is not click.core.ParameterSource.DEFAULT
        play(host, port, data, log_level, browser=browser, any_port=not chosen)
        return
    for name in ctx.params:
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name.replace('_', '-')} belongs after {ctx.invoked_subcommand!r}")
