"""A whole database in one file, and back: the same portable file whether SQLite or PostgreSQL wrote it or takes it in."""

from .checking import Contents, Progress
from .restoring import Restored, restore
from .writing import back_up

__all__ = ["Contents", "Progress", "Restored", "back_up", "restore"]
