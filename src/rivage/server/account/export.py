"""Export of everything that the server stores about a guest."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from rivage.core import GameError
from rivage.hosting import Tables
from rivage.registry import find
from rivage.store import Broken, Player, Store
from rivage.table import TableSummary
from rivage.table.errors import TableError
from rivage.table.record import dump_sound

from .credentials import KEPT, PASSKEY, RECOVERY, Credentials, Keys

MAX_TABLES = 10_000


class TableEntry(msgspec.Struct, frozen=True):
    """A table as the export names it."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """The name at each seat; empty for bots and open seats."""
    changed: int
    """When the last thing happened that everybody may know, in milliseconds since 1970."""


class TableExported(msgspec.Struct, frozen=True):
    """A table where the guest sits or sat."""

    table: TableEntry
    record: tuple[msgspec.Raw, ...]
    """The match as `rivage export` writes it, a line each; of a damaged one what comes before the damage."""
    trouble: str = ""
    """The code of what is wrong with it, if anything is."""


class Export(msgspec.Struct, frozen=True):
    """GET /api/v1/me/export."""

    rivage: int
    """Version of this format."""
    player: Player | None
    """Name, and when the guest first and last sat down; none for who never did."""
    keys: Keys
    """Passkeys without their keys, and whether there is a recovery phrase."""
    kept: dict[str, msgspec.Raw]
    """Settings, album and whatever else pages keep."""
    belongings: tuple[dict[str, Any], ...]
    """All else that is kept for the guest."""
    tables: tuple[TableExported, ...]


async def export_of(store: Store, tables: Tables, credentials: Credentials, player: str, now: int) -> Export:
    """Everything of a guest.

    Raises:
        StoreError: when the store cannot be read.
    """
    things = await store.belongings(player)
    exported = [
        await _table(store, tables, table, known, now) for table, known in (await store.tables_of(player, MAX_TABLES)).items()
    ]
    # The store's order counts hidden words too.
    exported.sort(key=lambda one: (-one.table.changed, one.table.id))
    return Export(
        rivage=1,
        player=await store.player(player),
        keys=await credentials.of(player),
        kept={thing.key: msgspec.Raw(thing.data.encode()) for thing in things if thing.kind == KEPT},
        belongings=tuple(
            {"kind": thing.kind, "key": thing.key, "data": thing.data, "changed": thing.changed}
            for thing in things
            if thing.kind not in {KEPT, PASSKEY, RECOVERY}
        ),
        tables=tuple(exported),
    )


async def _table(store: Store, tables: Tables, table: str, known: TableSummary, now: int) -> TableExported:
    changed = known.changed
    with suppress(TableError, GameError):  # nobody plays at a damaged table, or one whose game is gone with its package
        # The time of the last event that everybody may know: a hidden word of an opponent does not count.
        changed = (await tables.summary(table)).changed
    listed = TableEntry(table, known.game, known.status, known.names, changed)
    try:
        # A match is folded for it, which takes a while: others go on meanwhile.
        text, damage = await asyncio.to_thread(dump_sound, *await store.read_sound(table), find, now=now)
    except (TableError, GameError, Broken) as error:
        # Its game may be gone with its package.
        return TableExported(listed, (), error.code)
    lines = tuple(msgspec.Raw(line.encode()) for line in text.splitlines())
    return TableExported(listed, lines, damage.code if damage is not None else "")
