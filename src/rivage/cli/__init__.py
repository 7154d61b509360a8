"""The `rivage` command. Each command imports its implementation only when it is called, so that the program starts quickly."""

from .main import main

__all__ = ["main"]
