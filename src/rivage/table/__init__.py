"""One match: commands, events, decisions, the clock, what people are told, and the shell that runs it."""

from rivage.table.decide.decision import Decision, Opening
from rivage.table.decide.dispatch import summary
from rivage.table.decide.opening import lay
from rivage.table.match.folding import evolve, fold
from rivage.table.match.match import Match
from rivage.table.match.seats import PHRASES, Chair
from rivage.table.run.actor import TableActor
from rivage.table.run.bot_pool import BotPool, ProcessBots
from rivage.table.run.people import Subscriber

from .log import Log, Summary

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
    "evolve",
    "fold",
    "lay",
    "summary",
]
