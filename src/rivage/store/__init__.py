"""The log and everything else that is persistent, in SQLite (a file, or memory) or PostgreSQL. `open_store` opens it."""

from .connect import FILE, find_shared, open_shared, open_store
from .errors import (
    BadUrl,
    Broken,
    Closed,
    InUse,
    Locked,
    Missing,
    Newer,
    PlayerErased,
    Present,
    QuotaExceeded,
    ReadOnly,
    Slow,
    StoreError,
    Unreachable,
    Unwritable,
)
from .player_data import Belonging, Expiring, Player, Quota
from .store import Stats, Store

__all__ = [
    "FILE",
    "BadUrl",
    "Belonging",
    "Broken",
    "Closed",
    "Expiring",
    "InUse",
    "Locked",
    "Missing",
    "Newer",
    "Player",
    "PlayerErased",
    "Present",
    "Quota",
    "QuotaExceeded",
    "ReadOnly",
    "Slow",
    "Stats",
    "Store",
    "StoreError",
    "Unreachable",
    "Unwritable",
    "find_shared",
    "open_shared",
    "open_store",
]
