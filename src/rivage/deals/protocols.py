"""The parts of the store and of hosting that deals use."""

from typing import Protocol

from rivage.table import Match, TableSetup
from rivage.table.protocol import AnyEvent

from .values import BotPlay, DayPlay, Deal, Play, Standings


class DealStore(Protocol):
    """The part of the store that deals use. Every method may raise StoreError. A write returns once it is durable."""

    async def deal(self, deal: str) -> Deal | None:
        """The deal with that id, or None."""
        ...

    async def save_deal(self, deal: Deal) -> Deal:
        """Save a deal unless there is one with that id. Returns the stored deal."""
        ...

    async def play(self, deal: str, player: str) -> Play | None:
        """The play of a deal by a player, or None."""
        ...

    async def start_play(self, play: Play) -> Play:
        """Save a new play unless the player has one of that deal. Returns the stored play."""
        ...

    async def restart_play(self, play: Play, previous: str) -> Play:
        """Replace the player's finished play at the table `previous` by a new one. Returns the stored play."""
        ...

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """Save the result of the play at a table. Returns False if it was saved before, or the table is not a play."""
        ...

    async def find_missing_results(self) -> list[str]:
        """The ids of tables that are over but whose results are missing, because of a crash."""
        ...

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """The standings of a deal: the distribution, the play and rank of `player`, and the best `top` plays."""
        ...

    async def bot_plays(self, deal: str) -> list[BotPlay]:
        """The plays of a deal by bots."""
        ...

    async def save_bot_play(self, play: BotPlay) -> None:
        """Save the play of a bot unless its level has one of that deal."""
        ...

    async def first_day(self, game: str) -> str | None:
        """The first date on which somebody started the daily deal of a game, or None."""
        ...

    async def day_plays(self, game: str, player: str) -> list[DayPlay]:
        """All plays of the daily deals of a game by a player, archive included, the latest day first."""
        ...

    async def read(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order."""
        ...


class Tables(Protocol):
    """The tables of the deployment."""

    async def match(self, table: str) -> Match:
        """The current match at a table.

        Raises:
            UnknownTable: when there is no table with that id.
        """
        ...

    async def create(self, setup: TableSetup, table: str, address: str) -> str:
        """Create a table with a given id for a client at that address. Returns the id once the table is durable.

        Raises:
            TooManyTables: when the player or the address has reached the limit of open tables.
            Conflict: when there is a table with that id.
        """
        ...
