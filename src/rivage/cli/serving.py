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
from .output import ignore_broken_output

if TYPE_CHECKING:  # the server is slow to import, and most commands do not need it
    from rivage.server import Settings

F = TypeVar("F", bound=Callable[..., Any])
LOOPBACK: Final = "127.0.0.1,::1"


def _validate_address(_context: click.Context, _parameter: click.Parameter, given: str) -> str:
    if given:
        from rivage.server import read_address

        try:
            read_address(given)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return given


def _validate_addresses(_context: click.Context, _parameter: click.Parameter, given: str) -> str:
    for address in given.split(","):
        try:
            if address.strip() not in {"", "*"}:
                ip_network(address.strip(), strict=False)
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return given


def _integer_option(flag: str, default: int, text: str, least: int = 0) -> Callable[[F], F]:
    variable = f"RIVAGE_{flag.removeprefix('--').replace('-', '_').upper()}"
    kind = click.IntRange(least, 100_000)
    return click.option(flag, type=kind, default=default, envvar=variable, show_default=True, show_envvar=True, help=text)


def limit_options(command: F) -> F:
    """Add the options for limits, time-outs, metrics and the proxy."""
    for option in reversed(
        (
            click.option(
                "--metrics",
                default="",
                envvar="RIVAGE_METRICS",
                show_envvar=True,
                metavar="HOST:PORT",
                callback=_validate_address,
                help="Serve /metrics on this separate address instead of the public one.",
            ),
            click.option(
                "--metrics-token",
                default="",
                envvar="RIVAGE_METRICS_TOKEN",
                show_envvar=True,
                metavar="TOKEN",
                help="Serve /metrics to requests with `Authorization: Bearer TOKEN`. Prefer the variable: flags are visible.",
            ),
            click.option(
                "--trust-proxy",
                # uvicorn reads the same variable.
                default=lambda: os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK),
                envvar="RIVAGE_TRUST_PROXY",
                show_default=LOOPBACK,
                show_envvar=True,
                metavar="ADDRESSES",
                callback=_validate_addresses,
                help="Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: addresses or networks, comma-separated.",
            ),
            click.option(
                "--think-on",
                type=click.Choice(["here", "bus", "both"]),
                default="both",
                envvar="RIVAGE_THINK_ON",
                show_default=True,
                show_envvar=True,
                help="Where bots compute: in processes here, on workers of the bus, or both (here first).",
            ),
            _integer_option("--connections-per-address", 2500, "Maximum connections of one address (for IPv6, one /64).", 1),
            _integer_option("--tables-per-guest", 100, "Maximum open tables of one guest; 0 for no limit."),
            _integer_option("--tables-per-address", 500, "Maximum open tables of one address; 0 for no limit."),
            _integer_option("--waiting-days", 7, "Days after which a table whose match has not started is closed; 0 never."),
            _integer_option("--playing-days", 90, "Days of inactivity after which a match without a clock is closed; 0 never."),
            _integer_option("--absent-minutes", 10, "Minutes of absence until the others may win or close the table; 0 never."),
            _integer_option("--archive-days", 30, "Days after which a finished match is archived; 0 never."),
            click.option(
                "--private-targets",
                is_flag=True,
                envvar="RIVAGE_PRIVATE_TARGETS",
                show_envvar=True,
                help="Allow webhooks of guests to addresses of the private network.",
            ),
            _integer_option("--duplicate-days", 7, "Days within which a duplicate can be started; then its seed is shown.", 1),
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
    help="Public address when the server is behind a proxy: https://play.example.org",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(0, 256),
    default=0,
    envvar="RIVAGE_BOT_WORKERS",
    show_envvar=True,
    metavar="N",
    help="Maximum number of processes for bots.  [default: the number of cores minus one, at least one]",
)
@bus_options("nats://host:4222: join the cluster that shares a PostgreSQL database.")
@click.option(
    "--advertise",
    default="",
    envvar="RIVAGE_ADVERTISE",
    show_envvar=True,
    metavar="URL",
    help="With --bus: http://host:port, where other nodes reach this one.  [default: the address it listens on]",
)
@click.option(
    "--trace",
    default="",
    envvar="RIVAGE_TRACE",
    show_envvar=True,
    metavar="URL",
    help="http://host:4318/v1/traces: OTLP endpoint for OpenTelemetry traces of moves (needs rivage[trace]).",
)
@limit_options
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
    """Run the server until SIGTERM or Ctrl+C.

    A setting is read from its flag, else from the environment variable shown beside it, else its default is used.
    A reverse proxy that terminates TLS must pass on the Host header and set X-Forwarded-For and X-Forwarded-Proto. Without
    X-Forwarded-For, limits apply to the proxy instead of to each client.
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
    """Start the server on this machine, and open the page in a browser."""
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
    """Bind the port, open the store and serve.

    Raises:
        BadPublicUrl: when `public_url` or `advertise` is not valid.
        NoPort: when the port cannot be bound.
        StoreError: when the database cannot be used.
    """
    from rivage.server import Settings, is_loopback, listen, names_of_this_machine, read_public_url, run
    from rivage.server.logs import configure_logging

    configure_logging(log_level)
    public_url = read_public_url(public_url) if public_url else ""
    bound = listen(host, port, any_port=any_port)
    bound_port = bound.getsockname()[1]
    if port not in (0, bound_port):
        with ignore_broken_output():
            click.echo(f"Port {port} is in use; using {bound_port}.")
    address = f"http://{host_for_url(host)}:{bound_port}/"
    lan = lan_address() if host in {"0.0.0.0", "::"} else ""  # noqa: S104  (compared, not bound)
    network_url = f"http://{lan}:{bound_port}" if lan else ""

    def ready() -> None:
        with ignore_broken_output():
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
        settings = with_limits(settings, **rules)
    run(bound, database, data_folder(data), settings, ready)


def with_limits(
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
    """Apply the options of `limit_options` to the settings."""
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


def host_for_url(host: str) -> str:
    """A host as a browser on this machine needs it in a URL."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104  (compared, not bound)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This machine's address on the local network, or the empty text."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Connecting a datagram socket sends nothing, but selects the local address for the route.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def has_display() -> bool:
    """Whether a browser window can be shown."""
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the page in a browser, in a thread. Never blocks or raises."""

    def attempt() -> None:
        try:
            webbrowser.open(address)
        except (webbrowser.Error, OSError):
            click.echo("No browser could be opened: open the address yourself.")

    threading.Thread(target=attempt, daemon=True).start()
