"""Work on other machines: workers compute for bots, simulate physics and play whole matches.

A node publishes jobs to a JetStream work queue, workers pull them. Nobody needs to know who is where.
"""

from .backends import RemoteBots, RemoteSimulator, RemoteSlots
from .client import NoWorkers, WorkClient, WorkStats
from .worker import WorkServer

__all__ = ["NoWorkers", "RemoteBots", "RemoteSimulator", "RemoteSlots", "WorkClient", "WorkServer", "WorkStats"]
