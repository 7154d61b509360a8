"""Bots play the daily deals, so that people can compare their scores with those of each level.

The plays of a deal are computed once, in the bot processes of the server, and stored. Bots decide as at a table:
they get the same views and the same draws as people.
"""

import asyncio
import logging
from collections.abc import Callable

from rivage.background import ThrottledLogger
from rivage.core import GameError, RivageError, Seat
from rivage.table import Match, Occupant, TableSetup
from rivage.table.chance import number
from rivage.table.decide import create_table, round_for_bot
from rivage.table.match import FindGame
from rivage.table.protocol import TableOptions
from rivage.table.runtime import BotPool, Question, wall_clock

from .protocols import DealStore
from .results import result
from .values import BotPlay, Deal

throttled = ThrottledLogger(logging.getLogger("rivage.deals"))

RETRY_AFTER_MS = 60_000
"""Minimum delay after a failure before the bots of the same deal are started again, in milliseconds."""


class BotPlays:
    """Computes and stores the plays of bots, in background tasks of one node."""

    def __init__(self, store: DealStore, pool: BotPool, find: FindGame, clock: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._pool = pool
        self._find = find
        self._clock = clock
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, int] = {}
        """The time of the last failure, by deal."""

    def levels(self, deal: Deal) -> tuple[str, ...]:
        """The levels that play a deal, the weakest first."""
        return self._find(deal.game).info.bot_levels

    def start(self, deal: Deal) -> None:
        """Start to compute the missing plays of a deal in the background, unless that is running or has just failed."""
        if deal.id in self._running or self._clock() < self._failed.get(deal.id, 0) + RETRY_AFTER_MS:
            return
        task = asyncio.get_running_loop().create_task(self._run(deal))
        self._running[deal.id] = task
        task.add_done_callback(lambda _: self._running.pop(deal.id, None))

    async def close(self) -> None:
        """Cancel the running tasks."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, deal: Deal) -> None:
        try:
            await self._store.save_deal(deal)
            known = {play.level for play in await self._store.bot_plays(deal.id)}
            for level in self.levels(deal):
                if level not in known:
                    await self._store.save_bot_play(await self._play(deal, level))
            self._failed.pop(deal.id, None)
        except Exception as error:  # noqa: BLE001  a bot may raise anything, and a later request tries again
            # Older failures no longer delay anything.
            self._failed = {name: at for name, at in self._failed.items() if self._clock() < at + RETRY_AFTER_MS}
            self._failed[deal.id] = self._clock()
            log = throttled.warning if isinstance(error, RivageError) else throttled.error
            log("bot plays", "the bots could not play %s: %s: %s", deal.id, type(error).__name__, error)

    async def _play(self, deal: Deal, level: str) -> BotPlay:
        """Play a deal as a bot to its end.

        Raises:
            GameError: when the bot chooses an illegal action, or none.
            Exception: whatever the bot raises.
        """
        now = self._clock()
        setup = TableSetup(game=deal.game, seats=(Occupant(level=level),), options=TableOptions(game=deal.options), host="")
        match = create_table(setup, self._find, deal.seed, now).after
        while match.status == "playing":
            match = round_for_bot(match, 0, await self._choose(deal, level, match), now).after
        score, detail = result(match)
        return BotPlay(deal.id, level, score, detail)

    async def _choose(self, deal: Deal, level: str, match: Match) -> list[str]:
        seed = number(deal.seed, f"bot {level} {len(match.history)}", 1 << 63)
        view = match.view_for_bot(Seat(0), self._clock())
        # All deals are one guest of the queue, so that bots at tables wait for one question at most.
        actions = await self._pool.choose(Question(deal.game, level, lambda: view, seed, guest="deals", table=deal.id))
        if not actions:
            raise GameError(f"the bot {level} answered nothing")
        return actions
