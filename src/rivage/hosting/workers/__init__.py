"""Workers on other machines, which compute for bots, simulate physics and play whole matches.

Nodes publish jobs to a JetStream work queue and workers pull them, so neither needs the address of the other.
"""

from .backends import RemoteBots, RemoteSimulator, RemoteSlots
from .client import NoWorkers, WorkClient, WorkStats
from .worker import WorkServer

__all__ = ["NoWorkers", "RemoteBots", "RemoteSimulator", "RemoteSlots", "WorkClient", "WorkServer", "WorkStats"]
