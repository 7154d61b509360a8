"""Several nodes that serve the same tables.

`leases` says which nodes are alive, `ownership` holds the fencing tokens of tables, `relay` connects players to tables at other
nodes, `gossip` broadcasts to all; `tables` puts them together.
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
