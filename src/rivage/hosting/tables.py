"""What a house needs of its tables, whether one process keeps them all or several nodes do."""

from typing import Protocol

from rivage.table.decide import TableSetup
from rivage.table.match import Match

from .summaries import Glance
from .table_session import Guest, TableSession


class Tables(Protocol):
    """The tables of a house; `LocalTables` and `SharedTables` say what each raises."""

    def __len__(self) -> int:
        """How many tables are in memory here."""
        ...

    async def create(self, opening: TableSetup, table: str = "", address: str = "") -> str:
        """Lay a new table; returns its id when it is durable."""
        ...

    async def visit(self, table: str, guest: Guest) -> TableSession:
        """Open a tab at a table."""
        ...

    async def match(self, table: str) -> Match:
        """The match of a table as it stands."""
        ...

    async def glance(self, table: str) -> Glance:
        """What a list shows of a table."""
        ...

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player has a table before their eyes."""
        ...

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table."""
        ...

    def check_ready(self) -> None:
        """Return if tables can be served."""
        ...

    def begin(self) -> None:
        """See in the background to what goes on by itself."""
        ...

    async def close(self) -> None:
        """Let everything go."""
        ...
