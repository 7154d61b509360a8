"""Heaps of Nim."""

from typing import Final

NAMES: Final = "ABCD"
"""Names of the heaps, in order."""
LAYOUTS: Final = {"3-4-5": (3, 4, 5), "1-3-5-7": (1, 3, 5, 7)}
"""Pebbles in each heap at the start; the first layout is the default."""
