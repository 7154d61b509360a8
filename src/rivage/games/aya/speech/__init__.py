"""Aya in words: describes the table and the actions as sentences, and parses sentences as actions."""

from .description import describe, label
from .interpret import understand
from .suggestions import spoken

__all__ = ["describe", "label", "spoken", "understand"]
