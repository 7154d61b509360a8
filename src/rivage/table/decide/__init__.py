"""Decisions: pure functions that turn a command into the events it causes, or refuse it. The current time is an argument."""

from .absence import LENDABLE_AFTER_MS, changes_at, closable, closable_from, lendable
from .consent import offer_repeatable_at
from .decision import DEFAULT_IDLE_LIMITS, Decision, IdleLimits, TableSetup
from .dispatch import PHRASES, decide, summary, with_following_table
from .setup import create_table
from .timeouts import decide_abandoned, decide_due, decide_physics, decide_restart, next_due
from .turns import act_for_bot, round_for_bot

__all__ = [
    "DEFAULT_IDLE_LIMITS",
    "LENDABLE_AFTER_MS",
    "PHRASES",
    "Decision",
    "IdleLimits",
    "TableSetup",
    "act_for_bot",
    "changes_at",
    "closable",
    "closable_from",
    "create_table",
    "decide",
    "decide_abandoned",
    "decide_due",
    "decide_physics",
    "decide_restart",
    "lendable",
    "next_due",
    "offer_repeatable_at",
    "round_for_bot",
    "summary",
    "with_following_table",
]
