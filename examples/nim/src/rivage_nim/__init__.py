"""Nim for Rivage: the example of a game that comes in a package of its own."""

from rivage.registry import GamePackage

from .game import GAME, Nim

PACKAGE = GamePackage(GAME, choose="rivage_nim.bots:choose", lesson="rivage_nim.lesson:LESSON", files="rivage_nim")
"""What the entry point of this package names."""

__all__ = ["GAME", "PACKAGE", "Nim"]
