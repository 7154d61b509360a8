import signal
import socket
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.server.running import TIMEOUT_S, command, environment
from tests.support.processes import free_port

from rivage import server
from rivage.cli import serving
from rivage.cli.serving import has_display, host_for_url, serve, with_limits
from rivage.hosting import Caps
from rivage.server import Settings
from rivage.table.decide import IdleLimits


def fails(*arguments: str | Path, **settings: str) -> str:
    """Start a server that must fail with exit status 2 and one line without a traceback. Returns the line."""
    call = command(*(str(argument) for argument in arguments))
    done = subprocess.run(call, env=environment() | settings, capture_output=True, text=True, check=False, timeout=TIMEOUT_S)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def starts(*arguments: str | Path, **settings: str) -> list[str]:
    """Start and stop a server. Returns the lines that it prints at the start."""
    call = command(*(str(argument) for argument in arguments))
    server = subprocess.Popen(call, env=environment() | settings, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("Stop"):
        lines.append(server.stdout.readline().rstrip("\n"))
        assert lines[-1], "the server did not start"
    server.send_signal(signal.SIGINT)
    assert server.wait(TIMEOUT_S) == 0
    server.stdout.close()
    return lines


@pytest.mark.parametrize(("arguments", "workers"), [((), 0), (("--bot-workers", "3"), 3)])
def test_the_number_of_bot_processes_can_be_set(
    arguments: tuple[str, ...], workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Settings] = []

    def run(bound: socket.socket, _database: str, _folder: Path, settings: Settings, _ready: object) -> None:
        bound.close()
        given.append(settings)

    monkeypatch.setattr(server, "run", run)
    monkeypatch.setattr("rivage.server.logs.configure_logging", lambda _level: None)
    done = CliRunner().invoke(serve, ["--port", "0", "--data", str(tmp_path), *arguments])
    assert done.exit_code == 0, done.output
    assert given[0].bot_workers == workers


def test_an_invalid_public_url_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    error = fails("serve", "--port", "0", "--data", tmp_path / "data", "--public-url", "play.example.org")
    assert "'play.example.org' is not a valid URL for --public-url" in error
    assert error.endswith("[server.public_url]\n")
    assert "[server.public_url]" in fails("serve", "--data", tmp_path / "data", RIVAGE_PUBLIC_URL="https://a/b?x")
    error = fails("serve", "--port", "0", "--data", tmp_path / "data", "--advertise", "10.0.0.5:8484")
    assert "'10.0.0.5:8484' is not a valid URL for --advertise: expected a URL without a path, such as http://10.0.0.5" in error
    assert not (tmp_path / "data").exists()


def test_a_busy_port_is_reported_on_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert "[server.port]" in fails("serve", "--port", port, "--data", tmp_path)
        assert "[server.port]" in fails("--port", port, "--data", tmp_path)
        error = fails("serve", "--port", "0", "--data", tmp_path, "--metrics", f"127.0.0.1:{port}")
        assert "Choose another with --metrics. [server.port]" in error


def test_without_a_command_the_next_free_port_is_used(tmp_path: Path) -> None:
    # If another program uses port 8484, the output is the same.
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", 8484))
            other.listen()
        except OSError:
            pass
        lines = starts("--no-browser", "--data", tmp_path)
    assert lines[0].startswith("Port 8484 is in use; using 84")
    assert lines[1].startswith("Rivage is at http://127.0.0.1:84")


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    port = free_port()
    lines = starts("serve", RIVAGE_PORT=str(port), RIVAGE_DATABASE=f"sqlite:///{tmp_path / 'other.db'}", RIVAGE_HOST="0.0.0.0")
    assert lines[0] == f"Rivage is at http://127.0.0.1:{port}/"
    assert (tmp_path / "other.db").exists()


def test_a_missing_data_folder_is_created(tmp_path: Path) -> None:
    starts("serve", "--port", "0", "--data", tmp_path / "new" / "folder")
    assert (tmp_path / "new" / "folder" / "rivage.db").exists()


def test_an_unwritable_data_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    error = fails("serve", "--port", str(free_port()), "--data", tmp_path / "file")
    assert error == f"rivage: {tmp_path / 'file'} is a file, and a folder is needed. Choose another place. [store.unwritable]\n"
    assert fails("serve", "--port", str(free_port()), "--data", tmp_path / "file" / "deeper" / "still") == error
    assert (tmp_path / "file").read_text() == "no folder"


def test_a_broken_database_is_reported_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "rivage.db"
    file.write_bytes(b"this is no database at all, only text " * 100)
    before = file.read_bytes()
    assert "[store.broken]" in fails("serve", "--port", str(free_port()), "--data", tmp_path)
    assert file.read_bytes() == before


def test_a_newer_database_is_reported(tmp_path: Path) -> None:
    starts("serve", "--port", "0", "--data", tmp_path)
    with sqlite3.connect(tmp_path / "rivage.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999_from_the_future'")
    database.close()
    assert "[store.newer]" in fails("serve", "--port", str(free_port()), "--data", tmp_path)


def test_an_invalid_database_url_is_reported(tmp_path: Path) -> None:
    assert "[store.url]" in fails("serve", "--port", str(free_port()), "--database", "mysql://somewhere/x", "--data", tmp_path)


@pytest.mark.parametrize("database", ["", "memory:", "sqlite:///here.db"])
def test_a_node_without_a_shared_database_is_refused(tmp_path: Path, database: str) -> None:
    error = fails("serve", "--port", "0", "--data", tmp_path, "--bus", "nats://127.0.0.1:9", "--database", database)
    assert "The nodes of a cluster need --database postgresql://user@host/name. [store.url]" in error
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wrong", [("--bus", "foo"), ("--bus", "nats://127.0.0.1:9", "--cluster", "No Name")])
def test_an_invalid_bus_url_is_refused_before_the_start(tmp_path: Path, wrong: tuple[str, ...]) -> None:
    error = fails("serve", "--port", "0", "--data", tmp_path, "--database", "postgresql://127.0.0.1:9/rivage", *wrong)
    assert error.endswith("[bus.url]\n")
    assert list(tmp_path.iterdir()) == []


def test_hosts_are_formatted_for_urls() -> None:
    assert [host_for_url(host) for host in ("0.0.0.0", "::", "::1", "example.org")] == [
        "127.0.0.1",
        "127.0.0.1",
        "[::1]",
        "example.org",
    ]


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The settings that `rivage serve` starts with."""
    rules: dict[str, Any] = {}
    monkeypatch.setattr(serving, "start", lambda *_, **settings: rules.update(settings["rules"]))
    return rules


def served(*arguments: str, **variables: str) -> Result:
    return CliRunner().invoke(serving.serve, arguments, env=variables)


def test_settings_have_their_defaults(given: dict[str, Any]) -> None:
    assert served().exit_code == 0
    assert with_limits(Settings(), **given) == Settings()


def test_flags_and_variables_change_settings(given: dict[str, Any]) -> None:
    flags = ("--metrics", "[::1]:9100", "--tables-per-guest", "3", "--waiting-days", "0", "--absent-minutes", "30")
    variables = {
        "RIVAGE_METRICS_TOKEN": "secret",
        "RIVAGE_TABLES_PER_ADDRESS": "9",
        "RIVAGE_PLAYING_DAYS": "400",
        "RIVAGE_DUPLICATE_DAYS": "2",
    }
    assert served(*flags, **variables).exit_code == 0
    assert with_limits(Settings(public_url="https://a.example"), **given) == Settings(
        public_url="https://a.example",
        metrics="[::1]:9100",
        metrics_token="secret",
        caps=Caps(guest=3, address=9),
        idle_limits=IdleLimits(waiting_days=0, playing_days=400, absent_minutes=30),
        duplicate_days=2,
    )


@pytest.mark.parametrize(
    "wrong",
    [
        ("--metrics", "9100"),
        ("--duplicate-days", "0"),
        ("--waiting-days", "-1"),
        ("--trust-proxy", "proxy.example"),
        ("--connections-per-address", "0"),
    ],
)
def test_invalid_settings_are_refused(given: dict[str, Any], wrong: tuple[str, str]) -> None:
    refused = served(*wrong)
    assert refused.exit_code == 2
    assert wrong[0] in refused.output
    assert given == {}


def test_the_trusted_proxy_and_the_connection_limit_can_be_set(given: dict[str, Any]) -> None:
    assert served("--trust-proxy", "10.0.0.0/8, ::1", RIVAGE_CONNECTIONS_PER_ADDRESS="40").exit_code == 0
    settings = with_limits(Settings(), **given)
    assert settings.trust_proxy == "10.0.0.0/8, ::1"
    assert settings.limits.network.connections_per_address == 40
    # uvicorn reads the same variable.
    assert served(FORWARDED_ALLOW_IPS="10.0.0.9").exit_code == 0
    assert with_limits(Settings(), **given).trust_proxy == "10.0.0.9"
