"""Actions of Liar's Dice."""

import msgspec


class Roll(msgspec.Struct, frozen=True):
    """Chance rolls the dice of one seat."""

    dice: tuple[int, ...]
    """In ascending order."""


class Bid(msgspec.Struct, frozen=True, order=True):
    """A claim: at least `count` dice of all players show `face`. Bids are ordered: a higher one follows a lower one."""

    count: int
    face: int


class Challenge(msgspec.Struct, frozen=True):
    """Doubt the last bid: all dice are shown."""


Action = Roll | Bid | Challenge
