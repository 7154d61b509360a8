"""Rivage: a home for three tabletop games by the water."""

__version__ = "0.6.0"
