"""Several nodes that serve the same tables: who lives, who keeps which table, and how the others reach it.

`sessions` has the leases of nodes, `kept_log` the fences of tables, `switchboard` the lines between nodes, `gossip` what all are
told; `shared` puts them together into the tables of a house.
"""

from .cluster_id import whose
from .fenced_log import KeptLog
from .gossip import Gossip, SharedOpenTables
from .leases import Sessions
from .outbox import Post
from .tables import SharedTables

__all__ = ["Gossip", "KeptLog", "Post", "Sessions", "SharedOpenTables", "SharedTables", "whose"]
