"""A team of builders for Aya: one shared plan, read off the table."""

from .advice import Advice, advise
from .levels import choose
from .pace import pace

__all__ = ["Advice", "advise", "choose", "pace"]
