"""What the server does by itself now and then: matches that were over long ago are packed away."""

import asyncio
import logging
from collections.abc import Callable

from rivage.store import Store
from rivage.table import wall_clock
from rivage.table.match import DAY

logger = logging.getLogger(__name__)

EVERY = 3_600.0
"""Seconds between two looks."""
AT_ONCE = 200
"""Logs that are packed before everybody else has a turn."""


async def archive_old(store: Store, days: int, clock: Callable[[], int] = wall_clock) -> int:
    """Pack every match that has been over for so many days; returns how many there were. With 0 days, none.

    Raises:
        StoreError: when the store cannot write.
    """
    count = 0
    while days:
        packed = await store.archive(clock() - days * DAY, AT_ONCE)
        count += packed
        if packed < AT_ONCE:
            break
    return count


async def archive_for_ever(
    store: Store,
    days: int,
    every: float = EVERY,
    clock: Callable[[], int] = wall_clock,
    *,
    is_ours: Callable[[], bool] = lambda: True,
) -> None:
    """Do so again and again, until cancelled; whatever the store says, the next look comes.

    `is_ours` says whether it is up to us: of several nodes, one does it.
    """
    while days:
        try:
            if is_ours() and (count := await archive_old(store, days, clock)):
                logger.info("%d old matches were packed away", count)
        except Exception as error:  # noqa: BLE001  the next look comes in any case
            logger.warning("old matches could not be packed away: %s", error)
        await asyncio.sleep(every)
