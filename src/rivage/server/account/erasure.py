"""Erasure of a player's data. In matches with other players, an alias without a name takes the player's place.

Once an erasure is started, the store refuses every write that mentions the player, on every node, so a later search finds all
mentions. An erasure that fails is resumed in the background, also after a restart.
"""

import logging
from typing import Final

from rivage.background import ThrottledLogger
from rivage.core import RivageError
from rivage.hosting import Tables
from rivage.store import Store

RESUME_INTERVAL_S: Final = 60.0
"""Seconds between two attempts to complete failed erasures."""
MAX_PASSES: Final = 5
"""Searches for mentions in one attempt. Several may be needed, because writes may be in progress when the erasure starts."""

throttled = ThrottledLogger(logging.getLogger("rivage.erasure"))


async def erase(store: Store, tables: Tables, player: str, alias: str) -> int:
    """Replace a player by an alias in all stored data. Returns the number of tables.

    Matches of other players are unchanged except for the name of the seat; in a running match the player counts as absent.
    Errors are logged, and `resume_erasures` completes the erasure.
    """
    done: set[str] = set()
    try:
        for _ in range(MAX_PASSES):
            mentions = await store.find_mentions(player)
            for table in mentions:
                await tables.anonymise_player(table, player, alias)
            await store.delete_player(player, alias)
            done.update(mentions)
            if not await store.find_mentions(player):
                await store.end_erasure(player)
                break
    except RivageError as error:
        throttled.warning("erasure", "erasure incomplete; it will be resumed: %s", error)
    return len(done)


async def resume_erasures(store: Store, tables: Tables) -> None:
    """Resume the erasures that are not complete.

    Raises:
        StoreError: when the store cannot be read.
    """
    for player, alias in (await store.erasures()).items():
        await erase(store, tables, player, alias)
