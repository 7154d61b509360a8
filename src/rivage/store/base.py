"""What every store can do: the log of each table, and the little that is kept beside it."""

from collections.abc import Sequence
from types import TracebackType
from typing import Protocol, Self

import msgspec

from rivage.deals import DealStore
from rivage.table.errors import BadRecord
from rivage.table.log import Log, SharedLog
from rivage.table.protocol import AnyEvent

from .player_data import BelongingStore


class TableEntry(msgspec.Struct, frozen=True):
    """One line in a list of tables."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """Name at each seat; empty for an open one."""
    changed: int
    """When the last event happened, in milliseconds since 1970."""


class Player(msgspec.Struct, frozen=True):
    """A guest, known by a cookie."""

    id: str
    name: str
    created: int
    seen: int


class Stats(msgspec.Struct, frozen=True):
    """How a store fares, for whoever runs the house."""

    failures: dict[str, int] = {}
    """How often it failed since it was opened, by the code of the error."""
    waiting: int = 0
    """Writes that were accepted and are not durable yet."""
    oldest: float = 0.0
    """Seconds since the oldest of them was accepted."""


class Store(Log, DealStore, BelongingStore, Protocol):
    """An opened database: the logs of tables, deals and plays, the players and what they keep.

    Every method may raise StoreError; what it raises says what to do.
    """

    where: str
    """The file or address, without a password: for people."""

    async def salvage(self, table: str) -> tuple[list[AnyEvent], BadRecord | None]:
        """The events of a table as far as they can be read, and what is wrong with the next; None when all can be.

        Raises:
            UnknownTable: when there is no such table.
        """
        ...

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The tables that must be woken until then (`Summary.due`), and when; the earliest first."""
        ...

    async def reschedule(self, table: str, due: int | None) -> None:
        """Keep when a table must be woken, or that it need not be; returns when it is durable."""
        ...

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """At most `limit` ids of tables in one of these statuses whose last event was before then, the oldest first."""
        ...

    async def archive(self, before: int, limit: int) -> int:
        """Pack the logs of at most `limit` matches that are over, and whose last event was before then; returns how many.

        Nobody notices but who looks how much room they take: a packed log is read, and added to, as any other.
        """
        ...

    async def tables_of(self, player: str, limit: int) -> list[TableEntry]:
        """At most `limit` tables where `player` has a seat, the one with the newest event first."""
        ...

    async def player(self, player_id: str) -> Player | None:
        """The player of that id, or None."""
        ...

    async def save_player(self, player_id: str, name: str) -> Player:
        """Keep the name of a player, new or known, and that the player was seen now; returns when it is durable."""
        ...

    async def secret(self) -> bytes:
        """The 32 bytes that sign cookies: made at the first call, the same ever after."""
        ...

    async def revocations(self, *, since: int = 0) -> dict[str, int]:
        """For each player whose cookies were taken back, the time (Unix seconds) before which they were given.

        Those from before `since` are forgotten for good.
        """
        ...

    async def revoke(self, player: str, before: int) -> None:
        """Keep that the cookies given to a player before a time (Unix seconds) are taken back; returns when it is durable."""
        ...

    async def ping(self) -> None:
        """Return if the store can write, and read what it wrote. Answers within seconds; askers at the same moment share one try.

        Raises:
            Slow: when it does not answer in time.
            StoreError: when it cannot.
        """
        ...

    def stats(self) -> Stats:
        """How it fares now. Belongs to the event loop's thread, like all else here."""
        ...

    async def close(self) -> None:
        """Write all that was accepted, then let go of the database. A second call does nothing."""
        ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class SharedStore(Store, SharedLog, Protocol):
    """A store to which several nodes write, each to the tables it keeps."""

    alone: bool
    """Nobody else had the database open when we opened it."""

    async def cluster(self, name: str) -> str:
        """Whose database this is: `name` from now on, unless there is a name already, which is returned."""
        ...
