"""Bots for Deep River."""

from .levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
