"""The `rivage` command. Each command's work is imported only when it is called, so that every answer comes quickly."""

from .main import main

__all__ = ["main"]
