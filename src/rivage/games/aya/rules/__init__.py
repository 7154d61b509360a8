"""The rules as the contract asks for them: actions, chance, and where pieces may be put."""

from .transitions import apply, legal_actions, needs_consent, outcome, set_up, simulated, timers, to_act, unmoved

__all__ = ["apply", "legal_actions", "needs_consent", "outcome", "set_up", "simulated", "timers", "to_act", "unmoved"]
