"""A cluster on one machine. Each service is a real process that can be killed, paused and restarted.

`scripts/cluster`, tests and benchmarks use it. It is not part of the package, because only the test environment installs
PostgreSQL and NATS.
"""

from .cluster import Cluster
from .nats import NatsServer, nats_cluster
from .node import Node, Relay, Worker
from .postgres import PostgresServer
from .service import NotAvailable, Service, start_together

__all__ = [
    "Cluster",
    "NatsServer",
    "Node",
    "NotAvailable",
    "PostgresServer",
    "Relay",
    "Service",
    "Worker",
    "nats_cluster",
    "start_together",
]
