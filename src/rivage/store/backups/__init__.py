"""Backup and restore: copies a whole database to one portable file, from and to both SQLite and PostgreSQL."""

from .checking import Contents, Progress
from .restoring import Restored, restore
from .writing import back_up

__all__ = ["Contents", "Progress", "Restored", "back_up", "restore"]
