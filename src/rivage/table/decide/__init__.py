"""What is decided: every command answered with the events it leads to, or refused; pure, with time as an argument."""

from .absence import LENDABLE_AFTER_MS, changes_at, closable, closable_from, lendable
from .consent import may_ask_from
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
    "may_ask_from",
    "next_due",
    "round_for_bot",
    "summary",
    "with_following_table",
]
