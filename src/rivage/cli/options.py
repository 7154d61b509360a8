"""The flags that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

HELP: Final = {"help_option_names": ["-h", "--help"], "auto_envvar_prefix": None}
"""The context settings of every command."""
FILE: Final = click.Path(path_type=Path, readable=False)
"""A file or folder. The command that uses it reports what the system refuses, with a code."""


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


def bus_options(text: str, *, required: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--bus`, of which `text` says what it is for, and `--cluster`."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--cluster",
                default="rivage",
                envvar="RIVAGE_CLUSTER",
                show_default=True,
                show_envvar=True,
                metavar="NAME",
                help="What those that belong together are called on the bus.",
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
    """Where the embedded database lives."""
    if chosen is not None:
        return chosen.expanduser()
    from platformdirs import user_data_path

    return user_data_path("rivage", appauthor=False)
