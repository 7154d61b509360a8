"""Liar's Dice for Rivage: an example of a game with dice and hidden information."""

from rivage.registry import GamePackage

from .game import GAME

PACKAGE = GamePackage(GAME, choose="rivage_liars_dice.bots:choose", files="rivage_liars_dice")
"""The value that the entry point of this package names."""

__all__ = ["GAME", "PACKAGE"]
