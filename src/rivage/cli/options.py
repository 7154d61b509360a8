"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

HELP: Final = {"help_option_names": ["-h", "--help"], "auto_envvar_prefix": None}
"""The click context settings of every command."""
FILE: Final = click.Path(path_type=Path, readable=False)
"""The click type of files and folders. The commands themselves report system errors, with error codes."""


def log_level_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option `--log-level`."""
    return click.option(
        "--log-level",
        type=click.Choice(["debug", "info", "warning", "error"]),
        default="warning",
        envvar="RIVAGE_LOG_LEVEL",
        show_default=True,
        show_envvar=True,
        help="Least severe log lines to write to standard error.",
    )(command)


def server_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that `rivage` and `rivage serve` share."""
    for option in reversed(
        (
            click.option(
                "--host",
                default="127.0.0.1",
                envvar="RIVAGE_HOST",
                show_default=True,
                show_envvar=True,
                help="Address to listen on; 0.0.0.0 also accepts other devices of the network.",
            ),
            click.option(
                "--port",
                type=click.IntRange(0, 65535),
                default=8484,
                envvar="RIVAGE_PORT",
                show_default=True,
                show_envvar=True,
                help="Port to listen on; 0 chooses a free one.",
            ),
            click.option(
                "--data",
                type=FILE,
                envvar="RIVAGE_DATA",
                show_envvar=True,
                help="Folder of the embedded database; created when missing.  [default: the user's data folder]",
            ),
            log_level_option,
        )
    ):
        command = option(command)
    return command


def database_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that select the database."""
    for option in reversed(
        (
            click.option(
                "--database", default="", envvar="RIVAGE_DATABASE", show_envvar=True, metavar="URL", help="See `rivage serve`."
            ),
            click.option(
                "--data",
                type=FILE,
                envvar="RIVAGE_DATA",
                show_envvar=True,
                help="See `rivage serve`.",
            ),
        )
    ):
        command = option(command)
    return command


def bus_options(text: str, *, required: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add the options `--bus`, with the help `text`, and `--cluster`."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--cluster",
                default="rivage",
                envvar="RIVAGE_CLUSTER",
                show_default=True,
                show_envvar=True,
                metavar="NAME",
                help="Name of the cluster. Several clusters can share a bus.",
            ),
            click.option(
                "--bus",
                required=required,
                envvar="RIVAGE_BUS",
                show_envvar=True,
                metavar="URL",
                callback=lambda _context, _parameter, given: given or "",
                help=text,
            ),
        ):
            command = option(command)
        return command

    return add


def data_folder(chosen: Path | None) -> Path:
    """The folder of the embedded database: the chosen one, or the user's data folder."""
    if chosen is not None:
        return chosen.expanduser()
    from platformdirs import user_data_path

    return user_data_path("rivage", appauthor=False)
