"""The parts of the store and of hosting that deals use."""

from typing import Protocol

from rivage.table import Match, TableSetup
from rivage.table.protocol import AnyEvent

from .values import Deal, Play, Standings


class DealStore(Protocol):
    """The part of the store that deals use. Every method may raise StoreError; what writes returns when it is durable."""

    async def deal(self, deal: str) -> Deal | None:
        """The deal of that id, or None."""
        ...

    async def save_deal(self, deal: Deal) -> Deal:
        """Save a deal unless there is one of that id; returns the stored one."""
        ...

    async def play(self, deal: str, player: str) -> Play | None:
        """What a player did with a deal, or None."""
        ...

    async def start_play(self, play: Play) -> Play:
        """Save that a player starts a deal; returns the stored play, which is an earlier one if there was one."""
        ...

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """Save how the play at a table ended; False when it was known, or nobody plays a deal there."""
        ...

    async def find_missing_results(self) -> list[str]:
        """The tables that are over while their plays are not finished: a crash came between."""
        ...

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """How a deal stands: the distribution, the play and rank of `player`, and the best `top`; one query."""
        ...

    async def read(self, table: str) -> list[AnyEvent]:
        """Every event of a table, in order."""
        ...


class Tables(Protocol):
    """The tables of the server."""

    async def match(self, table: str) -> Match:
        """The match at the table of that id, as it stands.

        Raises:
            UnknownTable: when there is none.
        """
        ...

    async def create(self, opening: TableSetup, table: str, address: str) -> str:
        """Lay a table under that id, for somebody at that address; returns it when it is durable.

        Raises:
            TooManyTables: when they have as many open as they may have.
            Conflict: when there is one of that id.
        """
        ...
