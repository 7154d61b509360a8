"""The rules of Aya: the functions of the game contract, outcomes of chance, and checks of places."""

from .transitions import apply, legal_actions, needs_consent, no_motion, outcome, set_up, simulated, timers, to_act

__all__ = ["apply", "legal_actions", "needs_consent", "no_motion", "outcome", "set_up", "simulated", "timers", "to_act"]
