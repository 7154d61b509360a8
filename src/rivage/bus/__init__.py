"""Who owns a table, and who hears of it."""

from .local import LocalBus, Store

__all__ = ["LocalBus", "Store"]
