"""The services of a cluster that run our code: nodes, workers, and relays (the reverse proxy and the relays to NATS)."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.support.processes import ROOT, free_port, responds

from .service import Service, accepts_connections

EXCLUDED_PREFIXES = ("RIVAGE_", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE", "PYTHONSAFEPATH")
"""Prefixes of environment variables that are not passed on, so that settings of this machine do not affect the services."""


def rivage(*arguments: str) -> list[str]:
    """The command that runs `rivage` from the sources."""
    return [sys.executable, "-m", "rivage", *arguments]


class SourceService(Service):
    """A service that runs from the sources of this repository."""

    def environment(self) -> dict[str, str]:
        """The environment of this process without the excluded variables, with the sources on the path."""
        variables = {name: value for name, value in os.environ.items() if not name.startswith(EXCLUDED_PREFIXES)}
        return variables | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}


class Node(SourceService):
    """A node (`rivage serve`). `bus` is empty for a single node without NATS."""

    def __init__(
        self, number: int, folder: Path, database: str, bus: str = "", *, port: int = 0, arguments: Sequence[str] = ()
    ) -> None:
        super().__init__(f"node-{number}", folder, port or free_port())
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = database
        self._bus = bus
        self._arguments = arguments

    def command(self) -> Sequence[str]:
        """The command line."""
        options = ["--port", str(self.port), "--data", str(self.folder), "--database", self._database]
        return rivage("serve", *options, *(("--bus", self._bus) if self._bus else ()), *self._arguments)

    def is_ready(self) -> bool:
        """Whether it is ready to serve requests."""
        return responds(f"{self.url}/readyz")


class Worker(SourceService):
    """A worker (`rivage work`), which computes bots and physics for all nodes. It has no port."""

    def __init__(self, folder: Path, bus: str) -> None:
        super().__init__("worker", folder)
        self._bus = bus

    def command(self) -> Sequence[str]:
        """The command line."""
        return rivage("work", "--bus", self._bus)

    def is_ready(self) -> bool:
        """Whether it has logged that it is ready."""
        return "Working for " in self.output_since_start()


class Relay(SourceService):
    """A relay of TCP connections. Killing it breaks them; pausing it stalls them without an error."""

    def __init__(self, name: str, folder: Path, targets: Sequence[int], *, only_ready: bool = False, port: int = 0) -> None:
        super().__init__(name, folder, port or free_port())
        self._targets = targets
        self._only_ready = only_ready
        self.url = f"http://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        """The command line of the module `relay`."""
        ready = ["--ready"] if self._only_ready else []
        return [sys.executable, "-m", "tests.support.cluster.relay", str(self.port), *map(str, self._targets), *ready]

    def is_ready(self) -> bool:
        """Whether it accepts connections; as a proxy, whether a node behind it is ready."""
        return responds(f"{self.url}/healthz") if self._only_ready else accepts_connections(self.port)
