"""The rules of the house that a host may set: who reads its numbers, who is believed, how much is kept open, and for how long."""

import os
from collections.abc import Callable
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:  # loading the server takes a while, and most commands do without it
    from rivage.server import Settings

F = TypeVar("F", bound=Callable[..., Any])


def _address(_context: click.Context, _parameter: click.Parameter, given: str) -> str:
    if given:
        from rivage.server import read_address

        try:
            read_address(given)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return given


LOOPBACK = "127.0.0.1,::1"


def _addresses(_context: click.Context, _parameter: click.Parameter, given: str) -> str:
    for one in given.split(","):
        try:
            if one.strip() not in {"", "*"}:
                ip_network(one.strip(), strict=False)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return given


def _number(flag: str, default: int, text: str, least: int = 0) -> Callable[[F], F]:
    variable = f"RIVAGE_{flag.removeprefix('--').replace('-', '_').upper()}"
    kind = click.IntRange(least, 100_000)
    return click.option(flag, type=kind, default=default, envvar=variable, show_default=True, show_envvar=True, help=text)


def house_rules(command: F) -> F:
    """The options that set them."""
    for option in reversed(
        (
            click.option(
                "--metrics",
                default="",
                envvar="RIVAGE_METRICS",
                show_envvar=True,
                metavar="HOST:PORT",
                callback=_address,
                help="Show /metrics at an address of its own, and not where people play.",
            ),
            click.option(
                "--metrics-token",
                default="",
                envvar="RIVAGE_METRICS_TOKEN",
                show_envvar=True,
                metavar="TOKEN",
                help="Show /metrics to who sends `Authorization: Bearer TOKEN`. Better set by the variable: others see a flag.",
            ),
            click.option(
                "--trust-proxy",
                # The variable that uvicorn reads for the same purpose.
                default=lambda: os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK),
                envvar="RIVAGE_TRUST_PROXY",
                show_default=LOOPBACK,
                show_envvar=True,
                metavar="ADDRESSES",
                callback=_addresses,
                help="Proxies believed about X-Forwarded-For and X-Forwarded-Proto: addresses or networks, with commas.",
            ),
            click.option(
                "--think-on",
                type=click.Choice(["here", "bus", "both"]),
                default="both",
                envvar="RIVAGE_THINK_ON",
                show_default=True,
                show_envvar=True,
                help="Where bots think: in processes here, on workers of the bus alone, or there when all of these are busy.",
            ),
            _number("--connections-per-address", 2500, "Connections one address (of IPv6, one /64) may hold.", 1),
            _number("--tables-per-guest", 100, "Tables one guest may have open; 0 for any number."),
            _number("--tables-per-address", 500, "Tables that may be open from one address; 0 for any number."),
            _number("--waiting-days", 7, "Days after which a table that never began is closed; 0 never."),
            _number("--playing-days", 90, "Days after which a match without a clock is closed when nothing happens; 0 never."),
            _number("--absent-minutes", 10, "Minutes until who is left alone may claim the win or close the table; 0 never."),
            _number("--archive-days", 30, "Days after which a match that is over is packed away, still to be read; 0 never."),
            click.option(
                "--private-targets",
                is_flag=True,
                envvar="RIVAGE_PRIVATE_TARGETS",
                show_envvar=True,
                help="Let guests have their programs told at addresses of this machine's own network.",
            ),
            _number("--duplicate-days", 7, "Days for which a duplicate may be begun; then its seed is shown.", 1),
        )
    ):
        command = option(command)
    return command


def with_rules(
    settings: "Settings",
    *,
    metrics: str = "",
    metrics_token: str = "",
    trust_proxy: str = LOOPBACK,
    think_on: str = "both",
    connections_per_address: int,
    tables_per_guest: int,
    tables_per_address: int,
    waiting_days: int,
    playing_days: int,
    absent_minutes: int,
    archive_days: int,
    private_targets: bool = False,
    duplicate_days: int,
) -> "Settings":
    """The settings with these rules."""
    from msgspec.structs import replace

    from rivage.hosting import Caps
    from rivage.table.decide import Patience

    network = replace(settings.limits.network, connections_per_address=connections_per_address)
    return replace(
        settings,
        trust_proxy=trust_proxy,
        think_on=think_on,
        limits=replace(settings.limits, network=network),
        metrics=metrics,
        metrics_token=metrics_token,
        caps=Caps(guest=tables_per_guest, address=tables_per_address),
        patience=Patience(waiting=waiting_days, playing=playing_days, absent=absent_minutes),
        archive_days=archive_days,
        private_targets=private_targets,
        duplicate_days=duplicate_days,
    )
