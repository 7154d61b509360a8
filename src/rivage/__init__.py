"""Rivage: a server for three tabletop games, with bots and a web client."""

__version__ = "0.6.0"
