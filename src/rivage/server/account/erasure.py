"""Forgetting a guest: what others share stays, without the name and without the guest."""

import asyncio
import secrets

from rivage.hosting import Tables
from rivage.store import Store

_one_at_a_time = asyncio.Lock()
"""Every log is looked at: no two guests at once."""


async def forget(store: Store, tables: Tables, player: str) -> int:
    """Take a guest out of all there is; returns at how many tables they had been.

    A match that others play or have played stays as it is: somebody without a name sat there, and nobody can be told who.
    A seat in a running match is one of somebody who is away for good. If it breaks off in the middle, it can be asked for again.

    Raises:
        StoreError: when something could not be written.
    """
    alias = secrets.token_urlsafe(16)
    async with _one_at_a_time:
        mentions = await store.find_mentions(player)
        for table in mentions:
            await tables.anonymise_player(table, player, alias)
        await store.delete_player(player, alias)
    return len(mentions)
