"""Stores the results of plays.

A result is derived from the log of its table. It is stored when the match ends; after a failure or a crash, at the next start or
when the player asks for the standings.
"""

import logging

import msgspec

from rivage.core import RivageError
from rivage.registry import find as find_game
from rivage.table import Match, fold
from rivage.table.match import FindGame

from .protocols import DealStore
from .values import Result

logger = logging.getLogger("rivage.deals")


def result(match: Match) -> tuple[float, str]:
    """The score of a finished solo match, and the JSON of its `Result`."""
    outcome = match.outcome
    assert outcome is not None, "a play is finished when its match is over"
    view = match.game.view(match.state, None)
    return outcome.returns[0], msgspec.json.encode(Result(outcome.reason, view)).decode()


class Results:
    """Stores the results of plays in the database."""

    def __init__(self, store: DealStore, find: FindGame = find_game) -> None:
        self._store = store
        self._find = find

    async def on_match_over(self, table: str, match: Match) -> None:
        """Handle the end of a match: store the result if it is the play of a deal. Never raises, since it can be done later."""
        if match.created.deal:
            try:
                await self.save(table, match)
            except RivageError as error:
                logger.warning("could not store the result of a deal yet: %s", error)

    async def save(self, table: str, match: Match) -> None:
        """Store the result of the play at a table. Idempotent.

        Raises:
            StoreError: when the store cannot write.
        """
        score, detail = result(match)
        await self._store.finish_play(table, match.at, score, detail)

    async def save_missing(self) -> None:
        """Store the results that are missing after a crash; called at the start.

        Raises:
            StoreError: when the store cannot be read.
        """
        for table in await self._store.find_missing_results():
            try:
                await self.save(table, fold(await self._store.read(table), self._find))
            except RivageError as error:
                logger.error("could not store the result of table %s: %s", table[:6], error)
