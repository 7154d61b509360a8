"""Chance that nobody can bend and everybody can check: seeds and their commitments, draws, and the proof of them."""

from .dice import commit, new_seed, number, verify
from .drawing import chance_action, chances_of
from .proof import draws
from .seal import OPEN_DAYS, end_of_day, sealed_until, seed_shown

__all__ = [
    "OPEN_DAYS",
    "chance_action",
    "chances_of",
    "commit",
    "draws",
    "end_of_day",
    "new_seed",
    "number",
    "sealed_until",
    "seed_shown",
    "verify",
]
