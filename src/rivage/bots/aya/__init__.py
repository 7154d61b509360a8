"""A team of builders for Aya: one shared plan, read off the table."""

from .levels import choose
from .pace import pace

__all__ = ["choose", "pace"]
