"""What deals need of others: somebody who keeps them, and the tables where they are played."""

from typing import Protocol

from rivage.table import Match, Opening
from rivage.table.protocol import AnyEvent

from .values import Deal, Play, Standings


class DealStore(Protocol):
    """Keeps deals and plays. Every method may raise the store's own error."""

    async def deal(self, deal: str) -> Deal | None:
        """The deal of that id, or None."""
        ...

    async def keep_deal(self, deal: Deal) -> Deal:
        """Keep a deal unless one of that id is kept; returns the one that is kept, when it is durable."""
        ...

    async def play(self, deal: str, player: str) -> Play | None:
        """What a player did with a deal, or None."""
        ...

    async def begin_play(self, play: Play) -> Play:
        """Keep that a player begins a deal, unless they have; returns the one that is kept, when it is durable."""
        ...

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """Keep how the play at a table ended, when it is durable; False when it was known, or nobody plays a deal there."""
        ...

    async def unsettled(self) -> list[str]:
        """The tables that are over while the play at them is not kept as finished: a crash came between."""
        ...

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """How a deal stands: the distribution, the play and rank of `player`, and the best `top`; one query."""
        ...

    async def read(self, table: str) -> list[AnyEvent]:
        """Every event of a table, in order."""
        ...


class Tables(Protocol):
    """The tables of the house."""

    async def match(self, table: str) -> Match:
        """The match at the table of that id, as it stands.

        Raises:
            UnknownTable: when there is none.
        """
        ...

    async def create(self, opening: Opening, table: str, address: str) -> str:
        """Lay a table under that id, for somebody at that address; returns it when it is durable.

        Raises:
            TooManyTables: when they have as many open as they may have.
            Conflict: when there is one of that id.
        """
        ...
