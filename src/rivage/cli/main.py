"""The tree of commands, and how errors are told: one line on standard error with its code, exit 2, no traceback."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from rivage import __version__

from .output import drop_output, watch_output

HELP = {"help_option_names": ["-h", "--help"], "auto_envvar_prefix": None}
COMMANDS: dict[str, tuple[str, str, str]] = {
    "serve": ("serving", "serve", "Serve for others: address, port, database and data folder by flags or environment."),
    "work": ("work", "work", "Think for the bots and physics of other machines' nodes, over a bus."),
    "simulate": ("simulate", "simulate", "Bots against bots: thousands of matches of any game, here or on all workers of a bus."),
    "games": ("games", "games", "The games of this house, and where each comes from."),
    "deep-river": ("deep_river", "deep_river", "Deep River: what follows a position, and how many positions do."),
    "walk-in-the-park": ("walk_in_the_park", "walk_in_the_park", "A Walk in the Park: loops, visits and ibis of a sheet."),
    "aya": ("aya", "aya", "Aya: a match of bots, the count of a table, and what the engine costs."),
    "physics": ("physics", "physics", "Aya's dominoes: how fast a row of them falls."),
    "replay": ("matches", "replay", "Fold a saved match and say whether it is sound."),
    "export": ("matches", "export", "Write a match of this house's database as a file."),
    "backup": ("backup", "backup", "Write the whole database to a file, also while the server runs."),
    "restore": ("backup", "restore", "Put such a file into an empty database."),
}
"""Name, then module and function in it, then the short help (so that `--help` imports none of them)."""

INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells have it."""
FILE: Final = click.Path(path_type=Path, readable=False)
"""A file or folder. What the system refuses about it is told by who uses it, with a code."""


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
        """Run, and tell what is refused in one line, also that standard output takes no more."""
        watch_output()
        try:
            return super().main(*args, **more)
        except ValueError as error:
            from rivage.core import RivageError

            if not isinstance(error, RivageError):
                raise
            tell(error)
            drop_output()
            sys.exit(2)

    def invoke(self, ctx: click.Context) -> Any:
        """Run, and tell that Ctrl+C ended it; a command that has more to say then does so itself."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            begin = "\n" if sys.stderr.isatty() else ""  # a terminal shows ^C before it
            click.echo(f"{begin}rivage: interrupted", err=True)
            ctx.exit(INTERRUPTED)


def tell(error: Any, where: str = "") -> None:
    """An error on one line of standard error, with its code."""
    message = " ".join(str(error).split())
    click.echo(f"rivage: {where}{message} [{error.code}]", err=True)


def log_level_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """How much is told while it runs."""
    return click.option(
        "--log-level",
        type=click.Choice(["debug", "info", "warning", "error"]),
        default="warning",
        envvar="RIVAGE_LOG_LEVEL",
        show_default=True,
        show_envvar=True,
        help="How much to tell on standard error.",
    )(command)


def server_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The flags that `rivage` and `rivage serve` share."""
    for option in reversed(
        (
            click.option(
                "--host",
                default="127.0.0.1",
                envvar="RIVAGE_HOST",
                show_default=True,
                show_envvar=True,
                help="Address to listen at; 0.0.0.0 lets other devices of the network in.",
            ),
            click.option(
                "--port",
                type=click.IntRange(0, 65535),
                default=8484,
                envvar="RIVAGE_PORT",
                show_default=True,
                show_envvar=True,
                help="Port to listen at; 0 takes a free one.",
            ),
            click.option(
                "--data",
                type=FILE,
                envvar="RIVAGE_DATA",
                show_envvar=True,
                help="Folder for the embedded database; made when missing.  [default: the user's data folder]",
            ),
            log_level_option,
        )
    ):
        command = option(command)
    return command


def database_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The flags that say which database is meant."""
    for option in reversed(
        (
            click.option(
                "--database", default="", envvar="RIVAGE_DATABASE", show_envvar=True, metavar="URL", help="As for `rivage serve`."
            ),
            click.option(
                "--data",
                type=FILE,
                envvar="RIVAGE_DATA",
                show_envvar=True,
                help="As for `rivage serve`.",
            ),
        )
    ):
        command = option(command)
    return command


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
