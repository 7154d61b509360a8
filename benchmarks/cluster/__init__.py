"""A house of several nodes on one machine, every part a real process that can be killed, frozen and started again.

For trying (`scripts/cluster`), for tests and for measurements; no part of the package that is shipped, as it needs programs that
only tests need (a PostgreSQL, a NATS).
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
