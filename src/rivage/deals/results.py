"""What is kept when a play is over. It follows from the log of its table: kept then, at the next start, or when asked for."""

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
    """Keeps how plays ended."""

    def __init__(self, store: DealStore, find: FindGame = find_game) -> None:
        self._store = store
        self._find = find

    async def ended(self, table: str, match: Match) -> None:
        """A table is over; never raises. What cannot be kept now is kept when somebody asks, or at the next start."""
        if match.created.deal:
            try:
                await self.save(table, match)
            except RivageError as error:
                logger.warning("the result of a deal could not be kept yet: %s", error)

    async def save(self, table: str, match: Match) -> None:
        """Keep how the play at a table ended; a second time changes nothing.

        Raises:
            StoreError: when the store cannot write.
        """
        score, detail = result(match)
        await self._store.finish_play(table, match.at, score, detail)

    async def save_missing(self) -> None:
        """After a start: save the results that a crash left open.

        Raises:
            StoreError: when the store cannot be read.
        """
        for table in await self._store.find_missing_results():
            try:
                await self.save(table, fold(await self._store.read(table), self._find))
            except RivageError as error:
                logger.error("the result of table %s could not be kept: %s", table[:6], error)
