"""Who keeps the tables: which process owns each of them, and how the others reach it. Here: one process keeps them all."""

from .local import LocalTables, TableLog, new_id

__all__ = ["LocalTables", "TableLog", "new_id"]
