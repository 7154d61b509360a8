"""Bots for Aya: a team of builders that plan one river of dominoes from the Start tile and build it together.

The same plan is shown to people (`plan_of`) and used to advise them (`advise`).
"""

from .advice import Advice, advise, plan_of
from .levels import choose, pace

__all__ = ["Advice", "advise", "choose", "pace", "plan_of"]
