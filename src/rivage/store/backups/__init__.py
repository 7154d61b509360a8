"""A whole database in one file, and back: the same portable file whether SQLite or PostgreSQL wrote it or takes it in."""

from .checking import Contents
from .progress import Progress
from .restoring import restore
from .writing import back_up

__all__ = ["Contents", "Progress", "back_up", "restore"]
