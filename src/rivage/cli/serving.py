"""`rivage` and `rivage serve`: start the server, print its address, open the browser."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from .options import HELP, bus_options, data_folder, server_options
from .output import said_if_heard

if TYPE_CHECKING:  # loading the server takes a while, and most commands do without it
    from rivage.server import Settings

F = TypeVar("F", bound=Callable[..., Any])
LOOPBACK: Final = "127.0.0.1,::1"


def _address(_context: click.Context, _parameter: click.Parameter, given: str) -> str:
    if given:
        from rivage.server import read_address

        try:
            read_address(given)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return given


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


@click.command(context_settings=HELP)
@server_options
@click.option(
    "--database",
    default="",
    envvar="RIVAGE_DATABASE",
    show_envvar=True,
    metavar="URL",
    help="sqlite:///path/to/file.db or postgresql://user:password@host/name.  [default: a file in the data folder]",
)
@click.option(
    "--public-url",
    default="",
    envvar="RIVAGE_PUBLIC_URL",
    show_envvar=True,
    metavar="URL",
    help="Address people use, when a proxy stands before this server: https://play.example.org",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(0, 256),
    default=0,
    envvar="RIVAGE_BOT_WORKERS",
    show_envvar=True,
    metavar="N",
    help="Processes in which bots think, at most.  [default: one less than there are cores, at least one]",
)
@bus_options("nats://host:4222: one of several nodes that serve the same PostgreSQL database.")
@click.option(
    "--advertise",
    default="",
    envvar="RIVAGE_ADVERTISE",
    show_envvar=True,
    metavar="URL",
    help="With --bus: http://host:port, where other nodes reach this one.  [default: where it listens]",
)
@click.option(
    "--trace",
    default="",
    envvar="RIVAGE_TRACE",
    show_envvar=True,
    metavar="URL",
    help="http://host:4318/v1/traces: where OpenTelemetry traces of moves are sent (needs rivage[trace]).",
)
@house_rules
def serve(
    host: str,
    port: int,
    data: Path | None,
    log_level: str,
    database: str,
    public_url: str,
    bot_workers: int,
    bus: str,
    cluster: str,
    advertise: str,
    trace: str,
    **rules: Any,
) -> None:
    """Serve for others, until SIGTERM or Ctrl+C.

    A setting comes from its flag, else from the environment variable named beside it, else from its default.
    Behind a proxy that ends TLS, pass the Host header on and set X-Forwarded-For and X-Forwarded-Proto: limits hold for
    each of the people behind it only when it says whose request it is.
    """
    start(
        host,
        port,
        data,
        log_level,
        database=database,
        public_url=public_url,
        bot_workers=bot_workers,
        bus=bus,
        cluster=cluster,
        advertise=advertise,
        trace=trace,
        rules=rules,
    )


def play(host: str, port: int, data: Path | None, log_level: str, *, browser: bool | None, any_port: bool) -> None:
    """Start on this machine and show the page."""
    wanted = has_display() if browser is None else browser
    start(host, port, data, log_level, any_port=any_port, on_ready=open_browser if wanted else None)


def start(
    host: str,
    port: int,
    data: Path | None,
    log_level: str,
    *,
    database: str = "",
    public_url: str = "",
    bot_workers: int = 0,
    bus: str = "",
    cluster: str = "rivage",
    advertise: str = "",
    trace: str = "",
    rules: Mapping[str, Any] | None = None,
    any_port: bool = False,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Bind, open the store and serve.

    Raises:
        BadPublicUrl: when the address people use, or the one for other nodes, is not valid.
        NoPort: when the port cannot be had.
        StoreError: when the database cannot be used.
    """
    from rivage.server import Settings, is_loopback, listen, names_of_this_machine, read_public_url, run
    from rivage.server.logs import configure_logging

    configure_logging(log_level)
    public_url = read_public_url(public_url) if public_url else ""
    bound = listen(host, port, any_port=any_port)
    taken = bound.getsockname()[1]
    if port not in (0, taken):
        with said_if_heard():
            click.echo(f"Port {port} is in use; taking {taken}.")
    address = f"http://{shown(host)}:{taken}/"
    near = lan_address() if host in {"0.0.0.0", "::"} else ""  # noqa: S104  (compared, not bound)
    network_url = f"http://{near}:{taken}" if near else ""

    def ready() -> None:
        with said_if_heard():
            click.echo(f"Rivage is at {address}")
            if network_url:
                click.echo(f"On this network: {network_url}/")
            click.echo("Stop with Ctrl+C.")
        if on_ready is not None:
            on_ready(address)

    local = names_of_this_machine() if is_loopback(host) and not public_url else ()
    settings = Settings(
        public_url=public_url,
        network_url=network_url if not public_url else "",
        local_names=local,
        bot_workers=bot_workers,
        bus=bus,
        cluster=cluster,
        advertise=read_public_url(advertise, flag="--advertise") if advertise else "",
        trace=trace,
    )
    if rules is not None:
        settings = with_rules(settings, **rules)
    run(bound, database, data_folder(data), settings, ready)


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
    from rivage.table.decide import IdleLimits

    network = replace(settings.limits.network, connections_per_address=connections_per_address)
    return replace(
        settings,
        trust_proxy=trust_proxy,
        think_on=think_on,
        limits=replace(settings.limits, network=network),
        metrics=metrics,
        metrics_token=metrics_token,
        caps=Caps(guest=tables_per_guest, address=tables_per_address),
        idle_limits=IdleLimits(waiting_days=waiting_days, playing_days=playing_days, absent_minutes=absent_minutes),
        archive_days=archive_days,
        private_targets=private_targets,
        duplicate_days=duplicate_days,
    )


def shown(host: str) -> str:
    """A host as people type it into a browser."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104  (compared, not bound)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This machine's address on its network, or the empty text."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Connecting a datagram socket sends nothing; it only asks which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def has_display() -> bool:
    """A browser window could be seen."""
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Show the page; never waits, never fails."""

    def attempt() -> None:
        try:
            webbrowser.open(address)
        except (webbrowser.Error, OSError):
            click.echo("No browser could be opened: open the address yourself.")

    threading.Thread(target=attempt, daemon=True).start()
