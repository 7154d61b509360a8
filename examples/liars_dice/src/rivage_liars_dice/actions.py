"""Actions of Liar's Dice."""

import msgspec


class Roll(msgspec.Struct, frozen=True):
    """Chance rolls the dice of one seat."""

    dice: tuple[int, ...]
    """The dice in ascending order."""


class Bid(msgspec.Struct, frozen=True, order=True):
    """Claim that at least `count` dice of all players show `face`. Bids compare by count, then by face."""

    count: int
    face: int


class Challenge(msgspec.Struct, frozen=True):
    """Doubt the last bid. All dice are shown."""


Action = Roll | Bid | Challenge
