"""The log kept, durably: SQLite, PostgreSQL or memory behind one door, `open_store`."""

from .base import Player, SharedStore, Stats, Store, TableEntry
from .connect import FILE, find_shared, open_shared, open_store
from .errors import (
    BadUrl,
    Broken,
    Closed,
    InUse,
    Locked,
    Missing,
    Newer,
    Present,
    ReadOnly,
    Slow,
    StoreError,
    Unreachable,
    Unwritable,
)
from .memory import MemoryStore
from .player_data import Belonging

__all__ = [
    "FILE",
    "BadUrl",
    "Belonging",
    "Broken",
    "Closed",
    "InUse",
    "Locked",
    "MemoryStore",
    "Missing",
    "Newer",
    "Player",
    "Present",
    "ReadOnly",
    "SharedStore",
    "Slow",
    "Stats",
    "Store",
    "StoreError",
    "TableEntry",
    "Unreachable",
    "Unwritable",
    "find_shared",
    "open_shared",
    "open_store",
]
