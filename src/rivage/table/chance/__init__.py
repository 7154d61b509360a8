"""Chance that nobody can bend and everybody can check: seeds and their commitments, draws, and the proof of them."""

from .deals import Deal, Play, Result, seed_shown
from .dice import commit, new_seed, number, verify
from .drawing import chance_action, chances_of
from .proof import draws

__all__ = [
    "Deal",
    "Play",
    "Result",
    "chance_action",
    "chances_of",
    "commit",
    "draws",
    "new_seed",
    "number",
    "seed_shown",
    "verify",
]
