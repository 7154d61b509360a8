"""All parts of a house together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Self

from rivage.cli.main import COMMANDS

from .nats import nats_together
from .node import Node, Relay, Worker
from .postgres import PostgresServer
from .service import Service, start_together


class Cluster:
    """PostgreSQL, NATS, nodes, a worker and a proxy, each in a folder of its own below one.

    Every node reaches the bus by a gate of its own, so that one can be cut off from it and nobody else.
    """

    def __init__(
        self,
        folder: Path,
        nodes: int = 3,
        *,
        port: int = 0,
        worker: bool = True,
        durable: bool = True,
        buses: int = 1,
        arguments: tuple[str, ...] = (),
    ) -> None:
        """`port` is where people come in; `durable` as for `PostgresServer`; `arguments` are given to every node.

        `buses` is how many servers the bus has.
        """
        self.postgres = PostgresServer(folder / "postgresql", durable=durable)
        self.buses = nats_together(folder / "nats", buses)
        doors = [bus.port for bus in self.buses]
        self.gates = [Relay(f"gate-{number}", folder / f"node-{number}", doors) for number in range(1, nodes + 1)]
        self.nodes = [
            Node(
                number,
                folder / f"node-{number}",
                self.postgres.url(),
                f"nats://127.0.0.1:{gate.port}",
                arguments=arguments,
            )
            for number, gate in enumerate(self.gates, 1)
        ]
        bus_url = ",".join(bus.url for bus in self.buses)
        self.worker = Worker(folder / "worker", bus_url) if worker and "work" in COMMANDS else None
        self.proxy = Relay("proxy", folder / "proxy", [node.port for node in self.nodes], only_ready=True, port=port)
        self.url = self.proxy.url
        """Where people come in."""

    @property
    def services(self) -> Iterator[Service]:
        """All of them, in the order in which they are started."""
        yield self.postgres
        yield from self.buses
        yield from self.gates
        yield from self.nodes
        if self.worker is not None:
            yield self.worker
        yield self.proxy

    def start(self) -> Self:
        """Start all, and return when people can come in.

        Raises:
            NotThere: when one does not start; nothing is left running.
        """
        try:
            engines: tuple[Service, ...] = (self.postgres, *self.buses, *self.gates)
            start_together(engines)
            self.postgres.new_database()
            if self.worker is not None:
                self.worker.launch()
            # The first makes the tables of the database; the others find them.
            first, *others = self.nodes
            first.start()
            start_together(others)
            if self.worker is not None:
                self.worker.wait()
            self.proxy.start()
        except BaseException:
            self.kill()
            raise
        return self

    def stop(self) -> None:
        """Stop all: first those that need the others."""
        groups: list[list[Service]] = [[self.proxy], [*self.nodes], [*self.gates, *self.buses], [self.postgres]]
        if self.worker is not None:
            groups[1].append(self.worker)
        for group in groups:
            for each in group:
                each.ask_to_stop()
            for each in group:
                each.ended()

    def kill(self) -> None:
        """End all at once."""
        for each in reversed(list(self.services)):
            each.kill()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
