"""What keeping tables needs of others: a log that knows more than events, and who decides which tables are ours."""

from collections.abc import Sequence
from typing import Protocol

from rivage.table.log import Log


class TableLog(Log, Protocol):
    """A log that also knows which tables must be woken, and which were forgotten."""

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The ids of the tables that must be woken until then, and when; the earliest first."""
        ...

    async def reschedule(self, table: str, due: int | None) -> None:
        """Keep when a table must be woken, or that it need not be."""
        ...

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """At most `limit` ids of tables in one of these statuses whose last event was before then, the oldest first."""
        ...

    async def sever(self, table: str, player: str, alias: str) -> None:
        """Take a player out of the log of a table: another id stands for them, and no name."""
        ...


class Custody(Protocol):
    """Who decides whether this process may keep a table."""

    async def claim(self, table: str) -> None:
        """Return when the table is ours to load.

        Raises:
            RivageError: when it is not.
        """
        ...

    def release(self, table: str) -> None:
        """The table is not in memory any more."""
        ...


class Everything:
    """Every table is ours."""

    async def claim(self, table: str) -> None:
        """See `Custody.claim`."""

    def release(self, table: str) -> None:
        """See `Custody.release`."""
