"""The flags that name a bus, the same for every command that uses one."""

from collections.abc import Callable
from typing import Any

import click


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
