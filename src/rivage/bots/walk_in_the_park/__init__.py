"""Bots for A Walk in the Park."""

from .levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
