"""Nim for Rivage: an example of a game in its own package."""

from rivage.registry import GamePackage

from .game import GAME, Nim

PACKAGE = GamePackage(GAME, choose="rivage_nim.bots:choose", lesson="rivage_nim.lesson:LESSON", files="rivage_nim")
"""The value that the entry point of this package names."""

__all__ = ["GAME", "PACKAGE", "Nim"]
