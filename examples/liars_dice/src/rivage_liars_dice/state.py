"""The state of a match of Liar's Dice."""

import msgspec

from .actions import Bid


class Shown(msgspec.Struct, frozen=True):
    """The result of a challenge."""

    bid: Bid
    hands: tuple[tuple[int, ...], ...]
    """The dice of all seats."""
    loser: int
    """The seat that lost a die."""


class LiarsDiceState(msgspec.Struct, frozen=True):
    """Everything that the rules need to know."""

    dice: tuple[int, ...]
    """Number of dice of each seat."""
    hands: tuple[tuple[int, ...], ...]
    """Rolled dice of each seat; empty for a seat without dice, or whose dice are not rolled yet."""
    turn: int
    wild: bool
    """Whether ones count as every face."""
    bid: Bid | None = None
    """The last bid of this round."""
    last: Shown | None = None
    """The result of the last challenge."""
