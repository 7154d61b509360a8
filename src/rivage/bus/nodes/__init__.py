"""Several nodes that serve the same tables: who lives, who keeps which table, and how the others reach it.

`sessions` has the leases of nodes, `kept_log` the fences of tables, `switchboard` the lines between nodes, `gossip` what all are
told; `shared` puts them together into the tables of a house.
"""

from .gossip import Gossip, SharedOpenTables
from .identity import whose
from .kept_log import KeptLog
from .post import Post
from .sessions import Sessions
from .shared import SharedTables

__all__ = ["Gossip", "KeptLog", "Post", "Sessions", "SharedOpenTables", "SharedTables", "whose"]
