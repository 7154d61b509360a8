"""A complete cluster of processes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Self

from rivage.cli.main import COMMANDS

from .nats import nats_cluster
from .node import Node, Relay, Worker
from .postgres import PostgresServer
from .service import Service, start_together


class Cluster:
    """PostgreSQL, NATS, nodes, a worker and a reverse proxy, each with its own subfolder.

    Each node connects to NATS through its own relay, so that a test can disconnect a single node from NATS.
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
        """Prepare the processes without starting them.

        Args:
            folder: parent of the folders of all processes.
            nodes: the number of nodes.
            port: port of the reverse proxy; 0 for a free one.
            worker: whether there is a worker.
            durable: see `PostgresServer`.
            buses: the number of NATS servers.
            arguments: additional arguments for every node.
        """
        self.postgres = PostgresServer(folder / "postgresql", durable=durable)
        self.nats_servers = nats_cluster(folder / "nats", buses)
        nats_ports = [server.port for server in self.nats_servers]
        self.bus_relays = [Relay(f"gate-{number}", folder / f"node-{number}", nats_ports) for number in range(1, nodes + 1)]
        self.nodes = [
            Node(
                number,
                folder / f"node-{number}",
                self.postgres.url(),
                f"nats://127.0.0.1:{relay.port}",
                arguments=arguments,
            )
            for number, relay in enumerate(self.bus_relays, 1)
        ]
        bus_url = ",".join(bus.url for bus in self.nats_servers)
        self.worker = Worker(folder / "worker", bus_url) if worker and "work" in COMMANDS else None
        self.proxy = Relay("proxy", folder / "proxy", [node.port for node in self.nodes], only_ready=True, port=port)
        self.url = self.proxy.url
        """The URL of the reverse proxy."""

    @property
    def services(self) -> Iterator[Service]:
        """Yield all services in the order in which they are started."""
        yield self.postgres
        yield from self.nats_servers
        yield from self.bus_relays
        yield from self.nodes
        if self.worker is not None:
            yield self.worker
        yield self.proxy

    def start(self) -> Self:
        """Start all services and wait until the proxy is ready.

        Raises:
            NotAvailable: when a service does not start. The others are stopped.
        """
        try:
            engines: tuple[Service, ...] = (self.postgres, *self.nats_servers, *self.bus_relays)
            start_together(engines)
            self.postgres.new_database()
            if self.worker is not None:
                self.worker.launch()
            # The first node creates the schema of the database.
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
        """Stop all services, each before those on which it depends."""
        groups: list[list[Service]] = [[self.proxy], [*self.nodes], [*self.bus_relays, *self.nats_servers], [self.postgres]]
        if self.worker is not None:
            groups[1].append(self.worker)
        for group in groups:
            for service in group:
                service.request_stop()
            for service in group:
                service.wait_for_exit()

    def kill(self) -> None:
        """Kill all services."""
        for service in reversed(list(self.services)):
            service.kill()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
