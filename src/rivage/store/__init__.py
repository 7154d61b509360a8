"""Persistent storage in SQLite (a file, or in memory) or PostgreSQL: the logs of matches, and all other data."""

from .connect import FILE, find_shared, open_shared, open_store
from .errors import (
    AlreadyPresent,
    BadUrl,
    Broken,
    InUse,
    Locked,
    Missing,
    Newer,
    PlayerErased,
    QuotaExceeded,
    ReadOnly,
    Slow,
    StoreClosed,
    StoreError,
    Unreachable,
    Unwritable,
)
from .player_data import Belonging, Expiring, Player, Quota
from .store import Stats, Store

__all__ = [
    "FILE",
    "AlreadyPresent",
    "BadUrl",
    "Belonging",
    "Broken",
    "Expiring",
    "InUse",
    "Locked",
    "Missing",
    "Newer",
    "Player",
    "PlayerErased",
    "Quota",
    "QuotaExceeded",
    "ReadOnly",
    "Slow",
    "Stats",
    "Store",
    "StoreClosed",
    "StoreError",
    "Unreachable",
    "Unwritable",
    "find_shared",
    "open_shared",
    "open_store",
]
