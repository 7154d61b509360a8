"""A house of several nodes on one machine, every part a real process that can be killed, frozen and started again.

For trying (`scripts/cluster`), for tests and for measurements; no part of the package that is shipped, as it needs programs that
only tests need (a PostgreSQL, a NATS).
"""

from .nats import NatsServer
from .postgres import PostgresServer
from .service import Service

__all__ = ["NatsServer", "PostgresServer", "Service"]
