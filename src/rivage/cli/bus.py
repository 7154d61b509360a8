"""The flags that name a bus, the same for every command that uses one."""

from collections.abc import Callable
from typing import Any

import click


def bus_options(*, required: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--bus` and `--cluster`."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--cluster",
                default="rivage",
                envvar="RIVAGE_CLUSTER",
                show_default=True,
                show_envvar=True,
                metavar="NAME",
                help="Name of the cluster; several may share a bus.",
            ),
            click.option(
                "--bus",
                required=required,
                envvar="RIVAGE_BUS",
                show_envvar=True,
                metavar="URL",
                callback=lambda _context, _parameter, given: given or "",
                help="The bus between nodes and workers: nats://host:4222",
            ),
        ):
            command = option(command)
        return command

    return add
