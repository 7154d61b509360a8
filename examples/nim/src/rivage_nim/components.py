"""What lies on the table."""

from typing import Final

NAMES: Final = "ABCD"
"""What the heaps are called, in their order."""
LAYOUTS: Final = {"3-4-5": (3, 4, 5), "1-3-5-7": (1, 3, 5, 7)}
"""Pebbles in each heap at the beginning; the first is the usual one."""
