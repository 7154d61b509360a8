"""`rivage` and `rivage serve`: start the house, say where it is, open the browser."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from .bus import bus_options
from .main import HELP, server_options
from .output import said_if_heard
from .rules import house_rules, with_rules


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
    trace: str = "",
    rules: Mapping[str, Any] | None = None,
    any_port: bool = False,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Bind, open the store and serve.

    Raises:
        BadPublicUrl: when the address people use is none.
        NoPort: when the port cannot be had.
        StoreError: when the database cannot be used.
    """
    from rivage.server import Settings, is_loopback, listen, names_of_this_machine, read_public_url, run
    from rivage.server.logs import set_up

    set_up(log_level)
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
        trace=trace,
    )
    if rules is not None:
        settings = with_rules(settings, **rules)
    run(bound, database, data_folder(data), settings, ready)


def data_folder(chosen: Path | None) -> Path:
    """Where the embedded database lives."""
    if chosen is not None:
        return chosen.expanduser()
    from platformdirs import user_data_path

    return user_data_path("rivage", appauthor=False)


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
