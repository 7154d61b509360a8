"""A cluster: several nodes that serve the tables of one database.

`leases` detects which nodes are alive, `ownership` holds the fencing tokens of tables, `relay` connects players to tables at
other nodes, `gossip` broadcasts to all nodes, and `tables` combines them.
"""

from .buckets import UsedOnce
from .gossip import Gossip, SharedOpenTables
from .leases import Leases
from .ownership import FencedLog
from .tables import SharedTables

__all__ = [
    "FencedLog",
    "Gossip",
    "Leases",
    "SharedOpenTables",
    "SharedTables",
    "UsedOnce",
]
