"""Aya in words: describes the table and the actions as sentences, and parses sentences as actions."""

from .description import describe, label
from .interpret import interpret
from .suggestions import suggestions

__all__ = ["describe", "interpret", "label", "suggestions"]
