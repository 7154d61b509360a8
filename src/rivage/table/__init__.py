"""One match: commands, events, decisions, the clock, what people are told, and the shell that runs it."""

from .actor import TableActor
from .bots import BotPool, ProcessBots
from .chairs import PHRASES, Chair
from .crowd import Subscriber
from .decisions import decide, summary
from .draft import Decision, Opening
from .folding import evolve, fold
from .log import Log, Summary
from .match import Match
from .sequel import lay

__all__ = [
    "PHRASES",
    "BotPool",
    "Chair",
    "Decision",
    "Log",
    "Match",
    "Opening",
    "ProcessBots",
    "Subscriber",
    "Summary",
    "TableActor",
    "decide",
    "evolve",
    "fold",
    "lay",
    "summary",
]
