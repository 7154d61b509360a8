"""Several switchboards on one exchange: a keeper with a table, and edges where people are."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.table.helpers import ANN, opening

from rivage.hosting import LocalTables
from rivage.hosting.cluster import messages as letters
from rivage.hosting.cluster.outbox import Post
from rivage.hosting.cluster.relay import RemoteVisit, Switchboard
from rivage.hosting.summaries import summary_at
from rivage.hosting.table_session import Guest, LocalTableSession
from rivage.registry import find as find_game
from rivage.table.errors import UnknownTable
from rivage.table.protocol import commands as cmd

from ..building import Building
from ..tabs import Tab
from .wires import Exchange


class End:
    """One node: its switchboard, and the tables it keeps."""

    def __init__(self, exchange: Exchange, tables: LocalTables, name: str) -> None:
        self.name = name
        self.tables = tables
        self.wire = exchange.line()
        self.guests: list[Guest] = []
        self.severed: list[tuple[str, str, str]] = []
        self.ignored = 0
        self.post = Post(self.wire.link)
        self.board = Switchboard(self.wire.link, self.post, self._visit, self._look, self._sever, self._ignore)

    async def _visit(self, table: str, guest: Guest) -> LocalTableSession:
        actor = await self.tables.table(table)
        self.guests.append(guest)
        return LocalTableSession(actor, guest)

    def _look(self, look: letters.Look) -> letters.Seen:
        actor = self.tables.find(look.table)
        return letters.Seen(self.name, summary_at(actor.match, actor.told_at) if actor else None, look.player == ANN)

    async def _sever(self, table: str, player: str, alias: str) -> None:
        if table == "nowhere":
            raise UnknownTable(table)
        self.severed.append((table, player, alias))

    def _ignore(self) -> None:
        self.ignored += 1

    def here(self, table: str, player: str) -> bool:
        """Whether a player is at a table here."""
        actor = self.tables.find(table)
        return actor is not None and actor.is_here(player)


class Lines:
    """A keeper with one table, and edges where people are."""

    def __init__(self, house: Building) -> None:
        self.exchange = Exchange()
        self.keeper = End(self.exchange, house.open(find=_find), "keeper")
        self.edge = End(self.exchange, house.open(), "edge")
        self.other = End(self.exchange, house.open(), "other")
        self.ends = (self.keeper, self.edge, self.other)
        self.table = ""

    async def lay(self, start: Any = None) -> str:
        self.table = await self.keeper.tables.create(start or opening(script=("heap 9",)))
        return self.table

    async def visit(self, tab: Tab, end: End | None = None) -> RemoteVisit:
        return await (end or self.edge).board.visit("keeper", self.table, tab)


def _find(game: str) -> Any:
    from tests.table.toys import find

    return find_game(game) if game == "aya" else find(game)


@pytest.fixture
async def lines(house: Building) -> AsyncIterator[Lines]:
    made = Lines(house)
    for end in made.ends:
        await end.board.open(end.name)
    await made.lay()
    yield made
    for end in made.ends:
        await end.board.close()
        await end.post.close()
    made.exchange.close()


def take(seat: int = 0, version: int = 1) -> cmd.Act:
    return cmd.Act(seat=seat, action="take", version=version)
