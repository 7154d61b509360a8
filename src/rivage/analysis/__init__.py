"""Explains matches: why a cascade stopped, and pictures of tables. There is one folder per game."""
