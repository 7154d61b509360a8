"""Dice of Liar's Dice."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

FACES: Final = range(1, 7)
DICE: Final = (5, 3)
"""Dice of each player at the start; the first is the default."""


@cache
def rolls(count: int) -> dict[tuple[int, ...], int]:
    """Return every roll of `count` dice in ascending order, with the number of ways to throw it."""
    return {
        dice: factorial(count) // prod(map(factorial, Counter(dice).values()))
        for dice in combinations_with_replacement(FACES, count)
    }
