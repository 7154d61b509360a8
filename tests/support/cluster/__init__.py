"""A cluster on one machine; every part is a real process that can be killed, frozen and started again.

Used by `scripts/cluster`, tests and benchmarks. It is not part of the package, because it needs PostgreSQL and NATS, which
only the test environment installs.
"""

from .cluster import Cluster
from .nats import NatsServer, nats_together
from .node import Node, Relay, Worker
from .postgres import PostgresServer
from .service import NotThere, Service, start_together

__all__ = [
    "Cluster",
    "NatsServer",
    "Node",
    "NotThere",
    "PostgresServer",
    "Relay",
    "Service",
    "Worker",
    "nats_together",
    "start_together",
]
