"""A team of builders for Aya: they read the table and grow one river from the Start tile."""

from .advice import Advice, advise, plan_of
from .levels import choose, pace

__all__ = ["Advice", "advise", "choose", "pace", "plan_of"]
