"""Who keeps the tables: which process owns each of them, and how the others reach it. Here: one process keeps them all."""

from .glances import Glance
from .local import LocalTables, TableLog, new_id
from .open_tables import Caps

__all__ = ["Caps", "Glance", "LocalTables", "TableLog", "new_id"]
