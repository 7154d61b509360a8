"""Erasure of a player: what others share stays, under an alias without a name.

The store refuses every write that would mention the player from the moment the erasure is started, on every node. So what is
found then is all there is. An erasure that fails half-way is resumed in the background, also after a restart.
"""

import logging
from typing import Final

from rivage.background import ThrottledLogger
from rivage.core import RivageError
from rivage.hosting import Tables
from rivage.store import Store

RESUME_INTERVAL_S: Final = 60.0
"""Seconds between two attempts to end erasures that failed."""
MAX_PASSES: Final = 5
"""Searches for mentions in one attempt. Writes that were under way when the erasure was started may add some to the first."""

throttled = ThrottledLogger(logging.getLogger("rivage.erasure"))


async def erase(store: Store, tables: Tables, player: str, alias: str) -> int:
    """Replace a player by an alias wherever they are mentioned. Returns the number of tables.

    A match that others play or have played stays as it is, with a seat without a name; in a running match the player is away
    for good. What fails is logged, and left to `resume_erasures`.
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
        throttled.warning("erasure", "an erasure is not complete and will be resumed: %s", error)
    return len(done)


async def resume_erasures(store: Store, tables: Tables) -> None:
    """Continue the erasures that are not complete.

    Raises:
        StoreError: when the store cannot be read.
    """
    for player, alias in (await store.erasures()).items():
        await erase(store, tables, player, alias)
