"""The parts of a cluster that are ours: a node, a worker, the proxy before the nodes, the gate between a node and the bus."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.support.processes import ROOT, answers, free_port

from .service import Service, takes_connections

LEFT_OUT = ("RIVAGE_", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE", "PYTHONSAFEPATH")
"""Settings of who started us that must not change what is started; servers keep compiled modules, to start quickly."""


def rivage(*arguments: str) -> list[str]:
    """How to call `rivage` from the sources."""
    return [sys.executable, "-m", "rivage", *arguments]


class Ours(Service):
    """A process that runs from our sources."""

    def environment(self) -> dict[str, str]:
        """This one, without what was set for us."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}
        return kept | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}


class Node(Ours):
    """`rivage serve`; `bus` is empty for a house of one node."""

    def __init__(
        self, number: int, folder: Path, database: str, bus: str = "", *, port: int = 0, arguments: Sequence[str] = ()
    ) -> None:
        super().__init__(f"node-{number}", folder, port or free_port())
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = database
        self._bus = bus
        self._arguments = arguments

    def command(self) -> Sequence[str]:
        """Listens to this machine alone."""
        where = ["--port", str(self.port), "--data", str(self.folder), "--database", self._database]
        return rivage("serve", *where, *(("--bus", self._bus) if self._bus else ()), *self._arguments)

    def answers(self) -> bool:
        """It is ready to take people in."""
        return answers(f"{self.url}/readyz")


class Worker(Ours):
    """`rivage work`: thinks for bots and moves bodies for all nodes. It listens nowhere."""

    def __init__(self, folder: Path, bus: str) -> None:
        super().__init__("worker", folder)
        self._bus = bus

    def command(self) -> Sequence[str]:
        """Hears of work by the bus."""
        return rivage("work", "--bus", self._bus)

    def answers(self) -> bool:
        """It says that it works; who has work finds it by the bus."""
        return "Working for " in self.said_now()


class Relay(Ours):
    """Passes connections on. Killed it is a line that broke, frozen one into which words fall and never come out."""

    def __init__(self, name: str, folder: Path, targets: Sequence[int], *, only_ready: bool = False, port: int = 0) -> None:
        super().__init__(name, folder, port or free_port())
        self._targets = targets
        self._only_ready = only_ready
        self.url = f"http://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        """As `relay` says."""
        ready = ["--ready"] if self._only_ready else []
        return [sys.executable, "-m", "tests.support.cluster.relay", str(self.port), *map(str, self._targets), *ready]

    def answers(self) -> bool:
        """It listens; as a proxy only when a node is ready behind it."""
        return answers(f"{self.url}/healthz") if self._only_ready else takes_connections(self.port)
