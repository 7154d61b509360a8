"""Who owns a table, and who hears of it."""

from .local import LocalBus, Store, new_id

__all__ = ["LocalBus", "Store", "new_id"]
