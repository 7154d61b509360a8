"""A log folded without keeping others waiting."""

import asyncio
from collections.abc import Sequence

from rivage.table.match import FindGame, Match, fold
from rivage.table.protocol import AnyEvent

AT_ONCE = 100
"""Events that are folded without giving others their turn."""


async def folded(events: Sequence[AnyEvent], find: FindGame) -> Match:
    """What the events of a table fold to. A long match takes a while: everybody else goes on meanwhile.

    Raises:
        BadRecord, UnknownGame, OptionError: when they do not.
    """
    if len(events) > AT_ONCE:
        return await asyncio.to_thread(fold, events, find)
    return fold(events, find)
