"""The id of a cluster, in its bus and its database, so that no node serves the tables of another cluster by mistake."""

import secrets
from collections.abc import Awaitable, Callable

from rivage.hosting.errors import OtherCluster


async def agree_on_cluster_id(found: str, log_cluster: Callable[[str], Awaitable[str]], *, alone: bool, others: bool) -> str:
    """Return the cluster id: bus and database have the same, made by the first node that used them together.

    Args:
        found: the id in the bus; empty for none.
        log_cluster: stores an id in the database unless it has one, and returns the one that it has.
        alone: nobody else has the database open.
        others: other nodes are alive on the bus.

    Raises:
        OtherCluster: when they do not belong together.
    """
    kept = await log_cluster("")
    if kept and found and kept != found:
        raise OtherCluster(
            "The database belongs to the nodes of another bus or --cluster. Name those they use, or another database; "
            "nothing was written."
        )
    if kept and not found and not alone:
        raise OtherCluster(
            "The database is in use by the nodes of another bus, or of another --cluster on this one. Name those they use; "
            "nothing was written."
        )
    if found and not kept and others:
        raise OtherCluster(
            "Nodes with another database use this bus under this name. Name their database, or choose another --cluster; "
            "nothing was written."
        )
    return kept or await log_cluster(found or secrets.token_hex(8))
